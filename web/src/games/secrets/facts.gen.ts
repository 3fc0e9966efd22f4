// Made by `make wire` from src/brushpass/server/constants.py; do not edit.
import type { Facts } from '../contract';

export const FACTS: Facts = {"name": "secrets", "title": "SECRETS", "order": 1, "players": [4, 8], "switches": [{"name": "tied_hippies_win", "values": [false, "among-hippies", true]}, {"name": "last_pairs_stay", "values": [false, true]}, {"name": "begins", "values": ["chance", "winner", "seat-0", "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7"]}], "levels": ["rookie-1", "rookie-2", "agent-3", "agent-4", "handler-5", "handler-6", "spymaster-7", "mastermind-8"], "has_phrases": true, "has_dossier": true, "has_judge": true, "asked_in_secret": []};
