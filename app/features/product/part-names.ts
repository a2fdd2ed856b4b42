import type { Localized } from '#content/schema/localized.ts';

const word = (ko: string, en: string): Localized => ({ ko, en });

const ACTUATOR = word('하우징', 'Housing');
const SEAT = word('시트', 'Seat');

/**
 * What the parts of the models are called, by the part's name in its family, without side or number: those alone that the kind
 * of product implies. Everything else that a model shows is an illustration, and an unnamed one.
 */
export const NAMES: Readonly<Record<string, Localized>> = {
  'actuator-body': ACTUATOR,
  base: ACTUATOR,
  ball: word('볼', 'Ball'),
  'ball-l': word('볼', 'Ball'),
  'ball-t': word('볼', 'Ball'),
  body: word('몸체', 'Body'),
  disc: word('디스크', 'Disc'),
  end: word('엔드 피스', 'End piece'),
  liner: SEAT,
  'seat-ring': SEAT,
  seats: SEAT,
  sleeve: word('슬리브', 'Sleeve'),
  stem: word('스템', 'Stem'),
};

const SIDE = /-(?:left|right|front|back|\d+)$/;

/** What the body of a pinch valve is called, around its sleeve. */
const CASING = word('케이싱', 'Casing');

/**
 * What a part of a model is called; undefined for a part that stays unnamed.
 *
 * @param part its name in the mesh file
 * @param kind the body of a pinch valve is its casing, that of an actuator its housing
 */
export function partName(part: string, kind?: 'pinch-valve' | 'actuator'): Localized | undefined {
  const whole = part.replace(SIDE, '');
  if (whole === 'body' && kind) return kind === 'actuator' ? ACTUATOR : CASING;
  return NAMES[whole];
}
