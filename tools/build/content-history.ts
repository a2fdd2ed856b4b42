import { execFileSync } from 'node:child_process';

import type { Address } from '#content/schema/address.ts';
import type { Category } from '#content/schema/category.ts';

/** Day of the last change of a file of `content/`, by its path relative to it: `documents/rotary.ts` → `2026-11-22`. */
export type ContentHistory = ReadonlyMap<string, string>;

/** What `git log --format=@%cs --name-only --relative` prints: a day, then the files of that commit, newest first. */
export function readHistory(log: string): ContentHistory {
  const days = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith('@')) day = line.slice(1);
    else if (line !== '' && !days.has(line)) days.set(line, day);
  }
  return days;
}

/**
 * When each file of the content was last changed, from the project's own history.
 *
 * @param folder `content/`
 * @returns an empty history where there is none to trust: no git, no repository, or a clone that was cut short
 */
export function contentHistory(folder: string): ContentHistory {
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  try {
    if (git('rev-parse', '--is-shallow-repository').trim() !== 'false') return new Map();
    return readHistory(
      git(
        '-c',
        'core.quotepath=off',
        'log',
        '--format=@%cs',
        '--name-only',
        '--relative',
        '--',
        '.',
      ),
    );
  } catch {
    return new Map();
  }
}

/** Addresses of pages that are there once. A folder, with a slash at its end, stands for every file in it. */
const SINGLE_PAGES: Readonly<Record<string, readonly string[]>> = {
  '/': ['company/home.ts'],
  '/products': ['catalogue/'],
  '/about': ['company/ceo-message.ts'],
  '/about/company': ['company/timeline.ts'],
  '/about/organization': ['company/organization.ts'],
  '/about/business': ['company/business.ts'],
  '/about/map': ['company/map.ts'],
  '/gallery': ['gallery/'],
  '/gallery/1': ['gallery/sleeve-replacement-300a.ts', 'sleeve-steps.ts'],
  '/contact': ['company/contact.ts'],
  '/downloads': ['company/downloads.ts'],
  '/guides': ['guides/'],
  '/glossary': ['glossary.ts'],
  '/privacy': ['company/privacy.ts'],
  '/accessibility': ['company/accessibility.ts'],
  '/sitemap': ['catalogue/', 'guides/', 'gallery/', 'company/pages.ts', 'addresses.ts'],
};

/** Files of `content/` that say what a page says; a folder, with a slash at its end, stands for every file in it. */
export function contentFilesOf(
  { kind, path, params }: Pick<Address, 'kind' | 'path' | 'params'>,
  categories: readonly Category[],
): readonly string[] {
  const { category = '', subcategory = '', productCode = '', id = '' } = params;
  const ofCategory = `catalogue/${category}/category.ts`;
  switch (kind) {
    case 'product':
      return [
        `catalogue/${category}/${subcategory}/${productCode}.ts`,
        `confirmed/${productCode}.ts`,
      ];
    case 'category':
      return [ofCategory];
    case 'subcategory': {
      const own = categories
        .find((item) => item.id === category)
        ?.subcategories.find((item) => item.id === subcategory);
      return [
        ofCategory,
        `catalogue/${category}/${subcategory}/`,
        ...(own ? [`documents/${own.document}.ts`] : []),
        ...(own?.products ?? []).map((product) => `confirmed/${product}.ts`),
      ];
    }
    case 'guide':
      return [`guides/${id}.ts`];
    case 'text-page':
      return [`pages/${id}.ts`];
    default:
      // A tool, such as the comparison: its words beside the interface are its title and description.
      return SINGLE_PAGES[path] ?? ['company/pages.ts'];
  }
}

/** Day of the latest change among files and folders; undefined where none is known. */
export const lastChange = (history: ContentHistory, files: readonly string[]): string | undefined =>
  [...history]
    .filter(([name]) =>
      files.some((file) => (file.endsWith('/') ? name.startsWith(file) : name === file)),
    )
    .map(([, day]) => day)
    .toSorted()
    .at(-1);
