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

/** Tone drawing of the cut-away. */
export const cutawayTone: Artefact = {
  name: 'cutaway-tone',
  source: import.meta.url,
  applies: (model) => model.cutaway !== undefined,
  async make(model) {
    const { art } = await model.cutawayScene();
    const { svg, width, height } = drawingSvg(art, 'tone');
    const picture = { id: `${model.id}/cutaway-tone`, width, height };
    return [
      {
        path: `public/pictures/${model.id}-cutaway-tone.svg`,
        data: Buffer.from(svg),
        picture,
        limit: DETAIL_LIMIT,
      },
    ];
  },
};
