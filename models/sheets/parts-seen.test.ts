/** Leaders of the sheets end on the parts that they name: what is painted there is a material of the part. */
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';

import { type MaterialName, materials } from '#models/lib/materials.ts';

import { hatchFill } from '#models/pipeline/hatching.ts';

import { PARTS_SEEN } from '../../tools/sheets/parts-seen.ts';

/** Materials of each part (models/families), cut faces among them. */
const MADE_OF: Readonly<Record<string, readonly MaterialName[]>> = {
  Casing: ['cast-iron', 'cut-cast'],
  'Elastomer sleeve': ['rubber', 'cut-rubber'],
  'Actuator housing': ['paint-electric'],
  Body: ['paint-valve', 'cut-cast'],
  Ball: ['polished', 'cut-ball'],
  Seat: ['ptfe', 'cut-soft'],
  Stem: ['steel'],
};

/** Pixels to the inch that the drawings are looked at with. */
const DENSITY = 144;

/** A colour for each hatching, so that one cut face can be told from another at any place of it. */
const HATCHED: Partial<Record<MaterialName, string>> = {
  'cut-cast': '#100001',
  'cut-second': '#200002',
  'cut-rubber': '#300003',
  'cut-ball': '#400004',
  'cut-soft': '#500005',
};

const flat = (svg: string) =>
  Object.entries(HATCHED).reduce(
    (drawn, [name, colour]) => drawn.replaceAll(hatchFill(name as MaterialName), colour),
    svg,
  );

describe.each(Object.entries(PARTS_SEEN))('%s', async (file, parts) => {
  const drawing = readFileSync(`public/pictures/${file}.svg`, 'utf8');
  const { data, info } = await sharp(Buffer.from(flat(drawing)), { density: DENSITY })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  /** Colour at a place in fractions; undefined where nothing is painted. */
  const painted = ([x, y]: readonly [number, number]): string | undefined => {
    const [column, row] = [Math.round(x * info.width), Math.round(y * info.height)];
    if (column < 0 || row < 0 || column >= info.width || row >= info.height) return undefined;
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(
      (row * info.width + column) * 4,
    );
    if (alpha === 0) return undefined;
    return `#${[red, green, blue].map((tone) => tone.toString(16).padStart(2, '0')).join('')}`;
  };

  test.each(parts)('the leader to the $name.en ends on it', ({ name, at }) => {
    const tones = (MADE_OF[name.en] ?? []).flatMap((material) => [
      HATCHED[material] ?? '',
      ...materials[material].tones,
    ]);
    expect(tones).toContain(painted(at));
  });

  test.each(parts)('the balloon of the $name.en stands beside the drawing', ({ balloon }) => {
    expect(painted(balloon)).toBeUndefined();
  });
});
