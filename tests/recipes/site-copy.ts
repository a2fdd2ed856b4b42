/** A copy of the project in which recipes can be followed. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join, resolve } from 'node:path';

/** What an editor of content works with; the rest is linked, since nothing writes to it. */
const COPIED = [
  'app',
  'content',
  'contract',
  'facts',
  'desk',
  'docs',
  'models',
  'server',
  'sheets',
  'tests',
  'tools',
];
const COPIED_FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'vitest.config.ts',
];
const LINKED = ['fonts', 'node_modules', 'public', '.oxfmtrc.json'];

/** Not the packages of models/. */
const isOurs = (path: string): boolean => !path.endsWith('node_modules');

/** What a command answers. */
export interface Answer {
  code: number;
  output: string;
}

export class SiteCopy {
  readonly folder = mkdtempSync(join(tmpdir(), 'recipes-'));

  constructor() {
    for (const name of [...COPIED, ...COPIED_FILES])
      cpSync(name, join(this.folder, name), { recursive: true, filter: isOurs });
    for (const name of LINKED) symlinkSync(resolve(name), join(this.folder, name));
  }

  read(file: string): string {
    return readFileSync(join(this.folder, file), 'utf8');
  }

  /** Changes a file; a change that changes nothing means that the recipe no longer fits it. */
  edit(file: string, change: (text: string) => string): void {
    const before = this.read(file);
    const after = change(before);
    if (after === before) throw new Error(`The recipe finds nothing to change in ${file}`);
    writeFileSync(join(this.folder, file), after);
  }

  /** Adds a file, with its folder. */
  add(file: string, data: string | Uint8Array): void {
    const path = join(this.folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, data);
  }

  /** Runs a command line in the copy, without a terminal (stdin closed). */
  run(command: string): Promise<Answer> {
    const path = [join(this.folder, 'node_modules/.bin'), process.env['PATH']].join(delimiter);
    return new Promise((done) => {
      const child = execFile(
        'sh',
        ['-c', command],
        { cwd: this.folder, env: { ...process.env, PATH: path }, maxBuffer: 1e8 },
        (error, stdout, stderr) =>
          done({ code: error ? Number(error.code ?? 1) : 0, output: stdout + stderr }),
      );
      child.stdin?.end();
    });
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }
}
