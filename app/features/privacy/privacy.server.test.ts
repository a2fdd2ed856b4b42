import { afterEach, expect, test, vi } from 'vitest';

import { pageRequest } from '#app/shared/page/page-request.ts';
import { privacyData } from './privacy.server.ts';

const words = (language: 'ko' | 'en') =>
  JSON.stringify(
    privacyData(pageRequest(new URL(`http://localhost/privacy?lang=${language}`))).sections,
  );

afterEach(() => vi.unstubAllEnvs());

test('with the embedded service: kept here, for as long as is configured', () => {
  vi.stubEnv('FORM_ENDPOINT', '');
  vi.stubEnv('INQUIRY_RETENTION', '18m');
  expect(words('en')).toContain('stored on the server of this site');
  expect(words('en')).toContain('kept for 18 months');
  expect(words('ko')).toContain('18개월 동안 보관');
  expect(words('ko')).not.toContain('국외 이전');
});

test('with a hosted service: the transfer, and what the supplier must fill in; nothing that is no longer true', () => {
  vi.stubEnv('FORM_ENDPOINT', 'https://forms.example.com');
  expect(words('en')).not.toContain('stored on the server of this site');
  expect(words('en')).toContain('Country: ○○');
  expect(words('ko')).toContain('이전되는 국가: ○○');
});

test('no placeholder is left', () => {
  expect(words('ko') + words('en')).not.toContain('{{');
});
