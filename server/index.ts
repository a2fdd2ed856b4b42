/**
 * Serves the built site: `node server/index.ts [dist]`. Settings come from the environment and `.env` (see `.env.example`).
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createApp } from './app.ts';
import { DRAIN } from './drain.ts';
import { loadEnvFile } from './env-file.ts';
import { startInquiries } from './forms/inquiries.ts';
import { originCheck } from './forms/origin.ts';
import { createRefusalTally } from './forms/refusal-tally.ts';
import { addHealthRoutes } from './health.ts';
import { listen } from './listen.ts';
import { createLog } from './log.ts';
import { createRequestId } from './request-id.ts';
import { logRequests } from './request-log.ts';
import { warnOfUnknownProxy } from './proxy-warning.ts';
import { addNoticeRoute } from './notice.ts';
import { collectMisses } from './misses/collector.ts';
import { readSettings } from './settings.ts';
import { siteListener } from './site-request.ts';
import { addMachineRoutes } from './machine/machine.ts';
import { loadSite } from './site.ts';
import { siteUrlWarning } from './site-url.ts';
import { transportSecurity } from './transport-security.ts';
import { collectVitals } from './vitals/collector.ts';

const PARENT_LOOK_MS = 500;

const USAGE = `npm run serve [-- FOLDER]

Serves a built site: FOLDER holds routes.json and site/ (default: dist). Settings: .env.example.`;

// A log that nobody reads any more is no reason to stop serving.
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { help: { type: 'boolean', short: 'h', default: false } },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  loadEnvFile();
  const settings = readSettings(process.env);
  const dist = positionals[0] ?? join(import.meta.dirname, '..', 'dist');
  const site = await loadSite(dist);
  const log = createLog({ format: settings.logFormat });
  const release = process.env['SITE_RELEASE'];
  log.info('settings in force', {
    ...settings.inForce,
    release: release ?? null,
    build: site.build,
  });
  const warning = siteUrlWarning(site.siteUrl, settings.siteUrl);
  if (warning !== undefined) log.warn(warning);
  const requestId = createRequestId(settings.isTrustedProxy);
  const inquiries = await startInquiries(settings, {
    contact: site.contact,
    sheets: site.sheets,
    log,
    requestId,
  });
  const isOwn = originCheck(settings.siteUrl, log.warn);
  const vitals =
    site.vitals &&
    collectVitals({
      pages: site.vitals.pages,
      isTrustedProxy: settings.isTrustedProxy,
      isOwn,
      keep: inquiries.addVitals,
    });
  const misses = settings.countMisses ? collectMisses({ ...settings, isOwn }) : undefined;
  const app = createApp(site, {
    log,
    requestId,
    siteUrl: settings.siteUrl,
    securityContact: settings.securityContact,
    addRoutes: (routes) => {
      addHealthRoutes(routes, {
        build: site.build,
        release,
        keptBytes: site.keptBytes,
        storeStatus: inquiries.status,
        expectsCanary: settings.canaryKey !== undefined,
      });
      addNoticeRoute(routes, settings.dataDir);
      vitals?.addRoutes(routes);
      misses?.addRoutes(routes);
      inquiries.addRoutes(routes);
      addMachineRoutes(routes, { ...settings, dist, build: site.build, warn: log.warn });
    },
  });
  const crowd = createRefusalTally(log, { of: 'connections' });
  const headers = transportSecurity(settings.siteUrl);
  const answering = { fetch: app.fetch, first: siteListener(site, headers) };
  const running = await listen(answering, settings, {
    headers,
    refused: () => crowd.count('too many'),
  });
  warnOfUnknownProxy(running.server, settings.isTrustedProxy, log);
  if (settings.logRequests) logRequests(running.server, log, requestId);
  const end = async (ended: Promise<void>) => {
    try {
      await ended;
      crowd.stop();
      vitals?.stop();
      await misses?.stop();
      await inquiries.stop();
      process.exit(0);
    } catch (error) {
      // A thread that waits for a disk cannot be ended, and an exit would wait for it.
      log.error(String(error));
      process.kill(process.pid, 'SIGKILL');
    }
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => void end(running.stop()));
  }
  // npm starts us through a shell, and a signal to npm ends both without reaching us: losing the parent is the signal.
  if (process.env['npm_lifecycle_event'] !== undefined) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && void end(running.stop()), PARENT_LOOK_MS).unref();
  }
  // From the supervisor, when the next release has taken over.
  process.on('message', (message) => message === DRAIN && void end(running.drain()));
  log.info(`${site.addresses} addresses.`);
  if (site.samples > 0)
    log.info(`${site.samples} samples are to be replaced before a release: npm run content:report`);
  log.info(`Ready at ${running.url}`);
} catch (error) {
  // Whoever starts the server is to read one sentence, not a stack.
  console.error(error instanceof Error ? error.message : error);
  // The database's thread may have started, and would keep the process alive.
  process.exit(1);
}
