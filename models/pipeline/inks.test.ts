import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutBlueprint } from '../../tools/drawing/printed-sheet.ts';
import { withBlueprint, withThumbnail } from './inks.ts';

const FOLDER = 'public/pictures';
const LINE_DRAWING = /-(?:line|hidden|dimensions(?:-upright)?(?:-en)?)\.svg$/;
const drawings = readdirSync(FOLDER)
  .filter((file) => LINE_DRAWING.test(file))
  .map((file) => ({ file, svg: readFileSync(`${FOLDER}/${file}`, 'utf8') }));

const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{3,6}\b(?=")/g));
/** Each colour that a blueprint changes, as its rules name it. */
const known = colours(withBlueprint('<svg>'));

test('every line drawing is a blueprint on dark paper, and each of its colours is one that a blueprint changes', () => {
  expect(drawings.length).toBeGreaterThan(80);
  for (const { file, svg } of drawings) {
    const bare = withoutBlueprint(svg);
    expect([withBlueprint(bare), withThumbnail(bare)], file).toContain(svg);
    expect(bare, file).not.toContain('<style>');
    expect(
      [...colours(bare)].filter((colour) => !known.has(colour)),
      file,
    ).toEqual([]);
  }
});

test('a shaded drawing keeps its ground, and a sheet of the catalogue has none of the blueprints on it', () => {
  const others = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.svg') && !LINE_DRAWING.test(file),
  );
  const inBlue = others.filter((file) =>
    readFileSync(`${FOLDER}/${file}`, 'utf8').includes('prefers-color-scheme'),
  );
  expect(inBlue).toEqual([]);
});

test('the page continues the ground and the ink of a blueprint around the picture', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const onDark = (token: string) =>
    new RegExp(`--${token}: light-dark\\([^,]+, (#[0-9a-f]+)\\)`).exec(tokens)?.[1];
  const style = withBlueprint('<svg>');
  expect(style).toContain(`dark){svg{background:${onDark('blueprint')}}`);
  expect(style).toContain(`{stroke:${onDark('on-blueprint')}}`);
});
