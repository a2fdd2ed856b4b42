import { DETAIL_LIMIT, type Artefact } from '#models/pipeline/artefact.ts';
import { drawingSvg } from '#models/pipeline/drawing-svg.ts';

/** Isometric drawings: tones, lines on white, and lines with the hidden ones dashed. */
export const drawings: Artefact = {
  name: 'drawings',
  source: import.meta.url,
  applies: () => true,
  async make(bench) {
    const { art } = await bench.outside();
    return (['tone', 'line', 'hidden'] as const).map((style) => {
      const { svg, width, height } = drawingSvg(art, style);
      return {
        path: `public/pictures/${bench.id}-${style}.svg`,
        data: Buffer.from(svg),
        picture: { id: `${bench.id}/${style}`, width, height },
        limit: DETAIL_LIMIT,
      };
    });
  },
};
