/** The program of a release: the server as it was when the release was made, with its packages and its Node. */
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { linkOrCopy } from './kept-assets.ts';

/**
 * What runs without the rest of the project: the server, the staff's commands and desk, and changing between releases. The desk reads
 * the content for the facts to confirm, and with it the words that the content's report looks through.
 */
const PROGRAM = [
  'server',
  'contract',
  'facts',
  'deploy',
  'desk',
  'content',
  'app/i18n/every-language.ts',
  'app/i18n/messages',
  'app/i18n/translate.ts',
  'app/styles/tokens.css',
  'fonts/PretendardVariable.woff2',
  // The server sets the sheets of inquiries as PDF.
  'fonts/Pretendard-Light.otf',
  'fonts/Pretendard-Regular.otf',
  'fonts/Pretendard-SemiBold.otf',
  'fonts/Pretendard-Bold.otf',
  'sheets/answer.typ',
  'fonts/LICENSE.txt',
  'public/favicon.svg',
  'tools/bootstrap/fetch-packages.mjs',
  'tools/bootstrap/install.mjs',
  'tools/bootstrap/installed.mjs',
  'tools/bootstrap/run.mjs',
  'tools/bootstrap/with.mjs',
  'tools/content-report',
  'tools/texts/message-pairs.ts',
  'tools/canary.ts',
  'tools/canary',
  'tools/command-line.mjs',
  'tools/facts.ts',
  'tools/facts',
  'tools/inquiries.ts',
  'tools/inquiries',
  'tools/release.ts',
  'tools/release',
  'tools/vitals.ts',
  'package.json',
  '.env.example',
];

/** `from 'hono'`, `import '@hono/node-server/x'`, `import('zod')`. Own modules begin with `.` or `#`, Node's hold a colon. */
const IMPORT = /(?:from |import |import\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[\w./-]+)?'/g;

/** Names of the packages that a folder of TypeScript imports. */
async function importedPackages(folder: string): Promise<Set<string>> {
  const names = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true })) {
    if (!entry.endsWith('.ts')) continue;
    const text = await readFile(join(folder, entry), 'utf8');
    for (const [, name = ''] of text.matchAll(IMPORT)) names.add(name);
  }
  return names;
}

interface Package {
  readonly dependencies?: Readonly<Record<string, string>>;
  /** Parts for each platform; npm has installed those of this one. */
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

/** Adds what packages need themselves, as npm has laid it out beside them. */
async function withDependencies(names: Set<string>, modules: string): Promise<Set<string>> {
  for (const name of names) {
    const folder = join(modules, name);
    if (!existsSync(folder)) {
      throw new Error(
        `The server imports ${name}, and ${folder} is missing. Run npm ci --omit=dev.`,
      );
    }
    const text = await readFile(join(folder, 'package.json'), 'utf8');
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      JSON.parse(text) as Package;
    const parts = Object.keys(optionalDependencies ?? {}).filter((part) =>
      existsSync(join(modules, part)),
    );
    const peers = Object.keys(peerDependencies ?? {}).filter(
      (peer) => !peerDependenciesMeta?.[peer]?.optional,
    );
    // A set may grow while it is walked through: what is added comes up later.
    for (const needed of [...Object.keys(dependencies ?? {}), ...parts, ...peers]) {
      if (!existsSync(join(folder, 'node_modules', needed))) names.add(needed);
    }
  }
  return names;
}

/**
 * Copies the program.
 *
 * @param project folder of the project, with its packages installed
 * @param release folder of the release
 * @throws Error where a package is missing, with the remedy
 */
export async function copyProgram(project: string, release: string): Promise<void> {
  for (const name of PROGRAM) {
    if (!existsSync(join(project, name))) continue;
    await mkdir(dirname(join(release, name)), { recursive: true });
    await cp(join(project, name), join(release, name), {
      recursive: true,
      filter: (path) => !/\.test(?:-d)?\.ts$/.test(path),
    });
  }
  const modules = join(project, 'node_modules');
  for (const name of await withDependencies(await importedPackages(release), modules)) {
    await cp(join(modules, name), join(release, 'node_modules', name), { recursive: true });
  }
  await linkOrCopy(process.execPath, join(release, 'bin', 'node'));
}
