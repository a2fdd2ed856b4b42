/** Words of the page of users. */
import type { Language } from '#contract/address.ts';

export const USERS_PAGE = {
  ko: {
    title: '직원',
    text: '이 창구에 로그인하는 사람들입니다. 비밀번호를 잊은 동료에게는 여기서 새 비밀번호를 정해 직접 알려 주십시오. 누가 정했는지 작업 기록에 남습니다.',
    you: '나',
    name: '이름',
    nameHint: '글자, 숫자, 점, 밑줄. 빈칸 없이',
    add: '직원 추가',
    addButton: '추가',
    current: '지금 비밀번호',
    password: '새 비밀번호',
    hint: (least: number) => `${least}자 이상`,
    change: '비밀번호 바꾸기',
    set: '새 비밀번호 정하기',
    remove: '빼기',
    removeNamed: (name: string) => `${name} 빼기`,
    added: (name: string) => `${name}님을 추가했습니다.`,
    changed: (name: string) =>
      `${name}님의 비밀번호를 새로 정했습니다. 열려 있던 창구는 모두 로그아웃되었습니다.`,
    removed: (name: string) => `${name}님을 뺐습니다. 이제 로그인할 수 없습니다.`,
    faults: {
      short: (least: number) => `비밀번호는 ${least}자 이상이어야 합니다.`,
      long: (most: number) => `비밀번호는 ${most}자까지입니다.`,
      name: '이름은 40자까지의 글자, 숫자, 점, 줄표, 밑줄로 적으십시오.',
      taken: '그 이름을 쓰는 직원이 이미 있습니다.',
      current: '지금 비밀번호가 맞지 않습니다.',
      gone: '그 직원은 없습니다.',
      file: '직원 파일에 쓸 수 없습니다. 홈페이지 관리자에게 파일의 권한을 확인해 달라고 하십시오.',
    },
  },
  en: {
    title: 'Staff',
    text: 'Those who log in to this desk. For a colleague who has lost the password, set a new one here and tell it in person. The log keeps who set it.',
    you: 'you',
    name: 'Name',
    nameHint: 'Letters, digits, dots, underscores; no blanks',
    add: 'Add somebody',
    addButton: 'Add',
    current: 'Present password',
    password: 'New password',
    hint: (least: number) => `at least ${least} characters`,
    change: 'Change the password',
    set: 'Set a new password',
    remove: 'Remove',
    removeNamed: (name: string) => `Remove ${name}`,
    added: (name: string) => `${name} is added.`,
    changed: (name: string) => `${name} has a new password. All open sessions are logged out.`,
    removed: (name: string) => `${name} is removed and can no longer log in.`,
    faults: {
      short: (least: number) => `A password needs at least ${least} characters.`,
      long: (most: number) => `A password has at most ${most} characters.`,
      name: 'Use up to 40 letters, digits, dots, dashes or underscores for a name.',
      taken: 'Somebody has this name already.',
      current: 'The present password is wrong.',
      gone: 'There is no such person.',
      file: 'The file of users cannot be written. Ask whoever runs the website to check its rights.',
    },
  },
} as const satisfies Record<Language, object>;

export type UserFault = keyof (typeof USERS_PAGE)['ko']['faults'];
