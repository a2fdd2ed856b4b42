/** Room between what has the focus and the edge of its strip, px: the ring around it is seen too. */
const RING = 6;

/**
 * Brings what the Tab key reaches into view where it stands in a strip that scrolls sideways: browsers take an entry that
 * is half cut off for visible, and leave it.
 */
export function keepFocusInView(): void {
  let tabbed = false;
  window.addEventListener('keydown', ({ key }) => (tabbed = key === 'Tab'), true);
  window.addEventListener('pointerdown', () => (tabbed = false), true);
  window.addEventListener('focusin', ({ target }) => {
    if (!tabbed || !(target instanceof Element)) return;
    const strip = stripOf(target);
    if (!strip) return;
    const own = target.getBoundingClientRect();
    const { left, right } = strip.getBoundingClientRect();
    const padding = Number.parseFloat(getComputedStyle(strip).scrollPaddingRight) || 0;
    const before = left + RING - own.left;
    const after = own.right + RING - (right - padding);
    // What is wider than the strip begins at its left edge.
    if (before > 0) strip.scrollLeft -= before;
    else if (after > 0) strip.scrollLeft += Math.min(after, -before);
  });
}

/** The nearest ancestor that scrolls sideways. */
function stripOf(element: Element): Element | undefined {
  for (let each = element.parentElement; each; each = each.parentElement)
    if (each.scrollWidth > each.clientWidth && /auto|scroll/.test(getComputedStyle(each).overflowX))
      return each;
  return undefined;
}
