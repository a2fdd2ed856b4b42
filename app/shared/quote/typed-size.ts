import { sizeSpan } from '#facts/measure/fields.ts';

import { MAX_SIZE, type NamedSize } from './entries.ts';

/** A size as it was typed, with the sizes that its words name; null where nothing was typed. */
export const typedSize = (text: string): NamedSize | null =>
  text === '' ? null : { text: text.slice(0, MAX_SIZE), ...sizeSpan(text) };
