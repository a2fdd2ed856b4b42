/** The oldest browsers that the site runs in (`build.target`): whatever came later is taken away from this one. */
import { expect, test } from '@playwright/test';

import { SUBMIT, SUCCESS, VALUES } from '#tests/journeys/inquiry-form.ts';
import { hydrated } from '#tests/journeys/hydrated.ts';
import { isLater, LANGUAGE, WEB } from '#tools/floor/later.ts';

// The step without popovers changes styles that the policy knows by their hash.
test.use({ bypassCSP: true });

/** What came later, as `[object, name]`: an interface after its members. Of the language, MDN does not say which ones are static. */
const LATER = [WEB, LANGUAGE].flatMap((objects) =>
  Object.entries(objects).flatMap(([owner, entry]) => [
    ...Object.entries(entry)
      .filter(([, member]) => isLater(member))
      .flatMap(([member]) => {
        const name = member.replace(/_static$/, '');
        if (owner === 'Window') return [['window', name]];
        const isOfPrototype = objects === LANGUAGE || name === member;
        const isStatic = objects === LANGUAGE || name !== member;
        return [
          ...(isOfPrototype ? [[`${owner}.prototype`, name]] : []),
          ...(isStatic ? [[owner, name]] : []),
        ];
      }),
    ...(isLater(entry) ? [['window', owner]] : []),
  ]),
);

test('in the oldest browser that is promised a size is found in either unit, put on the list and into an inquiry', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await page.addInitScript((later) => {
    for (const [path = '', name = ''] of later) {
      const object = path
        .split('.')
        .reduce<object | undefined>((each, key) => each && Reflect.get(each, key), window);
      if (object) Reflect.deleteProperty(object, name);
    }
  }, LATER);
  await page.goto('/products?lang=en');
  expect(
    await page.evaluate(() => [
      'size' in URLSearchParams.prototype,
      'popover' in document.body,
      'requestIdleCallback' in window,
    ]),
  ).toEqual([false, false, false]);
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

  await test.step('a phone’s menu opens without popovers, and is not there where nothing can open it', async () => {
    await page.route('**/*', async (route) => {
      if (!['document', 'stylesheet'].includes(route.request().resourceType()))
        return route.fallback();
      const response = await route.fetch();
      const body = (await response.text())
        .replaceAll(':popover-open', ':-later')
        .replaceAll(' popover', ' data-popover');
      return route.fulfill({ response, body });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/?lang=en');
    await hydrated(page);
    const menu = page.getByRole('navigation', { name: 'Mobile menu' });
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await menu.getByRole('link', { name: 'Gallery' }).click();
    await expect(page).toHaveURL(/gallery/);
    await expect(menu).toBeHidden();
    await page.addInitScript(() => Reflect.deleteProperty(CSSStyleSheet.prototype, 'replace'));
    await page.goto('/?lang=en');
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
    await expect(menu).toBeHidden();
  });
  expect(errors).toEqual([]);
});
