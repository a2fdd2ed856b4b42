import pqvi from '#content/catalogue/pinch-valve/pqvi/pqvi.ts';
import { figuresOfProduct } from '#content/figures/of-product.ts';
import { pinchOpens } from '#content/notes.ts';
import { labelRows } from '#content/authoring.ts';
import { defineDocument } from '#content/schema/document.ts';
import { specificationRows, variantTableOf } from '#content/tables.ts';

const is = figuresOfProduct(pqvi, 'pinch-valve-threaded');
const sizes = variantTableOf(pqvi, []);
if (!sizes) throw new Error('PQVI must have its table per size');

export default defineDocument({
  id: 'pqvi',
  name: { ko: 'PQVI 나사식 핀치 밸브', en: 'PQVI threaded pinch valve' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: 'PQVI 나사식 핀치 밸브', en: 'PQVI threaded pinch valve' },
      content: [
        {
          type: 'image-text',
          layout: 'text-image',
          text: {
            ko: `양 끝이 나사식인 핀치 밸브입니다. 닫을 때는 사용 압력보다 높은 조작 공기가 필요합니다. ${pinchOpens.ko}`,
            en: `A pinch valve with threaded ends. Control air above the operating pressure closes it. ${pinchOpens.en}`,
          },
          table: labelRows(...specificationRows(pqvi)),
          imageUrl: 'pqvi/cutaway-tone',
          imageAlt: {
            ko: '슬리브가 보이는 PQVI 핀치 밸브의 절개도',
            en: 'Cutaway drawing of the PQVI pinch valve showing its sleeve',
          },
        },
        { type: 'product-catalog', products: ['pqvi'] },
        {
          type: 'section',
          title: { ko: '호칭경별 사양', en: 'Figures per size' },
          content: [
            { type: 'dimension-table', table: sizes },
            {
              type: 'highlight',
              text: {
                ko: `조작 공기는 사용 압력보다 ${is.controlAir} 높게 공급합니다. 이 압력을 공급할 수 있는지 확인하십시오. 공기가 모자라면 밸브가 닫히지 않을 수 있습니다.`,
                en: `Set the control air ${is.controlAir} above the operating pressure, and check that this pressure is available. With too little the valve may not close.`,
              },
            },
          ],
        },
        {
          type: 'contact',
          title: { ko: 'PQVI 문의', en: 'Ask about PQVI' },
          text: {
            ko: '호칭경, 사용 압력, 유체, 온도, 조작 공기 압력을 알려 주십시오. 슬리브 재질은 함께 확인합니다.',
            en: 'Tell us size, operating pressure, medium, temperature and control air pressure. We settle the sleeve material with you.',
          },
        },
      ],
    },
  ],
  provenance: [{ field: '*', source: 'spec §9' }],
});
