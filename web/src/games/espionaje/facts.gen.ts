// Made by `make wire` from src/brushpass/server/constants.py; do not edit.
import type { Facts } from '../contract';

export const FACTS: Facts = {"name": "espionaje", "title": "ESPIONAJE CARTAS", "order": 2, "players": [2, 4], "switches": [{"name": "clue_accusation", "values": [false, true]}, {"name": "accuse_after_asking", "values": [false, true]}, {"name": "no_early_accusation", "values": [false, true]}], "levels": ["rookie-1", "rookie-2", "agent-3", "agent-4", "handler-5", "handler-6", "spymaster-7", "mastermind-8"], "has_phrases": true, "has_dossier": true, "has_judge": true, "asked_in_secret": ["show"]};
