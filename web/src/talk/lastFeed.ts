/**
 * The same function, with its last answer kept: several parts of a page ask what came of the claims in the same feed,
 * and each answer reads the whole of it.
 */
export function lastFeed<Feed, Found>(read: (feed: Feed, recall: boolean) => Found): typeof read {
  let last: { feed: Feed; recall: boolean; found: Found } | null = null;
  return (feed, recall) => {
    if (last?.feed !== feed || last.recall !== recall) last = { feed, recall, found: read(feed, recall) };
    return last.found;
  };
}
