export const search = {
  label: '검색',
  title: '검색',
  placeholder: '코드, 제품명, 초성: 480-006, ㅂㅌㅍㄹㅇ',
  close: '닫기',
  loading: '검색을 준비하고 있습니다',
  results: '검색 결과',
  group: { condition: '조건', product: '제품', document: '기술 자료', page: '페이지' },
  count_one: '결과 {{count}}건',
  count_other: '결과 {{count}}건',
  nothing: '‘{{query}}’에 대한 결과가 없습니다.',
  nothingHint: '더 짧은 낱말이나 코드의 일부로 찾아보거나 다음을 이용해 주십시오.',
};
