// Made by `make wire` from src/brushpass/server/constants.py; do not edit.
import type { Element } from './wire.gen';

export const CITIES: readonly Element[] = ["london", "panama", "tokyo", "paris", "nairobi"];
export const DEVICES: readonly Element[] = ["aeroplane", "solar-oven", "submarine", "satellite", "cipher-radio"];
export const AGENTS: readonly Element[] = ["agent-blue", "agent-red", "agent-green", "agent-yellow", "agent-violet"];
export const ELEMENTS: readonly Element[] = ["london", "panama", "tokyo", "paris", "nairobi", "aeroplane", "solar-oven", "submarine", "satellite", "cipher-radio", "agent-blue", "agent-red", "agent-green", "agent-yellow", "agent-violet"];
export const HAND: Readonly<Record<number, number>> = {"2": 6, "3": 4, "4": 3};
export const OURS: readonly Element[] = ["nairobi", "submarine", "satellite", "cipher-radio", "agent-red", "agent-green", "agent-yellow", "agent-violet"];
