/** The register of files on the downloads page: finding a file in it, and what it does not have. */
import { expect, test } from '@playwright/test';

import { goTo, reload } from './hydrated.ts';

test('a file is found by words of its number, product or title, and the words are in the address', async ({
  page,
}) => {
  await goTo(page, '/downloads');
  const rows = page.locator('main li[data-kind]').filter({ visible: true });
  await page.getByRole('searchbox', { name: '번호, 제품, 제목' }).fill('pqvf-100 dxf');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('PV-PQVF-100-D');
  await page.getByRole('searchbox', { name: '번호, 제품, 제목' }).fill('S30');
  await expect(rows).toHaveCount(2);
  await expect(page.getByText('2건을 찾았습니다.')).toBeVisible();
  await expect(page).toHaveURL(/[?&]q=S30/);
  await reload(page);
  await expect(rows).toHaveCount(2);
  // As a Mac's file names have them: single letters of Hangul.
  await page
    .getByRole('searchbox', { name: '번호, 제품, 제목' })
    .fill('s30t 데이터'.normalize('NFD'));
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: '번호, 제품, 제목' }).fill('');
  await expect(rows).not.toHaveCount(2);

  // What there is no file of is no row: it can be asked for.
  await expect(page.locator('main').getByText('자료 없음')).toHaveCount(0);
  await page.locator('summary', { hasText: '문의 항목' }).click();
  await page.getByRole('button', { name: 'STEP, DXF: PQVI' }).click();
  await expect(page.getByText('문의에 담았습니다')).toBeVisible();
});
