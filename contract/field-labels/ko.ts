import type { InquiryField } from '#contract/inquiry-fields.ts';

/** Names of the form's fields in Korean. A module of its own, so that a page loads those of its language only. */
export const KOREAN_LABELS: Record<InquiryField, string> = {
  companyName: '회사명',
  name: '이름',
  phone: '전화번호',
  fax: '팩스',
  email: '이메일',
  inquiry: '문의 내용',
};
