import { KOREAN_WORDS } from '#contract/inquiry-words/ko.ts';
import type { point as english } from '#app/i18n/messages/en/point.ts';

/** The bar of the operating point, and what pages say of it. */
export const point: typeof english = {
  facet: KOREAN_WORDS.conditions,
  change: '수정',
  notCompared: '이 페이지에서는 비교하지 않음',
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
  notShared: '복사하지 못했습니다',
  cleared: '조건을 지웠습니다.',
  undo: '되돌리기',
  followed: '견적 목록 변경: {{products}} → {{size}}',
  keepFormer: '되돌리기',
  formerKept: '이전 크기로 되돌렸습니다.',
  count: {
    judged: '판정 {{count}}개',
    group: '이 분류 {{count}}개',
    compared: '비교 {{count}}개',
  },
  askUs: '이 조건으로 묻기',
  all: '모두 보기',
  wrong: {
    size: 'DN 150, 150A, 6B처럼 입력하십시오',
    temperature: '{{lowest}} ~ {{highest}} {{unit}} 사이의 수를 입력하십시오',
    number: '0보다 큰 수를 입력하십시오',
  },
  show: '보기',
  showOf: '{{code}} 보기',
};
