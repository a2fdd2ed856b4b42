import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutBlueprint } from '../../tools/drawing/printed-sheet.ts';
import { withBlueprint, withDarkTones, withThumbnail } from './inks.ts';

const FOLDER = 'public/pictures';
const LINE_DRAWING = /-(?:line|hidden|dimensions(?:-upright)?(?:-en)?)\.svg$/;
const drawings = readdirSync(FOLDER)
  .filter((file) => LINE_DRAWING.test(file))
  .map((file) => ({ file, svg: readFileSync(`${FOLDER}/${file}`, 'utf8') }));

const colours = (svg: string) => new Set(svg.match(/#[0-9a-f]{3,6}\b(?=")/g));
/** Each colour that changes, as the rules name it. */
const known = colours(withBlueprint('<svg>'));

test('every line drawing has light lines on dark paper, and each of its colours is one that changes', () => {
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

test('every other drawing lies on the ground of dark paper, with its bodies a fifth darker', () => {
  const others = readdirSync(FOLDER).filter(
    (file) => file.endsWith('.svg') && file !== 'placeholder.svg' && !LINE_DRAWING.test(file),
  );
  expect(others.length).toBeGreaterThan(100);
  for (const file of others) {
    const svg = readFileSync(`${FOLDER}/${file}`, 'utf8');
    expect(withDarkTones(withoutBlueprint(svg)), file).toBe(svg);
  }
});

test('the page has the ground and the lines of a drawing', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const onDark = (token: string) =>
    new RegExp(`--${token}: light-dark\\([^,]+, (#[0-9a-f]+)\\)`).exec(tokens)?.[1];
  const style = withBlueprint('<svg>');
  for (const token of ['paper', 'drawing-paper'])
    expect(style).toContain(`dark){svg{background:${onDark(token)}}`);
  expect(style).toContain(`{stroke:${onDark('drawing-ink')}}`);
});
