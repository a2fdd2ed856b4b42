import { column } from '#content/authoring.ts';
import { fromData, placeholders } from '#content/figures/placeholder.ts';
import { defineGuide } from '#content/schema/guide.ts';
import { inchOfDn, NOMINAL_SIZES } from '#facts/nominal-size.ts';

/** The sizes that the catalogue's valves have. */
const SIZES = NOMINAL_SIZES.filter((dn) => dn >= 15 && dn <= 600 && inchOfDn(dn));

const DN = 150;
const inch = inchOfDn(DN);
const is = placeholders({
  a: { ko: `${DN}A`, en: `${DN}A` },
  b: { ko: `${inch}B`, en: `${inch}B` },
  dn: { ko: `DN ${DN}`, en: `DN ${DN}` },
  inches: { ko: `${inch}인치`, en: `${inch} in` },
});

export default defineGuide({
  id: 'sizes-a-b-and-dn',
  order: 13,
  title: { ko: `${is.a}, ${is.b}, ${is.dn}`, en: `${is.a}, ${is.b} and ${is.dn}` },
  description: {
    ko: `${is.a}, ${is.b}, ${is.dn}, ${is.inches}는 같은 호칭경입니다. A는 DN의 수, B는 인치의 수입니다. 크기별 표가 있습니다.`,
    en: `${is.a}, ${is.b}, ${is.dn} and ${is.inches} name one nominal size: A gives the number of DN, B that in inches. Table by size.`,
  },
  keywords: {
    ko: ['150A', '6B', '150A 6B', 'DN 150', '6인치', '호칭경 환산', '100A', '4B'],
    en: ['150A', '6B', '150A 6B', 'DN 150', 'NPS 6', 'nominal size table', '100A', '4B'],
  },
  sections: [
    {
      id: 'table',
      title: { ko: '호칭경의 이름', en: 'Names of nominal sizes' },
      paragraphs: {
        ko: [
          'A와 B는 한국과 일본의 배관 규격(KS D 3507, JIS G 3452)이 쓰는 이름입니다. DN은 ISO 6708, NPS는 ASME B36.10M의 이름입니다. 모두 호칭이며 잰 치수가 아닙니다.',
        ],
        en: [
          'A and B are the names of Korean and Japanese pipe standards (KS D 3507, JIS G 3452), DN is that of ISO 6708 and NPS that of ASME B36.10M. All are designations, not measured dimensions.',
        ],
      },
      table: fromData({
        caption: { ko: '같은 호칭경의 이름', en: 'Names of the same nominal size' },
        columns: [
          column('DN', 'DN', 'start'),
          column('A', 'A', 'start'),
          column('B', 'B', 'start'),
          column('NPS', 'NPS', 'start'),
        ],
        rows: SIZES.map((dn) => [`DN ${dn}`, `${dn}A`, `${inchOfDn(dn)}B`, `${inchOfDn(dn)} in`]),
      }),
    },
    {
      id: 'flanges',
      title: { ko: '크기가 같아도 플랜지는 다릅니다', en: 'One size, different flanges' },
      paragraphs: {
        ko: [
          '호칭경이 같아도 플랜지의 규격과 등급이 다르면 볼트 구멍이 맞지 않습니다. 크기와 함께 플랜지의 규격과 등급을 알려 주십시오.',
        ],
        en: [
          'Flanges of one nominal size do not fit each other where standard or rating differ. Tell us standard and rating of the flange with the size.',
        ],
      },
    },
  ],
  tell: {
    ko: ['호칭경: DN, A, B, 인치 가운데 어느 것이든', '플랜지 규격과 등급'],
    en: ['The nominal size, by whichever of the names', 'The standard and rating of the flange'],
  },
  ask: {
    ko: ['필요한 크기가 있는지', '밸브의 플랜지 규격', '면간 거리'],
    en: [
      'Whether your size is made',
      'The flange standard of the valve',
      'The face-to-face length',
    ],
  },
  links: [
    { label: { ko: '조건으로 찾기', en: 'Find by conditions' }, to: '/products' },
    { label: { ko: 'PN 10과 10K', en: 'PN 10 and 10K' }, to: '/guides/pn-10-and-10k' },
    {
      label: { ko: '면간 거리와 호칭경', en: 'Face-to-face length and nominal size' },
      to: '/guides/face-to-face',
    },
  ],
  provenance: [
    { field: '*', source: 'project' },
    { field: 'description', source: 'standard KS D 3507, JIS G 3452, ASME B36.10M' },
    { field: 'sections.0', source: 'standard ISO 6708, KS D 3507, JIS G 3452, ASME B36.10M' },
    { field: 'sections.1', source: 'standard EN 1092-1, JIS B 2220, ASME B16.5' },
  ],
});
