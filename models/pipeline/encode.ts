import sharp from 'sharp';

/** A picture file in a web format. */
export interface Encoded {
  type: 'image/avif' | 'image/webp';
  width: number;
  height: number;
  data: Buffer;
}

/** Longest an encoded picture may be, and how wide it is. */
export interface Budget {
  width: number;
  /** Bytes; without it the quality is `quality`. */
  bytes?: number;
}

const FORMATS = {
  avif: { type: 'image/avif', quality: 58, least: 10 },
  webp: { type: 'image/webp', quality: 82, least: 4 },
} as const;

/** Encodes a PNG or SVG at a width; where a budget is given, quality gives way until it is kept. */
export async function encode(
  input: Buffer,
  format: 'avif' | 'webp',
  { width, bytes }: Budget,
): Promise<Encoded> {
  const { type, quality, least } = FORMATS[format];
  const scaled = await sharp(input)
    .resize({ width })
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  const attempt = (q: number) => {
    const picture = sharp(scaled.data);
    // The outline's transparency is a fifth of a small WebP: it gives way together with the colours.
    const alphaQuality = bytes === undefined ? 90 : q;
    return (
      format === 'avif'
        ? picture.avif({ quality: q, effort: 4 })
        : picture.webp({ quality: q, alphaQuality, effort: 6 })
    ).toBuffer();
  };
  const most = bytes ?? Infinity;
  let data = await attempt(quality);
  for (let q = quality - 6; data.length > most && q >= least; q -= 6) data = await attempt(q);
  return { type, width, height: scaled.info.height, data };
}
