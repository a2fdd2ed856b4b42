import { formatLimit, formatNumber, formatStroke } from '#content/format.ts';
import { leadersOf } from '#content/leaders.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds } from '#content/schema/quantity.ts';
import type { TechnicalOf } from '#content/schema/technical.ts';

import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';
import { pictureView } from '#app/shared/picture/picture-view.server.ts';

import { tableView } from '#app/shared/table/table-view.server.ts';

import type { ModelsView, SeriesRange } from './models-view.ts';
import { productAddress } from './product-tables.server.ts';

type Model = Product & { technical: TechnicalOf<'quarter-turn-actuator'> };

const isModel = (product: Product): product is Model =>
  product.technical.family === 'quarter-turn-actuator';

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
  const models = products.filter(isModel);
  const [first] = models;
  const table = first?.variantTable;
  const picture = first?.detailImages[0];
  if (!first || !table || !picture || models.length < products.length) return undefined;
  const axis = leadersOf(first.model)?.axis;
  const torqueOf = ({ technical }: Model) => bounds(technical.torque).max ?? 0;
  const torques = models.map(torqueOf);
  const times = models.map(({ technical }) => technical.time.seconds);
  return {
    name,
    table: tableView(table, language, { href: productAddress }),
    models: models.map((model) => ({
      torque: torqueOf(model),
      torqueText: formatLimit(model.technical.torque, language),
      flanges: [...model.technical.flanges],
      seconds: model.technical.time.seconds,
      timeText: formatStroke(model.technical.time, language),
    })),
    picture: {
      ...pictureView(picture, language),
      alt: name,
    },
    ...(axis !== undefined && { axis }),
    torque: range(torques, formatNumber(Math.max(...torques)), 'Nm'),
    time: range(
      times,
      `${Math.min(...times)}–${Math.max(...times)}`,
      translator(language)('product:series.seconds'),
    ),
    unstatedTime: unstatedTime(first, language),
    flanges: [...new Set(models.flatMap(({ technical }) => technical.flanges))].toSorted((a, b) =>
      a.localeCompare(b, 'en'),
    ),
  };
}

/** Label of the row of a model that would say it: both languages list the same rows in the same order. */
function unstatedTime({ specifications }: Model, language: Language): string {
  const index = Object.keys(specifications.ko).findIndex((label) => label.includes(MAINS));
  return Object.keys(specifications[language])[index] ?? MAINS;
}

/** Frequency of Korean mains. */
const MAINS = '60 Hz';

const range = (values: readonly number[], number: string, unit: string): SeriesRange => ({
  from: Math.min(...values),
  to: Math.max(...values),
  number,
  unit,
});
