import { electricRange, products, productsOf, specialMediumRange } from '#content/index.ts';
import type { Category, ThemeId } from '#content/schema/category.ts';
import { factsFor } from '#facts/facts.ts';
import { dnOf, inchText } from '#facts/nominal-size.ts';
import { numberText, quantityText, sizesText } from '#facts/print.ts';

import type { NominalSize } from '#facts/values.ts';

import { pictureView } from '#app/shared/picture/picture-view.server.ts';
import { noBreak } from '#app/shared/text/no-break.ts';
import type { Language } from '#contract/address.ts';

/** A category as its card shows it: picture, name, one figure, one line. */
export interface CategoryCard {
  id: string;
  to: string;
  theme: ThemeId;
  name: string;
  picture: ReturnType<typeof pictureView>;
  /** In parts: those without a digit are units and words. */
  figure: string[];
  line: string;
}

export const categoryCard = (category: Category, language: Language): CategoryCard => ({
  id: category.id,
  to: category.path,
  theme: category.theme,
  name: category.name[language],
  // Cards of categories show the tone drawing of the picture.
  picture: pictureView(category.image.replace(/card$/, 'tone'), language, null),
  ...categoryFigure(category, language),
});

/** What a category is known for, and what it holds, each from the facts. */
function categoryFigure(
  category: Category,
  language: Language,
): Pick<CategoryCard, 'figure' | 'line'> {
  const ko = language === 'ko';
  const style = { language };
  const say = (figure: string[], line: string) => ({
    figure: figure.map(noBreak),
    line: noBreak(line),
  });
  switch (category.id) {
    case 'electric': {
      const ambient = quantityText(electricRange.ambient.standard, style);
      return say(
        [electricRange.protection.standard],
        ko ? `표준 주위 온도 ${ambient}` : `Ambient ${ambient} as standard`,
      );
    }
    case 'pneumatic': {
      const torque = quantityOf('ap-da', 'torque');
      // Without the psi that are stated beside it.
      const { also: _, ...supply } = quantityOf('ap-da', 'airSupply');
      const span = `${numberText(torque.min ?? 0)}–${numberText(torque.max ?? 0)}`;
      return say(
        [span, 'Nm'],
        ko
          ? `복동식과 단동식, 공급 압력 ${quantityText(supply, style)}`
          : `Double-acting and spring-return, supply ${quantityText(supply, style)}`,
      );
    }
    case 'special': {
      const { max = 0 } = specialMediumRange.quarterTurnTorque;
      return say(
        [ko ? '최대' : 'max.', numberText(max), 'Nm'],
        ko ? '유압·공압 4HO/4PO와 쿼터턴 480' : 'Hydraulic and pneumatic 4HO/4PO, quarter-turn 480',
      );
    }
    case 'pinch-valve':
      return say(
        ['DN', `${numbersOf('pqvi')}, ${numbersOf('pqvf')}`],
        ko ? '나사식 PQVI, 플랜지형 PQVF' : 'Threaded PQVI, flanged PQVF',
      );
    default: {
      const counts = category.subcategories.map((each) => ({
        name: each.name[language],
        count: productsOf(each).length,
      }));
      return say(
        reachOf(category),
        ko
          ? counts.map(({ name, count }) => `${name} ${count}종`).join(', ')
          : counts.map(({ name, count }) => `${count} ${name.toLowerCase()}`).join(', '),
      );
    }
  }
}

const factsOf = (id: string) => products.find((each) => each.id === id)?.facts.facts ?? [];

function quantityOf(id: string, key: 'torque' | 'airSupply') {
  const [fact] = factsFor(factsOf(id), key);
  if (fact?.value.kind !== 'quantity') throw new Error(`content: ${id} states no ${key}`);
  return fact.value;
}

/** `40–200` of `DN 40–200`. */
const numbersOf = (id: string): string =>
  factsFor(factsOf(id), 'size')
    .flatMap(({ value }) => (value.kind === 'sizes' ? sizesText(value).replace('DN ', '') : []))
    .join(', ');

/** From the smallest to the largest size of a category: `1/4 in – DN 1200`. */
function reachOf({ subcategories }: Category): string[] {
  const sizes = subcategories
    .flatMap(productsOf)
    .flatMap(({ facts }) => factsFor(facts.facts, 'size'))
    .flatMap(({ value }) => (value.kind === 'sizes' ? [value.from, value.to] : []))
    .toSorted((a, b) => dnOf(a) - dnOf(b));
  const named = (size: NominalSize | undefined) =>
    size === undefined ? [] : 'dn' in size ? ['DN', `${size.dn}`] : [inchText(size.inch), 'in'];
  return [...named(sizes[0]), '–', ...named(sizes.at(-1))];
}
