/** Words of the list of inquiries. */
import type { Language } from '#contract/address.ts';
import type { MailState } from '#desk/inquiries/list.ts';
import type { State } from '#desk/inquiries/states.ts';

const KO_STATES: Record<State, string> = {
  new: '새 문의',
  working: '처리 중',
  answered: '답변함',
  closed: '종결',
  spam: '스팸',
};
const EN_STATES: Record<State, string> = {
  new: 'New',
  working: 'In progress',
  answered: 'Answered',
  closed: 'Closed',
  spam: 'Spam',
};
const KO_MAIL: Record<MailState, string> = {
  none: '없음',
  waiting: '대기',
  failed: '발송 실패',
  sent: '발송됨',
  again: '재발송됨',
};
const EN_MAIL: Record<MailState, string> = {
  none: 'None',
  waiting: 'Waiting',
  failed: 'Failed',
  sent: 'Sent',
  again: 'Sent, later try',
};

export const INQUIRIES = {
  ko: {
    states: KO_STATES,
    mail: KO_MAIL,
    list: '문의 목록',
    all: '모두',
    state: '상태',
    search: '문의 검색',
    searchHint: '회사, 제품, 번호, 초성',
    searchButton: '찾기',
    more: '자세히 거르기',
    mailFailed: '이메일 발송 실패만',
    person: '담당',
    anybody: '모두',
    from: '받은 날부터',
    until: '받은 날까지',
    clear: '거르기 해제',
    excel: 'Excel',
    number: '번호',
    received: '받은 때',
    company: '회사',
    content: '내용',
    mailColumn: '알림 이메일',
    nothing: '아직 문의가 없습니다. 사이트에서 문의가 오면 여기에 바로 나타납니다.',
    nothingFound: '찾는 문의가 없습니다. 낱말을 줄이거나 거르기를 해제해 보십시오.',
    beyond: '이 페이지에는 문의가 없습니다.',
    shown: (total: string, first: number, last: number) => `${total} 가운데 ${first}–${last}.`,
    total: (count: number, over: boolean) =>
      `${count.toLocaleString('ko')}건${over ? ' 이상' : ''}`,
    kept: (period: string) => `보관 기간 ${period}이 지나면 자동으로 삭제됩니다.`,
    period: {
      day: (n: number) => `${n}일`,
      month: (n: number) => `${n}개월`,
      year: (n: number) => `${n}년`,
    },
    pages: '페이지 이동',
    newer: '더 새로운 문의',
    older: '더 오래된 문의',
    indexing: '검색 목록을 만드는 중입니다. 오래된 문의는 잠시 뒤에 찾을 수 있습니다.',
    keyMove: '위아래',
    keySearch: '검색',
    keyReply: '답변',
    pieces: (count: string) => `${count}대`,
  },
  en: {
    states: EN_STATES,
    mail: EN_MAIL,
    list: 'List of inquiries',
    all: 'All',
    state: 'State',
    search: 'Search inquiries',
    searchHint: 'Company, product, number',
    searchButton: 'Search',
    more: 'More filters',
    mailFailed: 'Only failed mail',
    person: 'Assigned to',
    anybody: 'Anybody',
    from: 'Received from',
    until: 'Received until',
    clear: 'Clear filters',
    excel: 'Excel',
    number: 'Number',
    received: 'Received',
    company: 'Company',
    content: 'Content',
    mailColumn: 'Mail',
    nothing: 'No inquiries yet. One that comes from the site appears here at once.',
    nothingFound: 'Nothing was found. Use fewer words, or clear the filters.',
    beyond: 'There are no inquiries on this page.',
    shown: (total: string, first: number, last: number) => `${first}–${last} of ${total}.`,
    total: (count: number, over: boolean) =>
      `${count.toLocaleString('en')}${over ? ' or more' : ''}`,
    kept: (period: string) => `Deleted automatically after ${period}.`,
    period: {
      day: (n: number) => `${n} ${n === 1 ? 'day' : 'days'}`,
      month: (n: number) => `${n} ${n === 1 ? 'month' : 'months'}`,
      year: (n: number) => `${n} ${n === 1 ? 'year' : 'years'}`,
    },
    pages: 'Pages',
    newer: 'Newer inquiries',
    older: 'Older inquiries',
    indexing: 'The search index is being made. Older inquiries can be found in a moment.',
    keyMove: 'up, down',
    keySearch: 'search',
    keyReply: 'reply',
    pieces: (count: string) => `× ${count}`,
  },
} as const satisfies Record<Language, object>;

export type InquiriesTexts = (typeof INQUIRIES)[Language];
