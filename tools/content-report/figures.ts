import { electric, fluidDriven } from '#content/figures/of-facts.ts';
import { withFigures } from '#content/figures/placeholder.ts';
import { electricRange, raw, sleeveElastomers, specialMediumRange } from '#content/entries.ts';
import { specificationsOf, specificationSourcesOf } from '#content/specifications.ts';
import { sourceOf } from '#content/provenance.ts';
import type { Provenance } from '#content/schema/provenance.ts';
import type { GridTable } from '#content/schema/table.ts';
import { variantTableOf } from '#content/tables.ts';
import { flangeSizes } from '#models/lib/flanges.ts';

import type { ReportItem } from './report-items.ts';

/** Every technical figure with its source, for the supplier to check against their own papers. */
export function figureItems(): ReportItem[] {
  return [
    ...raw.products.flatMap(({ file, entry }) => {
      const sources = specificationSourcesOf(entry);
      // A model of a series states its own row above.
      const perSize =
        entry.technical.family === 'quarter-turn-actuator' ? null : variantTableOf(entry, []);
      return [
        ...Object.entries(specificationsOf(entry).en).flatMap(([label, value], index) =>
          line(file, label, value, sources[index]),
        ),
        ...tableLines(file, perSize, sourceOf(entry.provenance, 'technical')),
      ];
    }),
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
      const text = typeof cell === 'object' ? cell.en : String(cell);
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
