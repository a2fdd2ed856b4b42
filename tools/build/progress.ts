/** Runs a step of the build and prints what it did, with a count and its time. */
export async function step<T>(
  name: string,
  run: (report: (done: number, total: number) => void) => Promise<T>,
  count?: (result: T) => string,
): Promise<T> {
  const start = performance.now();
  const live = process.stdout.isTTY;
  const result = await run((done, total) => {
    if (live) process.stdout.write(`\r  ${name} ${done}/${total}`);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const what = count ? `${count(result)}, ` : '';
  process.stdout.write(`${live ? '\r\u001B[K' : ''}  ${name}: ${what}${seconds} s\n`);
  return result;
}
