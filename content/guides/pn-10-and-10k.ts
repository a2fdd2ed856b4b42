import { column } from '#content/authoring.ts';
import { defineGuide } from '#content/schema/guide.ts';

export default defineGuide({
  id: 'pn-10-and-10k',
  order: 8,
  title: { ko: 'PN 10과 10K', en: 'PN 10 and 10K' },
  description: {
    ko: '이름이 비슷한 PN 10과 10K는 다른 규격의 등급입니다. 플랜지 치수가 어떻게 다른지 비교합니다.',
    en: 'PN 10 and 10K sound alike and belong to different standards. How their flanges differ.',
  },
  keywords: {
    ko: ['PN 10', 'PN10', '10K', 'JIS 10K', 'KS 10K', '플랜지 규격', 'JIS B 2220'],
    en: ['PN 10', 'PN10', '10K', 'JIS 10K', 'flange standard', 'JIS B 2220', 'EN 1092-1'],
  },
  sections: [
    {
      id: 'two-standards',
      title: { ko: '다른 규격의 등급', en: 'Ratings of two standards' },
      paragraphs: {
        ko: [
          'PN 10은 EN 1092-1의 플랜지 등급, 10K는 JIS B 2220의 등급입니다. 허용 압력을 정하는 방법도 치수도 다르므로 같은 것으로 보지 않습니다.',
        ],
        en: [
          'PN 10 is a rating of the flanges of EN 1092-1, 10K one of JIS B 2220. Both the allowable pressure and the dimensions are set differently: they are never the same thing.',
        ],
      },
    },
    {
      id: 'flanges',
      title: { ko: '플랜지 치수', en: 'Flange dimensions' },
      paragraphs: {
        ko: ['볼트 구멍의 피치원 지름이 다르면 두 플랜지는 조립되지 않습니다.'],
        en: [
          'Where the pitch circles of the bolt holes differ, the flanges cannot be bolted together.',
        ],
      },
      table: {
        caption: { ko: 'PN 10과 10K 플랜지의 치수, mm', en: 'Flanges of PN 10 and 10K, in mm' },
        columns: [
          column('호칭경', 'Size', 'start'),
          column('등급', 'Rating', 'start'),
          column('외경', 'Outer diameter', 'end', 'mm'),
          column('피치원 지름', 'Pitch circle', 'end', 'mm'),
          column('볼트 구멍', 'Bolt holes', 'end'),
        ],
        rows: [
          ['DN 50', 'PN 10', 165, 125, '4 × 18'],
          ['50A', '10K', 155, 120, '4 × 19'],
          ['DN 100', 'PN 10', 220, 180, '8 × 18'],
          ['100A', '10K', 210, 175, '8 × 19'],
          ['DN 200', 'PN 10', 340, 295, '8 × 22'],
          ['200A', '10K', 330, 290, '12 × 23'],
        ],
        note: {
          ko: 'EN 1092-1과 JIS B 2220의 값입니다. 제작이나 구매에는 규격 원문을 확인하십시오. KS 10K 플랜지의 치수는 KS 원문에서 따로 확인하십시오.',
          en: 'Values of EN 1092-1 and JIS B 2220. For manufacture or purchase check the standards themselves. For KS 10K flanges check the dimensions in the KS standard.',
        },
      },
    },
  ],
  tell: {
    ko: ['기존 배관의 플랜지 규격과 등급, 볼트 구멍 배열', '사용 압력과 온도'],
    en: [
      'The flange standard, rating and bolt pattern of your piping',
      'Operating pressure and temperature',
    ],
  },
  ask: {
    ko: [
      '밸브의 플랜지 규격과 등급, 볼트 구멍 배열',
      '기존 배관의 플랜지에 그대로 조립되는지',
      '사용 온도에서의 허용 압력',
    ],
    en: [
      'The flange standard, rating and bolt pattern of the valve',
      'Whether it fits the flanges of your piping as they are',
      'The pressure allowed at your operating temperature',
    ],
  },
  links: [
    { label: { ko: '조건으로 찾기', en: 'Find by conditions' }, to: '/products' },
    { label: { ko: '호칭압력 PN과 클래스', en: 'PN and class' }, to: '/guides/pn-and-class' },
    {
      label: { ko: '면간 거리와 호칭경', en: 'Face-to-face length and nominal size' },
      to: '/guides/face-to-face',
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'sections.0', source: 'standard EN 1092-1, JIS B 2220' },
    { field: 'sections.1', source: 'standard EN 1092-1, JIS B 2220' },
  ],
});
