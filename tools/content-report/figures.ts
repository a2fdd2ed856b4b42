import { electric, fluidDriven } from '#content/figures/of-facts.ts';
import { withFigures } from '#content/figures/placeholder.ts';
import { electricRange, raw, sleeveElastomers, specialMediumRange } from '#content/entries.ts';
import { specificationsOf, specificationSourcesOf } from '#content/specifications.ts';
import { sourceOf } from '#content/provenance.ts';
import type { Provenance } from '#content/schema/provenance.ts';

import type { ReportItem } from './report-items.ts';

/** Every technical figure with its source, for the supplier to check against their own papers. */
export function figureItems(): ReportItem[] {
  return [
    ...raw.products.flatMap(({ file, entry }) => {
      const sources = specificationSourcesOf(entry);
      return Object.entries(specificationsOf(entry).en).flatMap(([label, value], index) =>
        line(file, label, value, sources[index]),
      );
    }),
    ...rangeLines('facts/electric.ts', electric, electricRange),
    ...rangeLines('facts/special-medium.ts', fluidDriven, specialMediumRange),
    ...sleeveElastomers.flatMap(({ material, temperature, source }) =>
      line('facts/sleeve-elastomers.ts', material, `+${temperature} °C`, source),
    ),
  ];
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
