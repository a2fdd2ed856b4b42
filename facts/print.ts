/**
 * Turns facts into words. Language and units are chosen only here; a conversion works on numbers. No code reads these texts
 * back.
 */
import { groupBy } from './group.ts';
import {
  type Fact,
  isExtended,
  ofKind,
  type Question,
  type Reservation,
  type Scope,
} from './facts.ts';
import { choicesOf, type FactKey, keyEntry, type KeyEntry, KEYS } from './keys.ts';
import { inchText } from './nominal-size.ts';
import type { Limit, Missing, Point } from './result.ts';
import {
  type Bound,
  imperialDecimals,
  imperialUnit,
  isSiUnit,
  toImperial,
  type Unit,
  type UnitSystem,
} from './units.ts';
import {
  type Designation,
  type Language,
  localized,
  type Localized,
  type NominalSize,
  type Quantity,
  type Sizes,
} from './values.ts';

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

export const NOT_STATED_TEXT = localized('자료 없음', 'Not stated');

const say = ({ language }: Style, ko: string, en: string): string => (language === 'ko' ? ko : en);

type Length = 'full' | 'short';

export function labelOf(key: FactKey, { language }: Style, length: Length = 'full'): string {
  const { label, short = label } = keyEntry(key);
  return (length === 'short' ? short : label)[language];
}

/** The label of a row: an extended limit has one of its own. */
export function rowLabel(facts: readonly Fact[], style: Style, length: Length = 'full'): string {
  const [first] = facts;
  if (!first) return '';
  if (facts.every(isExtended)) return say(style, '확장 상한', 'Extended limit');
  // The full label names the standard, which is all that is stated of a flange without sizes.
  const isStandard = first.value.kind === 'mounting' && !first.value.sizes;
  return labelOf(first.key, style, isStandard ? 'short' : length);
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
/** One number, or several parted by a sign. */
const figures = (values: readonly number[], by: string): Part =>
  numerals(values.map((each) => numberText(each)).join(by));
const signed = (value: number): string => (value > 0 ? `+${numberText(value)}` : numberText(value));

/** Units written onto the Korean number without a space. */
const COUNTERS: Record<string, string> = { s: '초', min: '분', h: '시간', turns: '회전' };

function suffix(unit: string, style: Style): string {
  return unit === '°' ? unit : say(style, COUNTERS[unit] ?? ` ${unit}`, ` ${unit}`);
}

/** How the numbers of a key are rounded and written. */
type Bounds = Pick<KeyEntry, 'limit'>;

/**
 * Writes numbers of a unit in the reader's units, rounded to the safe side: a lower end up, an upper end down; temperatures are
 * signed. `suffix` is what follows them.
 */
function writer(unit: Unit, style: Style) {
  const converted = style.units === 'imperial' && isSiUnit(unit) ? unit : undefined;
  return {
    write: (value: number, bound: Bound): string => {
      const shown = converted ? toImperial(value, converted, bound) : value;
      if (unit === '°C') return signed(shown);
      return numberText(shown, converted && imperialDecimals(converted));
    },
    suffix: suffix((converted && imperialUnit(converted)) ?? unit, style),
  };
}

/** `25–18,500 Nm`, `최대 6 bar` / `up to 6 bar`, `95 % 초과` / `above 95 %`, `5.5 bar`; temperatures are signed. */
export const quantityText = (value: Quantity, style: Style, entry: Bounds = {}): string =>
  textOf(quantityParts(value, style, entry));

export function quantityParts(value: Quantity, style: Style, entry: Bounds = {}): Part[] {
  if (!value.also) return endsParts(value, style, entry, value.above);
  // Both units are the source's own: nothing is converted.
  const stated = { ...style, units: 'si' } as const;
  return [
    ...endsParts(value, stated, entry),
    note(` (${textOf(endsParts({ ...value.also }, stated, entry))})`),
  ];
}

function endsParts(
  { unit, min, max }: Pick<Quantity, 'unit' | 'min' | 'max'>,
  style: Style,
  entry: Bounds,
  above?: true,
): Part[] {
  const { write, suffix: end } = writer(unit, style);
  const single = (text: string) => [numerals(text), words(end)];
  const isTemperature = unit === '°C';
  if (min !== undefined) {
    // Both ends of a limit are upper ends: they span the limits of a series.
    if (min === max) return single(write(min, entry.limit ? 'upper' : 'exact'));
    const low = write(min, entry.limit ? 'upper' : 'lower');
    if (max === undefined)
      return [
        words(say(style, '', above ? 'above ' : 'from ')),
        ...single(low),
        words(say(style, above ? ' 초과' : ' 이상', '')),
      ];
    const high = write(max, 'upper');
    const dash = isTemperature ? say(style, ' ~ ', ' to ') : DASH;
    return single(low === high ? low : `${low}${dash}${high}`);
  }
  if (max === undefined) return [words(NOT_STATED_TEXT[style.language])];
  const highest = single(write(max, 'upper'));
  const before = say(style, isTemperature ? '최고 ' : '최대 ', 'up to ');
  return entry.limit ? highest : [words(before), ...highest];
}

// ---------------------------------------------------------------- sizes and designations

const sizeName = (size: NominalSize): string =>
  'dn' in size ? `DN ${size.dn}` : `${inchText(size.inch)} in`;

/** `DN 40–1200`, `1/4–4 in`, `DN 20, 25`; a hyphen in a size sets it apart from the dash: `1-1/2 – 2-1/2 in`. */
export const sizesText = (sizes: SizeSpan): string => textOf(sizesParts(sizes));
type SizeSpan = Pick<Sizes, 'from' | 'to' | 'list'>;

function sizesParts({ from, to, list }: SizeSpan): Part[] {
  if ('dn' in from && 'dn' in to) {
    const ends = [...new Set([from.dn, to.dn])];
    return [words('DN '), numerals(ends.join(list?.length === 2 ? ', ' : DASH))];
  }
  if (!('inch' in from && 'inch' in to))
    return [words(`${sizeName(from)} ${DASH} ${sizeName(to)}`)];
  const ends = [...new Set([inchText(from.inch), inchText(to.inch)])];
  const dash = ends.some((end) => end.includes('-')) ? ` ${DASH} ` : DASH;
  return [numerals(ends.join(dash)), words(' in')];
}

/** Names of the systems as the source writes them. */
const SYSTEM: Record<Designation['system'], readonly [before: string, after: string]> = {
  PN: ['PN ', ''],
  Class: ['ANSI ', ''],
  'JIS K': ['JIS ', 'K'],
};
export const designationText = (of: Designation): string => designationsText([of]);
export const designationsText = (list: readonly Designation[]): string =>
  textOf(designationsParts(list, words(', ')));

/** `PN 6/10/16, ANSI 150`. */
function designationsParts(list: readonly Designation[], between: Part): Part[] {
  const systems = Object.entries(SYSTEM).map(([system, [before, after]]) => {
    const numbers = list.filter((each) => each.system === system).map((each) => each.number);
    return numbers.length > 0 ? [words(before), numerals(numbers.join('/')), words(after)] : [];
  });
  return joined(
    systems.filter((parts) => parts.length > 0),
    between,
  );
}

// ---------------------------------------------------------------- one value

/** The value of one fact in words, without its scope. */
export const valueText = (fact: Fact, style: Style): string => textOf(valueParts(fact, style));

const valueParts = ({ value, key }: Fact, style: Style): Part[] =>
  (WRITE[value.kind] as Write<Kind>)(value, style, key);

type Kind = Fact['value']['kind'];
type Write<K extends Kind> = (
  value: Extract<Fact['value'], { kind: K }>,
  style: Style,
  key: FactKey,
) => Part[];

const WRITE: { [K in Kind]: Write<K> } = {
  quantity: (value, style, key) => quantityParts(value, style, keyEntry(key)),
  alternatives: ({ values, unit }, style) => [figures(values, '/'), words(suffix(unit, style))],
  'without-unit': ({ value }) => [numerals(numberText(value))],
  sizes: sizesParts,
  'frame-sizes': ({ prefix, from, to }) => [numerals(`${prefix}${from}${DASH}${prefix}${to}`)],
  rating: ({ designations }) => designationsParts(designations, words(', ')),
  choice: ({ ids }, style, key) => {
    const names = ids.map((id) => choicesOf(key)[id]?.[style.language] ?? id);
    return [words(names.join(say(style, ' 또는 ', ' or ')))];
  },
  codes: ({ codes }) => [words(codes.join('/'))],
  mounting: ({ sizes, standard }) => (sizes ? [numerals(sizes.join('/'))] : [words(standard)]),
  thread: ({ thread, size }) => [words(`${thread} `), numerals(inchText(size))],
  mains: ({ voltage, frequency }, style) =>
    joined([quantityParts(voltage, style), quantityParts(frequency, style)], words(', ')),
  duty: ({ type, of }, style) => [words(`${type}-`), ...quantityParts(of, style)],
  count: ({ count, each }) => [figures([count], ''), ...(each ? [words(` × ${each}`)] : [])],
  box: ({ length, width, height }) => [figures([length, width, height], ' × '), words(' mm')],
  text: ({ text }, { language }) => [words(text[language])],
  rows: ({ rows }, { language }) => [
    words(rows.map(({ label, text }) => `${label[language]}: ${text[language]}`).join(', ')),
  ],
  none: (_, style) => [words(say(style, '불가', 'Not available'))],
  'not-stated': (_, { language }) => [words(NOT_STATED_TEXT[language])],
  'not-applicable': (_, style) => [words(say(style, '해당 없음', 'Not applicable'))],
};

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

// ---------------------------------------------------------------- the facts of one row

/** The facts of one key as one text: each value with its scope, sleeve materials as one span. */
export const rowText = (facts: readonly Fact[], style: Style): string =>
  textOf(rowParts(facts, style));

export function rowParts(facts: readonly Fact[], style: Style): Part[] {
  const materials = facts.filter(({ scope }) => scope.material !== undefined);
  if (materials.length > 0) return sleeveParts(materials, style);
  const designations = facts.flatMap(({ scope }) => scope.designation ?? []);
  if (facts.length > 1 && designations.length === facts.length)
    return [...maximaParts(facts, style), note(` (${designationsText(designations)})`)];
  const lists = facts.map((fact) => scoped(valueParts(fact, style), fact.scope, style));
  const values = joined(lists, words(', '));
  const [first] = values;
  if (facts[0]?.value.kind === 'choice' && first) first.text = capital(first.text);
  const reservations = facts.flatMap((fact) => fact.reservations);
  const notes = [...new Set(notesOf(reservations, style))].join(', ');
  if (notes === '') return values;
  // After a second unit in brackets: no second pair of brackets.
  const isBracketed = facts.some(({ value }) => 'also' in value);
  return [...values, note(isBracketed ? `${say(style, ', ', '; ')}${notes}` : ` (${notes})`)];
}

const notesOf = (reservations: readonly Reservation[], style: Style): string[] =>
  reservations.filter(standsInRow).map((each) => reservationText(each, style));

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
  const of = (key: FactKey) => facts.filter((fact) => fact.key === key);
  const ratings = of('rating');
  if (ratings.length > 0) {
    const maxima = of('maxPressure');
    const most = `${say(style, '최대', 'max.')} ${maximaText(maxima, style)}`;
    return [
      ...(each ? rowParts(ratings, style) : compactRating(ratings, style)),
      ...(maxima.length > 0 ? [note(` (${most})`)] : []),
      ...of('maxDifferential').flatMap((fact) => [
        BREAK,
        words(say(style, '최대 전후 차압 ', 'max. Δp ')),
        ...valueParts(fact, style),
      ]),
    ];
  }
  const extended = facts.filter(isExtended);
  const usual = facts.filter((fact) => !isExtended(fact));
  if (extended.length === 0 || usual.length === 0) return rowParts(facts, style);
  const limits = ofKind(extended, 'quantity').map(({ value, reservations }) =>
    [quantityText(value, style, { limit: true }), ...notesOf(reservations, style)].join(', '),
  );
  const label = say(style, '확장 상한', 'extended limit');
  return [...rowParts(usual, style), note(` (${label} ${limits.join(', ')})`)];
}
export const compactText = (facts: readonly Fact[], style: Style): string =>
  textOf(compactParts(facts, style));

/** Ratings stated by size as their span: `PN 25–40 (by size)`. */
function compactRating(facts: readonly Fact[], style: Style): Part[] {
  const ratings = ofKind(facts, 'rating');
  const steps = ratings.flatMap(({ value, scope }) =>
    scope.size ? value.designations.map((each) => each.number) : [],
  );
  if (steps.length > 0)
    return [
      words('PN '),
      numerals(`${Math.min(...steps)}${DASH}${Math.max(...steps)}`),
      note(say(style, ' (호칭경별)', ' (by size)')),
    ];
  if (ratings.length < facts.length) return rowParts(facts, style);
  const lists = ratings.map(({ value }) => designationsParts(value.designations, BREAK));
  return joined(lists, BREAK);
}

/** The facts of a row in the fewest words, for a cell: of the reservations only what changes how the number is read. */
export function shortText(facts: readonly Fact[], style: Style): string {
  const bare = facts.map((fact) => ({ ...fact, reservations: [] }));
  const reservations = facts.flatMap((fact) => fact.reservations);
  const bySize = reservations.find((each) => each.key === 'by-size');
  const kept: Reservation[] = [
    ...(bySize ? [{ ...bySize, by: bySize.by.slice(0, 1) }] : []),
    ...reservations.filter(({ key }) => key === 'unit-not-stated').slice(0, 1),
  ];
  return [compactText(bare, style), ...kept.map((each) => reservationText(each, style))].join(', ');
}

/** Versions that are named beside a value. */
const VERSIONS: Record<NonNullable<Scope['version']>, Localized> = {
  standard: localized('표준', 'standard'),
  option: localized('옵션', 'optional'),
  extended: localized('확장', 'extended'),
  'high-temperature': localized('고온형', 'high-temperature version'),
  'low-temperature': localized('저온형', 'low-temperature version'),
  'on-off': localized('온오프', 'on-off'),
  modulating: localized('비례제어', 'modulating'),
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
    const { write, suffix: unit } = writer(at.unit, style);
    const condition = write(at.value, 'exact').replace('+', '') + unit;
    if (style.language === 'ko') return [words(`${condition}에서 `), ...value];
    return [...value, words(` at ${condition}`)];
  }
  if (designation) return behind(designationText(designation));
  if (option !== undefined) return behind(option);
  // An extended limit has its own row and label.
  if (version === undefined || version === 'extended') return [...value];
  return [...value, words(` ${versionText(version, style)}`)];
}

/** `20/50/100 bar`: the highest pressures by class. */
export const maximaText = (facts: readonly Fact[], style: Style): string =>
  textOf(maximaParts(facts, style));

function maximaParts(facts: readonly Fact[], style: Style): Part[] {
  const maxima = ofKind(facts, 'quantity').map(({ value }) => value);
  const { write, suffix: end } = writer(maxima[0]?.unit ?? 'bar', style);
  return [numerals(maxima.map(({ max = 0 }) => write(max, 'upper')).join('/')), words(end)];
}

/** `최고 +80 ~ +150 °C, 슬리브별` / `max. +80 to +150 °C, by sleeve`. */
function sleeveParts(facts: readonly Fact[], style: Style): Part[] {
  const highest = ofKind(facts, 'quantity').flatMap(({ value }) => value.max ?? []);
  const [min, max] = [Math.min(...highest), Math.max(...highest)];
  return [
    words(say(style, '최고 ', 'max. ')),
    // Both ends are upper limits.
    ...quantityParts({ kind: 'quantity', unit: '°C', min, max }, style, { limit: true }),
    words(say(style, ', 슬리브별', ', by sleeve')),
  ];
}

// ---------------------------------------------------------------- reservations, points, limits

const DECIDERS: Record<Extract<Reservation, { key: 'by-size' }>['by'][number], Localized> = {
  size: localized('호칭경', 'size'),
  'frame-size': localized('크기', 'size'),
  casing: localized('케이싱', 'casing'),
  sleeve: localized('슬리브', 'sleeve'),
  supply: localized('공급 압력', 'supply pressure'),
};

/** What decides about a figure: `호칭경·케이싱별` / `size and casing`. */
function decidersOf({ by }: Extract<Reservation, { key: 'by-size' }>, style: Style): string {
  const names = by.map((each) => DECIDERS[each][style.language]);
  return say(style, `${names.join('·')}별`, new Intl.ListFormat('en-GB').format(names));
}

const most = (max: Quantity, style: Style): string => quantityText(max, style, { limit: true });

const fixed = (ko: string, en: string) => (_: unknown, style: Style) => say(style, ko, en);

/** Words for each of several keys. */
type Texts<T extends { key: string }> = {
  [K in T['key']]: (of: Extract<T, { key: K }>, style: Style) => string;
};
const textIn = <T extends { key: string }>(texts: Texts<T>, of: T, style: Style): string =>
  (texts[of.key as T['key']] as (of: T, style: Style) => string)(of, style);

/** Reservations in a few words. */
const RESERVATIONS: Texts<Reservation> = {
  'by-size': (of, style) => say(style, decidersOf(of, style), `by ${decidersOf(of, style)}`),
  'by-code': ({ codes }, style) =>
    say(style, `${codes.join('·')} 공통`, `${codes.join(' and ')} together`),
  'condition-not-stated': fixed('조건 자료 없음', 'condition not stated'),
  'unit-not-stated': fixed('단위 자료 없음', 'unit not stated'),
  example: fixed('예시', 'example'),
  'other-reading': ({ count }, style) =>
    say(style, `${count}개 크기로 적힌 자료도 있음`, `elsewhere stated as ${count} sizes`),
  'standard-not-stated': fixed('표준 보호등급은 자료 없음', 'standard protection not stated'),
  'spring-return-minimum': fixed(
    '단동식 최소 압력은 자료 없음',
    'minimum for spring return not stated',
  ),
  'flange-size-not-stated': fixed('크기별 플랜지는 자료 없음', 'flange size not stated'),
  'minimum-or-rated': fixed('최솟값인지 정격값인지 자료 없음', 'minimum or rated value not stated'),
  'medium-not-stated': fixed('구동 매체 자료 없음', 'medium not stated'),
  'voltage-version': fixed('전압별 사양은 확인 필요', 'version for this voltage to be confirmed'),
  'reference-not-stated': fixed(
    '주위 온도인지 공급 공기 온도인지 자료 없음',
    'ambient or supply air not stated',
  ),
  'supplied-materials-not-stated': fixed(
    '호칭경별 공급 재질 자료 없음',
    'materials supplied per size not stated',
  ),
  'flange-torque': ({ flange, max }, style) =>
    `${flange}: ISO 5211 ${say(style, '최대', 'maximum')} ${most(max, style)}`,
};

/** What they leave open, to be asked for; `{name}` is that of the key. No browser prints these: they stay apart. */
const OPEN: Texts<Reservation> = {
  'by-size': (of, style) =>
    say(style, `${decidersOf(of, style)} {name}`, `{name} per ${decidersOf(of, style)}`),
  'by-code': fixed('코드별 {name}', '{name} per code'),
  'condition-not-stated': fixed('확장 상한의 조건', 'Condition of the extended limit'),
  'unit-not-stated': fixed('{name}의 단위', '{name}: unit'),
  example: fixed('온도별 {name}', '{name} by temperature'),
  'other-reading': fixed('{name} 구성', '{name} of the range'),
  'standard-not-stated': fixed('표준 {name}', 'Standard {name}'),
  'spring-return-minimum': fixed('단동식 최소 공급 압력', 'Minimum supply pressure, spring-return'),
  'flange-size-not-stated': fixed('크기별 장착 플랜지', 'Mounting flange per size'),
  'minimum-or-rated': fixed('공급 압력의 구분 (최소/정격)', 'Supply pressure: minimum or rated'),
  'medium-not-stated': fixed('액추에이터 구동 매체', 'Medium that drives the actuator'),
  'voltage-version': fixed('{name}의 전압별 사양', '{name}: version per voltage'),
  'reference-not-stated': fixed(
    '사용 온도의 기준 (주위/공급 공기)',
    'What the temperature refers to (ambient or supply air)',
  ),
  'supplied-materials-not-stated': fixed('호칭경별 슬리브 재질', 'Sleeve materials per size'),
  'flange-torque': ({ flange }, style) =>
    say(style, `${flange} 플랜지의 허용 토크`, `Torque limit of flange ${flange}`),
};

/** With the name of a key in place of `{name}`; within an English sentence it begins small, unless it is an abbreviation. */
const named = (text: string, name: string, { language }: Style): string =>
  text.replace('{name}', language === 'en' && !text.startsWith('{') ? small(name) : name);
const small = (name: string) => name.replace(/^[A-Z](?![A-Z])/, (first) => first.toLowerCase());

/** The value alone would be misread without these, so they stand in the row. The others are points to check and questions. */
const IN_ROW = new Set<string>(['by-size', 'by-code', 'unit-not-stated', 'example']);
export const standsInRow = ({ key }: Reservation): boolean => IN_ROW.has(key);

export const reservationText = (reservation: Reservation, style: Style): string =>
  textIn(RESERVATIONS, reservation, style);

/** What to ask for: a key that is not stated, or what a reservation leaves open. */
export function questionText({ key, at, reservation }: Question, style: Style): string {
  const name = labelOf(key, style);
  if (reservation) return named(textIn(OPEN, reservation, style), name, style);
  return at ? `${name} (${at.value} ${at.unit})` : name;
}

const AXIS_NAMES: Record<Limit['axis'], Localized> = {
  size: localized('호칭경', 'size'),
  pressure: localized('압력', 'pressure'),
  temperature: localized('온도', 'temperature'),
  torque: localized('토크', 'torque'),
  supply: localized('공급', 'supply'),
  mounting: localized('플랜지', 'flange'),
  protection: localized('보호등급', 'protection'),
  rotation: localized('회전각', 'rotation'),
};

const moreText = (by: string, style: Style): string =>
  say(style, `사용 압력보다 ${by} 높게`, `${by} above operating pressure`);

/** Points to check in a few words. */
const POINTS: Texts<Point> = {
  'pressure-falls': fixed(
    '허용 압력은 온도에 따라 낮아짐',
    'Allowable pressure falls with temperature',
  ),
  together: ({ of }, style) => {
    const names = of.map((axis) => AXIS_NAMES[axis][style.language]);
    return say(style, `함께 확인: ${names.join('·')}`, `Check together: ${names.join(', ')}`);
  },
  differential: ({ max }, style) =>
    `${say(style, '최대 전후 차압', 'Max. differential pressure')} ${most(max, style)}`,
  sleeve: ({ materials }, style) =>
    `${say(style, '슬리브 재질', 'Sleeve material')}: ${materials.join(', ')}`,
  'control-air': ({ above }, style) => {
    if (above.kind === 'not-stated')
      return say(style, '조작 공기 자료 없음', 'Control air not stated');
    const more = moreText(quantityText(above, style), style);
    return say(style, `조작 공기: ${more}`, `Control air ${more}`);
  },
  flange: ({ designation }, style) =>
    `${say(style, '플랜지', 'Flanges')} ${designationText(designation)}`,
  'limit-met': ({ axis }, style) => {
    const name = AXIS_NAMES[axis][style.language];
    return say(style, `${name} 한계와 같음`, `Exactly at the ${name} limit`);
  },
  'lowest-not-stated': fixed('최저 온도 자료 없음', 'Lowest temperature not stated'),
  'size-decides': ({ facts }, style) => rowText(facts, style),
  mast: fixed('밸브의 MAST 확인', 'Check MAST of the valve'),
  mounting: ({ fact }, style) => `${labelOf('mounting', style)} ${valueText(fact, style)}`,
  option: ({ fact, value }, style) =>
    `${labelOf(fact.key, style)} ${value}: ${say(style, '옵션', 'optional')}`,
  // `최대 사용 압력 4–6 bar (…별 자료 없음)`, `액추에이터 공급 압력: 최솟값인지 정격값인지 자료 없음`.
  reservation: ({ fact, reservation }, style) =>
    standsInRow(reservation)
      ? `${rowLabel([fact], style)} ${rowText([fact], style)}`
      : `${rowLabel([fact], style)}: ${reservationText(reservation, style)}`,
};
export const pointText = (point: Point, style: Style): string => textIn(POINTS, point, style);

/** The stated limit that rules a product out, in one short line: `최고 +70 °C`, `DN 100까지` / `max. +70 °C`, `up to DN 100`. */
export function limitText({ reason, axis, facts }: Limit, style: Style): string {
  if (reason === 'other-drive') return say(style, '다른 구동 방식', 'other drive');
  const [fact] = facts;
  if (!fact) return AXIS_NAMES[axis][style.language];
  const name = labelOf(fact.key, style);
  if (reason === 'no-version') return say(style, `${name} 불가`, `no ${name.toLowerCase()}`);
  if (fact.value.kind === 'sizes') return sizeLimitText(fact.value, reason, style);
  const designations = ofKind(facts, 'rating').flatMap(({ value }) => value.designations);
  if (designations.length > 0) return designationsText(highestOfEach(designations));
  return [...new Set(facts.map((each) => endText(each, reason, style)))].join(' · ');
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
  if (keyEntry(key).difference) return moreText(text, style);
  if (value.kind === 'mains') return quantityText(value.voltage, style);
  if (value.kind !== 'quantity' || value.also || reason === 'not-listed') return text;
  // One value, of which it is not stated whether it is the lowest.
  if (value.min === value.max && !keyEntry(key).limit) return text;
  const isLowest = reason === 'below';
  const end = isLowest ? value.min : value.max;
  if (end === undefined) return text;
  const { write, suffix: unit } = writer(value.unit, style);
  const figure = write(end, isLowest ? 'lower' : 'upper') + unit;
  const word = isLowest ? say(style, '최저', 'min.') : say(style, '최고', 'max.');
  return `${word} ${figure}`;
}

function sizeLimitText({ from, to, list }: Sizes, reason: Limit['reason'], style: Style): string {
  if (reason === 'below') return say(style, `${sizeName(from)}부터`, `from ${sizeName(from)}`);
  if (reason === 'above') return say(style, `${sizeName(to)}까지`, `up to ${sizeName(to)}`);
  if (list && list.length > 4) return say(style, '이 호칭경 없음', 'size not listed');
  return sizesText({ from, to, ...(list && { list }) });
}

const PARTS: Record<NonNullable<Missing['part']>, Localized> = {
  lowest: localized('최저 {name}', 'lowest {name}'),
  highest: localized('최고 {name}', 'highest {name}'),
  between: localized('이 {name}', 'this {name}'),
  'of-size': localized('호칭경별 {name}', '{name} of this size'),
  higher: localized('더 높은 {name}', 'higher {name}'),
};

const IN_BAR = localized('압력(bar)', 'Pressure in bar');

/** What is missing, in a few words; the verdict before it says that it is not stated: `최저 온도`, `호칭경` / `lowest temperature`. */
export function missingText({ what, part }: Missing, style: Style): string {
  const pressure = what === 'bar' ? IN_BAR[style.language] : what.replace('Class', 'ANSI');
  const name = what in KEYS ? labelOf(what as FactKey, style, 'short') : pressure;
  // An actuator's sizes are no nominal sizes.
  if (what === 'mounting' && part === 'of-size')
    return say(style, `크기별 ${name}`, `${name} per size`);
  return part ? named(PARTS[part][style.language], name, style) : name;
}
