/** The rows of one product in the comparison: its specifications, what it states elsewhere, and the figures of its sizes. */
import {
  formatAnsi,
  formatNumber,
  formatQuantity,
  formatStated,
  missingValue,
  NOT_STATED_TEXT,
} from '#content/format.ts';
import { sourceOf } from '#content/provenance.ts';
import type { Localized } from '#content/schema/localized.ts';
import type { Product } from '#content/schema/product.ts';
import { BY_ACTUATOR, NOT_STATED } from '#content/schema/quantity.ts';
import type { Cell } from '#content/schema/table.ts';

import { translator } from '#app/i18n/translate.ts';
import { sizeSlug } from '#app/shared/fit/at-size.ts';
import type { SourceList } from '#app/shared/table/sources.server.ts';
import type { Language } from '#contract/address.ts';

import type { CompareValue } from './compare-data.ts';

/** A row by its Korean label, which is its key, with what it says of one item. */
export type Rows = Map<string, { label: string; value: CompareValue }>;

/** Columns of a table per size that say what a specification of the whole product says too. */
const SAME_ROW: Readonly<Record<string, string>> = {
  '호칭경 DN': '호칭경',
  호칭압력: '압력 등급',
};

/** Keys of the rows of mounting flanges, and of a valve's length. */
const MOUNTING = '장착 규격';
const LENGTH = '길이 L';

/** Rows of two kinds of product that answer one question: the key of the row that they share, by their own. */
const SHARED_ROW: Readonly<Record<string, string>> = {
  '최대 토크': '출력 토크',
  '출력 플랜지': MOUNTING,
  '작동 방식 (복동식/단동식)': '작동 방식',
  길이: LENGTH,
};

/** Labels of the shared rows. */
const SHARED_LABELS: Readonly<Record<string, Localized>> = {
  '출력 토크': { ko: '토크 (최대)', en: 'Torque (max.)' },
  [MOUNTING]: { ko: '플랜지 (ISO 5211)', en: 'Flange (ISO 5211)' },
  '작동 방식': { ko: '작동 방식', en: 'Action' },
  [LENGTH]: { ko: LENGTH, en: 'Length L' },
};

/** Key of the row of temperatures: of the medium, since what an actuator's refers to is not stated. */
export const TEMPERATURE = '사용 온도';
export const TEMPERATURE_LABEL: Localized = { ko: TEMPERATURE, en: 'Temperature' };
const ACTUATOR_TEMPERATURE: Localized = {
  ko: '사용 온도 (액추에이터)',
  en: 'Temperature (actuator)',
};

/** Key of the row of what happens on loss of air or power. */
const FAIL_POSITION = '비상 시 위치';

/** Names of the makers that the specification names. */
const BRAND_NAMES = { sirca: 'SIRCA' } as const;

export const notStated = (language: Language): CompareValue => ({
  text: NOT_STATED_TEXT[language],
  quiet: true,
  askable: true,
});

export type Kind = 'valve' | 'actuator';

export const kindOf = ({ technical }: Product): Kind =>
  technical.family.endsWith('actuator') ? 'actuator' : 'valve';

export function productRows(product: Product, language: Language, sources: SourceList): Rows {
  const { brand, specifications, specificationSources } = product;
  const labels = Object.keys(specifications[language]);
  const rows: Rows = new Map([
    [
      '브랜드',
      {
        label: language === 'ko' ? '브랜드' : 'Brand',
        value: brand === NOT_STATED ? notStated(language) : { text: BRAND_NAMES[brand] },
      },
    ],
  ]);
  Object.values(specifications[language]).forEach((text, index) => {
    // Both languages list the same rows in the same order; the Korean label names a row.
    const own = Object.keys(specifications.ko)[index] ?? '';
    const ofActuator = own === TEMPERATURE && kindOf(product) === 'actuator';
    const key = ofActuator ? ACTUATOR_TEMPERATURE.ko : (SHARED_ROW[own] ?? own);
    const label = ofActuator ? ACTUATOR_TEMPERATURE : SHARED_LABELS[key];
    rows.set(key, {
      label: label?.[language] ?? labels[index] ?? key,
      value:
        missingValue(text) === 'not-stated'
          ? notStated(language)
          : {
              text,
              ...(missingValue(text) && { quiet: true }),
              ...sources.mark(specificationSources[index], text),
            },
    });
  });
  for (const [key, row] of statedElsewhere(product, language, sources)) rows.set(key, row);
  return rows;
}

/** What a product states in another place than the row that asks for it: "not stated" would be wrong. */
function statedElsewhere(
  { technical, provenance }: Product,
  language: Language,
  sources: SourceList,
): Rows {
  const t = translator(language);
  const stated = (field: string, text: string): CompareValue => ({
    text,
    ...sources.mark(sourceOf(provenance, `technical.${field}`), text),
  });
  const rows: Rows = new Map();
  const set = (key: string, label: string, value: CompareValue) => rows.set(key, { label, value });
  if (technical.family === 'quarter-turn-actuator')
    set('회전각', t('comparison:rotation'), stated('time', `${technical.time.angle}°`));
  // By its kind; how far a three-way valve turns depends on its flow pattern.
  if (
    technical.family === 'butterfly-valve' ||
    (technical.family === 'ball-valve' && !technical.threeWayPorts)
  )
    set('회전각', t('comparison:rotation'), { text: '90°', quiet: true });
  if (technical.family === 'pneumatic-actuator') {
    const { torque, mounting } = technical;
    const range = t('comparison:series', { range: formatQuantity(torque, language) });
    set('출력 토크', SHARED_LABELS['출력 토크']?.[language] ?? '', stated('torque', range));
    set(MOUNTING, SHARED_LABELS[MOUNTING]?.[language] ?? '', {
      ...stated('mounting', t('comparison:sizeNotStated', { standard: mounting })),
      askable: true,
    });
  }
  if (technical.family === 'pneumatic-actuator' && technical.action === 'double-acting')
    set(FAIL_POSITION, t('comparison:failPosition'), { text: t('comparison:failsDoubleActing') });
  if (technical.family.startsWith('pinch-valve'))
    set(FAIL_POSITION, t('comparison:failPosition'), { text: t('comparison:failsPinch') });
  if (technical.family === 'pinch-valve-flanged')
    set('접속', t('comparison:connection'), { text: t('comparison:flanged') });
  if (technical.family === 'butterfly-valve')
    set('액추에이터 공급 압력', t('comparison:actuatorSupply'), {
      text: formatStated(BY_ACTUATOR, language, String),
      quiet: true,
    });
  // The maximum of a class falls with temperature; a rating alone, such as that of S20, is no operating pressure.
  if (technical.family === 'ball-valve' && technical.rating.maxByAnsi) {
    const classes = technical.rating.maxByAnsi;
    const bar = `${classes.map((each) => each.bar).join('/')} bar (${formatAnsi(classes.map(({ ansi }) => ansi))})`;
    set(
      '최대 사용 압력',
      t('comparison:maxOperatingPressure'),
      stated('rating', t('comparison:falls', { maximum: bar })),
    );
  }
  return rows;
}

interface Size {
  /** For addresses: `100`, `1-4`. */
  slug: string;
  /** As shown: `DN 100`, `1/4–1 in`. */
  size: string;
  rows: Rows;
}

/** Sizes with figures of their own; the models of a series are products themselves. */
export function sizesOf(product: Product, language: Language, sources: SourceList): Size[] {
  const table = product.variantTable;
  if (!table || product.technical.family === 'quarter-turn-actuator') return [];
  return table.rows.map((cells) => {
    const [first] = cells;
    const size = typeof first === 'number' ? `DN ${first}` : cellText(first, language);
    const rows: Rows = new Map();
    table.columns.forEach((column, index) => {
      const key = SAME_ROW[column.label.ko] ?? SHARED_ROW[column.label.ko] ?? column.label.ko;
      const specification = Object.keys(product.specifications.ko).indexOf(key);
      const label =
        SHARED_LABELS[key]?.[language] ??
        Object.keys(product.specifications[language])[specification] ??
        column.label[language];
      const text = index === 0 ? size : withUnit(cellText(cells[index], language), column.unit);
      // A figure per size that no row of the whole product states is of the technical data as well.
      const source =
        product.specificationSources[specification] ?? sourceOf(product.provenance, 'technical');
      rows.set(key, { label, value: { text, ...sources.mark(source, text) } });
    });
    return { slug: sizeSlug(size), size, rows };
  });
}

const withUnit = (text: string, unit: string | undefined) =>
  unit === undefined ? text : `${text} ${unit}`;

function cellText(cell: Cell | undefined, language: Language): string {
  if (cell === undefined) return NOT_STATED_TEXT[language];
  if (typeof cell === 'number') return formatNumber(cell);
  return typeof cell === 'string' ? cell : cell[language];
}
