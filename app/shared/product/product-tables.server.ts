import { products, sleeveElastomers } from '#content/index.ts';
import { sleeveReservations } from '#content/notes.ts';
import type { Product } from '#content/schema/product.ts';
import type { ElastomerRow } from '#content/schema/table.ts';

import type { TableView } from '#app/shared/page/views.ts';
import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import { noBreak } from '#app/shared/text/no-break.ts';

import { quantityParts } from '#facts/print.ts';
import { toImperial, type UnitSystem } from '#facts/units.ts';

import { tableView } from '#app/shared/table/table-view.server.ts';

/** Local axis of sleeve temperatures, °C. */
export const ELASTOMER_AXIS = { max: 160, divisions: 8 } as const;

/** Rows per size or per model, with the product's own row marked. */
export function variantTable(product: Product, language: Language): TableView | undefined {
  const table = product.variantTable;
  if (!table) return undefined;
  const series = product.technical.family === 'quarter-turn-actuator';
  const current = series ? table.rows.findIndex(([code]) => code === product.code) : -1;
  return tableView(table, language, {
    href: productAddress,
    ...(current >= 0 && { current }),
  });
}

/** Address of the product with this code, where there is one. */
export const productAddress = (code: string): string | undefined =>
  products.find((item) => item.code === code)?.path;

/** A highest temperature in a column of degrees: `+80`. */
const degrees = (max: number, language: Language, units: UnitSystem = 'si'): string =>
  quantityParts({ kind: 'quantity', unit: '°C', max }, { language, units }, { limit: true })
    .filter(({ kind }) => kind === 'numerals')
    .map(({ text }) => text)
    .join('');

/** Sleeve elastomers with a bar each. */
export function elastomerTable(
  rows: readonly ElastomerRow[],
  caption: string,
  language: Language,
  note?: string,
): TableView {
  const t = translator(language);
  const axis = {
    axis: `0–${ELASTOMER_AXIS.max} °C`,
    imperialAxis: `${toImperial(0, '°C')}–${toImperial(ELASTOMER_AXIS.max, '°C')} °F`,
  };
  return {
    caption,
    columns: [
      { label: t('product:material'), align: 'start' },
      { label: t('product:elastomerBase'), align: 'start' },
      { label: t('product:maxTemperature'), unit: '°C', imperialUnit: '°F', align: 'end' },
    ],
    rows: rows.map(({ material, description, temperature }) => ({
      cells: [
        { text: material },
        { text: description[language] },
        {
          text: degrees(temperature, language),
          imperial: degrees(temperature, language, 'imperial'),
          bar: Math.round((temperature / ELASTOMER_AXIS.max) * 1000) / 10,
        },
      ],
    })),
    bars: { column: 2, ...axis, divisions: ELASTOMER_AXIS.divisions },
    inTwo: true,
    ...(note !== undefined && { note }),
  };
}

/** The sleeve elastomers of a pinch valve. */
export function productElastomers(product: Product, language: Language): TableView | undefined {
  if (!product.technical.family.startsWith('pinch-valve')) return undefined;
  return elastomerTable(
    sleeveElastomers,
    translator(language)('product:elastomersLead'),
    language,
    noBreak(sleeveReservations[language]),
  );
}
