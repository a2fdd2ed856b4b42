/** What a process has used so far, as Linux counts it. */
import { readFile } from 'node:fs/promises';

/** Unit of the times in /proc (`getconf CLK_TCK`, the same on every Linux of today). */
const TICKS_PER_SECOND = 100;

async function cpuTicks(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name, in parentheses, may hold anything; user and system time are the 12th and 13th fields after it.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return Number(fields[11]) + Number(fields[12]);
}

async function childrenOf(pid: number): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.split(' ').filter(Boolean).map(Number);
}

/** Processor time of a process and its children, in microseconds. */
export async function cpuMicroseconds(pid: number): Promise<number> {
  const ticks = await Promise.all([pid, ...(await childrenOf(pid))].map(cpuTicks));
  return (ticks.reduce((sum, each) => sum + each, 0) * 1e6) / TICKS_PER_SECOND;
}

/** Resident memory of a process, in megabytes. */
export async function residentMegabytes(pid: number): Promise<number> {
  const text = await readFile(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+) kB/.exec(text)?.[1]) / 1000);
}
