/** Documents, styles and data as lines that can be compared: one for each element, text, declaration or value. */
import { isDirective, isTag, isText, type AnyNode, type Document, type Element } from 'domhandler';
import { textContent } from 'domutils';
import { parseDocument } from 'htmlparser2';
import postcss, { type ChildNode } from 'postcss';

/** A document taken apart. */
export interface DocumentParts {
  /** Elements, attributes and texts. */
  readonly markup: string[];
  /** Of its style elements. */
  readonly styles: string[];
  /** Its data blocks for search engines. */
  readonly structured: string[];
}

/** React's ids (`useId`) count the components of a page. */
const GENERATED_ID = /^_R_\w*_$/;

const SHOWN_ID_LENGTH = 40;

/** Generated ids by what they stand at: a component more on the page renumbers them all. */
function labelsOfIds(root: Document): Map<string, string> {
  const labels = new Map<string, string>();
  const visit = (node: AnyNode) => {
    if (!isTag(node)) return;
    const { id, name, 'aria-label': label } = node.attribs;
    if (id !== undefined && GENERATED_ID.test(id)) {
      const what = name ?? label ?? textContent(node).slice(0, SHOWN_ID_LENGTH);
      labels.set(id, `(${node.name} ${what})`);
    }
    node.children.forEach(visit);
  };
  root.children.forEach(visit);
  return labels;
}

const oneLine = (text: string): string => text.replaceAll(/\s*\n\s*/g, ' ⏎ ');

function openingTag({ name, attribs }: Element, labels: ReadonlyMap<string, string>): string {
  const attributes = Object.entries(attribs).map(([key, value]) => {
    const known = value
      .split(' ')
      .map((part) => labels.get(part) ?? (GENERATED_ID.test(part) ? '(id of nothing)' : part))
      .join(' ');
    return ` ${key.toLowerCase()}="${oneLine(known)}"`;
  });
  return `<${name}${attributes.toSorted().join('')}>`;
}

/** HTML or SVG as lines. */
export function documentParts(source: string): DocumentParts {
  const root = parseDocument(source);
  const labels = labelsOfIds(root);
  const parts = { markup: [] as string[], styles: [] as string[], structured: [] as string[] };
  let text = '';
  const endText = () => {
    if (text.trim() !== '') parts.markup.push(oneLine(text));
    text = '';
  };
  const visit = (node: AnyNode) => {
    // Comments are React's marks between texts.
    if (isText(node)) text += node.data;
    if (!isTag(node)) {
      if (isDirective(node)) parts.markup.push(`<${node.data}>`);
      return;
    }
    endText();
    if (node.name === 'style') return parts.styles.push(...styleLines(textContent(node)));
    if (node.name === 'script' && node.attribs['type'] === 'application/ld+json')
      return parts.structured.push(...jsonLines(textContent(node)));
    parts.markup.push(openingTag(node, labels));
    if (node.name === 'script') parts.markup.push(...scriptLines(textContent(node)));
    else node.children.forEach(visit);
    endText();
    if (node.children.length > 0) parts.markup.push(`</${node.name}>`);
    return undefined;
  };
  root.children.forEach(visit);
  endText();
  return parts;
}

/** A line for each declaration, with the rules around it. */
export function styleLines(source: string): string[] {
  const lines: string[] = [];
  const visit = (node: ChildNode, around: string) => {
    if (node.type === 'decl') lines.push(`${around}${node.toString()}`);
    else if (node.type === 'rule')
      node.each((child) => visit(child, `${around}${node.selector} { `));
    else if (node.type === 'atrule') {
      const head = `${around}@${node.name} ${node.params}`;
      if (node.nodes) node.each((child) => visit(child, `${head} { `));
      else lines.push(head);
    }
  };
  postcss.parse(source).each((node) => visit(node, ''));
  return lines;
}

/** A line for each value, with the way to it. Entries of lists go by their names, so that one more moves no other. */
export function jsonLines(source: string): string[] {
  const lines: string[] = [];
  const visit = (value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null)
      lines.push(`${path} = ${JSON.stringify(value)}`);
    else if (Array.isArray(value) && value.length === 0) lines.push(`${path} = []`);
    else if (Array.isArray(value))
      value.forEach((entry: unknown, index) => visit(entry, `${path}[${nameOf(entry) ?? index}]`));
    else
      for (const [key, entry] of Object.entries(value))
        visit(entry, path === '' ? key : `${path}.${key}`);
  };
  const value = JSON.parse(source) as unknown;
  visit(value, typeOf(value));
  return lines;
}

const typeOf = (value: unknown): string =>
  typeof value === 'object' && value !== null && '@type' in value ? String(value['@type']) : '';

function nameOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined;
  const { name, id } = entry as { name?: unknown; id?: unknown };
  return [name, id].find((each) => typeof each === 'string');
}

/** A line for each statement, more or less. */
const scriptLines = (source: string): string[] =>
  source
    .split(/(?<=[;{}])|\n/)
    .map((line) => line.trim())
    .filter(Boolean);
