import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { FaultRow } from './case.ts';

/** Tests that break something and look at what holds: each of their cases is a row. What they break, in a word. */
const SUITES: readonly { tried: string; file: string }[] = [
  { tried: 'connections', file: 'tests/server/connections.test.ts' },
  { tried: 'start and stop', file: 'tests/server/process.test.ts' },
  { tried: 'addresses and methods', file: 'tests/server/downloads.test.ts' },
  { tried: 'abuse', file: 'tests/contract/abuse.test.ts' },
  { tried: 'random requests', file: 'tests/contract/fuzz.test.ts' },
  { tried: 'canary', file: 'tests/contract/canary.test.ts' },
  { tried: 'storage', file: 'tests/contract/storage-failure.test.ts' },
  { tried: 'killed at any moment', file: 'tests/contract/kill.test.ts' },
  { tried: 'mail', file: 'tests/contract/smtp.test.ts' },
  { tried: 'staff commands', file: 'tests/contract/staff.test.ts' },
  { tried: 'release', file: 'tests/operation/release.test.ts' },
  { tried: 'proxy', file: 'tests/operation/nginx-proxy.test.ts' },
  { tried: 'seen from outside', file: 'tests/operation/monitoring.test.ts' },
  { tried: 'web vitals', file: 'tests/server/vitals.test.ts' },
  { tried: 'desk beside the server', file: 'tests/operation/desk.test.ts' },
];

/** What Vitest's JSON reporter writes, as far as it is read here. */
interface Report {
  testResults: {
    name: string;
    message?: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages?: string[] | null;
    }[];
  }[];
}

const firstLine = (text = '') => text.trim().split('\n')[0]?.replaceAll('|', '/') ?? '';

/** Runs the tests whose row holds `only`; hands each suite's rows on when it has ended. @param root the project's folder */
export async function suiteRows(
  root: string,
  only: string,
  show: (row: FaultRow) => void,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'faults-'));
  try {
    for (const { tried, file } of SUITES) {
      const output = join(folder, 'report.json');
      await rm(output, { force: true });
      // It ends with 1 where a test fails, which its report says.
      await new Promise<void>((resolve) => {
        const options = ['--reporter=json', `--outputFile=${output}`];
        if (!tried.includes(only)) options.push('-t', RegExp.escape(only));
        execFile('npx', ['vitest', 'run', file, ...options], { cwd: root }, () => resolve());
      });
      const report = await readFile(output, 'utf8').then(
        (text) => JSON.parse(text) as Report,
        () => undefined,
      );
      if (!report) show({ test: file, tried, result: 'Vitest did not report', passed: false });
      for (const { message, assertionResults } of report?.testResults ?? []) {
        if (assertionResults.length === 0)
          show({ test: file, tried, result: firstLine(message), passed: false });
        for (const { fullName, status, duration, failureMessages } of assertionResults) {
          if (status === 'pending' || status === 'skipped') continue;
          const passed = status === 'passed';
          const result = passed
            ? `${Math.round(duration ?? 0)} ms`
            : firstLine(failureMessages?.[0]);
          show({ test: fullName.trim(), tried, result, passed });
        }
      }
    }
  } finally {
    await rm(folder, { recursive: true });
  }
}
