import { expect, type Page, test } from '@playwright/test';

import { hydrated } from './hydrated.ts';

const WORDS = [
  {
    query: '',
    quote: '견적 S30',
    quoted: '담김 S30',
    add: '견적 목록에 담기',
    added: 'S30: 견적 목록에 담았습니다. 목록에 제품 1개가 있습니다.',
    removed: 'S30: 견적 목록에서 뺐습니다. 목록에 제품 0개가 있습니다.',
    compare: '비교',
    count: '비교함 4/4',
    full: '네 개를 골랐습니다',
    drop: 'S10 비교에서 빼기',
    fewer: '비교함 3/4',
    details: '상세보기',
    imperial: '야드파운드법',
    shown: '값을 야드파운드법 단위로 환산해 보여 줍니다.',
    sentence: '조건을 한 줄로',
    unread: '이해하지 못한 말: 가나다라',
    find: '찾기',
    share: '공유',
    copied: '주소를 복사했습니다',
  },
  {
    query: '?lang=en',
    quote: 'Quote S30',
    quoted: 'Added S30',
    add: 'Add to quote list',
    added: 'S30: added to the quote list, which holds 1 product.',
    removed: 'S30: taken off the quote list, which holds 0 products.',
    compare: 'Compare',
    count: '4/4',
    full: 'Four are chosen',
    drop: 'Remove S10 from the comparison',
    fewer: '3/4',
    details: 'Details',
    imperial: 'Imperial',
    shown: 'Values are shown converted to imperial units.',
    sentence: 'All conditions in one line',
    unread: '가나다라',
    find: 'Find',
    share: 'Share',
    copied: 'copied',
  },
] as const;

/** What a screen reader was told last. */
const said = (page: Page) => page.locator('body > [aria-live]');

for (const text of WORDS)
  test(`what changes elsewhere on the page is told to a screen reader (${text.query || 'ko'})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/products/sirca-valves/ball-valves${text.query}`);
    await hydrated(page);
    await page.getByRole('button', { name: text.quote, exact: true }).click();
    await expect(said(page)).toHaveText(text.added);
    await page.getByRole('button', { name: text.quoted, exact: true }).click();
    await expect(said(page)).toHaveText(text.removed);

    const box = (code: string) =>
      page.getByRole('checkbox', { name: `${text.compare} ${code}`, exact: true });
    for (const code of ['S10', 'S20', 'S30', 'S40']) await box(code).check();
    await expect(said(page)).toContainText(text.count);
    // Refused, with the reason, from the keyboard too.
    await box('S50').focus();
    await page.keyboard.press('Space');
    await expect(said(page)).toContainText(text.full);
    await expect(box('S50')).not.toBeChecked();
    await page.getByRole('button', { name: text.drop }).click();
    await expect(said(page)).toContainText(text.fewer);

    // The page beneath a dialog is inert: it is told within.
    await page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: 'S20', exact: true }) })
      .getByRole('link', { name: text.details })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: text.add }).click();
    await expect(dialog.locator(':scope > [aria-live]')).toContainText('S20: ');

    await page.goto(`/products${text.query}${text.query ? '&' : '?'}dn=50#finder`);
    await hydrated(page);
    const line = page.getByRole('textbox', { name: text.sentence });
    await line.fill('가나다라');
    await line.press('Enter');
    await expect(said(page)).toContainText(text.unread);
    await page.locator('#finder').getByRole('button', { name: text.imperial }).click();
    await expect(said(page)).toHaveText(text.shown);
    await page.getByRole('button', { name: text.share, exact: true }).click();
    await expect(said(page)).toContainText(text.copied);
    // The address goes without a language: it opens in the receiver's own.
    const copied = new URL(await page.evaluate(() => navigator.clipboard.readText()));
    expect(copied.searchParams.get('dn')).toBe('50');
    expect(copied.searchParams.has('lang')).toBe(false);
  });
