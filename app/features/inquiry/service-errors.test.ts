import { SubmissionError } from '@formspree/core';
import { expect, test } from 'vitest';

import { FIELD_ERROR_CODES, FORM_ERROR_CODES } from '#contract/form-errors.ts';

import { translator } from '#app/i18n/translate.ts';

import { answerFailure, errorWords, fieldWords, mayHaveArrived } from './service-errors.ts';

type Errors = ConstructorParameters<typeof SubmissionError>;
/** As the form shows them. */
function shown(language: 'ko' | 'en', ...errors: Errors) {
  const failure = answerFailure(new SubmissionError(...errors));
  const t = translator(language);
  const words = failure.form.map((error) => errorWords(error, language, t, true));
  return {
    form: words.flatMap(({ lead, own }) => [lead, own]).filter(Boolean),
    fields: fieldWords(failure.fields, language, t),
  };
}

test('English: "Prefix message", joined with commas (spec §5)', () => {
  const { fields } = shown(
    'en',
    { field: 'email', code: 'TYPE_EMAIL', message: 'should be an email' },
    { field: 'email', message: 'is blocked' },
    { field: 'companyName', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
  );
  expect(fields).toEqual({
    email: 'Email should be an email, is blocked',
    companyName: 'Company Name is required',
  });
});

test('Korean: the equivalent where the code is known, the message where it is not', () => {
  const { fields, form } = shown(
    'ko',
    { field: 'name', code: 'REQUIRED_FIELD_EMPTY', message: 'is required' },
    { field: 'fax', code: 'NEW_CODE', message: 'is odd' },
    { code: 'INACTIVE', message: 'inactive' },
    { code: 'NEW_CODE', message: 'something new' },
    { message: 'Unexpected response format' },
  );
  expect(fields).toEqual({ name: '이름 항목을 입력해 주십시오', fax: '팩스 is odd' });
  expect(form).toEqual([
    '지금은 이 양식으로 문의를 받지 않습니다.',
    '문의를 보내지 못했습니다. 서비스의 응답은 다음과 같습니다.',
    'something new',
    '서버의 응답을 알아볼 수 없습니다. 잠시 후 다시 보내 주십시오. 다시 보내셔도 한 번만 접수됩니다.',
    '예상하지 못한 응답 형식입니다',
  ]);
});

test('every code has its Korean', () => {
  for (const code of FORM_ERROR_CODES)
    expect(shown('ko', { code, message: 'x' }).form[0]).toMatch(/[가-힣]/);
  for (const code of FIELD_ERROR_CODES)
    expect(shown('ko', { code, field: 'name', message: 'x' }).fields.name).toMatch(/^이름 [가-힣]/);
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'a network failure, "%s": a sentence in the language, then the own message',
  (message) => {
    expect(shown('en', { message }).form).toEqual([
      'The server could not be reached. Please check your connection and send it again. Sending it again is safe: it arrives once only.',
      message,
    ]);
    expect(shown('ko', { message }).form[0]).toBe(
      '서버에 연결하지 못했습니다. 연결 상태를 확인하고 다시 보내 주십시오. 다시 보내셔도 한 번만 접수됩니다.',
    );
  },
);

test('only where no answer came, or none that can be read, the inquiry may have arrived', () => {
  for (const kind of ['noAnswer', 'unexpectedAnswer'] as const)
    expect(mayHaveArrived({ kind })).toBe(true);
  expect(mayHaveArrived({ kind: 'networkFailure', message: 'Failed to fetch' })).toBe(true);
  // The client library did not come: nothing was sent.
  expect(mayHaveArrived({ kind: 'networkFailure' })).toBe(false);
  // Sent without a network; it stays so when the network is back.
  const failure = { kind: 'networkFailure', message: 'Failed to fetch', neverLeft: true } as const;
  expect(mayHaveArrived(failure)).toBe(false);
  for (const kind of ['stated', 'field', 'unexpectedCard', 'otherError'] as const)
    expect(mayHaveArrived({ kind, message: 'x' })).toBe(false);
});

test.each([
  `Unexpected token '<', "<html>..." is not valid JSON`,
  "Failed to execute 'json' on 'Response': Unexpected end of JSON input",
  'JSON.parse: unexpected character at line 1 column 1 of the JSON data',
  "JSON Parse error: Unrecognized token '<'",
  'The string did not match the expected pattern.',
])('an answer that is not JSON, "%s": the text of spec §8, not the engine’s', (message) => {
  expect(shown('en', { message }).form.at(-1)).toBe('Unexpected response format');
  expect(shown('ko', { message }).form.at(-1)).toBe('예상하지 못한 응답 형식입니다');
});

test('a list of errors without any is an unexpected answer too', () => {
  expect(shown('en').form).toContain('Unexpected response format');
});

test('what the service says in the page’s language stays; after a change of language the code is translated', () => {
  const error = { code: 'BLOCKED', message: '30초 뒤에 다시 보내 주십시오.' };
  expect(shown('ko', error).form).toEqual([error.message]);
  expect(shown('en', error).form[0]).toMatch(/^The submission was blocked/);
});

test('an error of a field that the form does not have concerns the form: a card', () => {
  const error = {
    field: 'paymentMethod',
    code: 'STRIPE_CLIENT_ERROR',
    message: 'Stripe SCA error',
  };
  expect(shown('en', error).form).toEqual(['Stripe SCA error']);
  expect(shown('ko', error).form).toEqual(['결제 인증에 실패했습니다']);
});

test('a hosted service is not promised to keep an inquiry once', () => {
  const [error] = answerFailure(
    new SubmissionError({ message: 'Unexpected response format' }),
  ).form;
  const words = (embedded: boolean) => errorWords(error!, 'en', translator('en'), embedded).lead;
  expect(words(true)).toContain('it arrives once only');
  expect(words(false)).not.toContain('once');
});
