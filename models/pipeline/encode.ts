import sharp from 'sharp';

/** A picture file in a web format. */
export interface Encoded {
  type: 'image/avif' | 'image/webp';
  width: number;
  height: number;
  data: Buffer;
}

/** Width and highest size of an encoded picture. */
export interface Budget {
  width: number;
  /** Highest size; without it the format's usual quality is used. */
  bytes?: number;
}

const FORMATS = {
  avif: { type: 'image/avif', quality: 58, minQuality: 10 },
  webp: { type: 'image/webp', quality: 82, minQuality: 4 },
} as const;

/** Encodes a PNG or SVG at a width, and lowers the quality until the file is within its budget or at the lowest quality. */
export async function encode(
  input: Buffer,
  format: 'avif' | 'webp',
  { width, bytes }: Budget,
): Promise<Encoded> {
  const { type, quality, minQuality } = FORMATS[format];
  const scaled = await sharp(input)
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const firstThatFits = (q: number) => {
    const picture = sharp(scaled.data);
    // The alpha channel is a fifth of a small WebP: its quality goes down together with that of the colours.
    const alphaQuality = bytes === undefined ? 90 : q;
    return (
      format === 'avif'
        ? picture.avif({ quality: q, effort: 4 })
        : picture.webp({ quality: q, alphaQuality, effort: 6 })
    ).toBuffer();
  };
  const limit = bytes ?? Infinity;
  let data = await firstThatFits(quality);
  for (let q = quality - 6; data.length > limit && q >= minQuality; q -= 6)
    data = await firstThatFits(q);
  return { type, width, height: scaled.info.height, data };
}
