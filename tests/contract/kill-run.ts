/**
 * Kills the form service with SIGKILL at random moments under load, starts it again, and counts: every acknowledged
 * inquiry is there, and once. What was not acknowledged is sent again with its key, as the form does.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

import { END_WITH_PARENT } from '#tests/end-with.ts';

import { openDatabase } from '#server/forms/database.ts';

import { sendInquiry } from './form-server.ts';

export interface KillCounts {
  readonly kills: number;
  /** Inquiries that somebody wrote. */
  readonly written: number;
  /** Of them, those that got an answer before a kill, and those that needed another attempt. */
  readonly acknowledged: number;
  readonly sentAgain: number;
  /** Acknowledged, and not there. */
  readonly lost: number;
  /** There more than once. */
  readonly doubled: number;
}

/** Senders at a time. */
const SENDERS = 8;
/** A process lives so long under load before it is killed. */
const MAX_LIFE_MS = 120;

async function startProcess(dataDir: string): Promise<{ child: ChildProcess; url: string }> {
  const program = join(import.meta.dirname, 'form-process.ts');
  const child = spawn(process.execPath, [...END_WITH_PARENT, program, dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [url] = (await once(createInterface(child.stdout), 'line')) as [string];
  return { child, url };
}

/** Sends one inquiry; whether it was acknowledged. */
async function send(url: string, key: string): Promise<boolean> {
  try {
    const response = await sendInquiry(url, { inquiry: `No. ${key}`, _idempotency: key });
    const answer = (await response.json()) as { next?: unknown };
    return response.status === 200 && typeof answer.next === 'string';
  } catch {
    return false; // killed meanwhile
  }
}

/**
 * Runs the test.
 *
 * @param random from 0 to 1, below 1
 */
export async function runKills(
  dataDir: string,
  kills: number,
  random: () => number,
): Promise<KillCounts> {
  const acknowledged = new Set<string>();
  let waiting: string[] = [];
  let written = 0;
  let sentAgain = 0;

  const nextKey = () => {
    const old = waiting.shift();
    if (old !== undefined) {
      sentAgain += 1;
      return old;
    }
    written += 1;
    return `k${written}`;
  };

  for (let kill = 0; kill <= kills; kill += 1) {
    const { child, url } = await startProcess(dataDir);
    const exited = once(child, 'exit');
    let alive = true;
    const sender = async () => {
      while (alive) {
        const key = nextKey();
        if (await send(url, key)) acknowledged.add(key);
        else waiting.push(key);
      }
    };
    const senders = Array.from({ length: SENDERS }, sender);
    await new Promise((done) => setTimeout(done, random() * MAX_LIFE_MS));
    if (kill < kills) {
      child.kill('SIGKILL');
      await exited;
      alive = false;
      await Promise.all(senders);
    } else {
      // The last one lives: everybody who still waits gets through.
      alive = false;
      await Promise.all(senders);
      for (const key of waiting) if (await send(url, key)) acknowledged.add(key);
      waiting = waiting.filter((key) => !acknowledged.has(key));
      child.kill('SIGKILL');
      await exited;
    }
  }

  const database = openDatabase(dataDir);
  const rows = database
    .prepare('SELECT idempotency_key AS key, count(*) AS times FROM inquiry GROUP BY 1')
    .all();
  database.close();
  const times = new Map(rows.map((row) => [String(row['key']), Number(row['times'])]));
  return {
    kills,
    written,
    acknowledged: acknowledged.size,
    sentAgain,
    lost: [...acknowledged].filter((key) => !times.has(key)).length,
    doubled: [...times.values()].filter((count) => count > 1).length,
  };
}
