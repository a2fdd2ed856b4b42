import type { Language } from '#contract/address.ts';
import { INQUIRY_FIELDS, type InquiryField } from '#contract/inquiry-fields.ts';
import { type ReceiptAnswer, receiptDay, SECRET } from '#contract/receipt.ts';

import { type Entry, idOf } from '#app/shared/quote/entries.ts';
import { readEntry, readQuestion } from '#app/shared/quote/read-quote.ts';
import { RESULTS, type Result } from '#facts/result.ts';
import { isRecord } from '#app/shared/stored-list/stored.ts';
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
  readonly products: readonly SentProduct[];
  /** A confirmation goes to the sender by mail. */
  readonly confirmation: boolean;
  /** Secret of the address where the answer will stand; `null` where the service has none. */
  readonly answers: string | null;
  /** The entries and questions that sending has taken off the quote list, until they have been put back. */
  readonly emptied: readonly Entry[];
}

/** A product of a receipt, in the words that went out. */
export interface SentProduct {
  readonly id: string;
  readonly code: string;
  readonly name: string;
  /** Size and supply, or whatever else was said of it. */
  readonly size: string;
  /** Of a row of a list: the place in the plant, and the row as it was pasted; empty for any other. */
  readonly tag: string;
  readonly pasted: string;
  /** Quantity in the sender's unit: `4`, `4 EA`; empty where it was left open. */
  readonly pieces: string;
  readonly verdict?: { readonly result: Result; readonly word: string; readonly reason: string };
  readonly questions: readonly string[];
}

/** Who sent an inquiry. */
export type Sender = Readonly<Record<Exclude<InquiryField, 'inquiry'>, string>>;

const senderWith = (textOfField: (field: InquiryField) => string): Sender =>
  Object.fromEntries(
    INQUIRY_FIELDS.flatMap((field) => (field === 'inquiry' ? [] : [[field, textOfField(field)]])),
  ) as Sender;

export const senderOf = ({ fields }: SentInquiry): Sender => senderWith((field) => fields[field]);

/** Most receipts that are kept; the oldest go first. */
const MAX_SENT = 20;

const SENT_KEY = 'gamasan.sent';

/** What this device has sent, newest first. It stays until it is cleared and never leaves the device. */
export const sentInquiries = createStoredList<SentInquiry>({
  key: SENT_KEY,
  limit: MAX_SENT,
  parse: sentInquiry,
});

/** Reads one out of what any page of this origin may have written; undefined where it is not one. */
function sentInquiry(value: unknown): SentInquiry | undefined {
  if (!isRecord(value)) return undefined;
  const { id, local, sentAt, language, fields, confirmation } = value;
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
    products:
      value['products'] === undefined
        ? productsBefore(value)
        : entriesOf(value['products'], sentProduct),
    confirmation: confirmation === true,
    answers: SECRET.test(textOf(value['answers'])) ? textOf(value['answers']) : null,
    emptied: [
      ...entriesOf(value['emptied'], (item) => readEntry(item)),
      // Receipts of the version before.
      ...entriesOf(value['emptiedQuestions'], (item) => readQuestion(item)),
    ],
  };
}

function sentProduct(value: unknown): SentProduct | undefined {
  if (!isRecord(value)) return undefined;
  const { id, parts, verdict, questions } = value;
  // Receipts of the version before hold the parts of a line: code with size, name, category, quantity, note.
  const [code, name, ...rest] = Array.isArray(parts) ? parts.map(textOf) : [];
  const result = isRecord(verdict) && RESULTS.find((each) => each === verdict['result']);
  return {
    id: textOf(id),
    code: code ?? textOf(value['code']),
    name: name ?? textOf(value['name']),
    size: parts === undefined ? textOf(value['size']) : rest.join(' · '),
    tag: textOf(value['tag']),
    pasted: textOf(value['pasted']),
    pieces: textOf(value['pieces']),
    ...(result && {
      verdict: { result, word: textOf(verdict['word']), reason: textOf(verdict['reason']) },
    }),
    questions: Array.isArray(questions) ? questions.map(textOf) : [],
  };
}

/** Receipts of the version before hold the products as they were listed; how they went out stands in the text. */
function productsBefore({ quote, fields }: Record<string, unknown>): SentProduct[] {
  const lines = isRecord(fields) ? textOf(fields['inquiry']).match(/^\d+\. .*$/gm) : null;
  return entriesOf(quote, (item) => readEntry(item)).flatMap(({ product }, place) => {
    const parts = (lines?.[place] ?? product.code).replace(/^\d+\. /, '').split(' | ');
    return sentProduct({ id: idOf(product), parts }) ?? [];
  });
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
  sent: Pick<SentInquiry, 'language' | 'fields' | 'products' | 'emptied'>,
  now = Date.now(),
): SentInquiry {
  const earlier = sentInquiries.get();
  const { receipt, confirmation, answers } = answer;
  const id = receipt ?? localNumber(now, earlier);
  const entry = { ...sent, id, local: receipt === null, sentAt: now, confirmation, answers };
  sentInquiries.set([entry, ...earlier.filter((other) => other.id !== id)]);
  return entry;
}

/** Whether this device keeps the receipt: `false` where the browser refuses storage, or it is full. */
export function isKept(id: string): boolean {
  try {
    return localStorage.getItem(SENT_KEY)?.includes(`"${id}"`) ?? false;
  } catch {
    return false;
  }
}

/** Of the lists that an inquiry has emptied only this is not back. */
export const keepEmptied = (id: string, emptied: SentInquiry['emptied']): void =>
  void sentInquiries.update((sent) =>
    sent.map((entry) => (entry.id === id ? { ...entry, emptied } : entry)),
  );

/**
 * Deletes what this device keeps of an inquiry.
 *
 * @returns brings it back
 */
export const removeSent = (id: string): (() => void) =>
  keepOnly(sentInquiries, (sent) => sent.filter((entry) => entry.id !== id), isSameSent);

/**
 * Deletes what this device keeps of all inquiries.
 *
 * @returns brings them back
 */
export const removeAllSent = (): (() => void) => keepOnly(sentInquiries, () => [], isSameSent);

/**
 * Takes the sender out of what this device keeps of inquiries: the receipts stay without their sender.
 *
 * @returns brings the sender back
 */
export function forgetSender(): () => void {
  const before = sentInquiries.get();
  sentInquiries.update((sent) =>
    sent.map((entry) => ({
      ...entry,
      fields: { ...NOBODY, inquiry: entry.fields.inquiry },
    })),
  );
  return () =>
    void sentInquiries.update((sent) =>
      sent.map((entry) => before.find((earlier) => isSameSent(earlier, entry)) ?? entry),
    );
}

const NOBODY = senderWith(() => '');

const isSameSent = (a: SentInquiry, b: SentInquiry): boolean => a.id === b.id;
