/** Reads what tools/fonts.ts needs of a TrueType or OpenType file. */

interface Table {
  offset: number;
  length: number;
}

/** Vertical metrics in parts of the em, as `ascent-override` and the like take them. */
export interface VerticalMetrics {
  ascent: number;
  descent: number;
  lineGap: number;
}

/** Vertical metrics of a font from its `hhea` table. */
export function verticalMetrics(font: Buffer): VerticalMetrics {
  const em = font.readUInt16BE(table(font, 'head').offset + 18);
  const { offset } = table(font, 'hhea');
  return {
    ascent: font.readInt16BE(offset + 4) / em,
    descent: -font.readInt16BE(offset + 6) / em,
    lineGap: font.readInt16BE(offset + 8) / em,
  };
}

function table(font: Buffer, tag: string): Table {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + index * 16;
    if (font.toString('latin1', at, at + 4) === tag) {
      return { offset: font.readUInt32BE(at + 8), length: font.readUInt32BE(at + 12) };
    }
  }
  throw new Error(`The font has no table ${tag}`);
}
