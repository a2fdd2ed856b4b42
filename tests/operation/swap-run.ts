/** A release, a rollback and changed settings under steady load: for the test, and for the table of faults. */
import { FILLED, storedInquiries } from '#tests/contract/form-server.ts';
import { changeTo, releaseBefore } from '#tools/release/make.ts';
import { ask, load, type Ended } from './load.ts';
import { until, type SiteFolder } from './site-folder.ts';

/** A rate at which a gap of a moment shows. */
export const PER_SECOND = 50;
/** Every tenth request is an inquiry. */
const isInquiry = (count: number): boolean => count % 10 === 9;

export interface SwapOutcome {
  readonly answers: readonly Ended[];
  readonly lost: readonly string[];
  /** Inquiries sent, and inquiries in the database afterwards. */
  readonly sent: number;
  readonly stored: number;
}

/** The mark of the release that answers. */
export const markOf = async (origin: string): Promise<string | undefined> =>
  /mark:(\w+)/.exec((await ask(origin, '/')).body)?.[1];

/**
 * Changes to the release with the mark `second`, back, and to new settings.
 *
 * @param folder serves the release before it, with the mark `first`, and trusts this machine as a proxy
 */
export async function runSwaps(
  folder: SiteFolder,
  supervisor: Awaited<ReturnType<SiteFolder['serve']>>,
  second: string,
): Promise<SwapOutcome> {
  let sent = 0;
  const running = load(PER_SECOND, (count, agent) => {
    if (isInquiry(count)) sent += 1;
    return ask(folder.origin, isInquiry(count) ? '/f/inquiry' : '/', {
      ...(agent && { agent }),
      // Each from an address of its own: one sender may not send so many.
      ...(isInquiry(count) && {
        form: { ...FILLED, inquiry: `number ${count}` },
        from: `198.18.${Math.floor(count / 10 / 250) % 250}.${(Math.floor(count / 10) % 250) + 1}`,
      }),
    });
  });
  await changeTo(folder.root, second);
  await until('the second release', async () => (await markOf(folder.origin)) === 'second');
  await changeTo(folder.root, await releaseBefore(folder.root));
  await until('the first release again', async () => (await markOf(folder.origin)) === 'first');
  const before = supervisor.said().split('serving').length;
  process.kill(supervisor.pid, 'SIGHUP');
  await until('a new server', () => supervisor.said().split('serving').length > before);
  const { answers, lost } = await running.end();
  return { answers, lost, sent, stored: storedInquiries(folder.data).length };
}
