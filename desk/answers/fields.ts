/** The fields with which staff answer a sheet, and what was typed into them. Pure. */
import { products } from '#content/index.ts';
import { keysOfQuestion } from '#content/questions.ts';
import type { Product } from '#content/schema/product.ts';
import { readInquiryText } from '#contract/inquiry-text.ts';
import { needsSize, sizesOf } from '#desk/facts/by-size.ts';
import { entryOf, readFactValue } from '#desk/facts/typed-value.ts';
import type { Fact } from '#facts/facts.ts';
import { type FactKey, type StatedValue, unitOf } from '#facts/keys.ts';
import { valueText } from '#facts/print.ts';
import type { Answer, AnswerSource } from '#server/answers/answer-record.ts';
import { ANSWER_SOURCES } from '#server/answers/answer-record.ts';
import type { Sheet, SheetQuestion } from '#server/answers/sheet.ts';

/** One value of a question. */
export interface ValueField {
  readonly key: FactKey;
  /** As typed, or as it was kept. */
  readonly typed: string;
  /** The same in English, where the value is in words. */
  readonly english: string;
}

/** The fields of one question. */
export interface AnswerField {
  readonly question: SheetQuestion;
  readonly number: number;
  readonly product: Product | undefined;
  readonly values: readonly ValueField[];
  readonly words: string;
  readonly source: AnswerSource;
  /** Sizes of the product, those that it is asked for in first: `DN 50`. */
  readonly sizes: readonly string[];
  /** The size that the answer holds for; '': every size. */
  readonly size: string;
  readonly proposed: boolean;
  /** Whether a value of it differs from size to size, and cannot be proposed without one. */
  readonly perSize: boolean;
}

/** Longest note to the customer. */
export const NOTE_MAX = 4_000;
/** Longest free text of one answer, and longest value. */
export const WORDS_MAX = 2_000;
const VALUE_MAX = 500;

const SIZED = /^(.*) (DN \d+)$/;
/** Parts the two languages of what was typed and cannot be read as a value. */
const UNREAD = '\u001f';

/** The product that a question is about, by its code with or without the brand. */
const productOf = (code: string): Product | undefined =>
  code === ''
    ? undefined
    : products.find((each) => each.code === code || each.displayCode === code);

/** A value as it is typed. */
function typedOf(key: FactKey, value: StatedValue): Pick<ValueField, 'typed' | 'english'> {
  if (value.kind === 'text') return { typed: value.text.ko, english: value.text.en };
  if (value.kind === 'choice') return { typed: value.ids.join(', '), english: '' };
  if (value.kind === 'codes') return { typed: value.codes.join(', '), english: '' };
  if (value.kind === 'rows') {
    const [typed = '', english = ''] = (['ko', 'en'] as const).map((language) =>
      value.rows.map(({ label, text }) => `${label[language]}: ${text[language]}`).join('\n'),
    );
    return { typed, english };
  }
  const fact = { key, value, scope: { of: 'product' } } as unknown as Fact;
  return { typed: valueText(fact, { language: 'en' }), english: '' };
}

/** The fields of a sheet with the answers that hold now, drafts included. */
export function fieldsOf(sheet: Sheet, answers: readonly Answer[]): AnswerField[] {
  const positions = readInquiryText(sheet.inquiry.inquiry).products.flatMap(
    ({ code }) => SIZED.exec(code)?.slice(1) ?? [],
  );
  return sheet.questions.map((question, place) => {
    const product = productOf(question.code);
    const asked = positions.flatMap((part, at) =>
      at % 2 === 1 && product !== undefined && productOf(positions[at - 1] ?? '') === product
        ? [part]
        : [],
    );
    const own = answers.filter((answer) => answer.question === question.id);
    const [first] = own;
    const keys = product ? keysOfQuestion(product, question.about) : [];
    const size = first ? first.position.size : (asked[0] ?? '');
    const perSize = product !== undefined && keys.some((key) => needsSize(key, product));
    return {
      question,
      number: place + 1,
      product,
      values: keys.map((key) => {
        const { value, words = '' } = own.find((answer) => answer.key === key) ?? {};
        if (value) return { key, ...typedOf(key, value) };
        const [typed = '', english = ''] = words.split(UNREAD);
        return { key, typed, english };
      }),
      words: own.find(({ key }) => key === null)?.words ?? '',
      source: first?.source ?? 'open',
      sizes: [...new Set([...asked, ...(product ? sizesOf(product) : [])])],
      size,
      // What holds for one size is proposed only where somebody says so.
      proposed: own.length > 0 ? own.some(({ proposed }) => proposed) : size === '' && !perSize,
      perSize,
    };
  });
}

/** Names of the fields of a question. */
export const nameOf = (question: string, part: string): string => `${question}/${part}`;

/** A form as it was sent. */
export type Sent = (name: string) => string | undefined;

/** The fields with what was typed in the place of what was kept; a question that was not in the form stays as it was. */
export function typedFields(fields: readonly AnswerField[], sent: Sent): AnswerField[] {
  return fields.map((field) => {
    const of = (part: string) => sent(nameOf(field.question.id, part))?.replaceAll('\r\n', '\n');
    const source = of('source');
    if (source === undefined) return field;
    return {
      ...field,
      values: field.values.map(({ key }) => ({
        key,
        typed: (of(key) ?? '').slice(0, VALUE_MAX),
        english: (of(`${key}/en`) ?? '').slice(0, VALUE_MAX),
      })),
      words: (of('words') ?? '').trim().slice(0, WORDS_MAX),
      source: ANSWER_SOURCES.find((each) => each === source) ?? 'open',
      size: field.sizes.find((each) => each === of('size')) ?? '',
      proposed: of('propose') === '1',
    };
  });
}

/**
 * What is wrong with a field. Of a draft: its value cannot be read. Of what is to be sent: an answer has a source and says nothing, or
 * says something and has no source; a value is proposed without the size that it needs.
 */
export type Fault = 'value' | 'english' | 'empty' | 'unsourced' | 'sizeless';
/** By the name of the field. */
export type Faults = ReadonlyMap<string, Fault>;

export interface Typed {
  /** As they are kept, without who and when. What cannot be read is kept as it was typed. */
  readonly answers: readonly Omit<Answer, 'inquiry' | 'revision' | 'answeredBy' | 'answeredAt'>[];
  readonly faults: Faults;
}

/** Reads all fields as a draft. */
export function readFields(fields: readonly AnswerField[]): Typed {
  const faults = new Map<string, Fault>();
  const answers = fields.flatMap((field): Typed['answers'][number][] => {
    const { question, values, words, source, size, proposed } = field;
    const base = {
      question: question.id,
      position: { code: question.code, size },
      source,
    };
    const stated = values.flatMap(({ key, typed, english }): Typed['answers'][number][] => {
      if (typed.trim() === '' && english.trim() === '') return [];
      const value = readFactValue(key, { value: typed, english });
      if (value === undefined) {
        const isWords = ['words', 'lines'].includes(entryOf(key).by);
        faults.set(nameOf(question.id, key), isWords ? 'english' : 'value');
        const unread = english === '' ? typed : typed + UNREAD + english;
        return [{ ...base, key, value: null, unit: null, words: unread, proposed }];
      }
      const unit = unitOf(key) ?? null;
      return [{ ...base, key, value, unit, words: '', proposed }];
    });
    return [...stated, { ...base, key: null, value: null, unit: null, words, proposed }];
  });
  return { answers, faults };
}

/** What is wrong with fields that are to be sent: nothing that was typed may go unseen, and no value may stand for sizes unasked. */
export function sendFaults(fields: readonly AnswerField[]): Faults {
  const faults = new Map(readFields(fields).faults);
  for (const { question, values, words, source, product, size, proposed } of fields) {
    const typed = values.filter((value) => !isEmpty(value));
    const saysSomething = words !== '' || typed.length > 0;
    if (saysSomething === (source === 'open'))
      faults.set(nameOf(question.id, 'source'), saysSomething ? 'unsourced' : 'empty');
    if (proposed && size === '' && typed.some(({ key }) => product && needsSize(key, product)))
      faults.set(nameOf(question.id, 'propose'), 'sizeless');
  }
  return faults;
}

const isEmpty = ({ typed, english }: ValueField): boolean =>
  typed.trim() === '' && english.trim() === '';

/** How many questions have an answer. */
export const answeredCount = (fields: readonly AnswerField[]): number =>
  fields.filter(
    ({ source, words, values }) => source !== 'open' && (words !== '' || !values.every(isEmpty)),
  ).length;
