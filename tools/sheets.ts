/** `npm run sheets`: the data sheets and documents as PDF. Part of the build, which makes only what has changed. */
import { type FSWatcher, watch } from 'node:fs';

import { readingContent } from '#content/end-with-faults.ts';

import { loadEnvFile } from '#server/env-file.ts';

import { progressOf } from './build/progress.ts';
import { buildSettings } from './build/settings.ts';
import { commandLine, runCommand } from './command-line.mjs';

const [{ listed }, { makeSheets, OUTPUT }, { revisions }] = await readingContent(() =>
  Promise.all([
    import('./sheets/sheet-list.ts'),
    import('./sheets/make-sheets.ts'),
    import('./sheets/revisions.ts'),
    import('#app/i18n/every-language.ts'),
  ]),
);

const USAGE = `npm run sheets -- [--only <name>]… [--watch] [--dates]

Makes the data sheets and documents as PDF into ${OUTPUT}/files, in both languages; what has not
changed is kept. Templates are sheets/*.typ.

  --only <name>  only sheets whose name holds this: --only pqvf-dn100
  --watch        again after every change of a template
  --dates        records when each file of the content was last changed, in content/dates.json, for
                 checkouts without history`;

const { values } = commandLine(USAGE, {
  options: {
    only: { type: 'string', multiple: true },
    watch: { type: 'boolean' },
    dates: { type: 'boolean' },
  },
});

await runCommand(async () => {
  loadEnvFile();
  if (values.dates) {
    revisions().write(listed.flatMap(({ sources }) => sources));
    return;
  }
  await make();
  if (values.watch) await again();
});

async function make(): Promise<void> {
  const started = performance.now();
  const { made, kept, bytes, withoutCompiler, stale } = await makeSheets({
    site: publicAddress(buildSettings(process.env).SITE_URL),
    only: values.only ?? [],
    onProgress: progressOf('sheets'),
  });
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  if (withoutCompiler)
    console.log(
      '  note: the typesetter has no native part for this platform; sheets in sheets/made are used as they are',
    );
  if (stale.length > 0)
    console.log(
      `  note: ${stale.length} files of the content have changed since their dates were recorded: npm run sheets -- --dates`,
    );
  console.log(
    `  sheets: ${made} made, ${kept} up to date, ${(bytes / 1e6).toFixed(1)} MB, ${seconds} s`,
  );
}

/** Without SITE_URL the settings name this machine, and so does the build: no address that a paper should print. */
function publicAddress(site: string): string | undefined {
  const { hostname } = new URL(site);
  return ['localhost', '127.0.0.1', '[::1]'].includes(hostname) ? undefined : site;
}

/** Makes the sheets again whenever a template changes, until the process is ended. */
async function again(): Promise<void> {
  console.log('  waiting for changes in sheets/');
  let running = Promise.resolve();
  let waiting = false;
  const watcher: FSWatcher = watch('sheets', () => {
    if (waiting) return;
    waiting = true;
    running = running.then(async () => {
      waiting = false;
      await make().catch((error: unknown) =>
        console.error(error instanceof Error ? error.message : error),
      );
    });
  });
  await new Promise((done) => watcher.on('close', done));
}
