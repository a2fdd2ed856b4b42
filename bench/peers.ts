/** `npm run bench:peers`: see the usage below. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { commandLine, positiveInteger, refuse } from '#tools/command-line.mjs';
import { nginxMissing } from '#tests/server/hosts.ts';

import { launch } from './pages/browser.ts';
import { buildPeer } from './peers/build.ts';
import { readContent } from './peers/content.ts';
import { PEER_NAMES, PEERS } from './peers/peers.ts';
import { PATHS, roundOf, type Site } from './peers/rounds.ts';
import { servePeers } from './peers/serve.ts';
import { columnOf, peersTable, type Round } from './peers/table.ts';
import { keepResult, provenance, requireSection, ROOT, writeSection } from './shared/results.ts';
import { startSite } from './shared/site.ts';

const ROUNDS = 5;
/** Fewer give no median worth keeping. */
const MIN_ROUNDS = 3;
const DOCUMENT = 'docs/performance.md';
const SECTION = 'bench:peers';

const USAGE = `Usage: npm run bench:peers -- [options]

Makes the built site's Korean pages in other ways too (the same text, tables, pictures, fonts and links, one plain style
sheet, a dialog for the pictures), and measures all of them in interleaved rounds on slow 4G: first views of
${PATHS.join(', ')}, on a processor four times slower;
presses to another page, the processor as it is, also against that page's content put there by hand.
A whole run (every peer, ${MIN_ROUNDS} rounds or more) is kept in bench/results and written to ${DOCUMENT}. Wants
npm run build before, nginx with its brotli module, and npm's registry at the first time (400 MB in .cache/peers).

  --only NAMES      only these peers, with commas between: ${PEER_NAMES.join(', ')}
  --rounds N        repetitions (${ROUNDS})
  --help            this text`;

const { values: options } = commandLine(USAGE, {
  options: {
    only: { type: 'string', default: PEER_NAMES.join(',') },
    rounds: { type: 'string', default: String(ROUNDS) },
  },
});
const rounds = positiveInteger('rounds', options.rounds);
const names = options.only.split(',').map((text) => {
  const name = PEER_NAMES.find((each) => each === text.trim());
  return name ?? refuse(`No peer "${text}". There are: ${PEER_NAMES.join(', ')}.`);
});
const missing = nginxMissing();
if (missing) refuse(`${missing}.`);
await requireSection(DOCUMENT, SECTION);

const begin = performance.now();
const log = (text: string) =>
  console.log(`${String(Math.round((performance.now() - begin) / 1000)).padStart(5)} s  ${text}`);

const origin = provenance();
const folder = await mkdtemp(join(tmpdir(), 'bench-peers-'));
const ours = await startSite();
const browser = await launch();
try {
  const content = await readContent(join(ROOT, 'dist/site'));
  for (const [index, name] of names.entries()) {
    await buildPeer(name, content);
    log(`built ${index + 1} of ${names.length}: ${PEERS[name].title}`);
  }
  await using served = await servePeers(names, folder);
  const sites: readonly Site[] = [
    { title: 'this site', react: true, origin: ours.origin },
    ...names.map((name) => ({ ...PEERS[name], origin: served.origins.get(name)! })),
  ];
  const measured = sites.map((): Round[] => []);
  for (let round = 0; round < rounds; round++)
    for (const offset of sites.keys()) {
      // Each round starts with another site, so that none always meets a warm or a tired machine.
      const index = (offset + round) % sites.length;
      measured[index]!.push(await roundOf(browser, sites[index]!));
      log(
        `round ${round + 1} of ${rounds}, ${offset + 1} of ${sites.length}: ${sites[index]!.title}`,
      );
    }
  const columns = sites.map(({ title, react }, index) => columnOf(title, react, measured[index]!));
  const report =
    `${peersTable(columns)}\n\nMeasured ${origin.date} at ${origin.commit} with Chromium ${browser.version()}, ` +
    `${origin.machine}, load ${origin.load} at the start, rounds: ${rounds}. Of ${PATHS.length} pages the mean; median ` +
    `(smallest – largest) of the rounds; bold: the least of those that use React, and what is within 2 % of it.`;
  console.log(`\n${report}`);
  if (names.length < PEER_NAMES.length || rounds < MIN_ROUNDS) {
    console.log('Not kept: only a whole run is.');
  } else {
    const packages = Object.fromEntries(names.map((name) => [name, PEERS[name].packages]));
    const result = {
      ...origin,
      browser: `Chromium ${browser.version()}`,
      rounds,
      packages,
      columns,
    };
    console.log(`Kept in ${await keepResult('peers', result)}`);
    await writeSection(DOCUMENT, SECTION, report);
  }
} finally {
  await browser.close();
  await ours.stop();
  await rm(folder, { recursive: true, force: true });
}
