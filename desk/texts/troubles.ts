/** What is wrong with the file of inquiries, in words for the staff. */
import type { Language } from '#contract/address.ts';
import type { TroubleKind } from '#desk/database/desk-trouble.ts';

export interface TroubleTexts {
  readonly title: string;
  readonly kinds: Record<TroubleKind, string>;
  readonly again: string;
  readonly typed: string;
  readonly notFoundTitle: string;
  readonly notFound: string;
  readonly foreignTitle: string;
  readonly foreign: string;
  readonly busyTitle: string;
  readonly busy: string;
  readonly tooLongTitle: string;
  readonly tooLong: string;
  readonly failedTitle: string;
  readonly failed: string;
  readonly toList: string;
}

export const TROUBLES: Readonly<Record<Language, TroubleTexts>> = {
  ko: {
    title: '지금은 문의를 열 수 없습니다',
    kinds: {
      missing:
        '문의 파일이 없습니다. 홈페이지 서버를 먼저 시작하면 만들어집니다. 이미 시작했다면 홈페이지 관리자에게 창구와 서버가 같은 폴더를 쓰는지 확인해 달라고 하십시오.',
      locked:
        '다른 프로그램이 문의 파일을 잠그고 있습니다. 백업이나 동기화 프로그램이 끝나기를 기다렸다가 다시 여십시오. 다시 시작할 것은 없습니다.',
      newer:
        '이 문의 파일은 더 새로운 판의 프로그램이 썼습니다. 아무것도 바꾸지 않았습니다. 창구도 그 새로운 판으로 시작하십시오.',
      older:
        '이 문의 파일은 예전 판의 프로그램이 썼습니다. 아무것도 바꾸지 않았습니다. 홈페이지 서버를 지금 판으로 시작하면 파일이 새로워집니다.',
      damaged:
        '문의 파일이 손상되었습니다. 파일은 그대로 두었습니다. 홈페이지 관리자에게 백업을 되돌려 달라고 하십시오.',
      full: '디스크가 가득 찼습니다. 공간을 비우면 다시 쓸 수 있습니다. 다시 시작할 것은 없습니다.',
      unusable:
        '문의 파일을 읽거나 쓸 수 없습니다. 홈페이지 관리자에게 디스크와 폴더의 권한을 확인해 달라고 하십시오.',
    },
    again: '다시 열기',
    typed: '적으신 내용은 저장되지 않았습니다. 아래에 그대로 있으니 복사해 두십시오.',
    notFoundTitle: '페이지를 찾을 수 없습니다',
    notFound: '주소가 바뀌었거나 문의가 삭제되었습니다.',
    foreignTitle: '받아들일 수 없는 요청입니다',
    foreign:
      '창구의 페이지에서 보낸 요청만 받습니다. 주소창의 주소로 창구를 다시 열고 시도하십시오.',
    busyTitle: '엑셀 파일을 만드는 중입니다',
    busy: '다른 사람이 받는 엑셀 파일 두 개를 만들고 있습니다. 잠시 뒤에 다시 누르십시오.',
    tooLongTitle: '내용이 너무 깁니다',
    tooLong:
      '한 번에 보낼 수 있는 양을 넘어 저장하지 않았습니다. 브라우저의 뒤로 버튼을 누르면 적으신 내용이 그대로 있습니다. 줄여서 다시 보내십시오.',
    failedTitle: '창구에 오류가 생겼습니다',
    failed: '다시 시도하십시오. 되풀이되면 아래 번호를 개발자에게 알려 주십시오.',
    toList: '문의 목록으로',
  },
  en: {
    title: 'The inquiries cannot be opened now',
    kinds: {
      missing:
        'There is no file of inquiries. Start the website’s server first: it makes the file. If it is running, ask whoever runs the website to check that both use the same folder.',
      locked:
        'Another program keeps the file of inquiries locked. Wait until a backup or a synchronisation has ended, then open it again; nothing has to be restarted.',
      newer:
        'A newer release of the program has written this file of inquiries. Nothing was changed. Start the desk of that release too.',
      older:
        'An older release of the program has written this file of inquiries. Nothing was changed. Start this release of the website’s server, which brings the file up to date.',
      damaged:
        'The file of inquiries is damaged and has been left as it is. Ask whoever runs the website to put a backup in its place.',
      full: 'The disk is full. Free some space; nothing has to be restarted.',
      unusable:
        'The file of inquiries cannot be read or written. Ask whoever runs the website to check the disk and the rights of the folder.',
    },
    again: 'Open again',
    typed: 'What you typed was not saved. It stands below: copy it.',
    notFoundTitle: 'There is no such page',
    notFound: 'The address has changed, or the inquiry was deleted.',
    foreignTitle: 'This request is refused',
    foreign:
      'Only the desk’s own pages may ask for that. Open the desk by its address and try again.',
    busyTitle: 'Excel files are being made',
    busy: 'Two other Excel files are being made for somebody else. Please try again in a moment.',
    tooLongTitle: 'That is too long',
    tooLong:
      'It is more than can be sent at once, and nothing was saved. Press the Back button: what you typed is still there. Shorten it and send it again.',
    failedTitle: 'The desk has failed',
    failed: 'Please try again. If it happens again, tell a developer this number.',
    toList: 'To the list of inquiries',
  },
};
