/**
 * What a document shows first. The styles of that stand in the document; the whole sheet is linked where it ends: browsers paint
 * what stands before the link, and hold back what follows until the sheet has come (docs/decisions/0006-first-view.md).
 */
import { Parser } from 'htmlparser2';

export interface FirstScreen {
  /** Place of the link. */
  end: number;
  /** What stands before it, without what opens by a press. */
  shown: string;
}

/** How much of the main part is a screen, in characters; a picture counts as so many. */
const SCREEN_CHARACTERS = 200;
const PICTURE_CHARACTERS = 30;

/** Elements whose end may be that of the first screen. Cards are laid out by how many there are: they end together. */
const PARTS = new Set(['section', 'figure', 'form', 'table']);
const CARD = 'article';

/** Their characters take no such room; some cannot hold a link. */
const UNCOUNTED = new Set(['svg', 'noscript', 'select', 'textarea']);

interface OpenElement {
  name: string;
  /** Takes no room that its characters would tell of. */
  isUncounted: boolean;
  /** A button that has not opened what it opens. */
  isCollapsed: boolean;
  hasText: boolean;
  /** Name of the newest element in it. */
  child: string | undefined;
}

/**
 * Finds the end of the first screen: that of the first part of the page (section, cards, table …) by which the heading has come and a screen
 * is full; on a short page, of the main part.
 *
 * The link stands in the next element that holds text only. It has no siblings there: what rules say of first children and next siblings is the
 * same with it, and after the application has taken it away (app/prelude/start.ts). Everything before has been closed: in an element that is not,
 * browsers take no child for the last one.
 */
export function firstScreen(html: string): FirstScreen {
  const open: OpenElement[] = [];
  let shown = '';
  let from = 0;
  /** Depth of the element that is hidden until a press. */
  let hiddenAt: number | undefined;
  let isAfterCollapsed = false;
  let isInMain = false;
  let hasHeading = false;
  let characters = 0;
  let isFull = false;
  let end: number | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const parent = open.at(-1);
        const isHidden = isHiddenAtFirst(name, attributes) || (isAfterCollapsed && name === 'ul');
        isAfterCollapsed = false;
        if (parent) parent.child = name;
        if (name === 'main') isInMain = true;
        if (isInMain && !parent?.isUncounted && (name === 'img' || name === 'svg'))
          characters += PICTURE_CHARACTERS;
        open.push({
          name,
          isUncounted: isHidden || UNCOUNTED.has(name) || parent?.isUncounted === true,
          isCollapsed: name === 'button' && attributes['aria-expanded'] === 'false',
          hasText: false,
          child: undefined,
        });
        if (!isHidden || hiddenAt !== undefined || end !== undefined) return;
        hiddenAt = open.length;
        // Rules of its class hide it, but for `hidden`; what its other attributes are for is not seen.
        shown += html.slice(from, parser.startIndex);
        if (!('hidden' in attributes)) shown += `<${name} class="${attributes['class'] ?? ''}">`;
      },
      ontext(text) {
        const element = open.at(-1);
        if (!element || element.isUncounted || text.trim() === '') return;
        element.hasText = true;
        if (isInMain) characters += text.trim().length;
      },
      onclosetag(name) {
        const closed = open.pop();
        isAfterCollapsed = closed?.isCollapsed === true;
        if (hiddenAt !== undefined && open.length < hiddenAt) {
          hiddenAt = undefined;
          from = parser.startIndex;
        }
        if (!closed || closed.isUncounted) return;
        if (isFull && closed.hasText && closed.child === undefined) end ??= parser.startIndex;
        if (name === 'h1') hasHeading = true;
        const isPart = PARTS.has(name) || closed.child === CARD;
        if (isInMain && isPart && hasHeading && characters >= SCREEN_CHARACTERS) isFull = true;
        if (name === 'main') isFull = true;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  if (end === undefined) throw new Error('a document has no text after its main part');
  return { end, shown: shown + html.slice(from, end) };
}

/** What a browser does not show until it is opened. */
const isHiddenAtFirst = (name: string, attributes: Record<string, string>): boolean =>
  'hidden' in attributes ||
  'popover' in attributes ||
  (name === 'dialog' && !('open' in attributes));
