/**
 * Serves the built site: `node server/index.ts [dist]`. Settings come from the environment and `.env` (see `.env.example`).
 */
import { join } from 'node:path';
import { createApp } from './app.ts';
import { DRAIN } from './drain.ts';
import { loadEnvFile } from './env-file.ts';
import { startInquiries } from './forms/inquiries.ts';
import { listen } from './listen.ts';
import { readSettings } from './settings.ts';
import { loadSite } from './site.ts';

try {
  loadEnvFile();
  const settings = readSettings(process.env);
  const site = await loadSite(process.argv[2] ?? join(import.meta.dirname, '..', 'dist'));
  const inquiries = startInquiries(settings, {
    contact: site.contact,
    formKey: process.env['FORM_KEY'] || undefined,
    project: process.env['FORM_PROJECT'] || undefined,
    endpoint: process.env['FORM_ENDPOINT'] || undefined,
  });
  const running = await listen(createApp(site, inquiries.addRoutes), settings);
  const end = (ended: Promise<void>) => void ended.then(inquiries.stop).then(() => process.exit(0));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => end(running.stop()));
  }
  // From the supervisor, when the next release has taken over.
  process.on('message', (message) => message === DRAIN && end(running.drain()));
  const size = (site.bytes / 1e6).toFixed(1);
  console.log(`${site.addresses} addresses, ${size} MB in memory.`);
  console.log(`Ready at ${running.url}`);
} catch (error) {
  // Whoever starts the server is to read one sentence, not a stack.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
