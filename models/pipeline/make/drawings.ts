import { DETAIL_LIMIT, type Artefact } from '#models/pipeline/artefact.ts';
import { drawingSvg } from '#models/pipeline/drawing-svg.ts';

/** Axonometric drawings: tones, lines on white, and lines with hidden ones dashed. */
export const drawings: Artefact = {
  name: 'drawings',
  source: import.meta.url,
  applies: () => true,
  async make(model) {
    const { art } = await model.exteriorScene();
    return (['tone', 'line', 'hidden'] as const).map((style) => {
      const { svg, width, height } = drawingSvg(art, style);
      return {
        path: `public/pictures/${model.id}-${style}.svg`,
        data: Buffer.from(svg),
        picture: { id: `${model.id}/${style}`, width, height },
        limit: DETAIL_LIMIT,
      };
    });
  },
};
