/** Words of the page and the PDF of a sheet. */
import type { Language } from '#contract/address.ts';
import type { Result } from '#facts/result.ts';

export interface SheetTexts {
  readonly document: string;
  readonly inquiry: string;
  readonly titleAsked: string;
  readonly titleAnswered: string;
  readonly revision: string;
  readonly secretAddress: string;
  readonly home: (brand: string) => string;
  readonly otherLanguage: string;
  readonly pdf: string;
  readonly ask: string;
  readonly quotation: string;
  readonly quotationAsked: string;
  readonly questions: string;
  readonly answers: string;
  readonly answeredOn: string;
  readonly open: string;
  readonly openNote: string;
  readonly message: string;
  readonly source: Readonly<Record<'manufacturer' | 'measured', string>>;
  readonly footnoteOpen: string;
  readonly footnoteAsked: string;
  readonly products: string;
  readonly columns: Readonly<Record<'tag' | 'product' | 'size' | 'quantity' | 'verdict', string>>;
  readonly results: Readonly<Record<Result, string>>;
  readonly points: (count: number) => string;
  readonly verdictNote: string;
  readonly quantityOpen: string;
  readonly kinds: (count: number) => string;
  readonly conditions: string;
  readonly sizing: string;
  readonly files: string;
  readonly download: string;
  readonly note: string;
  readonly revisions: string;
  readonly revisionColumns: Readonly<Record<'revision' | 'date' | 'content' | 'name', string>>;
  readonly asked: (count: number) => string;
  readonly answered: (count: number, open: number) => string;
  readonly older: (letter: string) => string;
  readonly toNewest: string;
  readonly cells: Readonly<Record<'document' | 'number' | 'telephone' | 'sheets', string>>;
  readonly opensUntil: (date: string) => string;
  readonly urgent: string;
  readonly about: string;
  readonly noProduct: string;
  readonly yourQuestions: string;
  readonly oneALine: string;
  readonly send: string;
  readonly tooManyQuestions: (count: number) => string;
}

export const TEXTS: Readonly<Record<Language, SheetTexts>> = {
  ko: {
    document: '문의 답변',
    inquiry: '문의',
    titleAsked: '문의 항목',
    titleAnswered: '답변',
    revision: '개정',
    secretAddress: '주소를 받은 분만 여는 페이지입니다',
    home: (brand) => `${brand} 홈`,
    otherLanguage: 'English',
    pdf: 'PDF',
    ask: '추가 문의',
    quotation: '견적서 받기',
    quotationAsked: '견적서',
    questions: '문의 항목',
    answers: '답변',
    answeredOn: '회신일',
    open: '확인 중',
    openNote: '확인한 뒤 이 주소에 올립니다',
    message: '문의 내용',
    source: { manufacturer: '제조사 회신', measured: '당사 실측' },
    footnoteOpen: '확인 중인 항목은 회신이 오면 이 주소에 올리고 이메일로 알립니다.',
    footnoteAsked: '답변은 이 주소에 올리고 이메일로 알립니다.',
    products: '제품',
    columns: { tag: '위치', product: '제품', size: '크기·전원', quantity: '수량', verdict: '판정' },
    results: { 'in-range': '범위 내', 'not-stated': '자료 없음', 'out-of-range': '범위 밖' },
    points: (count) => `확인할 점 ${count}`,
    verdictNote:
      '판정은 제품 자료의 범위와 비교한 것입니다. 압력 등급은 호칭이며 허용 압력은 온도에 따라 낮아집니다.',
    quantityOpen: '미정',
    kinds: (count) => `${count}종`,
    conditions: '사용 조건',
    sizing: '토크 계산',
    files: '자료',
    download: '받기',
    note: '알림',
    revisions: '개정 이력',
    revisionColumns: { revision: '개정', date: '날짜', content: '내용', name: '이름' },
    asked: (count) => `문의 항목 ${count}`,
    answered: (count, open) => (open === 0 ? `답변 ${count}` : `답변 ${count}, 확인 중 ${open}`),
    older: (letter) => `이전 개정입니다. 최신은 개정 ${letter}입니다.`,
    toNewest: '최신 개정 보기',
    cells: { document: '문서', number: '번호', telephone: '전화', sheets: '매수' },
    opensUntil: (date) => `이 주소는 ${date}까지 열립니다.`,
    urgent: '급하시면',
    about: '제품',
    noProduct: '제품 공통',
    yourQuestions: '문의할 내용',
    oneALine: '한 줄에 하나씩 적으시면 항목마다 번호가 붙습니다.',
    send: '추가 문의 보내기',
    tooManyQuestions: (count) =>
      `한 문의에 추가할 수 있는 항목은 ${count}개입니다. 더 있으시면 새 문의로 보내 주십시오.`,
  },
  en: {
    document: 'Answer to inquiry',
    inquiry: 'Inquiry',
    titleAsked: 'Questions',
    titleAnswered: 'Answer',
    revision: 'Rev.',
    secretAddress: 'Only those who were given the address can open this page',
    home: (brand) => brand,
    otherLanguage: '한국어',
    pdf: 'PDF',
    ask: 'Ask further',
    quotation: 'Get quotation',
    quotationAsked: 'Quotation',
    questions: 'Questions',
    answers: 'Answers',
    answeredOn: 'Answered',
    open: 'In progress',
    openNote: 'The answer will be put up here',
    message: 'Your message',
    source: { manufacturer: 'From the manufacturer', measured: 'Measured by us' },
    footnoteOpen: 'Questions in progress are answered at this address; we tell you by email.',
    footnoteAsked: 'The answer will be put up at this address; we tell you by email.',
    products: 'Products',
    columns: {
      tag: 'Tag',
      product: 'Product',
      size: 'Size, supply',
      quantity: 'Quantity',
      verdict: 'Result',
    },
    results: { 'in-range': 'In range', 'not-stated': 'Not stated', 'out-of-range': 'Out of range' },
    points: (count) => (count === 1 ? '1 point to check' : `${count} points to check`),
    verdictNote:
      'Results compare conditions with product data. Ratings are nominal; allowable pressure falls with temperature.',
    quantityOpen: 'open',
    kinds: (count) => (count === 1 ? '1 product' : `${count} products`),
    conditions: 'Operating point',
    sizing: 'Torque calculation',
    files: 'Files',
    download: 'Download',
    note: 'Note',
    revisions: 'Revisions',
    revisionColumns: { revision: 'Rev.', date: 'Date', content: 'Content', name: 'Name' },
    asked: (count) => (count === 1 ? '1 question' : `${count} questions`),
    answered: (count, open) =>
      open === 0 ? `${count} answered` : `${count} answered, ${open} in progress`,
    older: (letter) => `This is an older revision. The newest is Rev. ${letter}.`,
    toNewest: 'Show the newest',
    cells: { document: 'Document', number: 'Number', telephone: 'Telephone', sheets: 'Sheets' },
    opensUntil: (date) => `This address opens until ${date}.`,
    urgent: 'Urgent?',
    about: 'Product',
    noProduct: 'All products',
    yourQuestions: 'Your questions',
    oneALine: 'Write one a line: each gets its own number.',
    send: 'Send questions',
    tooManyQuestions: (count) =>
      `One inquiry takes ${count} further questions. Please send the rest as a new inquiry.`,
  },
};
