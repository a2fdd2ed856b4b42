import { expect, test } from 'vitest';

import { mutantsPage } from './page.ts';

const mutants = (...statuses: string[]) => ({
  mutants: statuses.map((status) => ({
    status,
    mutatorName: 'StringLiteral',
    location: { start: { line: 7 } },
    ...(status === 'Ignored' && { statusReason: 'shown to nobody' }),
  })),
});

test('each folder has its score, and what is left out its place and reason', () => {
  const page = mutantsPage(
    {
      files: {
        'contract/notice.ts': mutants('Killed', 'Timeout', 'Killed', 'Survived', 'CompileError'),
        'app/shared/units/units.ts': mutants('Killed', 'NoCoverage', 'Ignored'),
      },
    },
    { command: 'npm run mutants', commit: '0123abcd', day: '2026-01-02', minutes: 61.4 },
  );
  expect(page).toContain('on 2026-01-02, commit 0123abcd, 61 minutes.');
  expect(page.match(/^\| .*%.*$/gm)).toEqual([
    '| `app/shared/units/` | 50.0 % | 1 | 0 | 1 | 1 |',
    '| `contract/` | 75.0 % | 3 | 1 | 0 | 0 |',
    '| all | 66.7 % | 4 | 1 | 1 | 1 |',
  ]);
  expect(page).toContain('- `app/shared/units/units.ts:7`, StringLiteral: shown to nobody');
});
