/** Words with which products and conditions go into an inquiry in Korean: from the page and, without scripts, from the server. */
export const KOREAN_WORDS = {
  kindHeading: '[문의 종류]',
  quoteHeading: '[견적 요청 제품]',
  installedHeading: '[설치된 밸브]',
  pointHeading: '[사용 조건]',
  sizingHeading: '[토크 계산]',
  questionsHeading: '[문의 항목]',
  quoteHeadingInquiry: '[문의 내용]',
  quoteQuantity: '수량 {{quantity}}',
  quantityOpen: '수량 미정',
  quoteTag: '위치 {{tag}}',
  quotePasted: '원문: {{text}}',
  quoteNote: '비고: {{note}}',
  conditions: {
    size: '호칭경',
    pressure: '압력',
    temperature: '유체 온도',
    torque: '필요 토크',
  },
  goesAlong: '다음 내용이 문의와 함께 갑니다. 문의 내용은 비워 두셔도 됩니다.',
  notUsed: '주소에서 사용하지 못한 값: {{list}}',
  notUsedPart: {
    product: '{{written}} (없는 제품)',
    size: '{{written}} (이 제품에 없는 호칭경)',
    quantity: '{{written}} (쓸 수 없는 수량)',
    part: '{{written}} (알 수 없는 값)',
  },
};
