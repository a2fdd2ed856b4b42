import type { Language } from '#contract/address.ts';
import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';
import { type ReceiptAnswer, receiptDay } from '#contract/receipt.ts';

import { type Question, question } from '#app/shared/questions/question-list.ts';
import { isRecord, type QuoteItem, quoteItem } from '#app/shared/quote/quote-item.ts';
import { createStoredList } from '#app/shared/stored-list/stored-list.ts';
import { keepOnly } from '#app/shared/stored-list/take-out.ts';

/** An inquiry that was sent from this device, as it went out. */
export interface SentInquiry {
  /** Receipt number; a local one, `20261121-1`, where the service gives none. Names it in the address. */
  readonly id: string;
  readonly local: boolean;
  /** Milliseconds since 1970. */
  readonly sentAt: number;
  /** Language of its text. */
  readonly language: Language;
  /** The six fields; `inquiry` is the whole text, with products and conditions. */
  readonly fields: Readonly<Record<InquiryField, string>>;
  /** The products asked about. */
  readonly quote: readonly QuoteItem[];
  /** A confirmation goes to the sender by mail. */
  readonly confirmation: boolean;
  /** The quote list that sending has emptied, until it has been put back. */
  readonly emptied: readonly QuoteItem[];
  /** The questions that went out with it, as long as they have not been put back. */
  readonly emptiedQuestions: readonly Question[];
}

/** What sending has taken off the lists of this device. */
export type Emptied = Pick<SentInquiry, 'emptied' | 'emptiedQuestions'>;

/** Most receipts that are kept; the oldest go first. */
const MAX_SENT = 20;

/** What this device has sent, newest first. It stays until it is cleared and never leaves the device. */
export const sentInquiries = createStoredList<SentInquiry>({
  key: 'gamasan.sent',
  version: 1,
  limit: MAX_SENT,
  parse: sentInquiry,
});

/** Reads one out of what any page of this origin may have written; undefined where it is not one. */
function sentInquiry(value: unknown): SentInquiry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, local, sentAt, language, fields, quote, confirmation } = value;
  if (typeof id !== 'string' || !/^[A-Z\d-]{1,40}$/.test(id)) return undefined;
  if (typeof sentAt !== 'number' || !Number.isSafeInteger(sentAt) || !isRecord(fields))
    return undefined;
  return {
    id,
    local: local === true,
    sentAt,
    language: language === 'en' ? 'en' : 'ko',
    fields: Object.fromEntries(
      INQUIRY_FIELDS.map((name) => [name, textOf(fields[name])]),
    ) as SentInquiry['fields'],
    quote: entriesOf(quote, quoteItem),
    confirmation: confirmation === true,
    emptied: entriesOf(value['emptied'], quoteItem),
    emptiedQuestions: entriesOf(value['emptiedQuestions'], question),
  };
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const entriesOf = <T>(value: unknown, parse: (entry: unknown) => T | undefined): T[] =>
  Array.isArray(value) ? value.flatMap((entry) => parse(entry) ?? []) : [];

/** The number of an inquiry whose service gives none: the day in Seoul and the count of that day on this device. */
export function localNumber(now: number, earlier: readonly Pick<SentInquiry, 'id'>[]): string {
  const day = receiptDay(now);
  const counts = earlier.flatMap(({ id }) =>
    id.startsWith(`${day}-`) ? [Number(id.slice(day.length + 1))] : [],
  );
  return `${day}-${Math.max(0, ...counts) + 1}`;
}

/** Keeps an inquiry that has just arrived, and returns it. Sent again, it is still one. */
export function keepSent(
  answer: ReceiptAnswer,
  sent: Pick<SentInquiry, 'language' | 'fields' | 'quote' | keyof Emptied>,
  now = Date.now(),
): SentInquiry {
  const earlier = sentInquiries.get();
  const { receipt, confirmation } = answer;
  const id = receipt ?? localNumber(now, earlier);
  const entry = { ...sent, id, local: receipt === null, sentAt: now, confirmation };
  sentInquiries.set([entry, ...earlier.filter((other) => other.id !== id)]);
  return entry;
}

/** Of the lists that an inquiry has emptied only this is not back. */
export const keepEmptied = (id: string, emptied: Emptied): void =>
  sentInquiries.set(
    sentInquiries.get().map((entry) => (entry.id === id ? { ...entry, ...emptied } : entry)),
  );

/**
 * Deletes what this device keeps of an inquiry.
 *
 * @returns brings it back
 */
export const removeSent = (id: string): (() => void) =>
  keepOnly(
    sentInquiries,
    sentInquiries.get().filter((entry) => entry.id !== id),
    isSameSent,
  );

/**
 * Deletes what this device keeps of all inquiries.
 *
 * @returns brings them back
 */
export const removeAllSent = (): (() => void) => keepOnly(sentInquiries, [], isSameSent);

const isSameSent = (a: SentInquiry, b: SentInquiry): boolean => a.id === b.id;
