import { KOREAN_LABELS } from '#contract/field-labels/ko.ts';
import { KOREAN_WORDS } from '#contract/inquiry-words/ko.ts';

import { receipt } from './receipt.ts';

/** The inquiry form, `/contact` and `/support` (spec §2, §4, §5, §8). */
export const inquiry = {
  title: '제품 문의',
  kindQuestion: '무엇을 도와드릴까요?',
  kind: { quote: '견적', technical: '기술', retrofit: '개조', service: 'A/S' },
  sender: '보내시는 분',

  ...KOREAN_LABELS,
  ...KOREAN_WORDS,
  required: '필수',
  optional: '선택',
  /** Why the inquiry's own words may be left out. */
  optionalListed: '선택 · 제품을 담으셨습니다',
  optionalInstalled: '선택 · 제품 정보가 있습니다',
  optionalAsked: '선택 · 문의 항목이 있습니다',
  help: '유체 이름, 사용 압력, 납기를 적어 주시면 답변이 빨라집니다.',
  helpService: '설치한 곳과 시기, 사용 조건, 방문 가능한 날을 적어 주시면 답변이 빨라집니다.',
  honeypot: '이 칸은 비워 두십시오',
  submit: '문의 보내기',
  submitting: '전송 중...',
  notice: '회사명, 이름, 연락처, 문의 내용은 답변에만 쓰고 {{retention}} 뒤 삭제합니다.',
  clear: '작성 내용 지우기',

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

  senderBefore: '지난번에 문의하신 분: {{named}}.',
  senderTake: '이대로 입력',
  senderForget: '이 기기에서 지우기',
  senderForgotten: '지난번에 문의하신 분의 정보를 이 기기에서 지웠습니다.',

  successTitle: '문의가 접수되었습니다!',
  successText: '문의가 성공적으로 접수되었습니다. 곧 연락드리겠습니다.',

  errorTitle: '보내지 못했습니다.',
  errorTitleUnsure: '접수 여부를 확인하지 못했습니다.',
  errorTitleFields_one: '보내지 못했습니다. 한 항목을 확인해 주십시오.',
  errorTitleFields_other: '보내지 못했습니다. {{count}}개 항목을 확인해 주십시오.',
  errorTitleBefore_one: '한 곳을 확인해 주십시오.',
  errorTitleBefore_other: '{{count}}곳을 확인해 주십시오.',
  notSentYet: '입력하신 내용은 그대로 있습니다. 아직 보내지 않았습니다.',
  /** Before a message that is the library's or the service's own. */
  otherError: '문의를 보내지 못했습니다. 서비스의 응답은 다음과 같습니다.',
  adviceTelephone: '전화번호의 자릿수가 모자라 보입니다. 이대로 보내셔도 됩니다.',
  adviceDomain: '이메일의 @ 뒤에 점(.)이 없습니다. 예: name@example.com. 이대로 보내셔도 됩니다.',
  adviceAddress: '이 주소가 맞습니까?',
  adviceTake: '{{address}} 주소로 수정',
  networkFailure: '서버에 연결하지 못했습니다. 연결 상태를 확인하고 다시 보내 주십시오.',
  noAnswer: '서버가 응답하지 않습니다. 다시 보내 주십시오.',
  unexpectedAnswer: '서버의 응답을 알아볼 수 없습니다. 잠시 후 다시 보내 주십시오.',
  /** True of the embedded service only. */
  arrivesOnce: '다시 보내셔도 한 번만 접수됩니다.',
  unexpectedCard:
    '폼 서비스가 카드 결제를 요구하지만 이 양식에서는 결제를 받지 않습니다. 이메일이나 전화로 문의해 주십시오.',
  listTooLong:
    '목록이 {{kb}} kB로, 한 번에 보낼 수 있는 {{max}} kB를 넘습니다. 목록을 둘로 나누어 보내거나 원문이 긴 품목을 빼 주십시오.',
  kept: '작성하신 내용은 이 기기에 그대로 있습니다. 다른 방법으로도 문의하실 수 있습니다.',
  sendAgain: '다시 보내기',
  offline: '네트워크에 연결되어 있지 않습니다. 작성하신 내용은 이 기기에 보관합니다.',
  sendLater: '연결되면 보내기',
  sendLaterChosen: '연결되면 보내기 취소',
  willBeSent:
    '네트워크에 다시 연결되면 이 문의를 보냅니다. 이 페이지를 열어 두시거나 연결된 뒤 다시 열어 주십시오.',
  viaMail: '이메일로 보내기',
  viaPhone: '{{phone}} 전화하기',
  copy: '내용 복사',
  copied: '복사했습니다. {{email}} 앞으로 보내는 이메일에 붙여 넣어 주십시오.',
  copyFailed: '브라우저가 복사를 허용하지 않습니다. 내용을 직접 선택하여 복사해 주십시오.',

  /** For readers without scripts; where the server knows better it says so instead (server/asked-form.ts). */
  withoutScripts:
    '이 브라우저에서는 스크립트를 쓸 수 없어 견적 목록과 사용 조건은 함께 가지 않습니다. 제품 코드, 크기, 수량을 문의 내용에 적어 주십시오.',

  quoteTitle: '문의 제품',
  positions_one: '{{count}}종',
  positions_other: '{{count}}종',
  counted: '{{positions}} {{pieces}}',
  sizingDiffers: '사용 조건의 필요 토크는 {{point}}, 이 계산은 {{sizing}}입니다.',
  enteredAs: '입력 {{words}}',
  breakTorque: '개방 토크 {{torque}} Nm',
  runTorque: '구동 토크 {{torque}} Nm',
  seatTorque: '폐쇄 토크 {{torque}} Nm',
  sizing: '밸브 토크 {{torque}} Nm × 안전율 {{factor}} = 필요 토크 {{required}} Nm',
  phase_1: '단상',
  phase_3: '삼상',
  sizingTime: '90° 최대 {{seconds}}초',
  sizingModels: '조건을 충족하는 모델: {{list}}',
  toForm: '문의 양식으로 이동 (제품 {{count}}개)',
  pastedTable: '붙여 넣은 표를 품목으로 담을 수 있습니다.',
  takeTable: '품목으로 읽기',
  addProducts: '제품 더 담기',
  pointTitle: '사용 조건',
  pointEdit: '수정',
  pointInvalid: '값을 읽을 수 없습니다. 숫자와 단위를 입력하십시오.',
  pointOut: '사용 조건을 문의에 넣지 않습니다.',
  pointElsewhere: '앞서 다른 제품을 찾으며 정하신 조건은 문의에 넣지 않습니다.',
  leaveOut: '넣지 않기',
  putIn: '다시 넣기',
  sizingTitle: '토크 계산',
  installedTitle: { retrofit: '개조할 밸브', service: 'A/S를 받을 제품' },
  installed: {
    product: '제품·모델',
    nameplate: '명판의 제조 번호',
    fault: '증상 (언제, 어떤 동작에서)',
    valve: '밸브 종류·제품',
    size: '호칭경',
    load: '추력 또는 토크',
    stem: '스템 지름·피치',
    turns: '핸드휠 회전수',
    supply: '구동원 (전기·공기·유압)',
    number: '대수',
  },
  installedPhotographs: {
    retrofit:
      '아시는 것만 적으십시오. 밸브와 명판의 사진은 문의를 보내신 뒤 접수 번호를 적어 다음 이메일로 보내 주십시오.',
    service:
      '아시는 것만 적으십시오. 명판과 이상 부위의 사진은 문의를 보내신 뒤 접수 번호를 적어 다음 이메일로 보내 주십시오.',
  },
  questionsTitle: '문의 항목',
  questionRemove: '{{question}} 빼기',
  questionRemoved: '{{question}}: 문의 항목에서 뺐습니다.',

  contactTitle: '연락처',
  visit: '찾아오기',
  directions: '{{lines}}호선, 오시는 길',

  receipt,
};
