/**
 * Turns facts into words. Language and units are chosen only here; a conversion works on numbers. No code reads these texts
 * back.
 */
import { groupBy } from './group.ts';
import type { At, Fact, Reservation, Scope } from './facts.ts';
import { choicesOf, type FactKey, keyEntry, type KeyEntry, KEYS } from './keys.ts';
import { inchText } from './nominal-size.ts';
import type { Limit, Missing, Point } from './result.ts';
import {
  type Bound,
  differenceToImperial,
  imperialDecimals,
  imperialUnit,
  isSiUnit,
  toImperial,
  type Unit,
  type UnitSystem,
} from './units.ts';
import type { Designation, Language, Localized, NominalSize, Quantity, Sizes } from './values.ts';

/** Language and units of the reader. */
export interface Style {
  language: Language;
  units?: UnitSystem;
}

const MINUS = '\u2212';
const DASH = '\u2013';

// ---------------------------------------------------------------- parts of a text

/** A piece of a printed value: its numerals, the words and units around them, what stands in brackets, a break between two values. */
export interface Part {
  kind: 'numerals' | 'words' | 'note' | 'break';
  text: string;
}
const numerals = (text: string): Part => ({ kind: 'numerals', text });
const words = (text: string): Part => ({ kind: 'words', text });
const note = (text: string): Part => ({ kind: 'note', text });
const BREAK: Part = { kind: 'break', text: ' · ' };

export const textOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join('');

/** Lists of parts with one between each two. */
const joined = (lists: readonly (readonly Part[])[], between: Part): Part[] =>
  lists.flatMap((list, index) => (index === 0 ? list : [between, ...list]));

// ---------------------------------------------------------------- words for values

export const NOT_STATED_TEXT: Localized = { ko: '자료 없음', en: 'Not stated' };
export const NOT_APPLICABLE_TEXT: Localized = { ko: '해당 없음', en: 'Not applicable' };
const NONE_TEXT: Localized = { ko: '불가', en: 'Not available' };

export const labelOf = (
  key: FactKey,
  { language }: Style,
  length: 'full' | 'short' = 'full',
): string =>
  ((length === 'short' ? keyEntry(key).short : undefined) ?? keyEntry(key).label)[language];

/** The label of a row: an extended limit has one of its own. */
export function rowLabel(
  facts: readonly Fact[],
  style: Style,
  length: 'full' | 'short' = 'full',
): string {
  if (facts.length > 0 && facts.every(({ scope }) => scope.version === 'extended'))
    return style.language === 'ko' ? '확장 상한' : 'Extended limit';
  const [first] = facts;
  return first ? labelOf(first.key, style, length) : '';
}

// ---------------------------------------------------------------- numbers

/** `18,500`, `−5.5`: with a thousands comma and U+2212. */
export function numberText(value: number, decimals = 0): string {
  const format =
    FORMATS.get(decimals) ??
    new Intl.NumberFormat('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: 6 });
  FORMATS.set(decimals, format);
  return format.format(value).replace('-', MINUS);
}
/** By decimals: making one takes longer than all the rest of a text. */
const FORMATS = new Map<number, Intl.NumberFormat>();
const signed = (value: number): string => (value > 0 ? `+${numberText(value)}` : numberText(value));

/** Units written onto the Korean number without a space. */
const KOREAN_COUNTERS: Partial<Record<Unit, string>> = {
  s: '초',
  min: '분',
  h: '시간',
  turns: '회전',
};

function suffix(unit: string, { language }: Style): string {
  if (unit === '°') return '°';
  const counter = language === 'ko' ? KOREAN_COUNTERS[unit as Unit] : undefined;
  return counter ?? ` ${unit}`;
}

/** How the numbers of a key are converted and written. */
type Kind = Pick<KeyEntry, 'limit' | 'difference'>;

interface Ends<U = Unit> {
  unit: U;
  min?: number;
  max?: number;
}

/**
 * Both ends in the reader's units, rounded to the safe side: a lower end up, an upper end down. Both ends of a limit are upper
 * ends: they span the limits of a series.
 */
function inUnits({ unit, min, max }: Ends, { units }: Style, entry: Kind): Ends<string> {
  const target = units === 'imperial' ? imperialUnit(unit) : undefined;
  const convert = (value: number | undefined, bound: Bound): number | undefined => {
    if (value === undefined || target === undefined || !isSiUnit(unit)) return value;
    return entry.difference && unit === '°C'
      ? differenceToImperial(value, bound)
      : toImperial(value, unit, bound);
  };
  const isSingle = min === max && !entry.limit;
  const [low, high] = [
    convert(min, isSingle ? 'exact' : entry.limit ? 'upper' : 'lower'),
    convert(max, isSingle ? 'exact' : 'upper'),
  ];
  return {
    unit: target ?? unit,
    ...(low !== undefined && { min: low }),
    ...(high !== undefined && { max: high }),
  };
}

/** `25–18,500 Nm`, `최대 6 bar` / `up to 6 bar`, `95 % 초과` / `above 95 %`, `5.5 bar`; temperatures are signed. */
export const quantityText = (value: Quantity, style: Style, entry: Kind = {}): string =>
  textOf(quantityParts(value, style, entry));

export function quantityParts(value: Quantity, style: Style, entry: Kind = {}): Part[] {
  if (!value.also) return endsParts(value, style, entry, value.above);
  // Both units are the source's own: nothing is converted.
  const stated = { ...style, units: 'si' } as const;
  return [
    ...endsParts(value, stated, entry),
    note(` (${textOf(endsParts({ ...value.also }, stated, entry))})`),
  ];
}

function endsParts(value: Ends, style: Style, entry: Kind, above?: true): Part[] {
  const { language } = style;
  const isTemperature = value.unit === '°C';
  const { unit, min, max } = inUnits(value, style, entry);
  const decimals = unit !== value.unit && isSiUnit(value.unit) ? imperialDecimals(value.unit) : 0;
  const write = (end: number) => (isTemperature ? signed(end) : numberText(end, decimals));
  const end = words(suffix(unit, style));
  const say = (ko: string, en: string): Part => words(language === 'ko' ? ko : en);
  if (min !== undefined && max !== undefined) {
    if (min === max) return [numerals(write(min)), end];
    const dash = isTemperature ? (language === 'ko' ? ' ~ ' : ' to ') : DASH;
    return [numerals(`${write(min)}${dash}${write(max)}`), end];
  }
  if (max !== undefined) {
    const single = [numerals(write(max)), end];
    return entry.limit ? single : [say(isTemperature ? '최고 ' : '최대 ', 'up to '), ...single];
  }
  if (min === undefined) return [words(NOT_STATED_TEXT[language])];
  return [
    say('', above ? 'above ' : 'from '),
    numerals(write(min)),
    end,
    say(above ? ' 초과' : ' 이상', ''),
  ];
}

// ---------------------------------------------------------------- sizes and designations

const sizeName = (size: NominalSize): string =>
  'dn' in size ? `DN ${size.dn}` : `${inchText(size.inch)} in`;

/** `DN 40–1200`, `1/4–4 in`, `DN 20, 25`; a hyphen in a size sets it apart from the dash: `1-1/2 – 2-1/2 in`. */
export const sizesText = (sizes: SizeSpan): string => textOf(sizesParts(sizes));
type SizeSpan = Pick<Sizes, 'from' | 'to' | 'list'>;

function sizesParts({ from, to, list }: SizeSpan): Part[] {
  if ('dn' in from && 'dn' in to) {
    const between = list?.length === 2 ? ', ' : DASH;
    return [
      words('DN '),
      numerals(from.dn === to.dn ? `${to.dn}` : `${from.dn}${between}${to.dn}`),
    ];
  }
  if (!('inch' in from && 'inch' in to))
    return [words(`${sizeName(from)} ${DASH} ${sizeName(to)}`)];
  const [a, b] = [inchText(from.inch), inchText(to.inch)];
  const dash = `${a}${b}`.includes('-') ? ` ${DASH} ` : DASH;
  return [numerals(a === b ? a : `${a}${dash}${b}`), words(' in')];
}

/** Names of the systems as the source writes them. */
const SYSTEM: Record<Designation['system'], readonly [before: string, after: string]> = {
  PN: ['PN ', ''],
  Class: ['ANSI ', ''],
  'JIS K': ['JIS ', 'K'],
};
export const designationText = (designation: Designation): string =>
  designationsText([designation]);
export const designationsText = (list: readonly Designation[]): string =>
  textOf(designationsParts(list, words(', ')));

/** `PN 6/10/16, ANSI 150`. */
const designationsParts = (list: readonly Designation[], between: Part): Part[] =>
  joined(
    Object.entries(SYSTEM).flatMap(([system, [before, after]]) => {
      const numbers = list.filter((each) => each.system === system).map((each) => each.number);
      return numbers.length > 0 ? [[words(before), numerals(numbers.join('/')), words(after)]] : [];
    }),
    between,
  );

// ---------------------------------------------------------------- one value

/** The value of one fact in words, without its scope. */
export const valueText = (fact: Fact, style: Style): string => textOf(valueParts(fact, style));

function valueParts({ value, key }: Fact, style: Style, between = words(', ')): Part[] {
  const { language } = style;
  switch (value.kind) {
    case 'quantity':
      return quantityParts(value, style, keyEntry(key));
    case 'alternatives':
      return [
        numerals(value.values.map((each) => numberText(each)).join('/')),
        words(suffix(value.unit, style)),
      ];
    case 'without-unit':
      return [numerals(numberText(value.value))];
    case 'sizes':
      return sizesParts(value);
    case 'frame-sizes':
      return [numerals(`${value.prefix}${value.from}${DASH}${value.prefix}${value.to}`)];
    case 'rating':
      return designationsParts(value.designations, between);
    case 'choice': {
      const names = value.ids.map((id) => choicesOf(key)[id]?.[language] ?? id);
      return [words(names.join(language === 'ko' ? ' 또는 ' : ' or '))];
    }
    case 'codes':
      return [words(value.codes.join('/'))];
    case 'mounting':
      return value.sizes ? [numerals(value.sizes.join('/'))] : [words(value.standard)];
    case 'thread':
      return [words(`${value.thread} `), numerals(inchText(value.size))];
    case 'mains':
      return [
        ...quantityParts(value.voltage, style),
        words(', '),
        ...quantityParts(value.frequency, style),
      ];
    case 'duty':
      return [words(`${value.type}-`), ...quantityParts(value.of, style)];
    case 'count':
      return [
        numerals(numberText(value.count)),
        ...(value.each === undefined ? [] : [words(` × ${value.each}`)]),
      ];
    case 'box':
      return [
        numerals(
          [value.length, value.width, value.height].map((each) => numberText(each)).join(' × '),
        ),
        words(' mm'),
      ];
    case 'text':
      return [words(value.text[language])];
    case 'rows':
      return [
        words(
          value.rows.map(({ label, text }) => `${label[language]}: ${text[language]}`).join(', '),
        ),
      ];
    case 'none':
      return [words(NONE_TEXT[language])];
    case 'not-stated':
      return [words(NOT_STATED_TEXT[language])];
    case 'not-applicable':
      return [words(NOT_APPLICABLE_TEXT[language])];
  }
  return value satisfies never;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// ---------------------------------------------------------------- the facts of one row

/** The facts of one key as one text: each value with its scope, sleeve materials as one span. */
export const rowText = (facts: readonly Fact[], style: Style): string =>
  textOf(rowParts(facts, style));

export function rowParts(facts: readonly Fact[], style: Style): Part[] {
  const { language } = style;
  const materials = facts.filter(({ scope }) => scope.material !== undefined);
  if (materials.length > 0) return sleeveParts(materials, style);
  const byClass = facts.every(({ scope }) => scope.designation !== undefined);
  if (byClass && facts.length > 1) return byDesignationParts(facts, style);
  const values = joined(
    facts.map((fact) => scoped(valueParts(fact, style), fact.scope, style)),
    words(', '),
  );
  const [first] = values;
  if (facts[0]?.value.kind === 'choice' && first) first.text = capital(first.text);
  const notes = facts
    .flatMap(({ reservations }) => reservations)
    .filter(standsInRow)
    .map((each) => reservationText(each, style));
  if (notes.length === 0) return values;
  const list = [...new Set(notes)].join(', ');
  // After a second unit in brackets: no second pair of brackets.
  const isBracketed = facts.some(({ value }) => 'also' in value);
  return [
    ...values,
    note(isBracketed ? `${language === 'ko' ? ', ' : '; '}${list}` : ` (${list})`),
  ];
}

/**
 * The facts of a row that holds those of several keys (`compactRows`), in one line: a rating with its limits in bar, a temperature
 * with its extended limit. `PN 63 · max. Δp 16 bar`, `−20 to +150 °C (extended limit +200 °C)`.
 */
export function compactParts(
  facts: readonly Fact[],
  style: Style,
  /** Each rating that is stated by size, in place of their span. */
  { each = false }: { each?: boolean } = {},
): Part[] {
  const { language } = style;
  const of = (key: FactKey) => facts.filter((fact) => fact.key === key);
  const ratings = of('rating');
  if (ratings.length > 0) {
    const maxima = of('maxPressure');
    const differential = of('maxDifferential');
    return [
      ...(each ? rowParts(ratings, style) : compactRating(ratings, style)),
      ...(maxima.length > 0
        ? [note(` (${language === 'ko' ? '최대' : 'max.'} ${maximaText(maxima, style)})`)]
        : []),
      ...differential.flatMap((fact) => [
        BREAK,
        words(language === 'ko' ? '최대 전후 차압 ' : 'max. Δp '),
        ...valueParts(fact, style),
      ]),
    ];
  }
  const extended = facts.filter(({ scope }) => scope.version === 'extended');
  const usual = facts.filter(({ scope }) => scope.version !== 'extended');
  if (extended.length === 0 || usual.length === 0) return rowParts(facts, style);
  const limits = extended.map(({ value, reservations }) =>
    [
      ...(value.kind === 'quantity' ? [quantityText(value, style, { limit: true })] : []),
      ...reservations.filter(standsInRow).map((each) => reservationText(each, style)),
    ].join(', '),
  );
  const label = language === 'ko' ? '확장 상한' : 'extended limit';
  return [...rowParts(usual, style), note(` (${label} ${limits.join(', ')})`)];
}
export const compactText = (facts: readonly Fact[], style: Style): string =>
  textOf(compactParts(facts, style));

/** Ratings stated by size as their span: `PN 25–40 (by size)`. */
function compactRating(facts: readonly Fact[], style: Style): Part[] {
  const steps = facts.flatMap(({ value, scope }) =>
    value.kind === 'rating' && scope.size ? value.designations.map((each) => each.number) : [],
  );
  if (steps.length === 0) {
    return facts.every(({ value }) => value.kind === 'rating')
      ? joined(
          facts.map((fact) => valueParts(fact, style, BREAK)),
          BREAK,
        )
      : rowParts(facts, style);
  }
  return [
    words('PN '),
    numerals(`${Math.min(...steps)}${DASH}${Math.max(...steps)}`),
    note(style.language === 'ko' ? ' (호칭경별)' : ' (by size)'),
  ];
}

/** The facts of a row in the fewest words, for a cell: of the reservations only what changes how the number is read. */
export function shortText(facts: readonly Fact[], style: Style): string {
  const reservations = facts.flatMap(({ reservations: own }) => own);
  const text = compactText(
    facts.map((fact) => ({ ...fact, reservations: [] })),
    style,
  );
  const bySize = reservations.find(({ key }) => key === 'by-size');
  const [decider] = bySize?.key === 'by-size' ? bySize.by : [];
  const isUnitless = reservations.some(({ key }) => key === 'unit-not-stated');
  return [
    text,
    ...(decider ? [bySizeText(decider, style)] : []),
    ...(isUnitless ? [reservationText({ key: 'unit-not-stated' }, style)] : []),
  ].join(', ');
}

const bySizeText = (decider: keyof typeof DECIDERS, { language }: Style): string =>
  language === 'ko' ? `${DECIDERS[decider].ko}별` : `by ${DECIDERS[decider].en}`;

/** Versions that are named beside a value. */
const VERSIONS: Record<NonNullable<Scope['version']>, Localized> = {
  standard: { ko: '표준', en: 'standard' },
  option: { ko: '옵션', en: 'optional' },
  extended: { ko: '확장', en: 'extended' },
  'high-temperature': { ko: '고온형', en: 'high-temperature version' },
  'low-temperature': { ko: '저온형', en: 'low-temperature version' },
  'on-off': { ko: '온오프', en: 'on-off' },
  modulating: { ko: '비례제어', en: 'modulating' },
};

export const versionText = (version: NonNullable<Scope['version']>, { language }: Style): string =>
  VERSIONS[version][language];

function scoped(
  value: readonly Part[],
  { size, at, version, option, designation }: Scope,
  style: Style,
): Part[] {
  const behind = (text: string): Part[] => [...value, note(` (${text})`)];
  if (size) return behind(sizesText(size));
  if (at?.unit === 'Hz') return behind(`${at.value} Hz`);
  if (at) {
    const condition = quantityText(
      { kind: 'quantity', unit: at.unit, min: at.value, max: at.value },
      style,
    ).replace('+', '');
    return style.language === 'ko'
      ? [words(`${condition}에서 `), ...value]
      : [...value, words(` at ${condition}`)];
  }
  if (designation) return behind(designationText(designation));
  if (option !== undefined) return behind(option);
  // An extended limit has its own row and label.
  return version === undefined || version === 'extended'
    ? [...value]
    : [...value, words(` ${versionText(version, style)}`)];
}

/** `20/50/100 bar (ANSI 150/300/600)`. */
function byDesignationParts(facts: readonly Fact[], style: Style): Part[] {
  const designations = facts.flatMap(({ scope }) => scope.designation ?? []);
  return [...classMaxima(facts, style), note(` (${designationsText(designations)})`)];
}

/** `20/50/100 bar`: the highest pressures by class. */
export const maximaText = (facts: readonly Fact[], style: Style): string =>
  textOf(classMaxima(facts, style));

function classMaxima(facts: readonly Fact[], style: Style): Part[] {
  const ends = facts.flatMap(({ key, value }) =>
    value.kind === 'quantity' ? [inUnits(value, style, keyEntry(key))] : [],
  );
  return [
    numerals(ends.map(({ max = 0 }) => numberText(max)).join('/')),
    words(suffix(ends[0]?.unit ?? '', style)),
  ];
}

/** `최고 +80 ~ +150 °C, 슬리브별` / `max. +80 to +150 °C, by sleeve`. */
function sleeveParts(facts: readonly Fact[], style: Style): Part[] {
  const highest = facts.flatMap(({ value }) =>
    value.kind === 'quantity' ? (value.max ?? []) : [],
  );
  const span = {
    kind: 'quantity',
    unit: '°C',
    min: Math.min(...highest),
    max: Math.max(...highest),
  } as const;
  const isKorean = style.language === 'ko';
  return [
    words(isKorean ? '최고 ' : 'max. '),
    // Both ends are upper limits.
    ...quantityParts(span, style, { limit: true }),
    words(isKorean ? ', 슬리브별' : ', by sleeve'),
  ];
}

// ---------------------------------------------------------------- reservations, points, limits

const DECIDERS: Record<Extract<Reservation, { key: 'by-size' }>['by'][number], Localized> = {
  size: { ko: '호칭경', en: 'size' },
  'frame-size': { ko: '크기', en: 'size' },
  casing: { ko: '케이싱', en: 'casing' },
  sleeve: { ko: '슬리브', en: 'sleeve' },
  supply: { ko: '공급 압력', en: 'supply pressure' },
};

const RESERVATIONS: {
  [K in Reservation['key']]: (of: Extract<Reservation, { key: K }>, style: Style) => Localized;
} = {
  'by-size': ({ by }) => {
    const names = (language: Language) => by.map((each) => DECIDERS[each][language]);
    const list = new Intl.ListFormat('en-GB').format(names('en'));
    return { ko: `${names('ko').join('·')}별`, en: `by ${list}` };
  },
  'by-code': ({ codes }) => ({
    ko: `${codes.join('·')} 공통`,
    en: `${codes.join(' and ')} together`,
  }),
  'condition-not-stated': () => ({ ko: '조건 자료 없음', en: 'condition not stated' }),
  'unit-not-stated': () => ({ ko: '단위 자료 없음', en: 'unit not stated' }),
  example: () => ({ ko: '예시', en: 'example' }),
  'other-reading': ({ count }) => ({
    ko: `${count}개 크기로 적힌 자료도 있음`,
    en: `elsewhere stated as ${count} sizes`,
  }),
  'standard-not-stated': () => ({
    ko: '표준 보호등급은 자료 없음',
    en: 'standard protection not stated',
  }),
  'spring-return-minimum': () => ({
    ko: '단동식 최소 압력은 자료 없음',
    en: 'minimum for spring return not stated',
  }),
  'flange-size-not-stated': () => ({
    ko: '크기별 플랜지는 자료 없음',
    en: 'flange size not stated',
  }),
  'minimum-or-rated': () => ({
    ko: '최솟값인지 정격값인지 자료 없음',
    en: 'minimum or rated value not stated',
  }),
  'medium-not-stated': () => ({ ko: '구동 매체 자료 없음', en: 'medium not stated' }),
  'voltage-version': () => ({
    ko: '전압별 사양은 확인 필요',
    en: 'version for this voltage to be confirmed',
  }),
  'reference-not-stated': () => ({
    ko: '주위 온도인지 공급 공기 온도인지 자료 없음',
    en: 'ambient or supply air not stated',
  }),
  'supplied-materials-not-stated': () => ({
    ko: '호칭경별 공급 재질 자료 없음',
    en: 'materials supplied per size not stated',
  }),
  'flange-torque': ({ flange, max }, style) => {
    const torque = quantityText(max, style, { limit: true });
    return {
      ko: `${flange}: ISO 5211 최대 ${torque}`,
      en: `${flange}: ISO 5211 maximum ${torque}`,
    };
  },
};

/** The value alone would be misread without these, so they stand in the row. The others are points to check and questions. */
const IN_ROW: ReadonlySet<Reservation['key']> = new Set([
  'by-size',
  'by-code',
  'unit-not-stated',
  'example',
] as const);
export const standsInRow = ({ key }: Reservation): boolean => IN_ROW.has(key);

/** A reservation in a few words. */
export function reservationText(reservation: Reservation, style: Style): string {
  const text = RESERVATIONS[reservation.key] as (of: Reservation, style: Style) => Localized;
  return text(reservation, style)[style.language];
}

/** What a reservation leaves open, to be asked for. @param name of the key */
const OPEN: {
  [K in Reservation['key']]: (of: Extract<Reservation, { key: K }>, name: Localized) => Localized;
} = {
  'by-size': ({ by }, { ko, en }) => {
    const names = (language: Language) => by.map((each) => DECIDERS[each][language]);
    return {
      ko: `${names('ko').join('·')}별 ${ko}`,
      en: `${en} per ${new Intl.ListFormat('en-GB').format(names('en'))}`,
    };
  },
  'by-code': (_, { ko, en }) => ({ ko: `코드별 ${ko}`, en: `${en} per code` }),
  'condition-not-stated': () => ({ ko: '확장 상한의 조건', en: 'Condition of the extended limit' }),
  'unit-not-stated': (_, { ko, en }) => ({ ko: `${ko}의 단위`, en: `${en}: unit` }),
  example: (_, { ko, en }) => ({ ko: `온도별 ${ko}`, en: `${en} by temperature` }),
  'other-reading': (_, { ko, en }) => ({ ko: `${ko} 구성`, en: `${en} of the range` }),
  'standard-not-stated': (_, { ko, en }) => ({
    ko: `표준 ${ko}`,
    en: `Standard ${en.toLowerCase()}`,
  }),
  'spring-return-minimum': () => ({
    ko: '단동식 최소 공급 압력',
    en: 'Minimum supply pressure, spring-return',
  }),
  'flange-size-not-stated': () => ({ ko: '크기별 장착 플랜지', en: 'Mounting flange per size' }),
  'minimum-or-rated': () => ({
    ko: '공급 압력의 구분 (최소/정격)',
    en: 'Supply pressure: minimum or rated',
  }),
  'medium-not-stated': () => ({
    ko: '액추에이터 구동 매체',
    en: 'Medium that drives the actuator',
  }),
  'voltage-version': (_, { ko, en }) => ({
    ko: `${ko}의 전압별 사양`,
    en: `${en}: version per voltage`,
  }),
  'reference-not-stated': () => ({
    ko: '사용 온도의 기준 (주위/공급 공기)',
    en: 'What the temperature refers to (ambient or supply air)',
  }),
  'supplied-materials-not-stated': () => ({
    ko: '호칭경별 슬리브 재질',
    en: 'Sleeve materials per size',
  }),
  'flange-torque': ({ flange }) => ({
    ko: `${flange} 플랜지의 허용 토크`,
    en: `Torque limit of flange ${flange}`,
  }),
};

/** What to ask for: a key that is not stated, or what a reservation leaves open. */
export function questionText(
  { key, at, reservation }: { key: FactKey; at?: At; reservation?: Reservation },
  { language }: Style,
): string {
  const { label } = keyEntry(key);
  if (!reservation) return at ? `${label[language]} (${at.value} ${at.unit})` : label[language];
  const open = OPEN[reservation.key] as (of: Reservation, name: Localized) => Localized;
  return open(reservation, label)[language];
}

const AXIS_NAMES: Record<Limit['axis'], Localized> = {
  size: { ko: '호칭경', en: 'size' },
  pressure: { ko: '압력', en: 'pressure' },
  temperature: { ko: '온도', en: 'temperature' },
  torque: { ko: '토크', en: 'torque' },
  supply: { ko: '공급', en: 'supply' },
  mounting: { ko: '플랜지', en: 'flange' },
  protection: { ko: '보호등급', en: 'protection' },
  rotation: { ko: '회전각', en: 'rotation' },
};

/** A point to check in a few words. */
export function pointText(point: Point, style: Style): string {
  const { language } = style;
  const say = (ko: string, en: string) => (language === 'ko' ? ko : en);
  switch (point.key) {
    case 'pressure-falls':
      return say('허용 압력은 온도에 따라 낮아짐', 'Allowable pressure falls with temperature');
    case 'together': {
      const names = point.of.map((axis) => AXIS_NAMES[axis][language]);
      return say(`함께 확인: ${names.join('·')}`, `Check together: ${names.join(', ')}`);
    }
    case 'differential':
      return say(
        `최대 전후 차압 ${quantityText(point.max, style, { limit: true })}`,
        `Max. differential pressure ${quantityText(point.max, style, { limit: true })}`,
      );
    case 'sleeve':
      return say(
        `슬리브 재질: ${point.materials.join(', ')}`,
        `Sleeve material: ${point.materials.join(', ')}`,
      );
    case 'control-air': {
      if (point.above.kind === 'not-stated')
        return say('조작 공기 자료 없음', 'Control air not stated');
      const above = quantityText(point.above, style, { difference: true });
      return say(
        `조작 공기: 사용 압력보다 ${above} 높게`,
        `Control air ${above} above operating pressure`,
      );
    }
    case 'flange':
      return say(
        `플랜지 ${designationText(point.designation)}`,
        `Flanges ${designationText(point.designation)}`,
      );
    case 'limit-met':
      return say(
        `${AXIS_NAMES[point.axis].ko} 한계와 같음`,
        `Exactly at the ${AXIS_NAMES[point.axis].en} limit`,
      );
    case 'lowest-not-stated':
      return say('최저 온도 자료 없음', 'Lowest temperature not stated');
    case 'size-decides':
      return rowText(point.facts, style);
    case 'mast':
      return say('밸브의 MAST 확인', 'Check MAST of the valve');
    case 'mounting':
      return `${labelOf('mounting', style)} ${valueText(point.fact, style)}`;
    case 'option':
      return say(
        `${labelOf(point.fact.key, style)} ${point.value}: 옵션`,
        `${labelOf(point.fact.key, style)} ${point.value}: optional`,
      );
    case 'reservation':
      return reservationPointText(point, style);
  }
  return point satisfies never;
}

/** `최대 사용 압력 4–6 bar (…별 자료 없음)`, `액추에이터 공급 압력: 최솟값인지 정격값인지 자료 없음`. */
function reservationPointText(
  { fact, reservation }: Extract<Point, { key: 'reservation' }>,
  style: Style,
): string {
  const label = rowLabel([fact], style);
  return standsInRow(reservation)
    ? `${label} ${rowText([fact], style)}`
    : `${label}: ${reservationText(reservation, style)}`;
}

/** The stated limit that rules a product out, in one short line: `최고 +70 °C`, `DN 100까지` / `max. +70 °C`, `up to DN 100`. */
export function limitText({ reason, axis, facts }: Limit, style: Style): string {
  const say = (ko: string, en: string) => (style.language === 'ko' ? ko : en);
  if (reason === 'other-drive') return say('다른 구동 방식', 'other drive');
  const [fact] = facts;
  if (!fact) return AXIS_NAMES[axis][style.language];
  if (reason === 'no-version')
    return say(`${labelOf(fact.key, style)} 불가`, `no ${labelOf(fact.key, style).toLowerCase()}`);
  if (fact.value.kind === 'sizes') return sizeLimitText(fact.value, reason, style);
  const designations = facts.flatMap(({ value }) =>
    value.kind === 'rating' ? value.designations : [],
  );
  if (designations.length > 0) return designationsText(highestOfEach(designations));
  const texts = facts.map((each) => endText(each, reason, style));
  return [...new Set(texts)].join(' · ');
}

/** Of each system the highest: PN 40 of PN 16/25/40. */
const highestOfEach = (list: readonly Designation[]): Designation[] =>
  [...groupBy(list, ({ system }) => system).values()].flatMap((group) =>
    group.reduce((a, b) => (a.number > b.number ? a : b)),
  );

/** The end of a range that is not met: `최고 +70 °C`; anything else as it is stated. */
function endText(fact: Fact, reason: Limit['reason'], style: Style): string {
  const { key, value } = fact;
  const text = valueText(fact, style);
  if (keyEntry(key).difference)
    return style.language === 'ko'
      ? `사용 압력보다 ${text} 높게`
      : `${text} above operating pressure`;
  if (value.kind === 'mains') return quantityText(value.voltage, style);
  if (value.kind !== 'quantity' || value.also || reason === 'not-listed') return text;
  // One value, of which it is not stated whether it is the lowest.
  if (value.min === value.max && !keyEntry(key).limit) return text;
  const isLowest = reason === 'below';
  const end = isLowest ? value.min : value.max;
  if (end === undefined) return text;
  const { unit } = value;
  const { unit: shown, ...ends } = inUnits(
    { unit, ...(isLowest ? { min: end } : { max: end }) },
    style,
    keyEntry(key),
  );
  const figure =
    (unit === '°C' ? signed : numberText)(ends.min ?? ends.max ?? end) + suffix(shown, style);
  if (style.language === 'ko') return `${isLowest ? '최저' : '최고'} ${figure}`;
  return `${isLowest ? 'min.' : 'max.'} ${figure}`;
}

function sizeLimitText({ from, to, list }: Sizes, reason: Limit['reason'], style: Style): string {
  const say = (ko: string, en: string) => (style.language === 'ko' ? ko : en);
  if (reason === 'below') return say(`${sizeName(from)}부터`, `from ${sizeName(from)}`);
  if (reason === 'above') return say(`${sizeName(to)}까지`, `up to ${sizeName(to)}`);
  return list && list.length > 4
    ? say('이 호칭경 없음', 'size not listed')
    : sizesText({ from, to, ...(list && { list }) });
}

const PARTS: Record<NonNullable<Missing['part']>, (name: string) => Localized> = {
  lowest: (name) => ({ ko: `최저 ${name}`, en: `lowest ${name.toLowerCase()}` }),
  highest: (name) => ({ ko: `최고 ${name}`, en: `highest ${name.toLowerCase()}` }),
  between: (name) => ({ ko: `이 ${name}`, en: `this ${name.toLowerCase()}` }),
  'of-size': (name) => ({ ko: `호칭경별 ${name}`, en: `${name} of this size` }),
  higher: (name) => ({ ko: `더 높은 ${name}`, en: `higher ${name.toLowerCase()}` }),
};
const BAR: Localized = { ko: '압력(bar)', en: 'Pressure in bar' };

/** What is missing, in a few words; the verdict before it says that it is not stated: `최저 온도`, `호칭경` / `lowest temperature`. */
export function missingText({ what, part }: Missing, style: Style): string {
  const { language } = style;
  const isKey = (name: Missing['what']): name is FactKey => name in KEYS;
  const whole = isKey(what)
    ? labelOf(what, style, 'short')
    : what === 'bar'
      ? BAR[language]
      : what === 'Class'
        ? 'ANSI'
        : what;
  // An actuator's sizes are no nominal sizes.
  if (what === 'mounting' && part === 'of-size')
    return language === 'ko' ? `크기별 ${whole}` : `${whole} per size`;
  return part ? PARTS[part](whole)[language] : whole;
}
