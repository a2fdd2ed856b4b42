import type { Downloads } from '#content/schema/company.ts';

const downloads: Downloads = {
  title: { ko: '자료실', en: 'Downloads' },
  lead: {
    ko: '데이터 시트, 기술 자료, 치수도, CAD 파일을 번호와 개정일로 찾습니다. 없는 자료는 요청하실 수 있습니다.',
    en: 'Data sheets, documents, dimension drawings and CAD files by number and date of revision. Files not listed can be requested.',
  },
  provenance: [{ field: '*', source: 'project' }],
};

export default downloads;
