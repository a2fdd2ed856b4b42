import { families } from '#models/families/all-families.ts';
import { PQVI_PILOT_PORT, pqviSizes } from '#models/families/pinch-threaded.ts';
import type { Bilingual, Family } from '#models/lib/part.ts';
import { flangeSize } from '../../content/flange-sizes.ts';
import { pqvfSizes } from '#models/lib/pqvf-proportions.ts';
import type { ModelEntry } from '#models/model-list.ts';

/** Names of the views, as noun phrases. */
const VIEWS: Record<string, Bilingual> = {
  tone: { ko: '축측 투상도', en: 'axonometric view' },
  card: { ko: '축측 투상도', en: 'axonometric view' },
  line: { ko: '외형도', en: 'outline drawing' },
  hidden: { ko: '은선도', en: 'hidden-line drawing' },
  render: { ko: '입체도', en: 'shaded view' },
  'cutaway-tone': { ko: '절개도', en: 'cutaway view' },
};

/** Drawings without colour, of the same outside as the coloured ones: what those describe would be false, or said again. */
const PLAIN_VIEWS: ReadonlySet<string> = new Set(['line', 'hidden']);

/** Alternative text of a model's picture: name, view, what is visible. */
export function alternativeText({ ref, name }: ModelEntry, picture: string): Bilingual {
  const family = families[ref.family] as Family<unknown>;
  const kind = VIEWS[picture];
  if (!kind)
    throw new Error(`The view "${picture}" has no name. Add it to VIEWS in alternative-text.ts.`);
  if (PLAIN_VIEWS.has(picture))
    return {
      ko: `${name.ko} ${kind.ko} (예시)`,
      en: `${name.en}, ${kind.en} (illustration)`,
    };
  const cutaway = picture.startsWith('cutaway') ? family.cutaway?.(ref.params) : undefined;
  const description = cutaway?.description ?? family.description(ref.params);
  // Shapes and colours are the model's own: the specification states none.
  return {
    ko: `${name.ko} ${kind.ko} (예시): ${description.ko}`,
    en: `${name.en}, ${kind.en} (illustration): ${description.en}`,
  };
}

/** Alternative text of a dimension drawing, with its figures. */
export const dimensionText = (valve: 'pqvf' | 'pqvi', dn: number): Bilingual =>
  valve === 'pqvf' ? pqvfText(dn) : pqviText(dn);

function pqviText(dn: number): Bilingual {
  const size = pqviSizes.find((entry) => entry.dn === dn);
  if (!size) throw new Error(`PQVI has no DN ${dn}`);
  const { length, connection } = size;
  return {
    ko: `핀치 밸브 PQVI DN ${dn} 치수도: 반단면도와 측면도, 길이 L ${length} mm, 배관 연결 나사 ${connection}, 조작 공기 접속구 ${PQVI_PILOT_PORT}`,
    en: `Pinch valve PQVI DN ${dn}, dimension drawing: half section and end view, length L ${length} mm, threaded ends ${connection}, pilot port ${PQVI_PILOT_PORT}`,
  };
}

function pqvfText(dn: number): Bilingual {
  const size = pqvfSizes.find((entry) => entry.dn === dn);
  if (!size) throw new Error(`PQVF has no DN ${dn}`);
  const { holes, holeDiameter, pitchCircle } = flangeSize(size.dn);
  const { length, outer, inner } = size;
  return {
    ko: `핀치 밸브 PQVF DN ${dn} 치수도: 반단면도와 측면도, 길이 L ${length} mm, 플랜지 외경 D ${outer} mm, 내경 Di ${inner} mm, 볼트 구멍 ${holes}개 지름 ${holeDiameter} mm, 피치원 ${pitchCircle} mm (확인 필요)`,
    en: `Pinch valve PQVF DN ${dn}, dimension drawing: half section and end view, length L ${length} mm, flange diameter D ${outer} mm, inner diameter Di ${inner} mm, ${holes} bolt holes of ${holeDiameter} mm on a ${pitchCircle} mm pitch circle (to be confirmed)`,
  };
}
