/** Tables of the facts of products: per size, per model, side by side. Cells hold facts; words and bars are made of them later. */
import { type Fact, factsFor, type Subject } from '#facts/facts.ts';
import { FACT_KEYS, type FactKey, keyEntry, unitOf } from '#facts/keys.ts';
import { dnOf } from '#facts/nominal-size.ts';
import { ofSize } from '#facts/of-size.ts';
import { NOT_STATED_TEXT, quantityText, rowLabel, rowText, sizesText } from '#facts/print.ts';
import { compactRows, rowsAt, sizesWithFigures } from '#facts/rows.ts';
import type { Mains } from '#facts/values.ts';

import { column, type TableRow } from './authoring.ts';
import { factsOf } from './facts-of.ts';
import { fromData } from './figures/placeholder.ts';
import { comparedRatings, weakFlanges } from './notes.ts';
import type { Block } from './schema/block.ts';
import type { Language, Localized } from './schema/localized.ts';
import type { ProductEntry } from './schema/product.ts';
import type { Cell, GridTable, LabelTable } from './schema/table.ts';

type Column = GridTable['columns'][number];

const shortOf = (key: FactKey): Localized => keyEntry(key).short ?? keyEntry(key).label;

/** The column of a key: numbers under their unit, anything else as text. */
function columnOf(key: FactKey, label = shortOf(key)): Column {
  const unit = unitOf(key);
  return { label, align: unit ? 'end' : 'start', ...(unit && { unit }) };
}

/** All models of the 480 series, one row each. */
export function quarterTurnTable(entries: readonly ProductEntry[]): GridTable {
  const models = entries.filter(({ technical }) => technical.family === 'quarter-turn-actuator');
  const rows = models.map(factsOf);
  const all = rows.flatMap(({ facts }) => facts);
  const time = all.find(({ key, scope }) => key === 'strokeTime' && scope.at);
  const mains = (key: 'singlePhase' | 'threePhase'): Mains[] =>
    factsFor(all, key).flatMap(({ value }) => (value.kind === 'mains' ? [value] : []));
  const hertz = mains('singlePhase').map(({ frequency }) => quantityText(frequency, EN))[0];
  const supply = (key: 'singlePhase' | 'threePhase'): Column => {
    const volts = mains(key).map(({ voltage }) => quantityText(voltage, EN))[0];
    const { ko, en } = shortOf(key);
    return column(`${ko} ${volts}`, `${en} ${volts}`, 'start');
  };
  const at = `${time?.scope.at?.value} Hz`;
  const weak = rows.flatMap((model) =>
    weakFlanges(model).map(({ ko, en }) => ({
      ko: `${model.code}: ${ko}`,
      en: `${model.code}: ${en.charAt(0).toLowerCase()}${en.slice(1)}`,
    })),
  );
  const label = shortOf('strokeTime');
  return fromData({
    caption: { ko: '480 시리즈 모델별 사양', en: 'Models of the 480 series' },
    columns: [
      column('모델', 'Model', 'start'),
      columnOf('torque'),
      columnOf('mounting'),
      columnOf('strokeTime', { ko: `${label.ko} (${at})`, en: `${label.en} (${at})` }),
      supply('singlePhase'),
      supply('threePhase'),
    ],
    rows: rows.map(({ code, facts }): Cell[] => [
      code,
      { facts: factsFor(facts, 'torque') },
      { facts: factsFor(facts, 'mounting') },
      {
        facts: facts.filter(
          ({ key, scope }) => key === 'strokeTime' && scope.at?.value === time?.scope.at?.value,
        ),
      },
      availability(facts, 'singlePhase'),
      availability(facts, 'threePhase'),
    ]),
    bars: 1,
    note: {
      ko: [`전원 주파수는 ${hertz}입니다.`, ...weak.map(({ ko }) => ko)].join(' '),
      en: [`Supply frequency ${hertz}.`, ...weak.map(({ en }) => en)].join(' '),
    },
  });
}

const EN = { language: 'en' } as const;

const availability = (facts: readonly Fact[], key: FactKey): Localized =>
  facts.some((fact) => fact.key === key && fact.value.kind === 'mains')
    ? { ko: '가능', en: 'Yes' }
    : { ko: '불가', en: 'No' };

const FLANGE_NOTE: Localized = {
  ko: 'DIN 2632는 PN 10, DIN 2633은 PN 16의 플랜지 규격(후속 규격 EN 1092)이며, 밸브의 최대 사용 압력이 아닙니다. 볼트 구멍을 배관 플랜지와 대조하십시오.',
  en: 'DIN 2632 is a flange standard for PN 10, DIN 2633 for PN 16 (superseded by EN 1092); neither is the maximum operating pressure of the valve. Compare the bolt holes with the flanges of your piping.',
};

/** The figures of each size of a product that states some per size: PQVF, PQVI, S40. */
function sizeTable(subject: Subject): GridTable | null {
  const sizes = sizesWithFigures(subject);
  if (sizes.length === 0) return null;
  const bySize = rowsAt(subject, 'size-table')
    .flatMap(({ facts }) => facts)
    .filter(({ scope }) => scope.size);
  const keys = FACT_KEYS.filter((key) => bySize.some((fact) => fact.key === key));
  const areDn = sizes.every(({ from }) => 'dn' in from);
  const { label } = keyEntry('size');
  const note = bySize.some(({ key }) => key === 'flangeStandard') ? FLANGE_NOTE : undefined;
  return fromData({
    caption: captionOf(keys),
    columns: [
      areDn ? column('DN', 'DN', 'end') : column(label.ko, label.en, 'start'),
      ...keys.map((key) => columnOf(key)),
    ],
    rows: sizes.map((size): Cell[] => {
      const { facts } = ofSize(subject, size);
      return [
        areDn ? dnOf(size.from) : sizesText(size),
        ...keys.map((key) => ({ facts: facts.filter((fact) => fact.key === key) })),
      ];
    }),
    ...(note && { note }),
  });
}

function captionOf(keys: readonly FactKey[]): Localized {
  const has = (key: FactKey) => keys.includes(key);
  const [first] = keys;
  if (first && keys.length === 1 && first !== 'rating') {
    const { ko, en } = keyEntry(first).label;
    return { ko: `호칭경별 ${ko}`, en: `${en} per size` };
  }
  if (has('rating')) return { ko: '호칭경별 압력 등급', en: 'Pressure rating per size' };
  if (has('flangeDiameter') && has('weight'))
    return { ko: '호칭경별 치수와 중량', en: 'Dimensions and weight per size' };
  if (has('length') && has('weight'))
    return { ko: '호칭경별 길이와 중량', en: 'Length and weight per size' };
  return has('length')
    ? { ko: '호칭경별 치수', en: 'Dimensions per size' }
    : { ko: '호칭경별 자료', en: 'Figures per size' };
}

/** The table per size of a product, or of the models of its series. `all` is needed for the models. */
export const variantTableOf = (
  entry: ProductEntry,
  all: readonly ProductEntry[],
): GridTable | null =>
  entry.technical.family === 'quarter-turn-actuator'
    ? quarterTurnTable(all)
    : sizeTable(factsOf(entry));

/** The specification rows of a product, or those of some keys. */
export const specificationRows = (
  entry: ProductEntry,
  keys: readonly FactKey[] = FACT_KEYS,
): TableRow[] =>
  rowsAt(factsOf(entry), 'specification')
    .filter(({ key }) => keys.includes(key))
    .map(({ facts }) => [
      { ko: rowLabel(facts, { language: 'ko' }), en: rowLabel(facts, EN) },
      { facts },
    ]);

/** The value of a table's row in words, where nothing is drawn; a row without one is not stated. */
export function valueText(value: LabelTable['ko'][number]['value'], language: Language): string {
  if (value === undefined) return NOT_STATED_TEXT[language];
  return typeof value === 'string' ? value : rowText(value.facts, { language });
}

/** Keys that valves are compared by, side by side. */
const COMPARED = ['size', 'rating', 'temperature'] as const satisfies readonly FactKey[];

/** Butterfly or ball valves side by side: code, size, rating, temperature. */
export function valveComparison(caption: Localized, entries: readonly ProductEntry[]): GridTable {
  return fromData({
    caption,
    columns: [
      column('코드', 'Code', 'start'),
      ...COMPARED.map((key) => ({ label: keyEntry(key).label, align: 'start' as const })),
    ],
    rows: entries.map((entry): Cell[] => {
      const rows = compactRows(factsOf(entry));
      return [
        entry.code,
        ...COMPARED.map((key) => ({ facts: rows.find((row) => row.key === key)?.facts ?? [] })),
      ];
    }),
    note: comparedRatings,
  });
}

/** Labels of the rows that the tables of a document's page have no value for: they can be asked for. */
export const openRows = (blocks: readonly Block[]): Localized[] =>
  blocks.flatMap((block) => {
    if (block.type === 'section') return openRows(block.content);
    if (block.type !== 'table' && block.type !== 'image-text') return [];
    const { ko = [], en = [] } = block.table ?? {};
    return ko.flatMap(({ label, value }, row) =>
      value === undefined ? { ko: label, en: en[row]?.label ?? label } : [],
    );
  });
