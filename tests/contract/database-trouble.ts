/** What visitors feel while the database cannot be used: those who read, and one who sends an inquiry. */
import { rename, writeFile } from 'node:fs/promises';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';

import { databaseFile } from '#server/forms/database.ts';
import { feel, type Felt } from '#tests/server/visitor.ts';

import { FILLED } from './form-server.ts';

export interface Trouble {
  readonly name: string;
  /** Makes it; returns how to end it. */
  readonly begin: (dataDir: string) => Promise<() => Promise<void>>;
}

export const TROUBLES: readonly Trouble[] = [
  {
    name: 'locked by another program',
    begin: async (dataDir) => {
      const database = new DatabaseSync(databaseFile(dataDir));
      database.exec('BEGIN IMMEDIATE');
      return async () => {
        database.exec('ROLLBACK');
        database.close();
      };
    },
  },
  {
    name: 'gone, and its folder cannot be made',
    begin: async (dataDir) => {
      await rename(dataDir, `${dataDir}-away`);
      await writeFile(dataDir, 'a file in the place of the folder');
      return async () => {
        await rename(dataDir, `${dataDir}-file`);
        await rename(`${dataDir}-away`, dataDir);
      };
    },
  },
];

/** Inquiries sent at a time while it lasts, and how often. */
const SENDERS = 4;
const ROUNDS = 2;

/** Readers come for at least this long, a hundred of them: where inquiries are refused at once, there would be four. */
const READ_MS = 1_000;

export interface TroubleOutcome {
  /** A visitor of the server in trouble, and one of a server that has none. */
  readonly troubled: Felt;
  readonly calm: Felt;
  /** Statuses of the inquiries, the longest wait for one, and whether each gave back what was typed. */
  readonly statuses: readonly number[];
  readonly longestMs: number;
  readonly typedKept: boolean;
}

/** Sends inquiries as a browser without scripts does, and reads meanwhile. */
export async function measureTrouble(
  troubledUrl: string,
  calmUrl: string,
): Promise<TroubleOutcome> {
  const statuses: number[] = [];
  let longestMs = 0;
  let typedKept = true;
  const sender = async (index: number) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const inquiry = `typed with care, ${index} ${round}`;
      const started = performance.now();
      const answer = await fetch(`${troubledUrl}/f/inquiry`, {
        method: 'POST',
        headers: { Accept: 'text/html' },
        body: new URLSearchParams({ ...FILLED, inquiry }),
      });
      const html = await answer.text();
      longestMs = Math.max(longestMs, performance.now() - started);
      statuses.push(answer.status);
      if (!html.includes(inquiry)) typedKept = false;
    }
  };
  const [troubled, calm] = await feel([troubledUrl, calmUrl], () =>
    Promise.all([
      setTimeout(READ_MS),
      ...Array.from({ length: SENDERS }, (_, index) => sender(index)),
    ]),
  );
  return {
    troubled: troubled!,
    calm: calm!,
    statuses,
    longestMs: Math.round(longestMs),
    typedKept,
  };
}

/** Readers who may wait half a second longer than those of a calm server: what a busy machine does to one process alone. */
const LONGER_SHARE = 0.1;

/**
 * An inquiry waits up to two seconds for a locked database. If a third of the readers waited as well, this share would be
 * exceeded, whereas the median would not change.
 */
export const readersAreUndisturbed = ({ troubled }: TroubleOutcome): boolean =>
  troubled.failed === 0 && troubled.longerShare <= LONGER_SHARE;
