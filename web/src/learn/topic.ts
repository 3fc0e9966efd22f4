/** Which game a page of rules is about. */
import { GAMES } from '../games';
import { catalogue } from '../games/catalogue.svelte';

/** The game that the address names; the first one that has rules here for any other address. */
export function topicOf(topic: string): string {
  if (catalogue.of(topic)) return topic;
  const [first] = [...GAMES.values()].filter(({ Rules }) => Rules);
  return first?.facts.name ?? topic;
}
