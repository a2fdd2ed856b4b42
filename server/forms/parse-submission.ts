/** From a body to the values that were sent: JSON, urlencoded and multipart. */

/** More files than this are not worth looking at. */
export const MAX_FILES = 10;

/** Ten times what the form has. Counted before anything is parsed where that can be done. */
export const MAX_FIELDS = 100;

export type Parsed =
  | {
      readonly kind: 'fields';
      /** As sent: strings from a form, anything from JSON. The first value of a repeated name. */
      readonly fields: Readonly<Record<string, unknown>>;
      /** Files with something in them. */
      readonly files: number;
    }
  | { readonly kind: 'malformed' | 'unsupported' | 'too-many-fields' };

const MALFORMED: Parsed = { kind: 'malformed' };
const UNSUPPORTED: Parsed = { kind: 'unsupported' };
const TOO_MANY_FIELDS: Parsed = { kind: 'too-many-fields' };

/** Charsets that a body may declare. A Korean one is one of the names of Windows-949 (Encoding Standard, "euc-kr"). */
const CHARSETS = new Set([
  'utf-8',
  'utf8',
  'euc-kr',
  'cp949',
  'ms949',
  'uhc',
  'windows-949',
  'ks_c_5601-1987',
  'ksc5601',
]);

/** The ways of writing a body that are taken; which one it is, is known before the body is read. */
export type Encoding = 'json' | 'urlencoded' | 'multipart';

const ENCODINGS: Readonly<Record<string, Encoding>> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'urlencoded',
  'multipart/form-data': 'multipart',
};

/**
 * Reads a Content-Type header.
 *
 * @returns null for a type or a charset that is not taken
 */
export function encodingOf(contentType: string | undefined): Encoding | null {
  const [essence = ''] = (contentType ?? '').split(';').map((part) => part.trim());
  const charset = charsetOf(contentType);
  if (charset !== undefined && !CHARSETS.has(charset)) return null;
  const type = essence.toLowerCase();
  return (Object.hasOwn(ENCODINGS, type) && ENCODINGS[type]) || null;
}

/** The charset that a header names, in lower case. */
const charsetOf = (contentType = ''): string | undefined =>
  contentType
    .split(';')
    .map((part) => /^\s*charset="?([^"]*)"?\s*$/i.exec(part)?.[1]?.toLowerCase())
    .find((value) => value !== undefined);

/**
 * Parses a body.
 *
 * @param contentType the header as sent
 */
export async function parseSubmission(
  contentType: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Parsed> {
  const charset = charsetOf(contentType);
  switch (encodingOf(contentType)) {
    case 'json':
      return parseJson(bytes, charset);
    case 'urlencoded':
      if (hasMoreThan(MAX_FIELDS, bytes, '&')) return TOO_MANY_FIELDS;
      return parseUrlencoded(bytes, charset);
    case 'multipart':
      return parseMultipart(contentType ?? '', bytes);
    case null:
      return UNSUPPORTED;
  }
}

/** Whether a piece of text stands in a body more often than so many times. */
function hasMoreThan(count: number, bytes: Uint8Array<ArrayBuffer>, text: string): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let seen = 0;
  for (let at = buffer.indexOf(text); at !== -1; at = buffer.indexOf(text, at + text.length)) {
    seen += 1;
    if (seen > count) return true;
  }
  return false;
}

/** What no text of Windows-949 holds: the letters of a Chinese charset come out as such. */
const PRIVATE_USE = /[\ue000-\uf8ff]/;
/** Signs that change the charset within a text (ISO-2022-KR); nobody types them. */
const SHIFTS = ['\x0e', '\x0f', '\x1b'];

/**
 * Reads text in the charset that it says it is in. Where it names no Korean one: in UTF-8, or else in Windows-949, which Korean programs
 * send without saying so; Korean text in it is no UTF-8 but for accidents of two syllables.
 *
 * @returns null where it is neither
 */
function readText(bytes: Uint8Array, charset = 'utf-8'): string | null {
  for (const label of /^utf-?8$/.test(charset) ? ['utf-8', 'euc-kr'] : ['euc-kr']) {
    try {
      const text = new TextDecoder(label, { fatal: true }).decode(bytes);
      const isOther =
        SHIFTS.some((sign) => text.includes(sign)) ||
        (label === 'euc-kr' && PRIVATE_USE.test(text));
      return isOther ? null : text;
    } catch {
      // Not in this one.
    }
  }
  return null;
}

/** The charset holds for the whole body, so that one name in ASCII does not decide it. */
function parseUrlencoded(bytes: Uint8Array<ArrayBuffer>, charset: string | undefined): Parsed {
  const text = Buffer.from(bytes).toString('latin1').replaceAll('+', ' ');
  const parts = text
    .split('&')
    .filter((part) => part !== '')
    .map((part) => {
      const at = part.includes('=') ? part.indexOf('=') : part.length;
      return [percentDecoded(part.slice(0, at)), percentDecoded(part.slice(at + 1))] as const;
    });
  // A byte that stands in no text of either charset.
  const whole = readText(Buffer.concat(parts.flat().flatMap((part) => [part, SEPARATOR])), charset);
  if (whole === null) return MALFORMED;
  const texts = whole.split('\0');
  return fromEntries(
    parts.map((_, index): [string, string] => [texts[2 * index] ?? '', texts[2 * index + 1] ?? '']),
  );
}

const SEPARATOR = Buffer.from([0]);

/** Bytes of a percent-encoded part, its own NUL bytes left out. */
const percentDecoded = (part: string): Buffer =>
  Buffer.from(
    part
      .replace(/%([0-9a-f]{2})/gi, (_, hex: string) =>
        String.fromCharCode(Number.parseInt(hex, 16)),
      )
      .replaceAll('\0', ''),
    'latin1',
  );

function parseJson(bytes: Uint8Array, charset: string | undefined): Parsed {
  try {
    const text =
      charset === undefined || /^utf-?8$/.test(charset) ? null : readText(bytes, charset);
    const value: unknown = JSON.parse(
      text ?? new TextDecoder('utf-8', { fatal: true }).decode(bytes),
    );
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return MALFORMED;
    return fromEntries(Object.entries(value));
  } catch {
    return MALFORMED;
  }
}

/** A part's own head is a line or two. One of 12,000 lines takes seven milliseconds, in which nobody else is answered. */
const HEAD_MAX = 2_048;

/** Whether a part's head is longer than any browser's. */
function hasLongHead(contentType: string, bytes: Uint8Array<ArrayBuffer>): boolean {
  const boundary = /boundary="?([^";]+)/i.exec(contentType)?.[1];
  if (boundary === undefined) return false;
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const begin = `--${boundary}\r\n`;
  for (let at = buffer.indexOf(begin); at !== -1; at = buffer.indexOf(begin, at + 1)) {
    const end = buffer.indexOf('\r\n\r\n', at);
    if ((end === -1 ? buffer.length : end) - at > HEAD_MAX) return true;
  }
  return false;
}

async function parseMultipart(
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Parsed> {
  // A part that does not say so ends the parsing.
  if (hasMoreThan(MAX_FIELDS, bytes, 'form-data')) return TOO_MANY_FIELDS;
  if (hasLongHead(contentType, bytes)) return MALFORMED;
  // A file is bytes of any kind; with one in it the inquiry is refused anyway.
  // A part may name the charset of the form, as browsers never do and programs may.
  const named = /^content-type:[^\r\n]*charset="?([\w-]+)/im.exec(
    Buffer.from(bytes.subarray(0, 4 * HEAD_MAX)).toString('latin1'),
  )?.[1];
  const charset = charsetOf(contentType) ?? named?.toLowerCase();
  const text = readText(bytes, charset && CHARSETS.has(charset) ? charset : undefined);
  try {
    const body = new Response(text ?? bytes, { headers: { 'Content-Type': contentType } });
    const parsed = fromEntries(await body.formData());
    return text === null && parsed.kind === 'fields' && parsed.files === 0 ? MALFORMED : parsed;
  } catch {
    return MALFORMED;
  }
}

function fromEntries(entries: Iterable<[string, unknown]>): Parsed {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let files = 0;
  let count = 0;
  for (const [name, value] of entries) {
    count += 1;
    if (count > MAX_FIELDS) return TOO_MANY_FIELDS;
    // A file input that was left empty is sent as an empty file.
    if (value instanceof File) files += value.size > 0 || value.name !== '' ? 1 : 0;
    else if (!(name in fields)) fields[name] = value;
  }
  return { kind: 'fields', fields, files };
}
