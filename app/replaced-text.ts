/**
 * A page translator puts elements of its own in the place of the page's texts. React keeps the text nodes that it has made: it
 * would write new figures into nodes that nobody sees, and fail where it removes one. So a text that React changes or moves comes
 * back to its place first; the translator, which watches the page, then translates it again.
 */

/** By text node of the page: what stands in its place. */
const substitutes = new WeakMap<Node, Element>();

/** Begins to watch; to be called once, before hydration. */
export function keepTexts(): void {
  new MutationObserver((records) => records.forEach(note)).observe(document, {
    subtree: true,
    childList: true,
  });
}

/** Whether React has made a node, which it then marks as its own. */
const isOfReact = (node: Node): boolean =>
  Object.keys(node).some((key) => key.startsWith('__react'));

/**
 * Notes what a translator has put where a text was: within the same change, or beside it in the change before. Google's puts `<font>`
 * there, others another element.
 */
function note({ addedNodes, removedNodes, previousSibling, nextSibling }: MutationRecord): void {
  for (const text of removedNodes) {
    if (text.nodeType !== Node.TEXT_NODE || !isOfReact(text)) continue;
    const substitute = [text.parentNode, ...addedNodes, previousSibling, nextSibling].find(
      (node) => node instanceof Element && !isOfReact(node),
    );
    if (!substitute) continue;
    substitutes.set(text, substitute as Element);
    patchOnce();
  }
}

/** Puts a text back where its substitute stands. */
function putBack(text: Node): void {
  const substitute = substitutes.get(text);
  if (!substitute) return;
  substitutes.delete(text);
  const isAway = !text.isConnected || text.parentNode === substitute;
  if (isAway && substitute.isConnected) substitute.replaceWith(text);
}

let isPatched = false;

/** The methods by which React changes texts; only where a translator is at work. */
function patchOnce(): void {
  if (isPatched) return;
  isPatched = true;
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.insertBefore = function <T extends Node>(node: T, child: Node | null): T {
    putBack(node);
    if (child) putBack(child);
    return insertBefore.call(this, node, child) as T;
  };
  Node.prototype.removeChild = function <T extends Node>(child: T): T {
    putBack(child);
    return removeChild.call(this, child) as T;
  };
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')!;
  Object.defineProperty(Text.prototype, 'nodeValue', {
    ...value,
    set(this: Text, text: string) {
      putBack(this);
      value.set!.call(this, text);
    },
  });
}
