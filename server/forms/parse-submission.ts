/** From a body to the values that were sent: JSON, urlencoded and multipart. */

/** More files than this are not worth looking at. */
export const MAX_FILES = 10;

export type Parsed =
  | {
      readonly kind: 'fields';
      /** As sent: strings from a form, anything from JSON. The first value of a repeated name. */
      readonly fields: Readonly<Record<string, unknown>>;
      /** Files with something in them. */
      readonly files: number;
    }
  | { readonly kind: 'malformed' | 'unsupported' };

const MALFORMED: Parsed = { kind: 'malformed' };
const UNSUPPORTED: Parsed = { kind: 'unsupported' };

const UTF8 = new Set(['utf-8', 'utf8']);

/**
 * Parses a body.
 *
 * @param contentType the header as sent
 */
export async function parseSubmission(
  contentType: string | undefined,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Parsed> {
  const [essence = '', ...parameters] = (contentType ?? '').split(';').map((part) => part.trim());
  const charset = parameters
    .map((part) => /^charset="?([^"]*)"?$/i.exec(part)?.[1]?.toLowerCase())
    .find((value) => value !== undefined);
  if (charset !== undefined && !UTF8.has(charset)) return UNSUPPORTED;
  switch (essence.toLowerCase()) {
    case 'application/json':
      return parseJson(bytes);
    case 'application/x-www-form-urlencoded':
      return fromEntries(new URLSearchParams(new TextDecoder().decode(bytes)));
    case 'multipart/form-data':
      return parseMultipart(contentType ?? '', bytes);
    default:
      return UNSUPPORTED;
  }
}

function parseJson(bytes: Uint8Array): Parsed {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return MALFORMED;
    return fromEntries(Object.entries(value));
  } catch {
    return MALFORMED;
  }
}

async function parseMultipart(
  contentType: string,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Parsed> {
  try {
    const body = new Response(bytes, { headers: { 'Content-Type': contentType } });
    return fromEntries(await body.formData());
  } catch {
    return MALFORMED;
  }
}

function fromEntries(entries: Iterable<[string, unknown]>): Parsed {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  let files = 0;
  for (const [name, value] of entries) {
    // A file input that was left empty is sent as an empty file.
    if (value instanceof File) files += value.size > 0 || value.name !== '' ? 1 : 0;
    else if (!(name in fields)) fields[name] = value;
  }
  return { kind: 'fields', fields, files };
}
