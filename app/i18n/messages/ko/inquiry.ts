import { receipt } from './receipt.ts';

/** The inquiry form, `/contact` and `/support` (spec §2, §4, §5, §8). */
export const inquiry = {
  title: '제품 문의',
  lead: '유체, 압력, 온도, 호칭경을 적어 주시면 선정이 빨라집니다. 아시는 것만 적어 주셔도 됩니다.',

  companyName: '회사명',
  name: '이름',
  phone: '전화번호',
  fax: '팩스',
  email: '이메일',
  inquiry: '문의 내용',
  required: '필수',
  optional: '선택',
  honeypot: '이 칸은 비워 두십시오',
  submit: '문의 보내기',
  submitting: '전송 중...',
  clear: '다시 쓰기',

  notice:
    '문의에 답변드리기 위해 회사명, 이름, 전화번호, 이메일, 문의 내용과 (적어 주신 경우) 팩스를 수집하며, {{retention}} 동안 보관한 뒤 삭제합니다.',
  privacy: '개인정보 처리방침',
  retention_day_one: '{{count}}일',
  retention_day_other: '{{count}}일',
  retention_month_one: '{{count}}개월',
  retention_month_other: '{{count}}개월',
  retention_year_one: '{{count}}년',
  retention_year_other: '{{count}}년',

  draftRestored: '이 기기에서 작성하시던 내용을 다시 불러왔습니다.',
  draftDiscarded: '작성하신 내용을 지웠습니다.',
  discardDraft: '지우기',
  undo: '되돌리기',

  successTitle: '문의가 접수되었습니다!',
  successText: '문의가 성공적으로 접수되었습니다. 곧 연락드리겠습니다.',

  errorTitle: '보내지 못했습니다.',
  errorTitleFields_one: '보내지 못했습니다. 한 항목을 확인해 주십시오.',
  errorTitleFields_other: '보내지 못했습니다. {{count}}개 항목을 확인해 주십시오.',
  networkFailure: '서버에 연결하지 못했습니다. 연결 상태를 확인하고 다시 보내 주십시오.',
  noAnswer: '서버가 응답하지 않습니다. 다시 보내 주십시오.',
  unexpectedAnswer: '서버의 응답을 알아볼 수 없습니다. 잠시 후 다시 보내 주십시오.',
  /** True of the embedded service only. */
  arrivesOnce: '다시 보내셔도 한 번만 접수됩니다.',
  unexpectedCard: '양식 서비스가 카드 결제를 요구하지만 이 양식에서는 결제를 받지 않습니다.',
  kept: '작성하신 내용은 이 기기에 그대로 있습니다. 다른 방법으로도 문의하실 수 있습니다.',
  sendAgain: '다시 보내기',
  viaMail: '메일로 보내기',
  viaPhone: '{{phone}} 전화하기',
  copy: '내용 복사',
  copied: '복사했습니다. {{email}} 앞으로 보내는 메일에 붙여 넣어 주십시오.',
  copyFailed: '브라우저가 복사를 허용하지 않습니다. 내용을 직접 선택해 주십시오.',

  quoteTitle: '문의 제품',
  quoteText: '이 제품을 문의하고 있습니다.',
  quoteRemove: '빼기',
  quoteRemoveNamed: '{{product}} 빼기',
  quoteRemoved: '{{product}} 제품을 뺐습니다.',
  quoteQuantity: '수량 {{quantity}}',
  quoteHeading: '[견적 요청 제품]',
  quoteHeadingInquiry: '[문의 내용]',
  quoteNote: '비고: {{note}}',

  contactTitle: '연락처',
  telephone: '전화',
  address: '주소',
  directions: '오시는 길',
  hintsTitle: '함께 적어 주시면 좋은 내용',
  hintMedium: '유체 이름, 농도, 고형물 여부',
  hintSize: '호칭경 DN, 배관 규격(PN 또는 ANSI)',
  hintPressure: '운전 압력과 차압, 최저·최고 온도',
  hintActuation: '구동 방식(전동·공압·유압)과 전원 또는 공급 압력',

  receipt,
};
