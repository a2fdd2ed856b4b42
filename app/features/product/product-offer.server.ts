import type { Product } from '#content/schema/product.ts';

import type { FigureView, TogetherView } from '#app/shared/product/product-view.ts';
import { cardSpecsWithExtension, rangeOf } from '#app/shared/product/product-specs.server.ts';
import { translator } from '#app/i18n/translate.ts';
import type { Language } from '#contract/address.ts';

/** What is stated of a product and matters most, in the order of its card; of an actuator its flange comes last. */
export function keyFigures({ technical }: Product, language: Language): FigureView[] {
  // Values without a unit are not for large letters: their reservation stands beside them in the list.
  const examples = 'rating' in technical && technical.rating.examples !== undefined;
  const figures = cardSpecsWithExtension(technical, language)
    .filter(({ missing }, index) => !missing && !(examples && index === RATING))
    .map(({ label, value }): FigureView => {
      const range = rangeOf(technical, language, value);
      return { label, text: value, ...(range && { range }) };
    });
  const isFlange = ({ text }: FigureView) =>
    technical.family === 'quarter-turn-actuator' && text === technical.flanges.join('/');
  return figures.toSorted((a, b) => Number(isFlange(a)) - Number(isFlange(b)));
}

/** Place of the rating among the rows of a valve's card. */
const RATING = 1;

/**
 * What the supplier fits to the product, or supplies for it (spec §1). Nothing for a pinch valve, which control air closes
 * without an actuator, and for a valve that comes with its actuator.
 */
export function together({ category, actuation }: Product, language: Language): TogetherView[] {
  if (category === 'pinch-valve' || (category === 'sirca-valves' && actuation === 'pneumatic'))
    return [];
  const t = translator(language);
  const rows =
    category === 'sirca-valves'
      ? ([
          ['electric', '/products/electric'],
          ['pneumatic', '/products/pneumatic'],
          ['hydraulic', '/products/special/hydraulic-pneumatic-actuators'],
          ['positioner', undefined],
          ['retrofit', '/about/business'],
        ] as const)
      : ([
          ['ball', '/products/sirca-valves/ball-valves'],
          ['butterfly', '/products/sirca-valves/butterfly-valves'],
          ['positioner', undefined],
          ['retrofit', '/about/business'],
        ] as const);
  return rows.map(([key, to]) => ({
    name: t(`product:togetherRows.${key}`),
    text: t(`product:togetherTexts.${key}`),
    ...(to !== undefined && { to }),
  }));
}
