import { type Browser, expect, type Page } from '@playwright/test';

/** Waits until the application runs at the address asked for: from then on it answers every press. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated', '');
}

/** Loads the document of an address, and waits until the application runs there. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

/** Loads the document once more, and waits as `goTo` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** A page on a telephone. */
export const touchPage = (browser: Browser): Promise<Page> =>
  browser.newPage({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** Waits until the site's fonts are in place: they come after everything else, and lay the page out anew. */
export async function fontsInPlace(page: Page): Promise<void> {
  await page.waitForFunction(
    () => localStorage.getItem('gamasan.fonts') !== null && document.fonts.size > 0,
  );
  // Rarer letters' fonts are asked for by the layout that the first ones bring.
  await page.evaluate(async () => {
    await new Promise((shown) => requestAnimationFrame(() => requestAnimationFrame(shown)));
    await document.fonts.ready;
  });
}

/** Presses a link of the footer, whose groups are folded on a phone. */
export async function pressInFooter(page: Page, name: string): Promise<void> {
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name, exact: true }).first();
  const group = footer.locator('details', {
    has: page.getByRole('link', { name, exact: true, includeHidden: true }),
  });
  if (!(await link.isVisible())) await group.locator('summary').click();
  await link.click();
}

/** Keeps scripts back, so that a test meets the page as a visitor with a slow line does. Returns what lets them come. */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/**
 * Goes to another address of the site as a link of the page does: without a new document. The link is busy until the page is on the screen:
 * what a test did before that would be the move's to undo.
 */
export const follow = (page: Page, address: string): Promise<void> =>
  page.evaluate(
    (href) =>
      new Promise<void>((moved) => {
        const link = Object.assign(document.createElement('a'), { href });
        document.body.append(link);
        link.click();
        link.remove();
        new MutationObserver(() => moved()).observe(link, { attributeFilter: ['aria-busy'] });
      }),
    address,
  );

/** Waits until the page of the address is shown, which comes after the address: its canonical one says so. */
const shown = (page: Page) =>
  page.waitForFunction(() => {
    const canonical = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
    const last = (path: string) => path.split('/').at(-1);
    // A short address shows the page of the long one.
    return canonical && last(new URL(canonical.href).pathname) === last(location.pathname);
  });

/** Goes to another page as a link leads there, without a new document, from the page of the address, and waits until that page is shown. */
export async function moveTo(page: Page, address: string): Promise<void> {
  await shown(page);
  await follow(page, address);
  const { pathname, searchParams } = new URL(address, page.url());
  await page.waitForURL((url) => url.pathname === pathname, { waitUntil: 'commit' });
  await shown(page);
  const language = searchParams.get('lang');
  if (language) await expect(page.locator('html')).toHaveAttribute('lang', language);
}

/** What tells one page from another: title, canonical address and language; of the page shown, and of its document without scripts. */
export const identities = (page: Page) =>
  page.evaluate(async () => {
    const identity = (each: Document) => [
      each.title,
      each.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href,
      each.documentElement.lang,
    ];
    const answer = await fetch(location.href);
    const plain = new DOMParser().parseFromString(await answer.text(), 'text/html');
    return { shown: identity(document), plain: identity(plain) };
  });
