/** Where on the table a choice points: at the seats that it is about, and at the tokens. */
import { left, right } from '../../table/seats';
import type { Pointed } from '../contract';
import type { Choice } from './wire.gen';

export function pointsAt(choice: Choice, seat: number, players: number): Pointed {
  switch (choice.choice) {
    case 'offer':
    case 'hand':
    case 'shoot':
      return { seats: [choice.to], slots: [] };
    case 'exchange':
      return { seats: [], slots: [choice.a, choice.b] };
    case 'look':
      return { seats: [], slots: [choice.slot] };
    case 'divert':
      return { seats: [], slots: ['centre', choice.side === 'left' ? left(seat, players) : right(seat, players)] };
    case 'accept':
    case 'intervene':
      return { seats: [seat], slots: [] };
    case 'refuse':
    case 'stand-by':
      return { seats: [], slots: [] };
  }
}
