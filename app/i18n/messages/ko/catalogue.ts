import type { catalogue as english } from '#app/i18n/messages/en/catalogue.ts';

import { sentences } from './sentences.ts';

export const catalogue: typeof english = {
  subcategories: '하위 분류',
  contents: '카탈로그 차례',
  pageNavigation: '페이지 이동',
  pageNavigationBelow: '페이지 이동, 아래',
  previousPage: '이전 페이지',
  nextPage: '다음 페이지',
  content: '카탈로그',
  onThisPage: '이 페이지',
  details: '상세보기',
  subcategoryNotFound: sentences['catalogue:subcategoryNotFound'],
  subcategoryNotFoundHint: '목록에서 하위 분류를 선택해 주십시오.',
  empty: sentences['catalogue:empty'],
  pdf: 'PDF | Print',
  contact: '문의하기',
  applications: '용도',
  features: '특징',
  specifications: '사양',
  label: '항목',
  value: '내용',
  enlarge: '크게 보기: {{name}}',
  findByCondition: '조건으로 찾기',
};
