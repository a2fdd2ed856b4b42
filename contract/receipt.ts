/**
 * Receipt numbers: what a visitor and the staff call an inquiry by, on the telephone too. `GM-`, the day in Seoul, `-` and the
 * count of that day: `GM-20261121-014`.
 */

import { seoulDay } from './seoul-day.ts';

const PREFIX = 'GM';

/** The day in Seoul as receipt numbers and counts have it, `20261121`; `at` in milliseconds since 1970. */
export const receiptDay = (at: number): string => seoulDay(at).replaceAll('-', '');

/** The number of the inquiry that was the `count`th of its day. */
export const receiptNumber = (day: string, count: number): string =>
  `${PREFIX}-${day}-${String(count).padStart(3, '0')}`;

const RECEIPT_NUMBER = new RegExp(`^${PREFIX}-\\d{8}-\\d{3,6}$`);

/** The secret of an answer's address: 26 letters of base32 (RFC 4648, lower case), 130 random bits. */
export const SECRET = /^[a-z2-7]{26}$/;

/** Parameters of the address that the service answers with: the one part of an answer that the client library hands on. */
export const ANSWER_PARAMETERS = {
  receipt: 'receipt',
  /** `1`: a confirmation goes to the sender by mail. */
  confirmation: 'confirmation',
  /** Secret of the address where the answer will stand (answers.ts). */
  answers: 'answers',
} as const;

/** What the answer's address says of a stored inquiry. */
export interface ReceiptAnswer {
  /** Null from a service that gives none, such as a hosted one. */
  readonly receipt: string | null;
  readonly confirmation: boolean;
  /** Null from a service that answers elsewhere. */
  readonly answers: string | null;
}

/** Reads it. Anybody can write an address: what is no receipt number counts as none. */
export function receiptAnswer(next: string): ReceiptAnswer {
  const start = next.indexOf('?');
  const query = new URLSearchParams(start < 0 ? '' : next.slice(start).replace(/#.*$/, ''));
  const receipt = query.get(ANSWER_PARAMETERS.receipt) ?? '';
  const answers = query.get(ANSWER_PARAMETERS.answers) ?? '';
  return {
    receipt: RECEIPT_NUMBER.test(receipt) ? receipt : null,
    confirmation: query.get(ANSWER_PARAMETERS.confirmation) === '1',
    answers: SECRET.test(answers) ? answers : null,
  };
}
