/** Faults of a page's layout at a width, a size of letters or a spacing. */
import type { Page } from '@playwright/test';

/** What a reader's settings say for letters, 16 px without them; breakpoints in em follow it, as they do in the settings. */
export async function letterSettings(page: Page): Promise<(size: number) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.enable');
  return (size) =>
    session
      .send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
      .then(() => undefined);
}

/** Waits until the page has been painted twice: what watches the width of its box has had its say then. */
export const painted = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  );

/** How far the page is wider than the window, px. */
export const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** What is too wide on a page that has been painted, and the texts that a box cuts off, of those that nobody has put out of sight on purpose. */
export const layoutFaults = (page: Page) =>
  page.evaluate(() => {
    const found = new Set<string>();
    const cuts = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const measure = (box: Element) => {
      const { overflowX, overflowY, position } = getComputedStyle(box);
      const rect = box.getBoundingClientRect();
      return {
        // For readers alone; a box that scrolls shows all of it.
        shows:
          rect.width <= 1 || rect.height <= 1 || overflowX === 'auto' || overflowX === 'scroll',
        cutsX: cuts(overflowX),
        cutsY: cuts(overflowY),
        isFixed: position === 'fixed',
        rect,
      };
    };
    // Each box once, however many texts are in it.
    const boxes = new Map<Element, ReturnType<typeof measure>>();
    const boxOf = (box: Element) => {
      const known = boxes.get(box) ?? measure(box);
      boxes.set(box, known);
      return known;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.nodeValue?.trim();
      const owner = node.parentElement;
      if (!text || !owner?.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()];
      for (let box: Element | null = owner; box && box !== document.body; box = box.parentElement) {
        const { shows, cutsX, cutsY, isFixed, rect } = boxOf(box);
        if (shows) break;
        const out = lines.some(
          (line) =>
            (cutsX && (line.left < rect.left - 1 || line.right > rect.right + 1)) ||
            (cutsY &&
              (line.top < rect.top - line.height / 2 ||
                line.bottom > rect.bottom + line.height / 2)),
        );
        if (out) found.add(`"${text.slice(0, 40)}" is cut in .${box.getAttribute('class')}`);
        if (isFixed) break;
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth > clientWidth) found.add(`${scrollWidth - clientWidth} px too wide`);
    return [...found];
  });

/** Numbers of an axis that have less than 3 px between them, of those that are seen. */
export const touchingNumbers = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath !== 'none') return false;
      return element.checkVisibility({ visibilityProperty: true });
    };
    return [...document.querySelectorAll('main svg:has(> text + text)')]
      .filter(isSeen)
      .flatMap((axis) => {
        const numbers = [...axis.querySelectorAll(':scope > text')]
          .map((number) => ({ text: number.textContent, box: number.getBoundingClientRect() }))
          .filter(({ box }) => box.width > 0)
          .toSorted((a, b) => a.box.left - b.box.left);
        return numbers.slice(1).flatMap(({ text, box }, index) => {
          const before = numbers[index]!;
          const isBeside = Math.abs(box.top - before.box.top) < 2;
          return isBeside && box.left < before.box.right + 3
            ? [`"${before.text}" touches "${text}" on an axis`]
            : [];
        });
      });
  });

const fontSize = (page: Page) =>
  page.evaluate(() =>
    ['h1', 'main p', 'footer a', 'header a']
      .map((selector) => document.querySelector(selector))
      .filter((element) => element !== null)
      .map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
  );

/** Whether text of twice the size, which leaves breakpoints where they are, is twice as large, and what it makes too wide. */
export async function faultsOfTwiceTheSize(page: Page): Promise<string[]> {
  const before = await fontSize(page);
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  await painted(page);
  const after = await fontSize(page);
  const over = await overflow(page);
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  const isDouble = after.every((size, index) => size === 2 * (before[index] ?? 0));
  return [
    ...(isDouble ? [] : [`letters of ${before.join(', ')} px become ${after.join(', ')} px`]),
    ...(over > 0 ? [`${over} px too wide with text of twice the size`] : []),
  ];
}

/** What the spacing of text that WCAG 1.4.12 names makes too wide. */
export async function faultsOfSpacing(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  await painted(page);
  const over = await overflow(page);
  await page.evaluate(() => void document.adoptedStyleSheets.pop());
  return over > 0 ? [`${over} px too wide with more spacing`] : [];
}

/** Words and values that a line breaks in two, of all that is there to be read; an address asked for may. */
export const broken = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const range = document.createRange();
    const lines = (node: Node, start: number, end: number) => {
      range.setStart(node, start);
      range.setEnd(node, end);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 1);
      return new Set(boxes.map(({ top }) => Math.round(top / 4))).size;
    };
    const isRead = (element: Element) => {
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath !== 'none') return false;
      return (
        element.checkVisibility({ visibilityProperty: true }) &&
        !element.closest('script, option, [aria-hidden="true"], [role="note"]')
      );
    };
    const WHOLE =
      /\p{L}{2,}|(?:(?:DN|PN)\s)?[+−]?\d[\d.,]*\d(?:–\u2060?\d[\d.,]*)?(?:\s(?:°C|bar|Nm|mm|V)(?![a-z]))?|\d{3}-\u2060?\d{3}/gu;
    const found: string[] = [];
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = node.textContent ?? '';
      if (!node.parentElement || !isRead(node.parentElement)) continue;
      for (const { 0: part, index } of text.matchAll(WHOLE))
        if (lines(node, index, index + part.length) > 1) found.push(`${part} in ${text}`);
    }
    return found;
  });

/** Tables in which a row has more or fewer cells than another, heads among them: a screen reader would name a value wrongly. What is folded counts as well. */
export const unevenTables = (page: Page) =>
  page.evaluate(() => {
    const isShown = (element: Element) => element.checkVisibility();
    const folded = document.querySelectorAll('main details:not([open])');
    for (const each of folded) each.setAttribute('open', '');
    const width = (row: HTMLTableRowElement) =>
      [...row.cells].filter(isShown).reduce((sum, { colSpan }) => sum + colSpan, 0);
    const found = [...document.querySelectorAll('table')].flatMap((table) => {
      const rows = [...table.rows].filter((row) => isShown(row) && !row.closest('[aria-hidden]'));
      const widths = new Set(rows.map(width));
      return widths.size > 1
        ? [`rows of ${[...widths].join(' and ')} cells in "${table.caption?.textContent}"`]
        : [];
    });
    for (const each of folded) each.removeAttribute('open');
    return found;
  });

/** Smallest target of a finger, px. */
const TARGET = 44;

/** Links and buttons that are lower than a fingertip, or as narrow where they are cells of the page navigation. */
export const smallTargets = (page: Page) =>
  page
    .locator('main, footer')
    .locator('a:visible, button:visible')
    .evaluateAll(
      (elements, target) =>
        elements
          .map((element) => {
            const box = element.getBoundingClientRect();
            // A card's link covers its card, by a pseudo-element.
            const cover = ['::before', '::after'].some(
              (part) => getComputedStyle(element, part).position === 'absolute',
            );
            // A cell of the page navigation is as wide as it is high.
            const size = element.closest('nav[aria-label^="페이지 이동"]')
              ? Math.min(box.width, box.height)
              : box.height;
            // Lanes of a chart lie as close as its scale asks, and at least as high as WCAG 2.5.8 does.
            const least = element.closest('[aria-labelledby=temperatures] li') ? 24 : target;
            return { text: element.textContent, height: Math.round(size * 10) / 10, cover, least };
          })
          .filter(({ height, cover, least }) => !cover && height < least)
          .map(({ text, height }) => ({ text, height })),
      TARGET,
    );
