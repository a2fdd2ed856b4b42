import { sleeveSteps } from '#content/sleeve-steps.ts';
import type { Illustration } from '#models/pipeline/artefact.ts';
import { source, stepPicture } from './step-picture.ts';
import { STEPS } from './steps.ts';

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
      inputs: () => step,
      alt: {
        ko: `300A 핀치 밸브 슬리브 교체 ${index + 1}단계, 입체도: ${seen.ko}`,
        en: `300A pinch valve sleeve replacement, step ${index + 1}, shaded view: ${seen.en}`,
      },
      make: () => stepPicture(`${ID}/${name}`, step, index === 0),
    };
  }),
};
