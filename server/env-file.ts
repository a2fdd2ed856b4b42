/** `.env`: settings for every command. It lies in the project's folder, or where a folder of releases has its link. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseEnv } from 'node:util';

const PROGRAM = join(import.meta.dirname, '..');
/** Whether this program is a release's copy (tools/release.ts). */
export const IN_RELEASE = existsSync(join(PROGRAM, 'release.json'));
/** `/srv/site` for a program in `/srv/site/releases/<id>`. */
export const FOLDER = IN_RELEASE ? join(PROGRAM, '..', '..') : PROGRAM;

/** Reads it, where there is one; a variable of the environment wins over it. */
export function loadEnvFile(folder = FOLDER): void {
  const file = join(folder, '.env');
  if (existsSync(file)) process.loadEnvFile(file);
}

/** What it says and the environment does not: for a program that starts others and is to see changes. */
export function readEnvFile(folder: string): Record<string, string> {
  const file = join(folder, '.env');
  if (!existsSync(file)) return {};
  const given = Object.entries(parseEnv(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    given.flatMap(([name, value]) => (name in process.env ? [] : [[name, value ?? '']])),
  );
}

/** Names in it that `.env.example` does not know: a setting that was mistyped would be ignored in silence. */
export function unknownNames(folder = FOLDER): string[] {
  const names = (file: string): string[] => {
    const path = join(folder, file);
    return existsSync(path) ? Object.keys(parseEnv(readFileSync(path, 'utf8'))) : [];
  };
  const known = new Set(names('.env.example'));
  return names('.env').filter((name) => !known.has(name));
}
