/**
 * Serves the release that a `current` link names, and changes to the next one without a gap:
 * `node server/supervisor.ts [folder]`, the folder being the one that holds `current`, `releases/` and `.env`.
 *
 * The server itself is a worker process. When the link leads elsewhere (or on SIGHUP, for changed settings) the next one is
 * started beside it on the same listening socket. Only once that one listens does the old one drain and end. A release that
 * does not start changes nothing. A worker that dies is started again.
 */
import { resolve } from 'node:path';
import { readEnvFile } from './env-file.ts';
import { createLog } from './log.ts';
import { readLogFormat } from './settings.ts';
import { supervise } from './supervisor/supervise.ts';

const root = resolve(process.argv[2] ?? '.');
const log = createLog({
  format: readLogFormat({ ...readEnvFile(root), ...process.env }),
  fields: { process: 'supervisor' },
});
const { stop, reload } = supervise(root, log);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
process.on('SIGHUP', reload);
