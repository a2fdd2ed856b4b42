/**
 * What differs between two builds and makes no difference to a visitor. A rule checks what it masks: a name where the file is
 * there, a hash where it is the right one. The last rule cannot, and masks any twelve hexadecimal digits in quotes.
 */
import { createHash } from 'node:crypto';

import { textContent } from 'domutils';
import { selectAll } from 'css-select';
import { parseDocument } from 'htmlparser2';

import { type Answer, pathOf } from './collect/answer.ts';

/** What the rules look up in the answers of one commit. */
export interface Site {
  readonly byPath: ReadonlyMap<string, Answer>;
  /** Hashes of a policy by what they allow: `style 1`. */
  readonly allowed: ReadonlyMap<string, string>;
}

/** A rule: what it masks, and why. */
interface Rule {
  readonly reason: string;
  readonly pattern: RegExp;
  readonly mask: (match: string, site: Site, groups: readonly string[]) => string;
}

/** `/assets/start-i1-IR5RJ.js`, `./pages-c7e94007aef5.json`: eight characters of the bundler, or twelve of ours. */
const HASHED_FILE = /(\/?assets\/|\.\/)([\w.-]+)-(?:[\w-]{8}|[0-9a-f]{12})\.(js|css|json|woff2)\b/g;

export const RULES: readonly Rule[] = [
  {
    reason:
      'The name of a script, style sheet or font holds a hash of its content, which is compared by itself.',
    pattern: HASHED_FILE,
    mask: (match, { byPath }, [folder = '', name = '', extension = '']) =>
      byPath.has(`/assets/${match.slice(folder.length)}`)
        ? `${folder}${name}-#.${extension}`
        : match,
  },
  {
    reason: 'A data file is asked for with the hash of its content, which is compared by itself.',
    pattern: /(\/data\/[\w./-]+\.json)\?([0-9a-f]{12})/g,
    mask: (match, { byPath }, [path = '', hash = '']) =>
      byPath.get(path)?.hash.startsWith(hash) ? `${path}?#` : match,
  },
  {
    reason:
      'The policy allows the inline style and scripts by their hashes; they are compared themselves.',
    pattern: /'sha256-([A-Za-z0-9+/]{43}=)'/g,
    mask: (match, { allowed }, [hash = '']) => {
      const what = allowed.get(hash);
      return what === undefined ? match : `'sha256 of ${what}'`;
    },
  },
  {
    reason:
      'The service worker, what it keeps, and the table of addresses are named by hashes of what they name.',
    pattern: /(["'`])[0-9a-f]{12}(?=\1)/g,
    mask: (_, __, [quote = '']) => `${quote}#`,
  },
];

/** Masks what the rules name. */
export function normalise(text: string, site: Site): string {
  return RULES.reduce(
    (result, { pattern, mask }) =>
      result.replaceAll(pattern, (match, ...groups: string[]) => mask(match, site, groups)),
    text,
  );
}

/** Headers whose value changes from one answer, or one content, to the next. That they are there is compared. */
const VARYING_HEADERS: Readonly<Record<string, string>> = {
  date: 'the time of the answer',
  etag: 'a hash of the content',
  'content-length':
    'the size after compression at the level of the build; sizes are compared at that of a release',
  'x-request-id': 'drawn for each request',
};

/** Header lines of an answer. */
export function headerLines({ status, headers, codings }: Answer, site: Site): string[] {
  const lines = Object.entries(headers).map(
    ([name, value]) => `${name}: ${name in VARYING_HEADERS ? '#' : normalise(value, site)}`,
  );
  return [
    `status ${status}`,
    ...lines.toSorted(),
    ...Object.entries(codings).map(([asked, got]) => `with Accept-Encoding ${asked}: ${got}`),
  ];
}

/** Hashes of what a document's policy may allow. */
export function allowedHashes(source: string): Map<string, string> {
  const hashes = new Map<string, string>();
  const root = parseDocument(source);
  for (const kind of ['style', 'script'])
    for (const [index, element] of selectAll(kind, root).entries()) {
      const text = textContent(element);
      hashes.set(createHash('sha256').update(text).digest('base64'), `${kind} ${index + 1}`);
    }
  return hashes;
}

/** The answers by path; an address in another language has its own query. */
export const byPathOf = (answers: readonly Answer[]): Map<string, Answer> =>
  new Map(
    answers.flatMap((answer) =>
      pathOf(answer.address) === answer.address ? [[answer.address, answer]] : [],
    ),
  );
