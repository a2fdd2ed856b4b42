/** What a visitor feels while something else happens to the server. */
import { Agent, get } from 'node:http';

/** Time between two requests of a visitor, in milliseconds. */
const EVERY_MS = 10;
const TIMEOUT_MS = 300_000;

/** A busy machine delays both requests of a pair; one that waits this much longer than twice the other's time waits for the server. */
const LONGER_MS = 500;

/** What was felt, in milliseconds. */
export interface Felt {
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly maxMs: number;
  readonly requests: number;
  /** Requests without a whole answer of status 200. */
  readonly failed: number;
  /** Share of requests that waited at least `LONGER_MS` longer than twice the time of the request sent to the last address with it. */
  readonly longerShare: number;
}

/** Resolves to whether the answer was whole and of status 200. */
function request(url: string, agent: Agent): Promise<boolean> {
  return new Promise((resolve) => {
    const sent = get(url, { agent, timeout: TIMEOUT_MS }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('close', () => resolve(false));
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', () => resolve(false));
  });
}

/**
 * Asks each address again and again while something happens. A request is sent at its time whether or not the one before
 * it is answered, and its wait counts from that time: else a server that stands still for ten seconds would be one slow
 * answer among hundreds of quick ones.
 *
 * Two servers asked in the same run share whatever else the machine does, so the last one is the measure of the others.
 *
 * @returns for each address what was felt, in the same order
 */
export async function feel(
  urls: readonly string[],
  happening: () => Promise<unknown>,
): Promise<Felt[]> {
  const agents = urls.map(() => new Agent({ keepAlive: true }));
  const waits = urls.map(() => [] as number[]);
  const failed = urls.map(() => 0);
  const answers: Promise<void>[] = [];
  let over = false;
  const done = happening().finally(() => {
    over = true;
  });
  const started = performance.now();
  for (let count = 0; !over; count += 1) {
    const due = started + count * EVERY_MS;
    const early = due - performance.now();
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early));
    for (const [index, url] of urls.entries()) {
      answers.push(
        request(url, agents[index]!).then((whole) => {
          waits[index]![count] = performance.now() - due;
          if (!whole) failed[index] = (failed[index] ?? 0) + 1;
        }),
      );
    }
  }
  await done;
  await Promise.all(answers);
  for (const agent of agents) agent.destroy();
  const lastWaits = waits.at(-1) ?? [];
  return waits.map((times, index) => {
    const longer = times.filter((wait, count) => wait >= 2 * lastWaits[count]! + LONGER_MS).length;
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) =>
      Math.round(10 * (sorted[Math.floor((sorted.length - 1) * share)] ?? 0)) / 10;
    return {
      p50Ms: at(0.5),
      p99Ms: at(0.99),
      maxMs: at(1),
      requests: sorted.length,
      failed: failed[index] ?? 0,
      longerShare: longer / times.length,
    };
  });
}
