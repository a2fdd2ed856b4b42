/**
 * Part of `npm run check`: writes the types of the web as the oldest browsers have it, for `tsconfig.browser.json`. They are TypeScript's own
 * without the properties, objects and functions that came later; a method that came later may be missing (`?`), so that it is
 * asked for before it is called.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { isLater, WEB } from './floor/later.ts';

const TYPES_FOLDER = '.cache/browser-types';

/** Node's, which loaders import: the types of what they answer are read here too. */
const NODE_TYPES = `declare module 'node:*';
declare module 'node:fs' {
  export function globSync(pattern: unknown, options: unknown): string[];
  export const existsSync: any;
  export const readFileSync: any;
}
declare const process: any;
interface ImportMeta { dirname: string; }
`;

const libFolder = join(
  import.meta.dirname,
  `../node_modules/@typescript/typescript-${process.platform}-${process.arch}/lib`,
);

/** Interfaces by the mixins that they include: MDN names members by the former, TypeScript by the latter. */
function usersOfMixins(lines: readonly string[]): Map<string, string[]> {
  const users = new Map<string, string[]>();
  for (const line of lines) {
    const [, user, bases] = /^interface (\w+).* extends (.+) \{/.exec(line) ?? [];
    if (user === undefined || bases === undefined) continue;
    for (const base of bases.split(', ')) users.set(base, [...(users.get(base) ?? []), user]);
  }
  return users;
}

function atFloor(lib: string): string {
  const lines = readFileSync(join(libFolder, lib), 'utf8').split('\n');
  const users = usersOfMixins(lines);
  const isLaterMember = (owner: string, name: string): boolean =>
    [owner, ...(users.get(owner) ?? [])].some(
      (each) =>
        isLater(WEB[each]?.[name]) ??
        // Windows and workers have them as globals.
        (/Window|Worker/.test(each) && isLater(WEB[name])),
    );
  let owner = '';
  let isStatic = false;
  let isLeftOut = false;
  return lines
    .flatMap((line) => {
      const [, kind, name = ''] =
        /^(interface|declare var|declare function) (\w+)/.exec(line) ?? [];
      const [, member] = /^ {4}(?:readonly |get |set )?(\w+)\??[(:<]/.exec(line) ?? [];
      if (kind) {
        owner = name;
        isStatic = kind !== 'interface';
        isLeftOut = isStatic && Boolean(isLater(WEB[name]) ?? isLater(WEB['Window']?.[name]));
      }
      if (isLeftOut) return [];
      if (!member || !isLaterMember(owner, isStatic ? `${member}_static` : member)) return line;
      return new RegExp(`^ {4}${member}[(<]`).test(line) ? line.replace(member, `${member}?`) : [];
    })
    .join('\n');
}

mkdirSync(TYPES_FOLDER, { recursive: true });
for (const lib of ['lib.dom.d.ts', 'lib.webworker.d.ts'])
  writeFileSync(join(TYPES_FOLDER, lib), atFloor(lib));
writeFileSync(join(TYPES_FOLDER, 'node.d.ts'), NODE_TYPES);
