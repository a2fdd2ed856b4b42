import { expect, test } from '@playwright/test';

import { goTo } from './hydrated.ts';

const FRAME = /\/pictures\/turning-valve-\d\d\.svg/;

test('the valve of the home page turns by keys, buttons and dragging; other angles come at the first touch', async ({
  page,
}) => {
  const fetched = new Set<string>();
  page.on('request', (request) => {
    if (FRAME.test(request.url())) fetched.add(request.url());
  });
  await goTo(page, '/');
  const slider = page.getByRole('slider', { name: '회전각' });
  await expect(slider).toHaveAttribute('aria-valuetext', '60도, 중간');
  expect([...fetched].map((url) => url.slice(-6))).toEqual(['60.svg']);

  await slider.focus();
  for (const [key, text] of [
    ['ArrowRight', '65도, 중간'],
    ['PageDown', '50도, 중간'],
    ['Home', '0도, 닫힘'],
    ['End', '90도, 열림'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(slider).toHaveAttribute('aria-valuetext', text);
  }
  await expect(page.locator('img[src$="turning-valve-90.svg"]')).toBeVisible();
  await expect(page.locator('img[src$="turning-valve-60.svg"]')).toBeHidden();
  await expect(page.getByText('90° 열림', { exact: true }).last()).toBeVisible();
  await expect.poll(() => fetched.size).toBe(19);

  await page.getByRole('button', { name: '5° 닫기' }).click();
  await expect(slider).toHaveAttribute('aria-valuenow', '85');

  const box = (await slider.boundingBox())!;
  await page.mouse.move(box.x + box.width - 1, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 3, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await expect(slider).toHaveAttribute('aria-valuenow', '30');
  await page.mouse.move(box.x, box.y + box.height / 2);
  await expect(slider).toHaveAttribute('aria-valuenow', '30');
});
