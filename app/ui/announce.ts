import styles from './visually-hidden.module.css';

/** Time in which a browser tells assistive technology of a new live region, ms: what it held from the first is not read. */
const NOTICED = 100;

const MARK = 'data-announcer';

/**
 * Has a screen reader say a sentence, where what has changed is not where the focus is (WCAG 4.1.3). One region serves all
 * of the page, and each open dialog has its own, since the page beneath it is inert.
 */
export function announce(sentence: string): void {
  const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body;
  const known = place.querySelector(`:scope > [${MARK}]`);
  if (known) {
    // A new node, so that the same sentence is read again.
    known.replaceChildren(sentence);
    return;
  }
  const region = document.createElement('div');
  region.setAttribute(MARK, '');
  region.ariaLive = 'polite';
  region.className = styles['hidden'] ?? '';
  place.append(region);
  setTimeout(() => region.replaceChildren(sentence), NOTICED);
}
