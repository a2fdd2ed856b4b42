/** The oldest browsers that the site runs in (`build.target`): whatever came later is taken away from this one. */
import { expect, test } from '@playwright/test';

import { SUBMIT, SUCCESS, VALUES } from '#tests/journeys/inquiry-form.ts';
import { hydrated } from '#tests/journeys/hydrated.ts';

test('in the oldest browser that is promised a size is found in either unit, put on the list and into an inquiry', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript(() => {
    const later: [object, string[]][] = [
      [URL, ['parse', 'canParse']],
      [URLSearchParams.prototype, ['size']],
      [Map, ['groupBy']],
      [Object, ['groupBy']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [AbortSignal, ['any']],
      [RegExp, ['escape']],
      [
        Set.prototype,
        [
          'union',
          'intersection',
          'difference',
          'isSubsetOf',
          'isSupersetOf',
          'isDisjointFrom',
          'symmetricDifference',
        ],
      ],
      [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        [
          'map',
          'filter',
          'take',
          'drop',
          'flatMap',
          'reduce',
          'toArray',
          'forEach',
          'some',
          'every',
          'find',
        ],
      ],
      [Uint8Array, ['fromBase64', 'fromHex']],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [Document.prototype, ['startViewTransition']],
      [window, ['scheduler', 'navigation', 'Temporal']],
    ];
    for (const [owner, names] of later)
      for (const name of names) Reflect.deleteProperty(owner, name);
  });
  await page.goto('/products?lang=en');
  await hydrated(page);
  const finder = page.locator('#finder');
  const size = finder.getByRole('textbox', { name: 'Nominal size' });
  await size.fill('2 in');
  await size.press('Enter');
  await expect(page).toHaveURL(/dn=50/);
  await page.getByRole('button', { name: 'Imperial' }).first().click();
  await expect(page).toHaveURL(/units=imperial/);
  for (const address of [
    '/products/sirca-valves/ball-valves/s50?lang=en',
    '/products/pinch-valve/pqvf/pqvf?lang=en',
  ]) {
    await page.goto(address);
    await hydrated(page);
    await page
      .getByRole('button', { name: /^Metric/ })
      .first()
      .click();
    await page
      .getByRole('button', { name: /^Imperial/ })
      .first()
      .click();
  }
  await page.goto('/compare?items=s10,s30&lang=en');
  await hydrated(page);
  await page.goto('/downloads?lang=en');
  await hydrated(page);
  await page.getByRole('searchbox').fill('S30');
  await expect(page).toHaveURL(/S30/);
  await page.goto('/contact?lang=en');
  await hydrated(page);
  const form = page.getByRole('main').locator('form').last();
  for (const [name, value] of Object.entries(VALUES))
    await form.locator(`[name="${name}"]`).fill(value);
  await form.getByRole('button', { name: SUBMIT.en }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SUCCESS.en[0]);
  expect(errors).toEqual([]);
});
