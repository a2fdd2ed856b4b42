import pqvf from '#content/catalogue/pinch-valve/pqvf/pqvf.ts';
import sleeveElastomers from '#content/facts/sleeve-elastomers.ts';
import { fromData } from '#content/figures/placeholder.ts';
import { pinchOpens, sleeveReservations } from '#content/notes.ts';
import { labelRows } from '#content/authoring.ts';
import { defineDocument } from '#content/schema/document.ts';
import { specificationRows, variantTableOf } from '#content/tables.ts';

const dimensions = variantTableOf(pqvf, []);
if (!dimensions) throw new Error('PQVF must have its dimension table');

export default defineDocument({
  id: 'pqvf',
  name: { ko: 'PQVF 플랜지형 핀치 밸브', en: 'PQVF flanged pinch valve' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: 'PQVF 플랜지형 핀치 밸브', en: 'PQVF flanged pinch valve' },
      content: [
        {
          type: 'image-text',
          layout: 'text-image',
          text: {
            ko: `슬리브 바깥에 조작 공기를 넣으면 슬리브가 눌려 닫힙니다. ${pinchOpens.ko} 열린 상태에서는 유로를 가로막는 부품이 없습니다.`,
            en: `Control air around the sleeve squeezes it shut. ${pinchOpens.en} When open, no part obstructs the flow.`,
          },
          table: labelRows(...specificationRows(pqvf)),
          imageUrl: 'pqvf/cutaway-tone',
          imageAlt: {
            ko: '슬리브가 보이는 PQVF 핀치 밸브의 절개도',
            en: 'Cutaway drawing of the PQVF pinch valve showing its sleeve',
          },
        },
        { type: 'product-catalog', products: ['pqvf'] },
        {
          type: 'section',
          title: { ko: '치수', en: 'Dimensions' },
          content: [
            {
              type: 'image-text',
              layout: 'text-image',
              dimensionTable: dimensions,
              imageUrl: 'pqvf/dimensions',
              imageAlt: {
                ko: '길이 L, 플랜지 외경 D, 내경 Di를 표시한 PQVF 치수도',
                en: 'Dimension drawing of PQVF with length L, flange diameter D and inner diameter Di',
              },
            },
          ],
        },
        {
          type: 'section',
          title: { ko: '슬리브 재질', en: 'Sleeve materials' },
          content: [
            {
              type: 'elastomer-table',
              caption: {
                ko: '슬리브 재질별 최고 온도',
                en: 'Highest temperature by sleeve material',
              },
              rows: fromData(
                sleeveElastomers.map(({ material, description, temperature }) => ({
                  material,
                  description,
                  temperature,
                })),
              ),
              note: {
                ko: `NR, CR, NBR 같은 약호는 ISO 1629의 고무 약호입니다. ${sleeveReservations.ko}`,
                en: `NR, CR, NBR and the like are rubber symbols of ISO 1629. ${sleeveReservations.en}`,
              },
            },
          ],
        },
        {
          type: 'product-images',
          title: { ko: '그림', en: 'Drawings' },
          images: [
            {
              src: 'pqvf/tone',
              alt: { ko: 'PQVF 핀치 밸브의 입체도', en: 'Shaded view of the PQVF pinch valve' },
              caption: { ko: '외관', en: 'External view' },
            },
            {
              src: 'pqvf/hidden',
              alt: {
                ko: 'PQVF 핀치 밸브의 은선도',
                en: 'Hidden-line drawing of the PQVF pinch valve',
              },
              caption: { ko: '은선도', en: 'Hidden-line drawing' },
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: 'PQVF 문의', en: 'Ask about PQVF' },
          text: {
            ko: '호칭경, 사용 압력, 유체, 온도, 조작 공기 압력을 알려 주시면 케이싱과 슬리브를 제안합니다.',
            en: 'Tell us size, operating pressure, medium, temperature and control air pressure, and we propose casing and sleeve.',
          },
        },
      ],
    },
  ],
  provenance: [
    { field: '*', source: 'spec §9' },
    {
      field: 'pages.0.content.3.content.0.note',
      source: 'standard ISO 1629',
      note: 'Names of rubbers only',
    },
  ],
});
