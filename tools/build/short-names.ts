/**
 * Short names of classes and custom properties: they stand in every document, in the styles and in the code, and what they
 * are called in the source would be half of them. A name is taken from a hash, so that a new one changes no other, save the
 * few that would have the same.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import postcss, { type AtRule, type Declaration, type Plugin, type Root, type Rule } from 'postcss';

import { withBrandColours } from './brand-colours.ts';

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LETTERS_AND_DIGITS = `${LETTERS}0123456789`;

/** Custom properties that keep their names, since scripts set them (app/ui/use-clearance.ts) or a library reads them. */
const KEPT_PROPERTY = /^--(?:tray|request|corner|progress|band|yarl_.*)$/;

/** Names of one length, each given once: the one that a hash leads to, or the next that is free. */
class ShortNames {
  readonly #alphabets: readonly string[];
  readonly #given = new Map<string, string>();
  readonly #taken = new Set<string>();

  /** @param alphabets characters that each place of a name may have */
  constructor(...alphabets: string[]) {
    this.#alphabets = alphabets;
  }

  /** @throws where all names are given */
  of(id: string): string {
    const known = this.#given.get(id);
    if (known !== undefined) return known;
    const count = this.#alphabets.reduce((product, alphabet) => product * alphabet.length, 1);
    if (this.#taken.size === count) throw new Error(`short names: none is left for ${id}`);
    let number = createHash('sha256').update(id).digest().readUInt32BE() % count;
    while (this.#taken.has(this.#written(number))) number = (number + 1) % count;
    const name = this.#written(number);
    this.#given.set(id, name);
    this.#taken.add(name);
    return name;
  }

  #written(number: number): string {
    let rest = number;
    return this.#alphabets
      .map((alphabet) => {
        const character = alphabet[rest % alphabet.length];
        rest = Math.floor(rest / alphabet.length);
        return character;
      })
      .join('');
  }
}

const root = join(import.meta.dirname, '../..');
const files = new ShortNames(LETTERS, LETTERS_AND_DIGITS);
// In an order of their own: a bundler reads them in any.
for (const file of globSync('app/**/*.module.css', { cwd: root }).toSorted()) files.of(file);
const ofFile = new Map<string, ShortNames>();

/**
 * A class name of three characters: two of its file, one of its own. Classes of one file stand together, so that what they
 * have in common costs next to nothing in a compressed document.
 *
 * @throws where a file has more than 62 classes
 */
export function shortClassName(name: string, path: string): string {
  const file = relative(root, path.replace(/\?.*/, ''));
  let names = ofFile.get(file);
  if (!names) ofFile.set(file, (names = new ShortNames(LETTERS_AND_DIGITS)));
  return files.of(file) + names.of(name);
}

/** A constant that is as short as the name that it would go by. */
const MAX_CONSTANT = 24;

/**
 * Custom properties that are said once, for the whole document, without reference to another one or to the paper: their
 * values can stand where they are used.
 */
function constantsOf(sheets: readonly Root[]): Map<string, string> {
  const said = new Map<string, Declaration[]>();
  for (const sheet of sheets)
    sheet.walkDecls(/^--/, (declaration) => {
      said.set(declaration.prop, [...(said.get(declaration.prop) ?? []), declaration]);
    });
  return new Map(
    [...said].flatMap(([name, [first, ...more]]) => {
      const { parent, value = '' } = first ?? {};
      const isForAll =
        parent?.type === 'rule' &&
        (parent as Rule).selector === ':root' &&
        parent.parent?.type === 'atrule' &&
        (parent.parent as AtRule).name === 'layer';
      return more.length === 0 &&
        isForAll &&
        !KEPT_PROPERTY.test(name) &&
        value.length <= MAX_CONSTANT &&
        !/var\(|light-dark\(|--/.test(value)
        ? [[name, value] as const]
        : [];
    }),
  );
}

/**
 * Gives the custom properties of the application's style sheets names of two characters, and writes constants where they are
 * used.
 *
 * @param folder the project's
 */
export function shortProperties(folder: string): Plugin {
  const sheets = globSync('app/**/*.css', { cwd: folder })
    .toSorted()
    .map((path) => postcss.parse(readFileSync(join(folder, path), 'utf8')));
  for (const sheet of sheets) withBrandColours(sheet);
  const constants = constantsOf(sheets);
  const names = new ShortNames(LETTERS, LETTERS_AND_DIGITS);
  const short = (text: string) =>
    text
      .replaceAll(/var\((--[\w-]+)\)/g, (use, name: string) => constants.get(name) ?? use)
      .replaceAll(/--[\w-]+/g, (name) => (KEPT_PROPERTY.test(name) ? name : `--${names.of(name)}`));
  const shorten = (sheet: Root) =>
    sheet.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) {
        declaration.remove();
        return;
      }
      declaration.prop = short(declaration.prop);
      declaration.value = short(declaration.value);
    });
  // In an order of their own: a bundler reads them in any.
  for (const sheet of sheets) shorten(sheet);
  return {
    postcssPlugin: 'short-properties',
    Once(sheet) {
      if (sheet.source?.input.file?.startsWith(join(folder, 'app/'))) shorten(sheet);
    },
  };
}
