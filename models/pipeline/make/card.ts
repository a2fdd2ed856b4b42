import sharp from 'sharp';
import { CARD_LIMIT, type Artefact } from '#models/pipeline/artefact.ts';
import { drawingSvg } from '#models/pipeline/drawing-svg.ts';
import { encode } from '#models/pipeline/encode.ts';

/** Every card has the same frame, so that cards in a row stand on one line. */
const WIDTH = 480,
  HEIGHT = 360,
  MARGIN = 12;

/** The tone drawing as a small picture for product cards; the cut-away's where only that tells models apart. */
export const card: Artefact = {
  name: 'card',
  source: import.meta.url,
  applies: () => true,
  async make(bench) {
    const { art } = await (bench.family.alikeOutside ? bench.inside() : bench.outside());
    const { svg } = drawingSvg(art, 'tone');
    const framed = await sharp(Buffer.from(svg), { density: 144 })
      .resize({
        width: WIDTH - 2 * MARGIN,
        height: HEIGHT - 2 * MARGIN,
        fit: 'contain',
        background: '#0000',
      })
      .extend({ top: MARGIN, bottom: MARGIN, left: MARGIN, right: MARGIN, background: '#0000' })
      .png()
      .toBuffer();
    const budget = { width: WIDTH, bytes: CARD_LIMIT };
    const [avif, webp] = [
      await encode(framed, 'avif', budget),
      await encode(framed, 'webp', budget),
    ];
    const id = `${bench.id}/card`;
    const size = { width: WIDTH, height: HEIGHT };
    return [
      {
        path: `public/pictures/${bench.id}-card.webp`,
        data: webp.data,
        picture: { id, ...size },
        limit: CARD_LIMIT,
      },
      {
        path: `public/pictures/${bench.id}-card.avif`,
        data: avif.data,
        picture: { id, ...size, type: avif.type },
        limit: CARD_LIMIT,
      },
    ];
  },
};
