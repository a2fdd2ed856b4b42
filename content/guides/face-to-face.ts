import pqvf from '#content/catalogue/pinch-valve/pqvf/pqvf.ts';
import { defineGuide } from '#content/schema/guide.ts';
import { variantTableOf } from '#content/tables.ts';

const dimensions = variantTableOf(pqvf, []);

export default defineGuide({
  id: 'face-to-face',
  order: 1,
  title: { ko: '면간 거리와 호칭경', en: 'Face-to-face length and nominal size' },
  description: {
    ko: '밸브를 교체할 때 먼저 확인할 두 가지, 호칭경(DN, A, B)과 면간 거리가 무엇인지 설명합니다.',
    en: 'The two things to check first when a valve is replaced: its nominal size (DN, A, B) and its face-to-face length.',
  },
  keywords: {
    ko: ['면간 거리', '면간거리', '호칭경', '100A', '4B', 'DN 100', 'EN 558'],
    en: [
      'face-to-face',
      'face to face length',
      'nominal size',
      'DN',
      'NPS',
      'EN 558',
      'ASME B16.10',
    ],
  },
  sections: [
    {
      id: 'nominal-size',
      title: { ko: '호칭경은 이름입니다', en: 'Nominal size is a name' },
      paragraphs: {
        ko: [
          'ISO 6708은 DN을 배관 부품의 크기를 나타내는 호칭으로 정합니다. DN 뒤의 수는 단위가 없으며, 재어서 나오는 치수가 아닙니다.',
          'DN 100, 100A, 4B는 같은 크기를 부르는 이름입니다. 실제 내경과 외경은 제품의 치수표에서 확인합니다.',
        ],
        en: [
          'ISO 6708 defines DN as a designation of size for parts of a pipework system. The number after DN has no unit and is not a measured dimension.',
          'DN 100, 100A and 4B name the same size. For the actual inner and outer diameter look at the dimensions of the product.',
        ],
      },
    },
    {
      id: 'face-to-face-length',
      title: { ko: '면간 거리', en: 'Face-to-face length' },
      paragraphs: {
        ko: [
          '면간 거리는 밸브의 양쪽 접속면 사이의 길이입니다. 배관을 고치지 않고 밸브만 바꾸려면 호칭경과 플랜지 규격뿐 아니라 면간 거리도 같아야 합니다.',
          '플랜지 접속 금속 밸브의 면간 거리는 EN 558과 ASME B16.10이 밸브 종류와 계열별로 정합니다. 같은 호칭경이라도 계열이 다르면 길이가 다릅니다.',
        ],
        en: [
          'It is the length between the two connecting faces of a valve. To replace a valve without changing the piping, the face-to-face length has to agree as well as nominal size and flanges.',
          'EN 558 and ASME B16.10 give the lengths of flanged metal valves by type and series. Valves of one nominal size differ in length from series to series.',
        ],
      },
    },
    {
      id: 'example',
      title: { ko: '예: PQVF의 치수', en: 'An example: dimensions of PQVF' },
      paragraphs: {
        ko: ['길이 L과 내경 Di를 호칭경과 비교해 보십시오.'],
        en: ['Compare length L and inner diameter Di with the nominal size.'],
      },
      ...(dimensions && { table: dimensions }),
    },
  ],
  tell: {
    ko: ['교체할 밸브의 호칭경과 면간 거리', '배관의 플랜지 규격과 볼트 구멍 배열'],
    en: [
      'Nominal size and face-to-face length of the valve to be replaced',
      'The flange standard and the bolt pattern of your piping',
    ],
  },
  ask: {
    ko: [
      '새 밸브의 면간 거리',
      '새 밸브의 플랜지 규격과 볼트 구멍 배열',
      '길이가 다를 때 필요한 배관 수정',
    ],
    en: [
      'The face-to-face length of the new valve',
      'Its flange standard and bolt pattern',
      'What changes to the piping a different length would require',
    ],
  },
  links: [
    {
      label: { ko: 'PQVF 플랜지형 핀치 밸브', en: 'PQVF flanged pinch valve' },
      to: '/products/pinch-valve/pqvf/pqvf',
    },
    { label: { ko: 'PN 10과 10K', en: 'PN 10 and 10K' }, to: '/guides/pn-10-and-10k' },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.0', source: 'standard ISO 6708' },
    { field: 'sections.1', source: 'standard EN 558, ASME B16.10' },
    { field: 'sections.2', source: 'spec §9' },
  ],
});
