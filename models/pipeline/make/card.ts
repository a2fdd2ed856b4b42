import sharp from 'sharp';
import { CARD_LIMIT, type Artefact } from '#models/pipeline/artefact.ts';
import { drawingSvg } from '#models/pipeline/drawing-svg.ts';
import { encode } from '#models/pipeline/encode.ts';

/** One frame for all cards, px, so that cards in a row align. */
const WIDTH = 480,
  HEIGHT = 360,
  MARGIN = 12;

/** Tone drawing as a small picture for product cards. */
export const card: Artefact = {
  name: 'card',
  source: import.meta.url,
  applies: () => true,
  async make(model) {
    const { art } = await model.exteriorScene();
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
    const id = `${model.id}/card`;
    const size = { width: WIDTH, height: HEIGHT };
    return [
      {
        path: `public/pictures/${model.id}-card.webp`,
        data: webp.data,
        picture: { id, ...size },
        limit: CARD_LIMIT,
      },
      {
        path: `public/pictures/${model.id}-card.avif`,
        data: avif.data,
        picture: { id, ...size, type: avif.type },
        limit: CARD_LIMIT,
      },
    ];
  },
};
