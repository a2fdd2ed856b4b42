/** Navigation state of links, which have no attribute for it. */
const states = new WeakMap<Element, unknown>();

export function setLinkState(link: Element, state: unknown): void {
  states.set(link, state);
}

export function linkState(link: Element): unknown {
  return states.get(link);
}
