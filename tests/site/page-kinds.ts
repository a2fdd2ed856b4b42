/** Which pages a browser looks at, where a look at every document would take minutes and find nothing more. */
import { readFileSync } from 'node:fs';

import { selectAll } from 'css-select';
import { type AnyNode, type Element, hasChildren, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';

import { type Visit, visits } from './addresses.ts';

/** Attributes that name an element, or say where it leads. An empty one is a kind of its own. */
const NAMING = ['alt', 'aria-label', 'href', 'title', 'value'];

/** Finds elements in a built document. */
export function elementsOf({ file }: Visit): (selector: string) => Element[] {
  const root = parseDocument(readFileSync(`dist/site/${file}`, 'utf8'));
  return (selector) => selectAll<AnyNode, Element>(selector, root);
}

const documents = visits.map((visit) => {
  const find = elementsOf(visit);
  const canonical = new URL(find('link[rel=canonical]')[0]?.attribs['href'] ?? '');
  const elements = new Set(find('body *').map(kindOf));
  return { visit, elements, isCanonical: canonical.pathname + canonical.search === visit.address };
});

/**
 * What styles and most of axe's rules tell elements apart by: the element and its parent, and what is empty. Which words they
 * have, and what else stands around them, makes no difference.
 */
function kindOf(element: Element): string {
  return [
    ...styledBy(element),
    ...Object.keys(element.attribs).toSorted(),
    ...NAMING.filter((name) => element.attribs[name] === ''),
    isBlank(element),
    ...styledBy(element.parent as Element),
  ].join(' ');
}

/** Whether there is no text in it. */
function isBlank(node: AnyNode): boolean {
  if (isText(node)) return node.data.trim() === '';
  return !hasChildren(node) || node.children.every(isBlank);
}

function styledBy({ name, attribs }: Element): (string | undefined)[] {
  const { class: classes, role, type, 'data-theme': theme } = attribs;
  return [name, classes, role, type, theme];
}

/** Every page of a language at its canonical address: `/products/s30` shows the document of another. */
export const pagesIn = (language: Visit['language']): Visit[] =>
  documents
    .filter(({ visit, isCanonical }) => isCanonical && visit.language === language)
    .map(({ visit }) => visit);

/** A few of these pages that together have an element of each kind which any of them has. */
export function pagesWithEveryElement(pages: readonly Visit[]): Visit[] {
  const candidates = documents.filter(({ visit }) => pages.includes(visit));
  let missing = new Set(candidates.flatMap(({ elements }) => [...elements]));
  const chosen: Visit[] = [];
  while (missing.size > 0) {
    const found = candidates.map(({ elements }) => elements.intersection(missing).size);
    const richest = candidates[found.indexOf(Math.max(...found))]!;
    chosen.push(richest.visit);
    missing = missing.difference(richest.elements);
  }
  return chosen;
}
