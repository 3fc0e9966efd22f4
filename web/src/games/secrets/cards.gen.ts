// Made by `make wire` from src/brushpass/server/constants.py; do not edit.
import type { Face, Kind } from './wire.gen';

export const KINDS: readonly Kind[] = ["double-agent", "politician", "psychiatrist", "detective", "journalist", "scientist", "diplomat", "assassin"];
export const COPIES: Readonly<Record<Kind, number>> = {"double-agent": 3, "politician": 4, "psychiatrist": 2, "detective": 3, "journalist": 4, "scientist": 6, "diplomat": 3, "assassin": 4};
export const VALUE: Readonly<Record<Kind, number>> = {"double-agent": 2, "politician": 3, "psychiatrist": -1, "detective": -2, "journalist": 3, "scientist": 5, "diplomat": 1, "assassin": 0};
export const CHARACTERS: readonly Kind[] = ["double-agent", "double-agent", "double-agent", "politician", "politician", "politician", "politician", "psychiatrist", "psychiatrist", "detective", "detective", "detective", "journalist", "journalist", "journalist", "journalist", "scientist", "scientist", "scientist", "scientist", "scientist", "scientist", "diplomat", "diplomat", "diplomat", "assassin", "assassin", "assassin", "assassin"];
export const BULLETS: readonly number[] = [0, -1, -2, -3];
export const FACES: readonly Face[] = ["cia", "kgb", "hippie"];
export const POOL: Readonly<Record<number, readonly Face[]>> = {"4": ["cia", "cia", "kgb", "kgb", "hippie"], "5": ["cia", "cia", "kgb", "kgb", "hippie", "hippie"], "6": ["cia", "cia", "cia", "kgb", "kgb", "kgb", "hippie"], "7": ["cia", "cia", "cia", "kgb", "kgb", "kgb", "hippie", "hippie"], "8": ["cia", "cia", "cia", "cia", "kgb", "kgb", "kgb", "kgb", "hippie"]};
export const LIMIT: Readonly<Record<number, number>> = {"4": 5, "5": 5, "6": 5, "7": 4, "8": 4};
