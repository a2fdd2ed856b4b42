/** Reads and writes the few tables of a TrueType or OpenType file that tools/fonts.ts needs. */

interface Table {
  offset: number;
  length: number;
}

/** Name records that name the font; 0, 7 and on hold copyright, trademark and licence, which stay as they are. */
const NAMING_RECORDS = new Set([1, 3, 4, 6, 16, 18, 20, 21, 25]);

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

/**
 * The font under another name: a modified version may not carry a reserved one (SIL Open Font License, 3). Table
 * checksums are not updated: the subsetting that follows writes them.
 *
 * @param from reserved name, ASCII
 * @param to new name of the same length, ASCII
 */
export function renamed(font: Buffer, from: string, to: string): Buffer {
  if (from.length !== to.length) throw new RangeError('A name is replaced in its own place');
  const result = Buffer.from(font);
  const { offset: names } = table(result, 'name');
  const strings = names + result.readUInt16BE(names + 4);
  for (let record = 0; record < result.readUInt16BE(names + 2); record++) {
    const at = names + 6 + record * 12;
    if (!NAMING_RECORDS.has(result.readUInt16BE(at + 6))) continue;
    const start = strings + result.readUInt16BE(at + 10);
    const value = result.subarray(start, start + result.readUInt16BE(at + 8));
    for (const encode of [latin, utf16]) replaceAll(value, encode(from), encode(to));
  }
  return result;
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

function latin(text: string): Buffer {
  return Buffer.from(text, 'latin1');
}

function utf16(text: string): Buffer {
  return Buffer.from(text, 'utf16le').swap16();
}

function replaceAll(buffer: Buffer, from: Buffer, to: Buffer): void {
  for (let at = buffer.indexOf(from); at >= 0; at = buffer.indexOf(from, at + to.length)) {
    to.copy(buffer, at);
  }
}
