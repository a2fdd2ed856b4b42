import { defineGalleryItem } from '#content/schema/gallery.ts';
import type { ImageEntry } from '#content/schema/block.ts';

/** Step captions, Korean then English. General practice only: no torque, pressure or time of ours. */
const STEPS: readonly (readonly [string, string])[] = [
  ['교체할 300A 핀치 밸브', 'The 300A pinch valve to be serviced'],
  [
    '앞뒤 밸브를 닫아 배관에서 격리',
    'Isolated from the line: valves closed upstream and downstream',
  ],
  ['배관의 압력을 빼고 내용물을 배출', 'Line depressurised and drained'],
  ['조작 공기를 차단하고 잔압을 제거', 'Control air shut off and residual pressure released'],
  ['플랜지 볼트를 풀어 배관에서 분리', 'Flange bolts removed, valve taken out of the line'],
  ['밸브 앞뒤의 플랜지 면을 확인', 'Flange faces on both sides checked'],
  ['한쪽 플랜지를 분리', 'Flange taken off on one side'],
  ['반대쪽 플랜지를 분리', 'Flange taken off on the other side'],
  ['닳은 슬리브를 케이싱에서 빼내기', 'Worn sleeve drawn out of the casing'],
  ['빼낸 슬리브의 마모 상태 확인', 'Wear of the removed sleeve examined'],
  ['케이싱 안쪽과 공기 통로 점검', 'Inside of the casing and air passage inspected'],
  ['케이싱과 플랜지 면을 청소', 'Casing and flange faces cleaned'],
  ['새 슬리브의 재질과 크기를 확인', 'Material and size of the new sleeve checked'],
  ['새 슬리브를 케이싱에 끼우기', 'New sleeve fitted into the casing'],
  ['슬리브의 방향과 위치를 맞추기', 'Sleeve aligned and centred'],
  [
    '플랜지를 달고 볼트를 대각선으로 고르게 조이기',
    'Flanges refitted, bolts tightened evenly crosswise',
  ],
  ['조작 공기를 연결하고 개폐 확인', 'Control air connected, opening and closing checked'],
  ['누설 시험', 'Leak test'],
  ['배관에 다시 설치하여 운전 복귀', 'Back in the line and in service'],
];

const images: ImageEntry[] = STEPS.map(([ko, en], index) => ({
  src: `/pictures/gallery-300a-${String(index + 1).padStart(2, '0')}.webp`,
  alt: { ko: `${index + 1}단계 그림: ${ko}`, en: `Illustration of step ${index + 1}: ${en}` },
  caption: { ko, en },
}));

export default defineGalleryItem({
  id: 1,
  title: { ko: '핀치 밸브 300A 슬리브 교체', en: 'Pinch valve 300A sleeve replacement' },
  description: {
    ko: '300A (DN 300) 핀치 밸브의 슬리브를 교체하는 과정을 열아홉 장의 그림으로 보여 줍니다.',
    en: 'Nineteen pictures show how the sleeve of a 300A (DN 300) pinch valve is replaced.',
  },
  keywords: {
    ko: ['핀치 밸브 정비', '슬리브 교체', '300A'],
    en: ['pinch valve maintenance', 'sleeve replacement', '300A'],
  },
  image: '/pictures/gallery-300a-01.webp',
  images,
  provenance: [
    { field: 'title', source: 'spec §2' },
    {
      field: 'images',
      source: 'sample',
      note: 'Drawings in place of 19 photographs; the captions describe general practice',
    },
  ],
});
