/**
 * Card payment, which the inquiry form never uses: the client library's pending kind, its single resubmission and its
 * two errors, with a stub in the place of a card library.
 */
import { expect, test as base } from '@playwright/test';

import { fillIn, submitButton, SUCCESS, VALUES } from './inquiry-form.ts';
import { buildHarness } from './inquiry-harness/build.ts';
import { type ScriptedService, startScriptedService } from './inquiry-service.ts';

const test = base.extend<{ service: ScriptedService }, { folder: string }>({
  folder: [
    async ({}, use, { parallelIndex }) => use(await buildHarness(parallelIndex)),
    { scope: 'worker' },
  ],
  service: async ({ folder }, use) => {
    const service = await startScriptedService({ folder });
    await use(service);
    await service.stop();
  },
});

const PENDING = { json: { stripe: { paymentIntentClientSecret: 'secret' }, resubmitKey: 'again' } };

test('pending: the card action is handled, and the form is sent once more', async ({
  page,
  service,
}) => {
  service.answer(PENDING, { json: { next: '/' } });
  await page.goto(`${service.url}/contact?lang=en`);
  await fillIn(page, 'en');
  await submitButton(page, 'en').click();
  await expect(page.getByText(SUCCESS.en[0])).toBeVisible();
  const [first, second] = service.received;
  expect(service.received).toHaveLength(2);
  expect(first?.fields).toMatchObject({ ...VALUES, paymentMethod: 'pm_stub' });
  expect(first?.fields).not.toHaveProperty('paymentIntent');
  expect(second?.fields).toMatchObject({
    ...VALUES,
    paymentIntent: 'pi_of_secret',
    resubmitKey: 'again',
  });
  expect(second?.fields).not.toHaveProperty('paymentMethod');
});

test('pending a second time: not sent a third time, and the button comes back', async ({
  page,
  service,
}) => {
  service.answer(PENDING);
  await page.goto(`${service.url}/contact?lang=en`);
  await fillIn(page, 'en');
  await submitButton(page, 'en').click();
  await expect(page.getByRole('alert')).toContainText('Unexpected submission result');
  await expect(submitButton(page, 'en')).toBeEnabled();
  expect(service.received).toHaveLength(2);
});

test('the payment method cannot be made: said, and nothing is sent', async ({ page, service }) => {
  for (const [language, text] of [
    ['en', 'Error creating payment method'],
    ['ko', '결제 수단을 만들지 못했습니다'],
  ] as const) {
    await page.goto(`${service.url}/contact?card=create-fails&lang=${language}`);
    await fillIn(page, language);
    await submitButton(page, language).click();
    await expect(page.getByRole('alert')).toContainText(text);
  }
  expect(service.received).toHaveLength(0);
});

test('strong customer authentication fails: said, and not sent again', async ({
  page,
  service,
}) => {
  for (const [language, text] of [
    ['en', 'Stripe SCA error'],
    ['ko', '결제 인증에 실패했습니다'],
  ] as const) {
    service.answer(PENDING);
    await page.goto(`${service.url}/contact?card=authentication-fails&lang=${language}`);
    await fillIn(page, language);
    await submitButton(page, language).click();
    await expect(page.getByRole('alert')).toContainText(text);
  }
  expect(service.received).toHaveLength(2);
});
