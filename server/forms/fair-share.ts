/**
 * What one sender may have of something that all share: its own limit until half is taken, then ever less, so that whoever has nothing
 * yet finds room until the last. A handful of addresses would take it all otherwise.
 */
export const fairShare = (limit: number, taken: number, total: number): number =>
  Math.min(limit, 2 * limit * (1 - taken / total));
