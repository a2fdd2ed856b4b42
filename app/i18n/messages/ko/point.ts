import type { point as english } from '#app/i18n/messages/en/point.ts';

/** The bar of the operating point, and what pages say of it. */
export const point: typeof english = {
  facet: {
    size: '호칭경',
    pressure: '압력',
    temperature: '유체 온도',
    torque: '필요 토크',
  },
  change: '수정',
  add: '조건 더하기',
  edit: '수정',
  share: '공유',
  clear: '지우기',
  apply: '적용',
  cancel: '취소',
  close: '닫기',
  kind: '압력의 종류',
  class: '클래스',
  hint: '빈 칸은 조건으로 쓰지 않습니다. {{names}} 조건은 이 기기에 저장되고 페이지 주소에 들어갑니다.',
  shared: '주소를 복사했습니다',
  notShared: '복사하지 못했습니다. 주소창의 주소를 복사하십시오.',
  cleared: '조건을 지웠습니다.',
  undo: '되돌리기',
  followed_one: '견적 목록 제품 {{count}}개의 크기도 사용 조건을 따라 바뀌었습니다.',
  followed_other: '견적 목록 제품 {{count}}개의 크기도 사용 조건을 따라 바뀌었습니다.',
  keepFormer: '이전 크기 유지',
  formerKept: '이전 크기로 되돌렸습니다.',
  fits: '적합',
  ask: '문의',
  no: '제외',
  count: {
    judged: '판정 {{count}}개',
    group: '이 분류 {{count}}개',
    compared: '비교 {{count}}개',
  },
  askUs: '이 조건으로 문의하기',
  allInside: '조건이 모두 범위 안에 있습니다.',
  needle: '사용 조건 {{value}}',
  show: '보기',
  showOf: '{{code}} 보기',
  legend: {
    point: '사용 조건',
    range: '사용 범위',
    excluded: '조건에 맞지 않는 제품의 범위',
    open: '한쪽 한계 자료 없음',
  },
  torqueNote:
    '판정은 최대 토크만 비교한 것입니다. 액추에이터의 최대 토크가 밸브의 최대 허용 스템 토크(MAST)를 넘지 않는지, 출력 플랜지가 밸브와 맞는지 확인하십시오.',
  verdictNote:
    '판정은 자료에 적힌 범위와 비교한 것입니다. 허용 압력은 온도가 올라가면 낮아지므로, 최종 선정은 견적 때 확인해 주십시오.',
};
