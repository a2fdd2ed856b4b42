/** Words of retention, backup, mail and log. */
import type { Language } from '#contract/address.ts';

export const KEEPING = {
  ko: {
    title: '보관·백업',
    retention: '보관 기간',
    retentionText: (period: string) =>
      `문의는 받은 날부터 ${period} 동안 보관하고, 홈페이지 서버가 날마다 기간이 지난 것을 삭제합니다. 기간은 INQUIRY_RETENTION으로 정합니다.`,
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
    file: '파일',
    size: '크기',
    made: (name: string) => `${name} 파일로 백업했습니다.`,
    mail: '알림 이메일',
    mailText:
      '이메일 서버는 홈페이지 서버의 SMTP_URL, MAIL_TO, MAIL_FROM으로 정합니다. 이메일이 나가지 않아도 문의는 저장되며 이 창구에서 모두 볼 수 있습니다.',
    waiting: '기다리는 이메일',
    lastMail: '마지막으로 나간 이메일',
    log: '작업 기록',
    logText: '누가 언제 무엇을 했는지만 적고, 문의의 내용은 적지 않습니다. 최근 100건입니다.',
    time: '때',
    person: '사람',
    action: '한 일',
    inquiry: '문의',
  },
  en: {
    title: 'Retention and backup',
    retention: 'Retention',
    retentionText: (period: string) =>
      `Inquiries are kept for ${period} from their arrival; the website’s server deletes older ones every day. INQUIRY_RETENTION sets the period.`,
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
    file: 'File',
    size: 'Size',
    made: (name: string) => `Backed up to ${name}.`,
    mail: 'Notification mail',
    mailText:
      'SMTP_URL, MAIL_TO and MAIL_FROM of the website’s server set the mail server. Where mail does not go out, inquiries are stored all the same and are all here.',
    waiting: 'Mails waiting',
    lastMail: 'Last mail sent',
    log: 'Log',
    logText: 'Who did what and when, nothing of what anybody wrote. The newest 100.',
    time: 'Time',
    person: 'Person',
    action: 'Action',
    inquiry: 'Inquiry',
  },
} as const satisfies Record<Language, object>;
