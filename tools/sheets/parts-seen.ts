/**
 * Numbered parts: where each is in a picture (fractions of its width and height) and where its balloon stands.
 * Only parts that the alternative texts of the model's pictures name (content/pictures/manifest.json), and none that
 * the sheet calls not stated: the picture of the 480 series has a handwheel, its sheet knows of no manual override.
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
    part('조작 공기 접속구', 'Pilot port', [0.5, 0.1], [0.7, 0.02]),
    part('플랜지', 'Flange', [0.955, 0.4], [1.04, 0.2]),
  ],
  'quarter-turn-480-tone': [
    part('덮개', 'Cover', [0.34, 0.27], [0.1, 0.12]),
    part('위치 지시계', 'Position indicator', [0.53, 0.1], [0.8, 0.02]),
    part('기어 하우징', 'Gear housing', [0.66, 0.83], [0.72, 1.02]),
  ],
  's10-cutaway-tone': [
    part('몸체', 'Body', [0.05, 0.75], [-0.12, 0.8]),
    part('볼', 'Ball', [0.24, 0.37], [-0.12, 0.44]),
    part('시트', 'Seat', [0.485, 0.795], [0.3, 1.02]),
    part('스템', 'Stem', [0.315, 0.27], [0.14, 0.0]),
    part('레버', 'Lever', [0.55, 0.11], [0.76, -0.02]),
  ],
  'ap-da-cutaway-tone': [
    part('출력축', 'Output shaft', [0.505, 0.4], [0.66, 0.0]),
    part('피스톤', 'Piston', [0.25, 0.5], [0.06, 0.12]),
    part('엔드캡', 'End cap', [0.91, 0.34], [1.05, 0.22]),
    part('위치 지시계', 'Position indicator', [0.435, 0.14], [0.36, -0.03]),
  ],
};
