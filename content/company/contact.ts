import type { ContactData } from '#content/schema/company.ts';

/** All samples but the road, district and room, which are the specification's (spec §1). */
const contact: ContactData = {
  ceo: { ko: '○○○', en: '○○○' },
  telephone: '02-000-0000',
  fax: '02-000-0001',
  email: 'sales@example.com',
  address: {
    street: { ko: '서울특별시 금천구 가마산로', en: 'Gamasan-ro, Geumcheon-gu, Seoul' },
    road: { ko: '가마산로', en: 'Gamasan-ro' },
    district: { ko: '금천구', en: 'Geumcheon-gu' },
    city: { ko: '서울특별시', en: 'Seoul' },
    building: { ko: '712호', en: 'Room 712' },
    country: { ko: '대한민국', en: 'Republic of Korea' },
    oneLine: {
      ko: '서울특별시 금천구 가마산로, 712호',
      en: 'Room 712, Gamasan-ro, Geumcheon-gu, Seoul, Republic of Korea',
    },
  },
  provenance: [
    { field: 'ceo', source: 'sample', note: 'Name of the CEO' },
    { field: 'telephone', source: 'sample', note: 'Telephone number' },
    { field: 'fax', source: 'sample', note: 'Fax number' },
    { field: 'email', source: 'sample', note: 'Mail address' },
    {
      field: 'address',
      source: 'spec §1',
      note: 'Building name, street number and postcode are not stated',
    },
  ],
};

export default contact;
