/** Words of retention, backup, mail and log. */
import type { Language } from '#contract/address.ts';

export const KEEPING = {
  ko: {
    title: '보관·백업',
    retention: '보관 기간',
    retentionText: (period: string) =>
      `문의는 받은 날부터 ${period} 동안 보관하고, 기간이 지난 것은 날마다 저절로 삭제됩니다. 기간은 홈페이지 관리자가 정합니다.`,
    stored: '저장된 문의',
    oldest: '가장 오래된 문의',
    nextToGo: '30일 안에 삭제될 문의',
    count: (n: number) => `${n.toLocaleString('ko')}건`,
    none: '없음',
    backup: '백업',
    backupText:
      '문의, 메모, 기록이 든 파일 전체를 복사합니다. 개인정보가 들어 있으니 안전한 곳에 두십시오. 가장 새로운 7개만 남기고 지웁니다. 삭제한 문의도 그 전에 만든 백업에는 남아 있습니다.',
    last: (time: string) => `마지막 백업 ${time}`,
    never: '아직 백업한 적이 없습니다.',
    now: '지금 백업',
    download: '내려받기',
    made: (when: string) => `백업했습니다: ${when}.`,
    copying: '복사하는 중입니다. 문의가 많으면 1분쯤 걸립니다. 이 페이지는 저절로 바뀝니다.',
    restoring:
      '되돌리는 중입니다. 지금 상태를 먼저 백업하므로 문의가 많으면 1분쯤 걸립니다. 이 페이지는 저절로 바뀝니다.',
    failed:
      '하지 못했습니다. 문의는 그대로입니다. 디스크의 남은 공간을 확인하고, 되풀이되면 홈페이지 관리자에게 알려 주십시오.',
    otherNumbers:
      '되돌리지 않았습니다. 이 백업에 없는 문의가 백업의 다른 문의와 같은 번호로 들어와 있습니다. 홈페이지 관리자에게 알려 주십시오. 두 파일을 모두 두고 명령(npm run inquiries -- restore)으로 되돌릴 수 있습니다.',
    restore: '되돌리기',
    restoreColumn: '복원',
    restoreNamed: (when: string) => `${when} 상태로 되돌리기`,
    restoreQuestion: (when: string) => `${when} 상태로 되돌립니까?`,
    restoreWarning:
      '지금 상태를 먼저 백업합니다. 그 백업 뒤에 새로 온 문의와 작업 기록은 남고, 그 뒤에 고친 상태·담당·메모와 삭제는 백업할 때로 돌아갑니다.',
    restored: (when: string, made: string) =>
      `${when} 상태로 되돌렸습니다. 되돌리기 전 상태는 ${made} 백업에 있습니다.`,
    cancel: '취소',
    mail: '이메일',
    mailText:
      '새 문의를 직원에게 알리고, 접수 확인과 답변 주소를 고객에게 보내는 이메일입니다. 나가지 않으면 홈페이지 관리자에게 이메일 서버의 설정을 확인해 달라고 하십시오. 이메일이 나가지 않아도 문의는 저장되며 이 창구에서 모두 볼 수 있습니다.',
    waiting: '기다리는 이메일',
    lastMail: '마지막으로 나간 이메일',
    log: '작업 기록',
    logText: '누가 언제 무엇을 했는지만 적고, 문의의 내용은 적지 않습니다. 최근 100건입니다.',
    time: '때',
    person: '사람',
    action: '한 일',
    inquiry: '대상',
  },
  en: {
    title: 'Retention and backup',
    retention: 'Retention',
    retentionText: (period: string) =>
      `Inquiries are kept for ${period} from their arrival; older ones are deleted every day. Whoever runs the website sets the period.`,
    stored: 'Inquiries stored',
    oldest: 'Oldest inquiry',
    nextToGo: 'Deleted within 30 days',
    count: (n: number) => n.toLocaleString('en'),
    none: 'None',
    backup: 'Backup',
    backupText:
      'A copy of the whole file with inquiries, notes and log. It holds personal data: keep it safe. The newest 7 are kept. An inquiry that was deleted is still in the backups made before.',
    last: (time: string) => `Last backup ${time}`,
    never: 'There is no backup yet.',
    now: 'Back up now',
    download: 'Download',
    made: (when: string) => `Backed up: ${when}.`,
    restoring:
      'Restoring. The present state is backed up first; with many inquiries it takes about a minute. This page changes by itself.',
    copying: 'Copying. With many inquiries it takes about a minute. This page changes by itself.',
    failed:
      'That did not work, and the inquiries are as they were. Check the space on the disk; if it happens again, tell whoever runs the website.',
    otherNumbers:
      'Not restored: inquiries that this backup does not hold have arrived under numbers of others in it. Tell whoever runs the website: a command (npm run inquiries -- restore) restores it and keeps both files.',
    restore: 'Restore',
    restoreColumn: 'Restore',
    restoreNamed: (when: string) => `Restore the backup of ${when}`,
    restoreQuestion: (when: string) => `Restore the backup of ${when}?`,
    restoreWarning:
      'The present state is backed up first. Inquiries that arrived since and the log stay; states, persons, notes and deletions made since go back to what they were.',
    restored: (when: string, made: string) =>
      `The backup of ${when} is restored. The state before it is in the backup of ${made}.`,
    cancel: 'Cancel',
    mail: 'Mail',
    mailText:
      'It tells the staff of new inquiries, and customers of the receipt and of the address of their answer. Where it does not go out, ask whoever runs the website to check the mail server’s settings. Inquiries are stored all the same and are all here.',
    waiting: 'Mails waiting',
    lastMail: 'Last mail sent',
    log: 'Log',
    logText: 'Who did what and when, nothing of what anybody wrote. The newest 100.',
    time: 'Time',
    person: 'Person',
    action: 'Action',
    inquiry: 'Concerns',
  },
} as const satisfies Record<Language, object>;
