import { useState } from 'react';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';
import { telephoneHref } from '#contract/telephone.ts';

import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';

import type { ContactDetails } from './inquiry-data.ts';
import styles from './contact-fallback.module.css';
import type { SendLater } from './send-later.tsx';

/** Mail programs cut longer addresses; the whole text can be copied. */
const MAILTO_MAX_LENGTH = 1_900;

/** What to do where the form could not send an inquiry: try again, mail, phone, or copy the text. */
export function ContactFallback({
  contact,
  values,
  onSendAgain,
  later,
}: {
  contact: ContactDetails;
  values: () => FormData;
  onSendAgain: () => void;
  /** Without a network: sending waits for it, if the visitor says so. */
  later: SendLater | undefined;
}) {
  const { t } = useLocale();
  const [copied, setCopied] = useState<boolean>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(plainText(values(), t));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <div className="top12">
      {later ? (
        <p role="status">{t(later.wanted ? 'inquiry:willBeSent' : 'inquiry:offline')}</p>
      ) : (
        <p>{t('inquiry:kept')}</p>
      )}
      <div className={cx('flex wrap gap8', styles.buttons)}>
        {later ? (
          <Button size="small" variant="solid" onClick={() => later.onWanted(!later.wanted)}>
            {t(later.wanted ? 'inquiry:sendLaterChosen' : 'inquiry:sendLater')}
          </Button>
        ) : (
          <Button size="small" variant="solid" onClick={onSendAgain}>
            {t('inquiry:sendAgain')}
          </Button>
        )}
        <ButtonLink
          as="a"
          size="small"
          href={`mailto:${contact.email}`}
          onClick={(event) => {
            event.currentTarget.href = mailAddress(contact.email, values(), t);
          }}
        >
          {t('inquiry:viaMail')}
        </ButtonLink>
        <ButtonLink as="a" size="small" href={telephoneHref(contact.phone)}>
          {t('inquiry:viaPhone', { phone: contact.phone })}
        </ButtonLink>
        <Button size="small" onClick={() => void copy()}>
          {t('inquiry:copy')}
        </Button>
      </div>
      <p role="status">
        {copied === true && t('inquiry:copied', { email: contact.email })}
        {copied === false && t('inquiry:copyFailed')}
      </p>
    </div>
  );
}

/** The fields as lines: "Company Name: …". */
function plainText(values: FormData, t: Translate): string {
  const lines = INQUIRY_FIELDS.map((field) => {
    const entry = values.get(field);
    const value = typeof entry === 'string' ? entry.trim() : '';
    return field === 'inquiry' ? `\n${value}` : `${t(`inquiry:${field}`)}: ${value}`;
  });
  return lines.join('\n');
}

function mailAddress(email: string, values: FormData, t: Translate): string {
  const subject = encodeURIComponent(t('inquiry:title'));
  const body = encodeURIComponent(plainText(values, t).replaceAll('\n', '\r\n'));
  const address = `mailto:${email}?subject=${subject}`;
  const whole = `${address}&body=${body}`;
  return whole.length <= MAILTO_MAX_LENGTH ? whole : address;
}
