/** Interval between progress lines when stdout is no terminal. */
const LINE_EVERY_MS = 5000;

/** Called after each part of a step. */
export type Report = (done: number, total: number) => void;

/** Says how far a step is: on a terminal in one line that is rewritten, elsewhere in a line every few seconds. */
export function progressOf(name: string): Report {
  const live = process.stdout.isTTY;
  let told = performance.now();
  return (done, total) => {
    if (live) process.stdout.write(`\r\u001B[K${done < total ? `  ${name} ${done}/${total}` : ''}`);
    if (live || done === total || performance.now() - told < LINE_EVERY_MS) return;
    told = performance.now();
    console.log(`  ${name}: ${done} of ${total}`);
  };
}

/** Runs a step of the build and prints what it did, with a count and its time. */
export async function step<T>(
  name: string,
  run: (report: Report) => Promise<T>,
  count?: (result: T) => string,
): Promise<T> {
  const start = performance.now();
  const result = await run(progressOf(name));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const what = count ? `${count(result)}, ` : '';
  console.log(`  ${name}: ${what}${seconds} s`);
  return result;
}
