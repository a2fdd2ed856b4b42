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

test('measured page speed is told of where it is measured, and where to it goes', () => {
  vi.stubEnv('VITALS_URL', '');
  expect(words('en')).not.toContain('page speed');
  vi.stubEnv('VITALS_URL', '/vitals');
  expect(words('en')).toContain('The server of this site counts how long pages took');
  expect(words('ko')).not.toContain('외부의 측정 서비스');
  vi.stubEnv('VITALS_URL', 'https://vitals.example.com/');
  expect(words('ko')).toContain('외부의 측정 서비스');
});

test('what is counted of searches is told, unless nothing is', () => {
  expect(words('ko')).toContain('찾지 못한 말의 집계');
  vi.stubEnv('COUNT_MISSES', 'off');
  expect(words('ko')).not.toContain('찾지 못한 말의 집계');
  vi.stubEnv('COUNT_MISSES', 'on');
  vi.stubEnv('FORM_ENDPOINT', 'https://forms.example.com');
  expect(words('en')).not.toContain('What was not found');
});

test('no placeholder is left', () => {
  expect(words('ko') + words('en')).not.toContain('{{');
});
