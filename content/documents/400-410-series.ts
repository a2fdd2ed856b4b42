import { defineDocument } from '#content/schema/document.ts';

/** Placeholder text only, as the specification says (spec §3). */
export default defineDocument({
  id: '400-410-series',
  name: { ko: '400–410 시리즈', en: '400–410 series' },
  totalPages: 1,
  pages: [
    {
      pageNumber: 1,
      title: { ko: '400–410 시리즈', en: '400–410 series' },
      content: [
        {
          type: 'text',
          html: {
            ko: '<p>400–410 시리즈 자료를 준비하고 있습니다. 급하게 필요하시면 문의해 주십시오.</p>',
            en: '<p>The document on the 400–410 series is in preparation. If you need it now, please ask us.</p>',
          },
        },
      ],
    },
  ],
  provenance: [
    {
      field: '*',
      source: 'spec §3',
      note: 'Placeholder text only: ask the supplier for the document',
    },
  ],
});
