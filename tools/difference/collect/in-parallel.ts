/** Called with how many are done, and of how many. */
export type Report = (done: number, total: number) => void;

/** Does something with each item, a few at a time. @returns the results in the items' order */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  report: Report,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const rest = items.entries();
  let done = 0;
  const worker = async () => {
    for (const [index, item] of rest) {
      results[index] = await work(item);
      report((done += 1), items.length);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
