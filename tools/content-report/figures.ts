import { electric, fluidDriven } from '#content/figures/of-facts.ts';
import { withFigures } from '#content/figures/placeholder.ts';
import { raw } from '#content/entries.ts';
import { electricRange, sleeveElastomers, specialMediumRange } from '#content/singles.ts';
import { factsOf } from '#content/facts-of.ts';
import { sourceOf } from '#content/provenance.ts';
import type { Provenance } from '#content/schema/provenance.ts';
import type { GridTable } from '#content/schema/table.ts';
import { type Fact, isStated } from '#facts/facts.ts';
import { rowLabel, rowText } from '#facts/print.ts';
import { flangeSizes } from '#content/flange-sizes.ts';

import type { ReportItem } from './report-items.ts';

const EN = { language: 'en' } as const;

/** The source of a fact as entries write it. */
function sourceIn({ provenance }: Fact): Provenance['source'] | undefined {
  switch (provenance.basis) {
    case 'stated':
      return provenance.source as Provenance['source'];
    case 'standard':
      return `standard ${provenance.standard}`;
    case 'confirmed':
      return `supplier ${provenance.document}`;
    default:
      return undefined;
  }
}

/** Every technical figure with its source, for the supplier to check against their own papers. */
export function figureItems(): ReportItem[] {
  return [
    ...raw.products.flatMap(({ file, entry }) =>
      factsOf(entry).facts.flatMap((fact) =>
        isStated(fact) ? line(file, rowLabel([fact], EN), rowText([fact], EN), sourceIn(fact)) : [],
      ),
    ),
    ...flangeSizes.flatMap(({ dn, holes, holeDiameter, pitchCircle, standard }) =>
      line(
        'catalogue/pinch-valve/pqvf/pqvf.ts',
        `Bolt holes of DN ${dn}, as drawn`,
        `${holes} × ${holeDiameter} mm on ${pitchCircle} mm`,
        `standard ${standard}`,
      ),
    ),
    ...rangeLines('facts/electric.ts', electric, electricRange),
    ...rangeLines('facts/special-medium.ts', fluidDriven, specialMediumRange),
    ...sleeveElastomers.flatMap(({ material, temperature, source }) =>
      line('facts/sleeve-elastomers.ts', material, `+${temperature} °C`, source),
    ),
    ...raw.guides.flatMap(({ file, entry: { sections, provenance } }) =>
      sections.flatMap(({ table }, index) => {
        const source = sourceOf(provenance, `sections.${index}`);
        // The products' figures are listed with their products.
        return source?.startsWith('standard ') ? tableLines(file, table, source) : [];
      }),
    ),
  ];
}

/** A line for each row of a table: the first cell names it, the others carry the heads of their columns. */
function tableLines(
  file: string,
  table: GridTable | null | undefined,
  source: Provenance['source'] | undefined,
): ReportItem[] {
  const shown = table && withFigures(table);
  return (shown?.rows ?? []).flatMap((row) => {
    const [name, ...figures] = row.map((cell, index) => {
      const { label, unit = '' } = shown?.columns[index] ?? { label: { en: '' } };
      const text = typeof cell === 'object' ? ('en' in cell ? cell.en : '') : String(cell);
      return `${label.en} ${text} ${unit}`.trim();
    });
    return line(file, name ?? '', figures.join(', '), source);
  });
}

function rangeLines(
  file: string,
  figures: Readonly<Record<string, string>>,
  { provenance }: { provenance: readonly Provenance[] },
): ReportItem[] {
  return Object.entries(figures).flatMap(([name, figure]) =>
    line(file, name, withFigures({ en: figure }).en, sourceOf(provenance, name)),
  );
}

/** Nothing for a text that states no figure. */
function line(
  file: string,
  field: string,
  value: string,
  source: Provenance['source'] | undefined,
): ReportItem[] {
  if (!/\d/.test(value)) return [];
  return [
    {
      section: 'figures',
      file: `content/${file}`,
      field,
      text: `${value} [${source ?? 'NO SOURCE'}]`,
      blocks: source === undefined,
    },
  ];
}
