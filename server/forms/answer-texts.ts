/** Words of the pages that a browser without scripts gets, and of errors that have no code. */
import type { Language } from '#contract/address.ts';

export const TEXTS = {
  ko: {
    successTitle: '문의가 접수되었습니다!',
    successText: '문의가 성공적으로 접수되었습니다. 곧 연락드리겠습니다.',
    receipt: '접수 번호',
    receiptUse:
      '이 번호를 적어 두시거나 페이지를 인쇄해 두십시오. 전화로 문의하실 때 알려 주시면 됩니다.',
    confirmation:
      '문의는 저장되었습니다. 입력하신 이메일 주소로 확인 이메일 발송을 시도하며, 이메일이 오지 않아도 접수는 끝난 것입니다.',
    answers: '답변을 다음 주소에 올리고 이메일로 알려 드립니다.',
    sheet: '문의 답변 페이지',
    errorTitle: '보내지 못했습니다.',
    checkFields: '아래 항목을 확인하고 다시 보내 주십시오.',
    otherWays: '전화나 이메일로도 문의하실 수 있습니다:',
    required: '필수',
    optional: '선택',
    submit: '문의 보내기',
    toForm: '문의하기로',
    toHome: '홈으로',
    malformed: '보낸 내용을 읽을 수 없습니다.',
    unsupported: '지원하지 않는 형식입니다.',
    tooBig:
      '보낸 내용이 너무 큽니다. 한 번에 64 kB, 한글 약 7,000자까지 보내실 수 있습니다. 내용을 줄이거나 나누어 보내 주십시오.',
    tooManyFields: '항목이 너무 많습니다. 100개까지 보내실 수 있습니다.',
    goBack: '입력하신 내용은 브라우저의 뒤로 버튼을 누르면 양식에 남아 있습니다.',
    tooSlow: '전송이 너무 오래 걸렸습니다. 다시 보내 주십시오.',
    tooMany:
      '같은 네트워크에서 짧은 시간에 너무 많은 문의가 전송되었습니다. 약 {{seconds}}초 뒤에 다시 보내 주십시오.',
    tooManyToday:
      '오늘 이 양식으로 받을 수 있는 문의 수를 넘었습니다. 이메일이나 전화로 문의하시거나 내일 다시 보내 주십시오.',
    notStored:
      '지금은 문의를 저장할 수 없습니다. 잠시 후 다시 보내 주시거나 이메일 또는 전화로 문의해 주십시오.',
  },
  en: {
    successTitle: 'Inquiry Submitted Successfully!',
    successText: 'Your inquiry has been successfully submitted. We will contact you soon.',
    receipt: 'Receipt number',
    receiptUse: 'Please note this number or print the page, and mention it when you call us.',
    confirmation:
      'The inquiry is stored. We will try to email a confirmation to your email address; the inquiry is received even if that mail does not arrive.',
    answers: 'The answer will be put up here, and we tell you by email:',
    sheet: 'Answer page',
    errorTitle: 'The inquiry was not sent.',
    checkFields: 'Please check these fields and send it again.',
    otherWays: 'You can also reach us by telephone or email:',
    required: 'Required',
    optional: 'Optional',
    submit: 'Submit Inquiry',
    toForm: 'Back to the form',
    toHome: 'Home',
    malformed: 'What was sent cannot be read.',
    unsupported: 'This format is not supported.',
    tooBig:
      'What was sent is too big: one inquiry can hold 64 kB, about 60,000 characters. Please shorten it, or send it in parts.',
    tooManyFields: 'There are too many fields: 100 can be sent.',
    goBack: 'What you typed is still in the form: press the Back button of your browser.',
    tooSlow: 'Sending took too long. Please send it again.',
    tooMany:
      'Too many inquiries have come from your network in a short time. Please send it again in about {{seconds}} seconds.',
    tooManyToday:
      'This form has taken all the inquiries that it takes in a day. Please reach us by email or telephone, or send it again tomorrow.',
    notStored:
      'The inquiry cannot be stored at the moment. Please send it again in a little while, or reach us by email or telephone.',
  },
} as const satisfies Record<Language, Record<string, string>>;
