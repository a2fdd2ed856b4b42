/** The real client library against the real service: both speak the protocol of spec §7. */
import { createClient, isSubmissionError } from '@formspree/core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { FIELD_ERROR_MESSAGES, FORM_ERROR_MESSAGES } from '#contract/error-messages.ts';
import { receiptAnswer } from '#contract/receipt.ts';
import { MAX_FILES } from '#server/forms/parse-submission.ts';
import { openDatabase } from '#server/forms/database.ts';
import { temporaryFolder } from '#tests/temporary-folder.ts';

import { FILLED, startFormServer, storedInquiries, type FormServer } from './form-server.ts';

const folder = temporaryFolder();
let server: FormServer;

beforeAll(async () => {
  server = await startFormServer({ dataDir: folder.path, formProject: 'site' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

function formData(values: Readonly<Record<string, string | Blob>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.append(name, value);
  return data;
}

const submit = (
  data: FormData | Record<string, string | number>,
  formKey = 'inquiry',
  project?: string,
) =>
  createClient(project === undefined ? {} : { project }).submitForm(formKey, data, {
    endpoint: server.url,
  });

const stored = () => storedInquiries(folder.path);

describe('success', () => {
  const keyed = (_idempotency: string) => ({ ...FILLED, _language: 'en', _idempotency });
  test.each([
    ['form data', () => submit(formData(keyed('form-data')))],
    ['JSON', () => submit(keyed('json'))],
    ['a project', () => submit(formData(keyed('project')), 'inquiry', 'site')],
  ])('%s: the answer carries `next`, and the inquiry is on disk', async (_kind, send) => {
    const before = stored().length;
    const result = await send();
    if (isSubmissionError(result)) throw new Error('expected a success');
    const records = stored();
    expect(records).toHaveLength(before + 1);
    const receipt = records.at(-1)?.receipt;
    expect(receipt).toMatch(/^GM-\d{8}-\d{3}$/);
    expect(result.next).toBe(`/f/inquiry/received?receipt=${receipt}&lang=en`);
    expect(receiptAnswer(result.next)).toEqual({ receipt, confirmation: false, answers: null });
    // Sent again: the same inquiry, the same number.
    expect(await send()).toMatchObject({ next: result.next });
    expect(stored()).toHaveLength(before + 1);
    expect(records.at(-1)).toMatchObject({ ...FILLED, language: 'en', flags: [] });
  });

  test('urlencoded, as a browser without scripts sends it', async () => {
    const response = await fetch(`${server.url}/f/inquiry`, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams({ ...FILLED, name: '김 & 이 <b>', _idempotency: 'urlencoded' }),
    });
    expect(response.status).toBe(200);
    expect(stored().at(-1)).toMatchObject({ name: '김 & 이 <b>', language: 'ko' });
  });
});

describe('field errors', () => {
  test('each with its code and message; the library finds them by field', async () => {
    const data = formData({ ...FILLED, name: ' ', email: 'name@', _language: 'en' });
    data.delete('phone');
    const result = await submit(data);
    if (!isSubmissionError(result)) throw new Error('expected an error');
    expect(result.getFormErrors()).toEqual([]);
    const message = (code: keyof typeof FIELD_ERROR_MESSAGES) => ({
      code,
      message: FIELD_ERROR_MESSAGES[code].en,
    });
    expect(result.getFieldErrors('name')).toEqual([message('REQUIRED_FIELD_EMPTY')]);
    expect(result.getFieldErrors('phone')).toEqual([message('REQUIRED_FIELD_MISSING')]);
    expect(result.getFieldErrors('email')).toEqual([message('TYPE_EMAIL')]);
    expect(result.getAllFieldErrors()).toHaveLength(3);
  });

  test('a number where text belongs', async () => {
    const result = await submit({ ...FILLED, phone: 21112222 });
    if (!isSubmissionError(result)) throw new Error('expected an error');
    expect(result.getFieldErrors('phone')).toEqual([
      { code: 'TYPE_TEXT', message: FIELD_ERROR_MESSAGES.TYPE_TEXT.ko },
    ]);
  });
});

describe('form errors', () => {
  const file = (bytes: number) => new File([new Uint8Array(bytes)], 'drawing.pdf');
  const files = (count: number) =>
    formData({
      ...FILLED,
      ...Object.fromEntries(Array.from({ length: count }, (_, i) => [`f${i}`, file(9)])),
    });

  test.each([
    ['EMPTY', () => submit(formData({ companyName: ' ', inquiry: '' }))],
    ['FORM_NOT_FOUND', () => submit(formData(FILLED), 'other')],
    ['PROJECT_NOT_FOUND', () => submit(formData(FILLED), 'inquiry', 'other')],
    ['NO_FILE_UPLOADS', () => submit(files(1))],
    ['TOO_MANY_FILES', () => submit(files(MAX_FILES + 1))],
    ['FILES_TOO_BIG', () => submit(formData({ ...FILLED, file: file(2 * 1024 * 1024) }))],
  ] as const)('%s', async (code, send) => {
    const before = stored().length;
    const result = await send();
    if (!isSubmissionError(result)) throw new Error('expected an error');
    expect(result.getFormErrors()).toEqual([{ code, message: FORM_ERROR_MESSAGES[code].ko }]);
    expect(stored()).toHaveLength(before);
  });

  test('INACTIVE while the staff has closed the form', async () => {
    const database = openDatabase(folder.path);
    database.exec("INSERT INTO closed_form VALUES ('inquiry')");
    const result = await submit(formData({ ...FILLED, _language: 'en' }));
    database.exec('DELETE FROM closed_form');
    database.close();
    if (!isSubmissionError(result)) throw new Error('expected an error');
    expect(result.getFormErrors()).toEqual([
      { code: 'INACTIVE', message: FORM_ERROR_MESSAGES.INACTIVE.en },
    ]);
  });

  test('an unreadable body is one sentence, UNSPECIFIED to the library', async () => {
    const response = await fetch(`${server.url}/f/inquiry`, {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      body: '{"name":',
    });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({ error: '보낸 내용을 읽을 수 없습니다.' });
  });
});

describe('sent twice', () => {
  test('the same key and words make one inquiry, at the same time or later', async () => {
    const before = stored().length;
    const data = () => formData({ ...FILLED, _idempotency: 'twice' });
    const results = await Promise.all([submit(data()), submit(data()), submit(data())]);
    results.push(await submit(data()));
    expect(results.map(({ kind }) => kind)).toEqual(['success', 'success', 'success', 'success']);
    expect(stored()).toHaveLength(before + 1);
  });

  test('the same key with other words is another inquiry that names the first: nothing typed is lost', async () => {
    await submit(formData({ ...FILLED, inquiry: 'first', _idempotency: 'edited' }));
    const first = stored().at(-1);
    await submit(formData({ ...FILLED, inquiry: 'second', _idempotency: 'edited' }));
    expect(stored().at(-1)).toMatchObject({ inquiry: 'second', corrects: first?.id });
  });

  test('without a key the same words make one inquiry', async () => {
    const before = stored().length;
    await submit(formData({ ...FILLED, inquiry: 'no key' }));
    await submit(formData({ ...FILLED, inquiry: 'no key' }));
    expect(stored()).toHaveLength(before + 1);
  });
});

test('the log holds numbers and codes, and nothing that anybody wrote', () => {
  const log = server.log.join('\n');
  expect(log).toMatch(/inquiry 1 stored/);
  for (const value of Object.values(FILLED)) if (value !== '') expect(log).not.toContain(value);
  expect(log).not.toContain('127.0.0.1');
});
