/** What somebody waits for at the desk, alone and while something long is under way. */

/** Milliseconds until an answer is there whole. */
export async function waitFor(url: string): Promise<number> {
  const start = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return performance.now() - start;
}

const PAUSE_MS = 20;

/** Something long, and the longest time that the list took meanwhile; memory is what this process took more at most, in bytes. */
export async function besideOthers(desk: string, path: string, method: 'GET' | 'POST') {
  const before = process.memoryUsage.rss();
  let [longest, peak, isOver] = [0, before, false];
  const others = (async () => {
    while (!isOver) {
      longest = Math.max(longest, await waitFor(`${desk}/`));
      peak = Math.max(peak, process.memoryUsage.rss());
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    }
  })();
  const ask = (asked: string, how: 'GET' | 'POST') =>
    fetch(desk + asked, { method: how, headers: { Origin: desk }, redirect: 'manual' });
  const start = performance.now();
  let answer = await ask(path, method);
  // What takes longer than a browser is kept waiting goes on behind a page that asks again.
  while (answer.headers.has('refresh') || answer.headers.get('location')?.endsWith('working=1')) {
    await answer.arrayBuffer();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
    answer = await ask('/keeping?working=1', 'GET');
  }
  let bytes = 0;
  // Nothing is kept: what a browser writes to its disk is not the desk's memory.
  for await (const chunk of answer.body ?? []) bytes += chunk.length;
  const took = performance.now() - start;
  isOver = true;
  await others;
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}`);
  return { took, bytes, longest, memory: peak - before };
}
