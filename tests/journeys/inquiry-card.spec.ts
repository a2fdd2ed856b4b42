/**
 * Card payment, which the inquiry form never uses: the client library's pending kind, its single resubmission and its
 * two errors, with a stub in the place of a card library.
 */
import { expect, test as base } from '@playwright/test';

import { type FormLanguage, sendForm, submitButton, SUCCESS, VALUES } from './inquiry-form.ts';
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

test('the card action is handled and the form sent once more, once only; what fails is said, and the button comes back', async ({
  page,
  service,
}) => {
  const send = async (language: FormLanguage, query = '') => {
    await page.goto(`${service.url}/contact?lang=${language}${query}`);
    await sendForm(page, language);
  };
  const alert = page.getByRole('alert');

  await test.step('pending: handled, and sent once more', async () => {
    service.answer(PENDING, { json: { next: '/' } });
    await send('en');
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

  await test.step('pending a second time: not sent a third time', async () => {
    service.answer(PENDING);
    await send('en');
    await expect(alert).toContainText('Unexpected submission result');
    await expect(submitButton(page, 'en')).toBeEnabled();
    expect(service.received).toHaveLength(4);
  });

  await test.step('the payment method cannot be made: nothing is sent', async () => {
    await send('ko', '&card=create-fails');
    await expect(alert).toContainText('결제 수단을 만들지 못했습니다');
    await send('en', '&card=create-fails');
    await expect(alert).toContainText('Error creating payment method');
    expect(service.received).toHaveLength(4);
  });

  await test.step('strong customer authentication fails: not sent again', async () => {
    await send('ko', '&card=authentication-fails');
    await expect(alert).toContainText('결제 인증에 실패했습니다');
    await send('en', '&card=authentication-fails');
    await expect(alert).toContainText('Stripe SCA error');
    expect(service.received).toHaveLength(6);
  });
});
