/** `npm run dev`: the site made anew at each request, which shows edits in the open page. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { createServer } from 'vite';

import { commandLine, positiveInteger, runCommand, UserError } from './command-line.mjs';
import { devChanges } from './dev/changes.ts';
import { devDocuments } from './dev/documents.ts';
import { devForm } from './dev/form.ts';

const USAGE = `npm run dev [-- --port <number>] [--host <address>]

The site while you work on it: an edited message, content entry, component or style shows in the open page, and what
stands in a form stays. The inquiry form is answered; inquiries lie in .cache/dev-data.

  --port <number>   this port; without it 5173, or the next that is free
  --host <address>  where to listen: 0.0.0.0 for other machines; without it localhost only`;

const ROOT = join(import.meta.dirname, '..');

const { values } = commandLine(USAGE, {
  options: { port: { type: 'string' }, host: { type: 'string' } },
});
const port = values.port === undefined ? undefined : positiveInteger('port', values.port);

await runCommand(async () => {
  const fonts = spawnSync(process.execPath, [join(ROOT, 'tools/fonts.ts')], { stdio: 'inherit' });
  if (fonts.status !== 0) return 1;
  const server = await createServer({
    root: ROOT,
    // Beside what else can be made again, and not in node_modules, which an installation empties.
    cacheDir: '.cache/vite',
    clearScreen: false,
    plugins: [devChanges(), devForm(), devDocuments()],
    server: {
      ...(port !== undefined && { port, strictPort: true }),
      ...(values.host !== undefined && { host: values.host }),
      watch: {
        // Without it the watcher drops a second edit within 50 ms, such as a formatter's after the editor's.
        awaitWriteFinish: { stabilityThreshold: 20, pollInterval: 10 },
        // What is made, and thousands of files.
        ignored: ['.cache', 'dist', 'build', 'models'].map((name) => join(ROOT, name, '**')),
      },
    },
  });
  await server.listen().catch(async (error: unknown) => {
    await server.close();
    throw explained(error);
  });
  server.printUrls();
  server.bindCLIShortcuts({ print: true });
  return undefined;
});

function explained(error: unknown): unknown {
  const isTaken = error instanceof Error && error.message.includes('already in use');
  return isTaken
    ? new UserError(`Port ${port} is in use. Name another one, or none: then a free one is taken.`)
    : error;
}
