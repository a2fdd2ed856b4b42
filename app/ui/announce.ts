import styles from './visually-hidden.module.css';

/** Time in which a browser tells assistive technology of a new live region, ms: what it held from the first is not read. */
const NOTICED = 100;

const MARK = 'data-announcer';

/** What is said last, and where. */
const latest: { sentence?: string; region?: Element; timer?: ReturnType<typeof setTimeout> } = {};

/**
 * Has a screen reader say a sentence, where what has changed is not where the focus is (WCAG 4.1.3). One region serves all
 * of the page, and each open dialog has its own, since the page beneath it is inert.
 */
export function announce(sentence: string): void {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const region = place.querySelector(`:scope > [${MARK}]`) ?? newRegion(place);
  // Of several in quick succession only the last is said; a new node, so that the same sentence is read again.
  clearTimeout(latest.timer);
  latest.timer = setTimeout(() => region.replaceChildren(sentence), NOTICED);
  latest.sentence = sentence;
  latest.region = region;
}

/** Removes a sentence where it is the last that was said: it would stay readable after what it is about has gone. */
export function takeBack(sentence: string): void {
  if (sentence === '' || sentence !== latest.sentence) return;
  clearTimeout(latest.timer);
  latest.region?.replaceChildren();
}

function newRegion(place: Element): Element {
  const region = document.createElement('div');
  region.setAttribute(MARK, '');
  region.ariaLive = 'polite';
  region.className = styles['hidden'] ?? '';
  place.append(region);
  return region;
}
