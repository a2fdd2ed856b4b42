import { DETAIL_LIMIT, type Artefact } from '#models/pipeline/artefact.ts';
import { drawingSvg } from '#models/pipeline/drawing-svg.ts';

/** Tone drawing of the cut-away. */
export const cutawayTone: Artefact = {
  name: 'cutaway-tone',
  source: import.meta.url,
  applies: (bench) => bench.cutaway !== undefined,
  async make(bench) {
    const { art } = await bench.inside();
    const { svg, width, height } = drawingSvg(art, 'tone');
    const picture = { id: `${bench.id}/cutaway-tone`, width, height };
    return [
      {
        path: `public/pictures/${bench.id}-cutaway-tone.svg`,
        data: Buffer.from(svg),
        picture,
        limit: DETAIL_LIMIT,
      },
    ];
  },
};
