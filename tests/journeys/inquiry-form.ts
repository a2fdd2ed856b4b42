/** The inquiry page as tests use it: fields by their names in either language. */
import { expect, type Page } from '@playwright/test';

import { hydrated } from './hydrated.ts';

export const LABELS = {
  ko: {
    companyName: '회사명',
    name: '이름',
    phone: '전화번호',
    fax: '팩스',
    email: '이메일',
    inquiry: '문의 내용',
  },
  en: {
    companyName: 'Company Name',
    name: 'Name',
    phone: 'Phone',
    fax: 'Fax',
    email: 'Email',
    inquiry: 'Inquiry',
  },
} as const;

export type FormLanguage = keyof typeof LABELS;
export type FieldName = keyof (typeof LABELS)['en'];

export const VALUES: Readonly<Record<FieldName, string>> = {
  companyName: '○○정수 엔지니어링',
  name: '홍길동',
  phone: '02-000-0000',
  fax: '02-000-0001',
  email: 'buyer@example.com',
  inquiry: 'PQVF DN 100, 수량 6대.',
};

export const SUBMIT = { ko: '문의 보내기', en: 'Submit Inquiry' } as const;
export const SUBMITTING = { ko: '전송 중...', en: 'Submitting...' } as const;
export const SUCCESS = {
  ko: ['문의가 접수되었습니다!', '문의가 성공적으로 접수되었습니다. 곧 연락드리겠습니다.'],
  en: [
    'Inquiry Submitted Successfully!',
    'Your inquiry has been successfully submitted. We will contact you soon.',
  ],
} as const;

/** Address of the page in a language. */
export const contactPath = (language: FormLanguage): string =>
  language === 'en' ? '/contact?lang=en' : '/contact';

/** The input of a field. */
export const field = (page: Page, language: FormLanguage, name: FieldName) =>
  page.getByRole('textbox', { name: LABELS[language][name], exact: true });

/** Fills in the form; `values` take the place of the usual ones. */
export async function fillIn(
  page: Page,
  language: FormLanguage,
  values: Partial<Record<FieldName, string>> = {},
): Promise<void> {
  // A draft comes back at hydration: between Playwright's selecting and inserting it would stand beside the text.
  const hasDraft = await page.evaluate(
    () =>
      document.querySelector('script[data-own]') !== null &&
      localStorage.getItem('gamasan.inquiry') !== null,
  );
  if (hasDraft) await hydrated(page);
  for (const [name, value] of Object.entries({ ...VALUES, ...values })) {
    const box = field(page, language, name as FieldName);
    await box.fill(value);
    await expect(box).toHaveValue(value);
  }
}

/** The button that sends. */
export const submitButton = (page: Page, language: FormLanguage) =>
  page.getByRole('button', { name: SUBMIT[language], exact: true });

/** Fills in the form and sends it. */
export async function sendForm(...filled: Parameters<typeof fillIn>): Promise<void> {
  const [page, language] = filled;
  await fillIn(...filled);
  await submitButton(page, language).click();
}
