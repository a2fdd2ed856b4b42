import { HIDDEN_FIELDS } from '#contract/inquiry-fields.ts';

const MAX_KEY_LENGTH = 200;

/** The key that makes sending twice harmless; null where there is none. */
export function idempotencyKey(fields: Readonly<Record<string, unknown>>): string | null {
  const key = fields[HIDDEN_FIELDS.idempotencyKey];
  if (typeof key !== 'string') return null;
  const plain = key.replace(/[^\x21-\x7e]/g, '').slice(0, MAX_KEY_LENGTH);
  return plain === '' ? null : plain;
}
