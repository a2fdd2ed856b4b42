/** Processor time that a function takes on this thread, in milliseconds: the same however busy the machine is. */
export async function cpuMsOf(run: () => unknown): Promise<number> {
  const before = process.threadCpuUsage();
  await run();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}
