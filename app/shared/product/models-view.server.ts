import { leadersOf } from '#content/leaders.ts';
import type { Product } from '#content/schema/product.ts';
import type { Fact } from '#facts/facts.ts';
import { type Part, quantityParts, rowText, textOf } from '#facts/print.ts';
import type { Quantity } from '#facts/values.ts';

import { figureOf, rangeOf, wordsOf } from '#app/shared/facts/fact-views.server.ts';
import type { Language } from '#contract/address.ts';
import { questionsOf } from '#app/shared/questions/questions-of.server.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

import { tableView } from '#app/shared/table/table-view.server.ts';

import type { ModelsView, ModelView, SeriesRange } from './models-view.ts';
import { productAddress } from './product-tables.server.ts';

/**
 * Products that are models of one series, to be chosen from a table; undefined where they are not.
 *
 * @param name of the series
 */
export function modelsView(
  products: readonly Product[],
  language: Language,
  name: string,
): ModelsView | undefined {
  const [first] = products;
  const table = first?.variantTable;
  const picture = first?.detailImages[0];
  const isSeries = products.every(({ technical }) => technical.family === 'quarter-turn-actuator');
  if (!first || !table || !picture || !isSeries) return undefined;
  const axis = leadersOf(first.model)?.axis;
  const models = products.map(({ facts }) => modelView(facts.facts, language));
  const torques = models.map(({ torque }) => torque);
  const seconds = models.map((model) => model.seconds);
  const ends = (values: readonly number[]) => ({
    from: Math.min(...values),
    to: Math.max(...values),
  });
  const [torque, time] = [ends(torques), ends(seconds)];
  return {
    name,
    table: tableView(table, language, { href: productAddress }),
    models,
    picture: {
      ...pictureView(picture, language),
      alt: name,
    },
    ...(axis !== undefined && { axis }),
    torque: {
      ...torque,
      ...seriesWords({ unit: 'Nm', min: torque.from, max: torque.to }, language),
    },
    time: { ...time, ...seriesWords({ unit: 's', min: time.from, max: time.to }, language) },
    questions: questionsOf(first, language),
    flanges: [...new Set(models.flatMap(({ flanges }) => flanges))].toSorted((a, b) =>
      a.localeCompare(b, 'en'),
    ),
  };
}

function modelView(facts: readonly Fact[], language: Language): ModelView {
  const of = (key: Fact['key']) =>
    facts.filter((fact) => fact.key === key && fact.value.kind !== 'not-stated');
  const [torque, mounting, time] = [of('torque'), of('mounting'), of('strokeTime')];
  const [seconds] = time.flatMap(({ value }) =>
    value.kind === 'quantity' ? (value.max ?? []) : [],
  );
  const { text, imperial } = wordsOf(torque, language);
  return {
    torque: rangeOf(torque)?.to ?? 0,
    torqueText: text,
    ...(imperial !== undefined && { torqueImperial: imperial }),
    flanges: figureOf(mounting).flanges ?? [],
    seconds: seconds ?? 0,
    timeText: rowText(time, { language }),
  };
}

/** The figure of a series, number and unit apart. */
function seriesWords(
  ends: Omit<Quantity, 'kind'>,
  language: Language,
): Pick<SeriesRange, 'number' | 'unit' | 'imperial'> {
  const print = (units: 'si' | 'imperial') => {
    const parts = quantityParts(
      { kind: 'quantity', ...ends },
      { language, units },
      { limit: true },
    );
    const of = (kind: Part['kind']) => textOf(parts.filter((part) => part.kind === kind)).trim();
    return { number: of('numerals'), unit: of('words') };
  };
  const [stated, imperial] = [print('si'), print('imperial')];
  return { ...stated, ...(imperial.number !== stated.number && { imperial }) };
}
