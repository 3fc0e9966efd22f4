/** How a connection begins. */
import type { Inbound } from '../wire.gen';

export const openSocket = (): WebSocket =>
  new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`);

export const helloOf = (code: string, after: number, seat: number | null): Inbound => ({
  type: 'hello',
  code,
  after,
  ...(seat !== null && { seat }),
});
