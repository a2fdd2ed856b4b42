import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';

import { ROOT } from '#bench/shared/results.ts';
import { compressFolder } from '#tools/compress/compress-folder.ts';

import type { SiteContent } from './content.ts';
import { type Peer, type PeerName, PEERS } from './peers.ts';

const TEMPLATES = join(import.meta.dirname, 'templates');

/** Pages and packages come from here; a peer's folder may be deleted at any time. */
export const PEERS_FOLDER = join(ROOT, '.cache/peers');

/**
 * Writes a peer's project, installs its packages, builds it and compresses what it built.
 *
 * @throws where npm or the build fails, with what it said
 */
export async function buildPeer(name: PeerName, content: SiteContent): Promise<void> {
  const peer: Peer = PEERS[name];
  const folder = join(PEERS_FOLDER, name);
  const manifest = manifestOf(name, peer);
  const isInstalled = await hasInstalled(folder, manifest);
  if (!isInstalled) await rm(folder, { recursive: true, force: true });
  await cp(join(TEMPLATES, name), folder, { recursive: true });
  const source = join(folder, peer.source);
  if (peer.react) await cp(join(TEMPLATES, 'shared'), source, { recursive: true });
  const css = await styleSheet();
  await writeTexts(source, {
    'style.css': css,
    ...(peer.react && {
      'chrome.json': JSON.stringify(content.chrome),
      'pages.json': JSON.stringify(content.pages),
    }),
  });
  await writeTexts(folder, peer.files?.(content, css) ?? {});
  if (peer.build) {
    await writeFile(join(folder, 'package.json'), manifest);
    if (!isInstalled) await npm(folder, 'install', '--no-audit', '--no-fund');
    await npm(folder, 'run', 'build');
  }
  await compressFolder(join(folder, peer.out), { cache: join(ROOT, '.cache/compressed') });
}

const manifestOf = (name: string, { packages, build }: Peer): string =>
  JSON.stringify({
    name: `peer-${name}`,
    private: true,
    type: 'module',
    scripts: { build },
    dependencies: packages,
  });

/** Whether the packages of a manifest are there: npm writes its own list of them last. */
async function hasInstalled(folder: string, manifest: string): Promise<boolean> {
  const before = await readFile(join(folder, 'package.json'), 'utf8').catch(() => '');
  return before === manifest && existsSync(join(folder, 'node_modules/.package-lock.json'));
}

/** The plain sheet, with the site's own web fonts as a style sheet usually names them. */
async function styleSheet(): Promise<string> {
  const faces = await readFile(join(ROOT, 'app/styles/fonts.gen/deferred.css'), 'utf8');
  const sheet = await readFile(join(TEMPLATES, 'shared/style.css'), 'utf8');
  return faces.replaceAll('./', '/fonts/') + sheet;
}

async function writeTexts(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
  }
}

/** Runs npm with this Node; nothing but the registry is asked. */
async function npm(folder: string, ...args: string[]): Promise<void> {
  const child = spawn('npm', args, {
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      NEXT_TELEMETRY_DISABLED: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0)
    throw new Error(`npm ${args.join(' ')} ended with ${code} in ${folder}:\n${said}`);
}
