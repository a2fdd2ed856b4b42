/** The answers of one commit as lines, by what is compared. */
import { createHash } from 'node:crypto';

import { extensionOf } from '#contract/static-host.ts';

import { type Answer, pathOf } from './collect/answer.ts';
import { type DocumentParts, documentParts, jsonLines, styleLines } from './lines.ts';
import { allowedHashes, byPathOf, headerLines, normalise } from './normalise.ts';

/** What is compared, in the order of the report. */
export const SECTIONS = ['document', 'structured', 'headers', 'styles', 'files', 'pdf'] as const;
export type Section = (typeof SECTIONS)[number];

/** Lines by section and address. */
export type SiteLines = Readonly<Record<Section, ReadonlyMap<string, readonly string[]>>>;

const isDocument = ({ headers }: Answer): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

/** Lines of a file that is no document, by its format. */
function fileLines(path: string, { text, bytes, hash }: Answer): string[] {
  const size = `${bytes} bytes`;
  if (text === null || path.endsWith('.pdf')) return [size, `content ${hash.slice(0, 12)}`];
  if (/\.(?:json|webmanifest)$/.test(path)) return jsonLines(text);
  if (path.endsWith('.css')) return styleLines(text);
  if (path.endsWith('.svg')) return documentParts(text).markup;
  return text.split('\n');
}

const scriptFile = ({ bytes }: Answer, text: string): string[] => [
  `${bytes} bytes`,
  `script ${createHash('sha256').update(text).digest('hex').slice(0, 12)}`,
];

/** Most contents are the same in both commits, and many stand at several addresses. */
const known = new Map<string, DocumentParts | string[]>();

/** What `take` makes of a content, once for each content and format. */
function once<Lines extends DocumentParts | string[]>(
  { hash }: Answer,
  format: string,
  take: () => Lines,
): Lines {
  const key = `${hash} ${format}`;
  const lines = (known.get(key) as Lines | undefined) ?? take();
  known.set(key, lines);
  return lines;
}

/** Takes every answer apart. */
export function siteLines(answers: readonly Answer[]): SiteLines {
  const lines: Record<Section, Map<string, string[]>> = {
    document: new Map(),
    structured: new Map(),
    headers: new Map(),
    styles: new Map(),
    files: new Map(),
    pdf: new Map(),
  };
  const byPath = byPathOf(answers);
  for (const answer of answers) {
    const { text } = answer;
    const asDocument = isDocument(answer) && text !== null;
    const site = { byPath, allowed: asDocument ? allowedHashes(text) : new Map<string, string>() };
    const masked = (line: string) => normalise(line, site);
    const address = masked(answer.address);
    const add = (section: Section, of: readonly string[]) => {
      // Two scripts may have the same name but for their hashes.
      const before = lines[section].get(address) ?? [];
      lines[section].set(address, [...before, ...of.map(masked)]);
    };
    add('headers', headerLines(answer, site));
    if (asDocument) {
      const { markup, styles, structured } = once(answer, 'document', () => documentParts(text));
      add('document', markup);
      add('styles', styles);
      add('structured', structured);
    } else if (answer.status === 200) {
      const path = pathOf(address);
      // One more import renames half of a minified script: that it has changed is all that can be read.
      if (path.endsWith('.js') && text !== null) add('files', scriptFile(answer, masked(text)));
      else
        add(
          'files',
          once(answer, extensionOf(path), () => fileLines(path, answer)),
        );
      if (path.endsWith('.pdf') && text !== null) add('pdf', text.split('\n'));
    }
  }
  return lines;
}
