/** Whether confirmed facts fit the product that they are about: its keys, its sizes, and what is stated of it. */
import { isAskedOf, keyEntry } from '#facts/keys.ts';
import { dnOf, sizesIn } from '#facts/nominal-size.ts';
import { factsFor } from '#facts/facts.ts';

import type { Filed } from './cross-checks.ts';
import { contradictionsOf, factsWith } from './facts-of.ts';
import type { Report } from './faults.ts';
import { contradictionText } from './merge-confirmed.ts';
import { didYouMean } from './nearest.ts';
import type { ConfirmedFacts } from './schema/confirmed.ts';
import type { ProductEntry } from './schema/product.ts';

const REMEDY = 'Withdraw it at the desk and run `npm run facts -- export`';

/** Faults of a file of confirmed facts. */
export function checkConfirmed(
  { file, entry }: Filed<ConfirmedFacts>,
  products: readonly Filed<ProductEntry>[],
  report: Report,
): void {
  const place = `confirmed/${entry.product}.ts`;
  if (file !== place)
    report({
      file,
      field: 'product',
      problem: 'does not fit the name of the file',
      remedy: `Move the file to content/${place}, or correct the product`,
    });
  const own = products.find((each) => each.entry.id === entry.product);
  if (!own) {
    const ids = products.map((each) => each.entry.id);
    report({
      file,
      field: 'product',
      problem: `there is no product "${entry.product}"`,
      remedy: `${didYouMean(entry.product, ids)}Name an existing product, or delete the file`,
    });
    return;
  }
  const { facts, traits } = factsWith(own.entry, []);
  const sizes = factsFor(facts, 'size').flatMap(({ value }) =>
    value.kind === 'sizes' ? sizesIn(value) : [],
  );
  for (const [index, { key, size }] of entry.facts.entries()) {
    const { label } = keyEntry(key);
    if (!isAskedOf(key, traits) && factsFor(facts, key).length === 0)
      report({
        file,
        field: `facts.${index}.key`,
        problem: `"${label.en}" is nothing that this product can have`,
        remedy: REMEDY,
      });
    const isOutside = (dn: number) => sizes.length > 0 && !sizes.includes(dn);
    if (size && [size.from, size.to].map(dnOf).some(isOutside))
      report({
        file,
        field: `facts.${index}.size`,
        problem: `DN ${dnOf(size.from)} to ${dnOf(size.to)} are no sizes of this product`,
        remedy: `Its sizes are DN ${sizes.join(', ')}. ${REMEDY}`,
      });
  }
  for (const contradiction of contradictionsOf(own.entry, entry.facts)) {
    const { confirmed, stated } = contradictionText(contradiction, 'en');
    const { key, provenance } = contradiction.fact;
    const where =
      provenance.basis === 'confirmed' ? `"${provenance.document}"` : `content/${own.file}`;
    report({
      file,
      field: `facts.${entry.facts.indexOf(contradiction.confirmed)}.value`,
      problem: `"${keyEntry(key).label.en}: ${confirmed}" contradicts "${stated}" of ${where}`,
      remedy: `${REMEDY}, or correct the entry and its source`,
    });
  }
}
