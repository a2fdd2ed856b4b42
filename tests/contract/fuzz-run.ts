/**
 * Throws requests of every kind at the form service: shapes, encodings, sizes, headers. Nothing may be answered by a 5xx,
 * and nothing malformed may reach the store.
 */
import { request } from 'node:http';

import fc from 'fast-check';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { inquirySchema } from '#contract/inquiry.ts';
import { openDatabase } from '#server/forms/database.ts';
import { readInquiries } from '#server/forms/inquiry-record.ts';

import { startFormServer } from './form-server.ts';

export interface FuzzCounts {
  readonly requests: number;
  /** Answers by status; 0 is a connection that ended without one. */
  readonly statuses: Readonly<Record<string, number>>;
  readonly stored: number;
  /** Stored, and not what the schema says. */
  readonly malformed: number;
}

interface FuzzRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

const REQUESTS_AT_A_TIME = 16;

/** Text of every kind: plain, Korean, control characters, halves of surrogate pairs, formulas, markup, long. */
const text = fc.oneof(
  { weight: 4, arbitrary: fc.string() },
  { weight: 3, arbitrary: fc.string({ unit: 'binary' }) },
  {
    weight: 2,
    arbitrary: fc.string({
      unit: fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code)),
    }),
  },
  fc.constantFrom(
    '',
    ' ',
    '\r\n',
    'a\r\nBcc: x@example.com',
    '=1+1',
    '<script>',
    '홍길동',
    '\u0000',
    'ＡＢＣ',
    '👍🏽',
  ),
  fc.integer({ min: 1, max: 20_000 }).map((length) => '가'.repeat(length)),
);
const email = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      'buyer@example.com',
      'a@b',
      'a@b.c\r\nBcc: d@e.f',
      'a b@c.d',
      '"x"@y.z',
    ),
  },
  fc.emailAddress(),
  text,
);
const line = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom('○○정수', '홍길동', '02-000-0000') },
  text,
);

/** Mostly whole inquiries, so that many get as far as the store. */
const fields = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      companyName: line,
      name: line,
      phone: line,
      fax: line,
      email,
      inquiry: text,
    }),
  },
  fc.record(
    {
      companyName: line,
      name: line,
      phone: line,
      email,
      inquiry: text,
      _gotcha: text,
      _language: text,
      _idempotency: text,
    },
    { requiredKeys: [] },
  ),
  fc.dictionary(
    fc.oneof(fc.constantFrom(...INQUIRY_FIELDS, '__proto__', 'constructor', 'toString'), text),
    text,
    { maxKeys: 12 },
  ),
);

const BOUNDARY = 'fuzz';
const multipart = (values: Record<string, string>, file: boolean) =>
  [
    ...Object.entries(values).map(
      ([name, value]) =>
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replace(/["\r\n]/g, '')}"\r\n\r\n${value}\r\n`,
    ),
    file
      ? `--${BOUNDARY}\r\nContent-Disposition: form-data; name="f"; filename="x"\r\n\r\nx\r\n`
      : '',
    `--${BOUNDARY}--\r\n`,
  ].join('');

const encoded = fc.oneof(
  fields.map((values) => [
    'application/x-www-form-urlencoded',
    new URLSearchParams(values).toString(),
  ]),
  fields.map((values) => ['application/json', JSON.stringify(values)]),
  fc
    .tuple(fields, fc.boolean())
    .map(([values, file]) => [
      `multipart/form-data; boundary=${BOUNDARY}`,
      multipart(values, file),
    ]),
  fc.json().map((value) => ['application/json', value]),
  fc.tuple(
    fc.constantFrom(
      'application/json',
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
    ),
    text,
  ),
) as fc.Arbitrary<[string, string]>;

/** Bytes as encoded, cut short, or with one byte changed. */
const payload = fc
  .tuple(
    encoded,
    fc.oneof({ weight: 6, arbitrary: fc.constant('whole') }, fc.constantFrom('cut', 'changed')),
    fc.nat(),
    fc.nat(255),
  )
  .map(([[type, value], how, where, byte]) => {
    const bytes = Buffer.from(value);
    const at = bytes.length === 0 ? 0 : where % bytes.length;
    if (how === 'cut') return { type, bytes: bytes.subarray(0, at) };
    if (how === 'changed' && bytes.length > 0) bytes[at] = byte;
    return { type, bytes };
  });

/** A header's value has visible ASCII only, or Node's own client refuses it. */
const headerValue = fc
  .string({ maxLength: 200 })
  .map((value) => value.replace(/[^\x20-\x7e]/g, ''));

const arbitraryRequest: fc.Arbitrary<FuzzRequest> = fc
  .record({
    path: fc.oneof(
      { weight: 12, arbitrary: fc.constant('/f/inquiry') },
      fc.constantFrom(
        '/p/site/f/inquiry',
        '/f/',
        '/f/other',
        '/p/x/f/inquiry',
        '/f/inquiry/x',
        '/f/%00',
        '/f/%e0%80',
        '/f/inquiry?lang=en',
      ),
    ),
    payload,
    type: fc.oneof({ weight: 12, arbitrary: fc.constant(null) }, headerValue),
    origin: fc.oneof(
      { weight: 12, arbitrary: fc.constant(undefined) },
      fc.constantFrom('null', 'http://evil.example'),
    ),
    more: fc.record(
      {
        accept: fc.oneof(fc.constantFrom('text/html', 'application/json', '*/*'), headerValue),
        referer: fc.oneof(fc.constantFrom('http://localhost/contact?lang=en', 'x'), headerValue),
        'accept-language': headerValue,
        'formspree-session-data': headerValue,
        'x-forwarded-for': headerValue,
        'content-encoding': fc.constantFrom('gzip', ...Array<string>(19).fill('identity')),
      },
      { requiredKeys: [] },
    ),
  })
  .map(({ path, payload: { type, bytes }, type: otherType, origin, more }) => ({
    path,
    body: bytes,
    headers: {
      'content-type': otherType ?? type,
      ...more,
      ...(origin !== undefined && { origin }),
    },
  }));

function send(url: string, fuzzed: FuzzRequest): Promise<number> {
  const { path, headers, body } = fuzzed;
  return new Promise((resolve) => {
    const outgoing = request(`${url}${path}`, {
      method: 'POST',
      headers: { ...headers, 'content-length': body.length },
    });
    outgoing.on('response', (response) => {
      response.resume();
      response.on('close', () => resolve(response.statusCode ?? 0));
    });
    outgoing.on('error', ({ code }: NodeJS.ErrnoException) =>
      // The server may close an idle connection just as the client reuses it; Node's documentation says to send the request again.
      resolve(outgoing.reusedSocket && code === 'ECONNRESET' ? send(url, fuzzed) : 0),
    );
    outgoing.end(body);
  });
}

/** Runs the requests that a seed stands for. */
export async function runFuzz(
  dataDir: string,
  requests: number,
  seed: number,
): Promise<FuzzCounts> {
  const server = await startFormServer({ dataDir, formProject: 'site' });
  const statuses: Record<string, number> = {};
  try {
    const CHUNK = 1_000; // samples are made at once: a hundred thousand would fill the memory
    for (let done = 0; done < requests; done += CHUNK) {
      const samples = fc.sample(arbitraryRequest, {
        numRuns: Math.min(CHUNK, requests - done),
        seed: seed + done,
      });
      const worker = async () => {
        for (let next = samples.pop(); next; next = samples.pop()) {
          const status = await send(server.url, next);
          statuses[status] = (statuses[status] ?? 0) + 1;
        }
      };
      await Promise.all(Array.from({ length: REQUESTS_AT_A_TIME }, worker));
    }
  } finally {
    await server.stop();
  }
  const database = openDatabase(dataDir, { readOnly: true });
  let stored = 0;
  let malformed = 0;
  for (const record of readInquiries(database)) {
    stored += 1;
    const again = inquirySchema.safeParse(record);
    // What is stored is a fixed point of the schema: clean already, whole, and well-formed.
    const clean =
      again.success &&
      INQUIRY_FIELDS.every(
        (field) => again.data[field] === record[field] && record[field].isWellFormed(),
      );
    if (!clean) malformed += 1;
  }
  database.close();
  return { requests, statuses, stored, malformed };
}
