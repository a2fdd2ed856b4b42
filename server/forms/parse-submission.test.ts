import { describe, expect, test } from 'vitest';

import { encodingOf, parseSubmission } from './parse-submission.ts';

const URLENCODED = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data; boundary=----WebKitFormBoundaryAbcdefghijklmnop';

/** 가마 in EUC-KR. */
const GAMA = Buffer.from([0xb0, 0xa1, 0xb8, 0xb6]);

const part = (name: string, value: Buffer | string) =>
  Buffer.concat([
    Buffer.from(
      `------WebKitFormBoundaryAbcdefghijklmnop\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n`,
    ),
    Buffer.from(value),
    Buffer.from('\r\n'),
  ]);

describe('Korean in the charset that older programs send is read as it was typed', () => {
  test.each([
    ['percent-encoded, not said', URLENCODED, Buffer.from('companyName=%B0%A1%B8%B6+A&name=b')],
    [
      'percent-encoded, said',
      `${URLENCODED}; charset=euc-kr`,
      Buffer.from('companyName=%B0%A1%B8%B6%20A&name=b'),
    ],
    [
      'as bytes',
      URLENCODED,
      Buffer.concat([Buffer.from('companyName='), GAMA, Buffer.from('+A&name=b')]),
    ],
    [
      'in parts',
      MULTIPART,
      Buffer.concat([
        part('companyName', Buffer.concat([GAMA, Buffer.from(' A')])),
        part('name', 'b'),
        Buffer.from('------WebKitFormBoundaryAbcdefghijklmnop--\r\n'),
      ]),
    ],
  ])('%s', async (_how, type, body) => {
    expect(await parseSubmission(type, Uint8Array.from(body))).toMatchObject({
      kind: 'fields',
      fields: { companyName: '가마 A', name: 'b' },
    });
  });
});

test('UTF-8 stays UTF-8, with signs, empty values and a name twice as in a browser', async () => {
  const body = Buffer.from('a=%EA%B0%80+%2B%26&b=&c&a=second&%EA%B0%80=1=2&d=%zz');
  const parsed = await parseSubmission(URLENCODED, Uint8Array.from(body));
  expect(parsed).toMatchObject({ kind: 'fields' });
  expect(parsed.kind === 'fields' && { ...parsed.fields }).toEqual({
    a: '가 +&',
    b: '',
    c: '',
    가: '1=2',
    d: '%zz',
  });
});

test.each([
  ['percent-encoded', URLENCODED, Buffer.from('companyName=%FF%FF')],
  [
    'in parts',
    MULTIPART,
    Buffer.concat([
      part('companyName', Buffer.from([0xff, 0xff])),
      Buffer.from('------WebKitFormBoundaryAbcdefghijklmnop--\r\n'),
    ]),
  ],
])(
  'bytes that are no text are refused, not stored as question marks: %s',
  async (_how, type, body) => {
    expect(await parseSubmission(type, Uint8Array.from(body))).toEqual({ kind: 'malformed' });
  },
);

test('a charset that is named holds, also where the bytes would be UTF-8 by accident', async () => {
  // 창천 in EUC-KR, which are two other letters in UTF-8.
  const body = Uint8Array.from(Buffer.from('companyName=%C3%A2%C3%B5'));
  expect(await parseSubmission(`${URLENCODED}; charset=euc-kr`, body)).toMatchObject({
    fields: { companyName: '창천' },
  });
});

test.each([
  // 你好吗 in GBK, which Windows-949 holds no letters for.
  ['of a Chinese charset', Buffer.from('name=%FE%50%C4%E3')],
  ['that change the charset within', Buffer.from('name=%1B%24%29C%0EGQ%0F')],
])('bytes %s are refused', async (_, body) =>
  expect(await parseSubmission(URLENCODED, Uint8Array.from(body))).toEqual({ kind: 'malformed' }),
);

test.each(['latin1', 'shift_jis', 'utf-16'])('a body in %s is not taken', (charset) =>
  expect(encodingOf(`${URLENCODED}; charset=${charset}`)).toBeNull(),
);

test('a part whose head has more lines than any browser writes is not read; a text of many lines is', async () => {
  const type = 'multipart/form-data; boundary=b';
  const body = (head: string, text: string) =>
    new Uint8Array(
      Buffer.from(
        `--b\r\nContent-Disposition: form-data; name="inquiry"\r\n${head}\r\n${text}\r\n--b--\r\n`,
      ),
    );
  expect(await parseSubmission(type, body('a:b\r\n'.repeat(1_000), 'x'))).toEqual({
    kind: 'malformed',
  });
  const text = 'DN: 100\r\n'.repeat(1_000).trimEnd();
  expect(await parseSubmission(type, body('', text))).toMatchObject({
    fields: { inquiry: text },
  });
});
