/** What the tests of the models read, as one hash: they run again only when it differs (see tools/test-models.ts). */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Written by the command itself, read by people only, or needed only to start a command (the `.mjs` of tools/). */
const LEFT_OUT = /^models\/(?:node_modules\/|tested\.json$|.*\.md$)|^tools\/.*\.mjs$/;
/** Folders whose modules decide what a model looks like; from others nothing is followed. */
const FOLLOWED = /^(?:models|content|contract|app|tools)\//;
/** Paths in quotes: imports, and files that a test or the pipeline reads, such as content/pictures/lock.json. */
const NAMED_FILE = /'([^'\n]*\/[^'\n]*\.\w+)'/g;

/** The file that a path in a module means, from the project's folder. */
function locate(path: string, from: string): string {
  return path.startsWith('.') ? join(dirname(from), path) : path.replace(/^#/, '');
}

/** Files of models/ and those that they name, directly or through one another; paths from the project's folder, sorted. */
export function filesOfModels(project: string): string[] {
  const files = new Set<string>();
  const add = (file: string) => {
    const path = resolve(project, file);
    if (!FOLLOWED.test(file) || LEFT_OUT.test(file) || files.has(file) || !existsSync(path)) return;
    if (!statSync(path).isFile()) return;
    files.add(file);
    if (/\.tsx?$/.test(file))
      for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(NAMED_FILE))
        add(locate(name, file));
  };
  for (const entry of readdirSync(join(project, 'models'), {
    recursive: true,
    withFileTypes: true,
  }))
    add(relative(project, join(entry.parentPath, entry.name)));
  return [...files].toSorted();
}

/** Packages of the project that models/ names, with their versions; those of models/ itself stand in its own lock. */
function packagesOf(project: string, files: readonly string[]): string[] {
  const manifest = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as Record<
    'dependencies' | 'devDependencies',
    Record<string, string>
  >;
  const text = files
    .filter((file) => file.startsWith('models/'))
    .map((file) => readFileSync(join(project, file), 'utf8'))
    .join('\n');
  return Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })
    .filter(([name]) => text.includes(`'${name}'`))
    .map(([name, version]) => `${name}@${version}`)
    .toSorted();
}

/** SHA-256 of the contents of `filesOfModels` and the versions of the packages that they use, as hexadecimal digits. */
export function hashOfModels(project: string): string {
  const files = filesOfModels(project);
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(project, file)))
      .update('\n');
  return hash.update(packagesOf(project, files).join('\n')).digest('hex');
}
