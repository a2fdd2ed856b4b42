/** Time in which a browser tells assistive technology of a new live region, ms: what it held from the first is not read. */
const NOTICED = 100;

const MARK = 'data-announcer';

/** Of several sentences in quick succession only the last is said. */
let timer: ReturnType<typeof setTimeout>;

/**
 * Has a screen reader say a sentence, where what has changed is not where the focus is (WCAG 4.1.3). One region serves all
 * of the page, and each open dialog has its own, since the page beneath it is inert.
 *
 * @param place the element that gets the live region, which is removed together with it
 */
export function announce(
  sentence: string,
  place: Element = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document.body,
): void {
  let region = place.querySelector(`:scope > [${MARK}]`);
  if (!region) {
    region = document.createElement('div');
    region.setAttribute(MARK, '');
    region.setAttribute('aria-live', 'polite');
    region.className = 'unseen';
    place.append(region);
  }
  clearTimeout(timer);
  // A new node, so that the same sentence is read again.
  timer = setTimeout(() => region.replaceChildren(sentence), NOTICED);
}
