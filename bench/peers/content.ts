/** The site's pages as data, for peers that show the same text, tables and pictures in their own way. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import {
  type ChildNode,
  type Document,
  type Element,
  hasChildren,
  isTag,
  isText,
} from 'domhandler';
import { findOne, getElementsByTagName, textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';

type Attributes = Readonly<Record<string, string>>;

/** Text, or an element; `Link` leads to another page of the content, and `Preview` opens the picture that it holds. */
export type Node = string | readonly [tag: string, attributes: Attributes, ...children: Node[]];

/** What changes from page to page. */
export interface PageContent {
  title: string;
  description: string;
  main: Node;
}

export interface SiteContent {
  /** What stands around every page. */
  chrome: { header: Node; footer: Node };
  /** By path, such as "/products". */
  pages: Readonly<Record<string, PageContent>>;
}

/** Everything else is opened (div, span) or left out (tools, icons). */
const KEPT = new Set(
  (
    'header main footer nav section article h1 h2 h3 h4 p ul ol li dl dt dd figure figcaption picture source img ' +
    'table caption thead tbody tr th td a b strong em small sub sup time details summary'
  ).split(' '),
);
/** Tools of ours, which peers do not have, and drawings that stand in the document. */
const LEFT_OUT = new Set(
  'script style noscript template svg dialog input select textarea label output'.split(' '),
);
/** By their names in HTML, as React calls them. */
const ATTRIBUTES = new Map(
  (
    'href src srcSet sizes media type alt width height loading decoding fetchPriority colSpan rowSpan scope lang ' +
    'dateTime aria-label'
  )
    .split(' ')
    .map((name) => [name.toLowerCase(), name]),
);

/** Reads the Korean documents of the built site. */
export async function readContent(site: string): Promise<SiteContent> {
  const files = (await readdir(site, { recursive: true })).filter(
    (file) => /(?:^|\/)index\.html$/.test(file) && !file.startsWith('en/'),
  );
  const paths = files.map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  const known = new Set(paths);
  const documents = await Promise.all(
    files.map(async (file) => parseDocument(await readFile(join(site, file), 'utf8'))),
  );
  const part = (document: Document | undefined, name: string) =>
    contentOf(first(document, name), known);
  const home = documents[paths.indexOf('/')];
  return {
    chrome: { header: part(home, 'header'), footer: part(home, 'footer') },
    pages: Object.fromEntries(
      documents.map((document, index) => [
        paths[index]!,
        {
          title: textContent(first(document, 'title')),
          description: first(document, 'meta', 'description').attribs['content'] ?? '',
          main: part(document, 'main'),
        },
      ]),
    ),
  };
}

/** An element without what only our styles and scripts need. */
export function contentOf(element: Element, pages: ReadonlySet<string>): Node {
  const [node] = nodesOf(element, pages, false);
  if (node === undefined) throw new Error(`<${element.name}> holds nothing.`);
  return node;
}

function nodesOf(node: ChildNode, pages: ReadonlySet<string>, inLink: boolean): Node[] {
  if (isText(node)) return [node.data];
  if (!isTag(node) || isLeftOut(node)) return [];
  const { name, attribs } = node;
  const children = node.children.flatMap((child) => nodesOf(child, pages, inLink || name === 'a'));
  if (!KEPT.has(name)) return children;
  const attributes = Object.fromEntries(
    Object.entries(attribs).flatMap(([key, value]) => {
      const known = ATTRIBUTES.get(key);
      return known ? [[known, value]] : [];
    }),
  );
  const isLink = name === 'a' && pages.has(attribs['href'] ?? '');
  const element: Node = [isLink ? 'Link' : name, attributes, ...joined(children)];
  const { parent } = node;
  const isPicture =
    name === 'picture' || (name === 'img' && parent && isTag(parent) && parent.name !== 'picture');
  return [isPicture && !inLink ? ['Preview', {}, element] : element];
}

/** Hidden from readers or from the screen; of the buttons, those that hold no picture. */
const isLeftOut = ({ name, attribs, children }: Element): boolean =>
  LEFT_OUT.has(name) ||
  'hidden' in attribs ||
  'popover' in attribs ||
  attribs['aria-hidden'] === 'true' ||
  (name === 'button' && getElementsByTagName('img', children).length === 0);

/** Neighbouring texts as one: React puts a comment between two. */
function joined(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  for (const node of nodes) {
    const last = result.at(-1);
    if (typeof node === 'string' && typeof last === 'string') result.splice(-1, 1, last + node);
    else if (node !== '') result.push(node);
  }
  return result;
}

function first(document: Document | undefined, tag: string, name?: string): Element {
  const found =
    document &&
    hasChildren(document) &&
    findOne(
      (element) => element.name === tag && (!name || element.attribs['name'] === name),
      document.children,
    );
  if (!found) throw new Error(`A document has no <${tag}>. Build the site again.`);
  return found;
}
