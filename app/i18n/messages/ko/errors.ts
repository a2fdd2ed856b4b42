/** Pages that cannot be shown (spec §8). */
export const errors = {
  pageTitle: '페이지를 찾을 수 없습니다',
  pageText: '요청하신 페이지가 없거나 주소가 바뀌었습니다.',
  pageAddress: '아래 주소를 확인해 주십시오.',
  requestedAddress: '요청한 주소',
  goHome: '홈으로 가기',
  goBack: '뒤로 가기',
  suggestions: '찾으시던 것이 이 중에 있습니까?',
  suggest: {
    sirca: 'SIRCA 밸브',
    products: '전체 제품',
    about: '회사소개',
    contact: '문의하기',
    home: '홈',
  },
  keywords: '산업용 밸브, 액추에이터, 버터플라이 밸브, 볼 밸브, 핀치 밸브',
  pipe: '밸브가 빠진 배관',
  productTitle: '제품을 찾을 수 없습니다',
  productText:
    '요청하신 제품 정보를 찾을 수 없습니다. 주소를 확인하시거나 다른 제품을 살펴보시기 바랍니다.',
  failedTitle: '페이지를 표시할 수 없습니다',
  failedText: '불러오는 중에 문제가 생겼습니다. 연결 상태를 확인하고 다시 시도해 주십시오.',
  failedChunk:
    '페이지의 일부를 받지 못했습니다({{kind}}). 연결 상태를 확인하고 다시 시도해 주십시오.',
  chunk: { timeout: '시간 초과', missing: '파일 없음', error: '불러오기 오류' },
  retry: '다시 시도',
};
