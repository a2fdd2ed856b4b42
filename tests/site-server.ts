/**
 * The server of the browser tests: `dist/` on a free port, with a data folder of its own. It ends with the test run, however
 * that ends, and takes its data along.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { endWith } from './end-with.ts';

const data = mkdtempSync(join(tmpdir(), 'site-tests-'));
process.on('exit', () => rmSync(data, { recursive: true, force: true }));

// No mail either, whatever .env says.
Object.assign(process.env, {
  HOST: '127.0.0.1',
  PORT: '0',
  DATA_DIR: data,
  SMTP_URL: '',
  MAIL_CONFIRMATION: '',
});
endWith(Number(process.env['TEST_RUNNER_PID']));
await import('#server/index.ts');
