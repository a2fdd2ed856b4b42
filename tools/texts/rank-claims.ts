/** Claims of rank, such as "the widest range", each held against the figures that it rests on. */
import { products } from '#content/index.ts';
import type { Fault } from '#content/faults.ts';
import type { Product } from '#content/schema/product.ts';
import { bounds } from '#content/schema/quantity.ts';
import type { Rating } from '#content/schema/quantity.ts';
import type { PlacedText } from '#content/texts.ts';

/** Words that set one thing above all others. */
const SUPERLATIVE =
  /(?:가장|제일) \S+(?: \S+){0,2}|최다|최대급|최고급|유일[가-힣]*|업계[가-힣]*|\b(?:highest|lowest|widest|broadest|narrowest|largest|biggest|smallest|greatest|most|fewest|longest|shortest|fastest|slowest|strongest|heaviest|lightest|hottest|coldest|best|leading(?! from)|unique|unrivalled|unmatched)\b(?: [a-z]+){0,3}/gi;

/** What is asked of the reader's plant, an instruction or a label: nothing is set above anything. */
const NO_CLAIM =
  /^(?:가장 (?:큰 (?:값|밸브 토크|토크[는가도])|작은 값|높은 (?:PN|\{)|중요한 조건|오래된|새로운)|lowest of the torques|(?:highest|lowest) (?:valve|supply|temperature|and|limit|medium|pn|of (?:break|the three|them)|you have|is the|counts)|highest torque(?:$| and MAST| of (?:break|your|its)| stays| that| the actuator| at the)|longest time for|most$|highest$|lowest$|lowest is not|highest for each|lowest (?:of )?them)/i;

/** A claim of a product's texts, and whether its figures bear it out. */
interface Claim {
  /** Id of the product whose texts make it. */
  product: string;
  says: RegExp;
  holds: (all?: readonly Product[]) => boolean;
}

type Measure = (product: Product) => number | undefined;

/** Whether the product alone has the largest value of its series; those that state none do not count. */
const isFirst =
  (id: string, measure: Measure, sign: 1 | -1 = 1) =>
  (all: readonly Product[] = products): boolean => {
    const own = all.find((product) => product.id === id);
    if (!own) return false;
    const value = measure(own);
    if (value === undefined) return false;
    return all.every((other) => {
      if (other.id === id || other.subcategory !== own.subcategory) return true;
      const its = measure(other);
      return its === undefined || sign * its < sign * value;
    });
  };

const DN: Measure = ({ technical }) =>
  'size' in technical && technical.size?.system === 'DN'
    ? technical.size.to - technical.size.from
    : undefined;
/** Largest size in mm, by the inch where it is stated so: good enough to tell which is larger. */
const largestSize: Measure = ({ technical }) => {
  if (!('size' in technical) || !technical.size) return undefined;
  const { size } = technical;
  return size.system === 'DN' ? size.to : (size.to.numerator / size.to.denominator) * 25;
};
const hottest: Measure = ({ technical }) =>
  'temperature' in technical ? bounds(technical.temperature).max : undefined;
const ratingCount: Measure = ({ technical }) => {
  if (!('rating' in technical)) return undefined;
  const { pn = [], ansi = [] }: Rating = technical.rating;
  return pn.length + ansi.length;
};
const torque: Measure = ({ technical }) =>
  'torque' in technical ? bounds(technical.torque).max : undefined;
const seconds: Measure = ({ technical }) =>
  technical.family === 'quarter-turn-actuator' ? technical.time.seconds : undefined;

/** Every claim of rank that the texts make. */
export const RANK_CLAIMS: readonly Claim[] = [
  { product: '301', says: /가장 넓|widest range/, holds: isFirst('301', DN) },
  { product: '301e', says: /가장 낮|lowest of/, holds: isFirst('301e', hottest, -1) },
  { product: '501m', says: /가장 많|most pressure/, holds: isFirst('501m', ratingCount) },
  { product: 's30', says: /가장 큽니다|largest/, holds: isFirst('s30', largestSize) },
  { product: '480-006', says: /가장 작|lowest torque/, holds: isFirst('480-006', torque, -1) },
  { product: '480-006', says: /가장 짧|shortest time/, holds: isFirst('480-006', seconds, -1) },
  { product: '480-110', says: /가장 큽니다|highest torque/, holds: isFirst('480-110', torque) },
];

const PRODUCT = /catalogue\/[^/]+\/[^/]+\/([\w-]+)\.ts$/;

/** A fault for every superlative that rests on no figure, and for every one that the figures no longer bear out. */
export function rankClaims(
  texts: readonly PlacedText[],
  claims: readonly Claim[] = RANK_CLAIMS,
): Fault[] {
  return texts.flatMap(({ file, field, ko, en }) => {
    const product = PRODUCT.exec(file)?.[1];
    return [ko, en].flatMap((text) =>
      (text.match(SUPERLATIVE) ?? []).flatMap((words): Fault[] => {
        const claim = claims.find((item) => item.product === product && item.says.test(words));
        if (claim?.holds()) return [];
        if (!claim && NO_CLAIM.test(words)) return [];
        return [
          {
            file,
            field,
            problem: claim
              ? `claims "${words}", which the figures do not bear out`
              : `claims "${words}" without figures`,
            remedy: claim
              ? 'Leave the claim out, or correct the figures that it rests on'
              : 'Leave it out, or hold it against the figures in tools/texts/rank-claims.ts',
          },
        ];
      }),
    );
  });
}
