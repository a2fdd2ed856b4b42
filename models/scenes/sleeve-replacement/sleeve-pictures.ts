import { sleeveSteps } from '../../../content/sleeve-steps.ts';
import type { Illustration } from '#models/pipeline/artefact.ts';
import { source, stepPicture } from './step-picture.ts';
import { STEPS, viewOf } from './steps.ts';

const ID = 'gallery-300a';

/** The 19 pictures of the sleeve replacement. */
export const sleeveReplacement: Illustration = {
  id: ID,
  pictures: sleeveSteps.map(({ seen }, index) => {
    const step = STEPS[index];
    if (!step) throw new Error(`step ${index + 1} has a caption and no scene`);
    const name = String(index + 1).padStart(2, '0');
    return {
      name,
      source,
      inputs: () => [STEPS[index - 1] ?? null, step, viewOf(index)],
      alt: {
        ko: `300A 핀치 밸브 슬리브 교체 ${index + 1}단계, 달라진 부품에 색을 넣은 그림: ${seen.ko}`,
        en: `300A pinch valve sleeve replacement, step ${index + 1}, what changed in colour: ${seen.en}`,
      },
      make: () => stepPicture(`${ID}/${name}`, step, STEPS[index - 1], viewOf(index)),
    };
  }),
};
