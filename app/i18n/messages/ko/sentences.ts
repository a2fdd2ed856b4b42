/** Sentences that the specification gives in Korean: an English page shows them too (readings.md). */
export const sentences = {
  'catalogue:empty': '제품 정보를 준비 중입니다',
  'catalogue:subcategoryNotFound': '하위 분류를 찾을 수 없습니다',
  'product:loading': '제품 정보를 불러오는 중입니다',
} as const;
