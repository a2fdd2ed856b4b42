import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import type { Translate } from '#app/i18n/translate.ts';

import type { SentInquiry } from '#app/shared/inquiry/sent-inquiries.ts';

/** The time in Korea, whatever the visitor's clock is set to: `2026-11-21 14:32`. */
const SEOUL_TIME = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** When an inquiry was sent, in milliseconds since 1970, as the receipt shows it. */
export const seoulTime = (at: number): string => SEOUL_TIME.format(at);

/** The whole receipt as text, for a file or a mail. */
export function receiptText(sent: SentInquiry, t: Translate): string {
  const number = t(sent.local ? 'inquiry:receipt.localNumber' : 'inquiry:receipt.number');
  const time = t('inquiry:receipt.timeZone', { time: seoulTime(sent.sentAt) });
  const lines = [
    t('inquiry:receipt.document'),
    `${number}: ${sent.id}`,
    `${t('inquiry:receipt.time')}: ${time}`,
    '',
    ...INQUIRY_FIELDS.filter((field) => field !== 'inquiry' && sent.fields[field] !== '').map(
      (field) => `${t(`inquiry:${field}`)}: ${sent.fields[field]}`,
    ),
    '',
    sent.fields.inquiry,
    '',
  ];
  return lines.join('\n');
}
