/**
 * Numbered parts: where each is in a picture (fractions of its width and height) and where its balloon stands. Only parts that
 * the kind of product implies; what else a picture shows, such as a lever, is illustration.
 */
import type { Localized } from '#content/schema/localized.ts';

type Point = readonly [number, number];

interface SeenPart {
  name: Localized;
  at: Point;
  balloon: Point;
}

const part = (ko: string, en: string, at: Point, balloon: Point): SeenPart => ({
  name: { ko, en },
  at,
  balloon,
});

/** By file name of the picture, without extension. */
export const PARTS_SEEN: Readonly<Record<string, readonly SeenPart[]>> = {
  'pqvf-cutaway-tone': [
    part('케이싱', 'Casing', [0.4, 0.735], [0.36, 1.0]),
    part('슬리브', 'Elastomer sleeve', [0.34, 0.46], [0.02, 0.38]),
  ],
  'quarter-turn-480-tone': [
    part('액추에이터 하우징', 'Actuator housing', [0.66, 0.83], [0.72, 1.02]),
  ],
  's10-cutaway-tone': [
    part('몸체', 'Body', [0.05, 0.75], [-0.12, 0.8]),
    part('볼', 'Ball', [0.24, 0.37], [-0.12, 0.44]),
    part('시트', 'Seat', [0.485, 0.795], [0.3, 1.02]),
    part('스템', 'Stem', [0.315, 0.27], [0.14, 0.0]),
  ],
};
