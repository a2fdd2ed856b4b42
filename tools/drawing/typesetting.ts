import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import opentype from 'opentype.js';

/** Weights of Pretendard used on sheets. */
type Weight = 'Light' | 'Regular' | 'SemiBold' | 'Bold';

const FOLDER = resolve(import.meta.dirname, '../../fonts');
const fonts = new Map<Weight, opentype.Font>();

function font(weight: Weight): opentype.Font {
  const known = fonts.get(weight);
  if (known) return known;
  const file = readFileSync(resolve(FOLDER, `Pretendard-${weight}.otf`));
  const made = opentype.parse(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
    // Letters are read as they are asked for: some hundred of eleven thousand.
    { lowMemory: true },
  );
  fonts.set(weight, made);
  return made;
}

/** Type style of a line; sizes in sheet units. */
export interface Setting {
  size: number;
  weight?: Weight;
  /** Extra space between letters, em. */
  tracking?: number;
}

/** Width of a line, sheet units. */
export function widthOf(text: string, { size, weight = 'Regular', tracking = 0 }: Setting): number {
  const plain = font(weight).getAdvanceWidth(text, size, { kerning: true });
  return plain + tracking * size * Array.from(text).length;
}

/**
 * SVG path of a line of text: outlines look the same wherever they are rasterised.
 * @throws Error where the font lacks a character
 */
export function outline(text: string, x: number, y: number, setting: Setting): string {
  const { size, weight = 'Regular', tracking = 0 } = setting;
  const face = font(weight);
  const glyphs = face.stringToGlyphs(text);
  const scale = size / face.unitsPerEm;
  let d = '';
  let at = x;
  glyphs.forEach((glyph, index) => {
    if (glyph.index === 0)
      throw new Error(`Pretendard has no "${Array.from(text)[index]}" (${text})`);
    d += glyph.getPath(at, y, size).toPathData(2);
    const next = glyphs[index + 1];
    at += (glyph.advanceWidth ?? 0) * scale + tracking * size;
    if (next) at += face.getKerningValue(glyph, next) * scale;
  });
  return d;
}

/** Breaks a paragraph at spaces only, as `word-break: keep-all` does in Korean. */
export function wrap(text: string, width: number, setting: Setting): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, setting) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  if (line) lines.push(line);
  return lines;
}
