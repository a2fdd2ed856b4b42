import { PER_SECOND, runSwaps } from '#tests/operation/swap-run.ts';
import { makeSiteFolder } from '#tests/operation/site-folder.ts';
import { changeTo } from '#tools/release/make.ts';

import type { FaultCase } from './case.ts';

/** The site changes while people use it. */
export const releaseSwap: readonly FaultCase[] = [
  {
    test: 'no request and no inquiry is lost, none is stored twice',
    tried: `a release, a rollback and changed settings at ${PER_SECOND} requests a second`,
    run: async () => {
      await using folder = await makeSiteFolder({ TRUST_PROXY: '127.0.0.1' });
      await changeTo(folder.root, await folder.release('first'));
      const supervisor = await folder.serve();
      const second = await folder.release('second');
      const { answers, lost, sent, stored } = await runSwaps(folder, supervisor, second);
      const wrong = answers.filter(({ status }) => status !== 200).length;
      return {
        result: `${answers.length} answered, ${lost.length} lost, ${wrong} wrong; ${sent} inquiries sent, ${stored} stored`,
        passed: lost.length === 0 && wrong === 0 && sent === stored && sent > 0,
      };
    },
  },
];
