/** Either game's sight, folded by the game's own fold. */
import type { EspionajeSeen, SecretsSeen } from '../wire.gen';
import * as espionaje from './espionaje';
import * as secrets from './secrets';
import type { Viewer } from './seats';

export type GameName = 'secrets' | 'espionaje';
export type AnySeen = SecretsSeen | EspionajeSeen;
export type AnySight = secrets.Sight | espionaje.Sight;

/** The sight after an event of this game. */
export function folded(game: GameName, seat: Viewer, sight: AnySight | null, event: AnySeen): AnySight {
  if (event.event === 'began') {
    return game === 'secrets'
      ? secrets.begin(seat, event as secrets.Seen & { event: 'began' })
      : espionaje.begin(seat, event as espionaje.Seen & { event: 'began' });
  }
  return game === 'secrets'
    ? secrets.fold(sight as secrets.Sight, event as secrets.Seen)
    : espionaje.fold(sight as espionaje.Sight, event as espionaje.Seen);
}
