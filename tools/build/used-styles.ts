/** The part of the site's styles that the first screen of a document uses. It stands in the document itself (first-screen.ts). */
import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Declaration,
  type Rule,
} from 'postcss';
import selectorParser from 'postcss-selector-parser';

/** A rule of a style sheet, ready to be asked whether a document uses it. */
type Part =
  | { kind: 'text'; text: string }
  | { kind: 'declaration'; property: string; text: string }
  | { kind: 'keyframes'; name: string; text: string }
  | { kind: 'rule'; selectors: Selector[]; parts: Part[] }
  | { kind: 'group'; head: string; parts: Part[] };

interface Selector {
  text: string;
  mayMatch: Test;
  /** Matches only in this language: `:lang(en)`. */
  language: string | undefined;
}

/** Classes, elements and attributes of a document: `.x`, `button`, `[rel]`, `[rel=next]`. */
type Held = ReadonlySet<string>;

/** Whether a document that holds these may have an element that a selector, or a part of one, matches. */
type Test = (held: Held) => boolean;

/** A parsed style sheet. */
export type StyleSheet = readonly Part[];

/** Parses a style sheet, once for all documents. */
export function readStyleSheet(css: string): StyleSheet {
  return partsOf(postcss.parse(css));
}

/**
 * The rules that a text uses: those whose classes, elements and attributes it holds; of the root, attributes that the prelude sets.
 * Keyframes and custom properties that nothing refers to are left out, and so is what the whole sheet brings in time: states under a pointer, a finger or the focus, what such a state changes slowly,
 * the styles of paper and of forced colours, rules for the other language, and the registration of properties (`@property`), which scripts set.
 *
 * @param language of the document; parts of it in another language get the rules for that with the whole sheet
 */
export function usedStyles(html: string, sheet: StyleSheet, language: string): string {
  const held = heldBy(html);
  let names: Set<string> | undefined;
  let whole = render(sheet, { held, names, language });
  // A property that goes may have been the only one that referred to another.
  for (;;) {
    const next = referred(whole + html);
    if (next.size === names?.size) return whole;
    names = next;
    whole = render(sheet, { held, names, language });
  }
}

interface Use {
  held: Held;
  /** Keyframes and custom properties that are referred to; all where undefined. */
  names: ReadonlySet<string> | undefined;
  language: string;
}

/** Classes, elements and attributes of a document. */
function heldBy(html: string): Held {
  const held = new Set<string>();
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) held.add(tag);
  for (const [, name = '', value = ''] of html.matchAll(/ ([\w-]+)="([^"]*)"/g)) {
    held.add(`[${name}]`).add(`[${name}=${value}]`);
    if (name === 'class') for (const each of value.split(/\s+/)) held.add(`.${each}`);
  }
  return held;
}

/** Names of custom properties and of animations that a text refers to. */
function referred(text: string): Set<string> {
  return new Set([
    ...[...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name),
    ...[...text.matchAll(/animation(?:-name)?:([^;}"]+)/g)].flatMap(([, value = '']) =>
      value.split(/[\s,]+/),
    ),
  ]);
}

function render(parts: readonly Part[], use: Use): string {
  const texts: string[] = [];
  for (const part of parts) {
    const text = renderPart(part, use);
    // Rules need nothing between them, declarations do.
    if (text !== '') texts.push(part.kind === 'declaration' ? `${text};` : text);
  }
  return texts.join('').replace(/;$/, '');
}

function renderPart(part: Part, use: Use): string {
  switch (part.kind) {
    case 'text':
      return part.text;
    case 'keyframes':
      return use.names?.has(part.name) === false ? '' : part.text;
    case 'declaration':
      return part.property.startsWith('--') && use.names?.has(part.property) === false
        ? ''
        : part.text;
    case 'group': {
      const body = render(part.parts, use);
      return body === '' ? '' : `${part.head}{${body}}`;
    }
    case 'rule': {
      const selectors = part.selectors.filter(
        ({ mayMatch, language }) =>
          (language === undefined || language === use.language) && mayMatch(use.held),
      );
      if (selectors.length === 0) return '';
      const body = render(part.parts, use);
      return body === '' ? '' : `${selectors.map(({ text }) => text).join(',')}{${body}}`;
    }
  }
}

function partsOf(container: Container): Part[] {
  return (container.nodes ?? []).flatMap((node) => partOf(node as ChildNode));
}

/** States that come of a press, a key or a pointer. */
const STATE = /:(?:hover|active|focus|popover-open|modal|user-)|::(?:backdrop|selection)/;
const NEGATION = /:not\((?:[^()]|\([^()]*\))*\)/g;

/** Attributes of the root other than those that the prelude sets. */
const SET_LATER = /:root\[data-(?!plain|paper|point|comparison)/;

/** Properties that show nothing as long as nothing is done. */
const AT_REST =
  /^(?:transition|cursor|overscroll|touch-action|will-change|scroll-(?:margin|padding)|(?:-webkit-)?print-color)/;

const LATER_MEDIA = /^print$|forced-colors/;

/** Selectors that may match before anything is pressed. */
const firstSelectors = ({ selectors }: Rule): string[] =>
  selectors.filter(
    (selector) => !STATE.test(selector.replaceAll(NEGATION, '')) && !SET_LATER.test(selector),
  );

function partOf(node: ChildNode): Part[] {
  switch (node.type) {
    case 'comment':
      return [];
    case 'decl':
      if (AT_REST.test(node.prop)) return [];
      return [{ kind: 'declaration', property: node.prop, text: declaration(node) }];
    case 'rule':
      return [
        {
          kind: 'rule',
          selectors: firstSelectors(node).map((text) => ({
            text,
            mayMatch: anyOf(selectorParser().astSync(text).nodes),
            language: /(?<!:not\():lang\((\w+)\)/.exec(text)?.[1],
          })),
          parts: partsOf(node),
        },
      ];
    case 'atrule':
      return node.name === 'property' || (node.name === 'media' && LATER_MEDIA.test(node.params))
        ? []
        : [atRule(node)];
  }
}

function declaration({ prop, value, important }: Declaration): string {
  return `${prop}:${value}${important ? '!important' : ''}`;
}

function atRule(node: AtRule): Part {
  const head = `@${node.name}${node.params === '' ? '' : ` ${node.params}`}`;
  if (!node.nodes) return { kind: 'text', text: `${head};` };
  if (node.name.endsWith('keyframes')) {
    return { kind: 'keyframes', name: node.params, text: node.toString() };
  }
  // They hold declarations: to be taken whole.
  if (['font-face', 'page'].includes(node.name)) {
    return { kind: 'text', text: node.toString() };
  }
  return { kind: 'group', head, parts: partsOf(node) };
}

const anyOf = (selectors: readonly selectorParser.Selector[]): Test => {
  const tests = selectors.map(allOf);
  return (held) => tests.some((mayMatch) => mayMatch(held));
};

/** An element and those around it must all stand in the document. */
const allOf = (selector: selectorParser.Selector): Test => {
  const tests = selector
    .split(({ type }) => type === 'combinator')
    .flatMap((compound) => {
      // The prelude sets attributes of the root.
      const isRoot = compound.some(({ value }) => value === ':root');
      return compound.filter(({ type }) => !(isRoot && type === 'attribute')).map(testOf);
    });
  return (held) => tests.every((mayMatch) => mayMatch(held));
};

const LISTS = /^:(?:is|where|has)$/;
const STATED = /^:(checked|disabled)$/;

/** What stands in `:not()` and the like is left open. */
function testOf(node: selectorParser.Node): Test {
  switch (node.type) {
    case 'class':
      return (held) => held.has(`.${node.value}`);
    case 'tag':
      return (held) => held.has(node.value);
    case 'attribute': {
      const { attribute, operator, value = '' } = node;
      return (held) => held.has(operator === '=' ? `[${attribute}=${value}]` : `[${attribute}]`);
    }
    case 'pseudo': {
      if (LISTS.test(node.value)) return anyOf(node.nodes);
      const state = STATED.exec(node.value)?.[1];
      return (held) => state === undefined || held.has(`[${state}]`);
    }
    default:
      return () => true;
  }
}
