/** Icons and web app manifests, drawn from the brand's mark. */
import sharp from 'sharp';

import { brand } from '#content/index.ts';

import { LANGUAGES, localizedHref } from '#contract/address.ts';

import { brandMark } from '#tools/drawing/brand-mark.ts';
import { COLOUR, PrintedSheet } from '#tools/drawing/printed-sheet.ts';

import type { SiteWriter } from './site-writer.ts';

/** The mark is 34 units wide and 30 high. */
const MARK = { width: 34, height: 32 };
/** Share of an icon's side that the mark takes: a maskable icon may be cut to a circle of 80 % (W3C, Web Application Manifest). */
const SHARE = { any: 0.76, maskable: 0.5 };

function icon(side: number, share: number): Promise<Buffer> {
  const sheet = new PrintedSheet(side, side, COLOUR.paper);
  const scale = (side * share) / MARK.width;
  brandMark(sheet, (side - MARK.width * scale) / 2, (side - MARK.height * scale) / 2, scale);
  return sharp(Buffer.from(sheet.toSvg())).png({ palette: true, effort: 10 }).toBuffer();
}

/** A file of the ICO format that holds PNG images (since Windows Vista, and in every browser). */
export function icoFile(images: readonly { side: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of images.entries()) {
    const at = 6 + 16 * index;
    head.writeUInt8(side === 256 ? 0 : side, at);
    head.writeUInt8(side === 256 ? 0 : side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

/** Writes `favicon.ico`, the icons that manifests name, and a manifest per language. */
export async function writeIcons(writer: SiteWriter): Promise<void> {
  await writer.write(
    'favicon.ico',
    icoFile(
      await Promise.all(
        [16, 32, 48].map(async (side) => ({ side, png: await icon(side, SHARE.any) })),
      ),
    ),
  );
  const icons = [];
  for (const [purpose, side] of [
    ['any', 192],
    ['any', 512],
    ['maskable', 512],
  ] as const) {
    const file = purpose === 'any' ? `icon-${side}.png` : `icon-maskable-${side}.png`;
    await writer.write(file, await icon(side, SHARE[purpose]));
    icons.push({ src: `/${file}`, sizes: `${side}x${side}`, type: 'image/png', purpose });
  }
  for (const language of LANGUAGES)
    await writer.write(
      `manifest-${language}.webmanifest`,
      JSON.stringify({
        id: '/',
        name: brand.name[language],
        short_name: brand.name[language],
        description: brand.description[language],
        lang: language,
        start_url: localizedHref('/', language),
        scope: '/',
        display: 'minimal-ui',
        background_color: COLOUR.paper,
        theme_color: COLOUR.paper,
        icons,
      }),
    );
}
