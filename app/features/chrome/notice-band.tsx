import { useEffect, useState } from 'react';
import { useLocation } from '#app/router/router-provider.tsx';

import { isShown, type Notice, NOTICE_FILE, readNotice } from '#contract/notice.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import { afterLoadWhenIdle } from '#app/shared/page/when-idle.ts';
import { createStored } from '#app/shared/stored-list/stored.ts';
import { announce } from '#app/ui/announce.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';

import styles from './corner.module.css';

/** The notice that was closed on this device. */
const closed = createStored<string>({
  key: 'gamasan.notice-closed',
  none: () => '',
  read: (text) => text,
  write: (name) => name,
});

const nameOf = ({ text, from, until }: Notice) => `${from} ${until} ${text.ko}`;

/** The notice that the staff has written at the desk; null where there is none, or where nobody serves one. */
async function fetchNotice(): Promise<Notice | null> {
  const response = await fetch(`/${NOTICE_FILE}`).catch(() => null);
  if (!response?.ok) return null;
  const answer = (await response.json().catch(() => null)) as { notice?: unknown } | null;
  return readNotice(answer?.notice);
}

/**
 * The staff's notice of holidays or maintenance, on its days and pages. Documents know nothing of it: it is asked for once a visit,
 * when the page has loaded and the browser is idle, and lies over the corner, so that nothing moves.
 */
export function NoticeBand() {
  const { language, t } = useLocale();
  const { pathname } = useLocation();
  const [found, setFound] = useState<{ notice: Notice; at: number } | null>(null);
  const notice = found?.notice;

  useEffect(() => {
    const ask = () =>
      void fetchNotice().then((given) => {
        if (given && closed.get() !== nameOf(given)) setFound({ notice: given, at: Date.now() });
      });
    return afterLoadWhenIdle(ask);
  }, []);

  const text =
    found && isShown(found.notice, found.at, pathname) ? found.notice.text[language] : null;
  useEffect(() => {
    if (text !== null) announce(text);
  }, [text]);

  if (!notice || text === null) return null;
  return (
    <aside
      aria-label={t('chrome:notice')}
      className={cx('flex dense white', styles.offer)}
      data-offer
    >
      <p className={cx('grow', styles.text)}>{text}</p>
      <button
        type="button"
        aria-label={t('chrome:closeNotice')}
        className={cx('centred target', styles.close)}
        onClick={() => {
          closed.update(() => nameOf(notice));
          setFound(null);
        }}
      >
        <Icon name="close" />
      </button>
    </aside>
  );
}
