import { TURNING_ANGLES } from '../../../content/turning-valve.ts';
import { loadKernel } from '#models/lib/kernel.ts';
import { PRODUCT_VIEW, type Bilingual } from '#models/lib/part.ts';
import {
  DETAIL_LIMIT,
  type Illustration,
  type IllustrationPicture,
  type OutputFile,
} from '#models/pipeline/artefact.ts';
import { drawingSvg } from '#models/pipeline/drawing-svg.ts';
import { fixedLayer, turningLayer } from './layers.ts';

const ID = 'turning-valve';
/** Highest size of one angle, bytes: nineteen of them and the fixed layer stay below 120 kB. */
const FRAME_LIMIT = 5_500;

function picture(name: string, limit: number, alt: Bilingual, angle?: number): IllustrationPicture {
  return {
    name,
    source: import.meta.url,
    inputs: () => ({ angle, view: PRODUCT_VIEW }),
    alt,
    async make(): Promise<OutputFile[]> {
      await loadKernel();
      const art = angle === undefined ? fixedLayer().art : turningLayer(angle);
      const { svg, width, height } = drawingSvg(art, 'tone');
      return [
        {
          path: `public/pictures/${ID}-${name}.svg`,
          data: Buffer.from(svg),
          picture: { id: `${ID}/${name}`, width, height },
          limit,
        },
      ];
    },
  };
}

/**
 * The valve of the home page, exploded along its axis: what stands still as one drawing, and what turns as one for each
 * angle. All have the same view box, so that they lie on each other.
 */
export const turningValve: Illustration = {
  id: ID,
  pictures: [
    picture('fixed', DETAIL_LIMIT, {
      ko: '모터 구동 볼 밸브의 분해도: 위치 지시계, 전동 액추에이터, 스템, 볼, 시트, 반으로 자른 몸체',
      en: 'Exploded view of a motor-operated ball valve: position indicator, electric actuator, stem, ball, seats, body cut in half',
    }),
    ...TURNING_ANGLES.map((angle) =>
      picture(
        String(angle).padStart(2, '0'),
        FRAME_LIMIT,
        { ko: `지시계, 스템, 볼: 회전각 ${angle}°`, en: `Indicator, stem and ball at ${angle}°` },
        angle,
      ),
    ),
  ],
};
