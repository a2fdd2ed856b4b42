import { rotation as WORDS } from '../../../content/drawn-words.ts';
import { COLOUR } from '../../../tools/drawing/printed-sheet.ts';

import { type Graphic, NARROW } from './graphic.ts';
import { data } from './scales.ts';

/** Dial of rotation angles: the standard one filled, the options dashed. */
export const rotationDial: Graphic = (sheet, { x, y, width, height }, lang) => {
  const narrow = width < NARROW;
  const radius = Math.min(height - 130, width * (narrow ? 0.46 : 0.5));
  const cx = x + width * (narrow ? 0.42 : 0.33),
    cy = y + height - 50;
  const point = (angle: number, r: number): [number, number] => {
    const a = (angle * Math.PI) / 180;
    return [cx + r * Math.cos(a), cy - r * Math.sin(a)];
  };
  const { standard, options } = data.rotation;
  const [sx, sy] = point(standard, radius * 0.86);
  sheet.path(
    `M${cx} ${cy}L${cx + radius * 0.86} ${cy}A${radius * 0.86} ${radius * 0.86} 0 0 0 ${sx} ${sy}z`,
    { fill: COLOUR.pneumaticPale, weight: 0.01 },
  );
  const most = Math.max(standard, ...options);
  const [mx, my] = point(most, radius);
  sheet.path(`M${cx + radius} ${cy}A${radius} ${radius} 0 0 0 ${mx} ${my}`, {});
  for (let angle = 0; angle <= most; angle += 5) {
    if (angle === standard || options.includes(angle)) continue;
    const [ax, ay] = point(angle, radius),
      [bx, by] = point(angle, radius - (angle % 15 === 0 ? 22 : 11));
    sheet.line(ax, ay, bx, by, { weight: 1.5, stroke: COLOUR.line });
  }
  sheet.line(cx, cy, cx + radius, cy);
  sheet.text(cx + radius, cy + 42, '0°', { size: 34, anchor: 'middle', fill: COLOUR.ink2 });
  for (const angle of options) {
    const [ax, ay] = point(angle, radius);
    sheet.line(cx, cy, ax, ay, { weight: 2.5, dash: '16 10', stroke: COLOUR.ink3 });
    const [tx, ty] = point(angle, radius + 46);
    sheet.text(tx, ty + 12, `${angle}°`, { size: 34, anchor: 'middle', fill: COLOUR.ink2 });
  }
  const [ex, ey] = point(standard, radius);
  sheet.line(cx, cy, ex, ey, { weight: 7, stroke: COLOUR.pneumatic });
  const [tx, ty] = point(standard, radius + 40);
  sheet.text(tx, ty, `${standard}°`, {
    size: 54,
    weight: 'SemiBold',
    anchor: 'middle',
    fill: COLOUR.pneumatic,
  });
  sheet.text(tx + 62, ty, WORDS.standard[lang], { size: 24, fill: COLOUR.ink3 });
  sheet.circle(cx, cy, 20, { fill: COLOUR.white, weight: 4 });
  // Where the dial leaves room: below its last angle, or beside its top.
  if (narrow) sheet.drawing('ap-da-tone.svg', x, cy - 128, width * 0.28, 140);
  else sheet.drawing('ap-da-tone.svg', x + width * 0.66, y - 10, width * 0.34, height * 0.36);
};
