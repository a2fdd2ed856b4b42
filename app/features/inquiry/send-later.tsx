import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { onceHydrated } from '#app/prelude/hydration.tsx';
import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';

import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './draft-note.module.css';

/** Key of the inquiry that the visitor wants to go out as soon as there is a network again; kept on the device. */
const sendLaterList = createStoredList<string>({
  key: 'gamasan.send-later',
  limit: 1,
  parse: (value) => (typeof value === 'string' ? value : undefined),
});

const network = {
  subscribe: (listener: () => void) => {
    for (const type of ['online', 'offline']) addEventListener(type, listener);
    return () => {
      for (const type of ['online', 'offline']) removeEventListener(type, listener);
    };
  },
  isThere: () => navigator.onLine,
};

/**
 * Sends an inquiry that could not leave the device: only what the visitor has said so of, and once, when the network is back
 * while the form is open, or when it is opened again with one.
 *
 * @param key names the inquiry that stands in the form
 * @param send sends it as the form's own button does
 */
export function useSendLater(key: () => string, send: () => void) {
  const online = useSyncExternalStore(network.subscribe, network.isThere, () => true);
  const wanted = useStoredList(sendLaterList);
  const sendThis = useEffectEvent(() => {
    const isThis = wanted.includes(key());
    // Another inquiry, or one that fails again, has to be asked for anew.
    sendLaterList.set([]);
    if (isThis) send();
  });
  useEffect(
    () => (online && wanted.length > 0 ? onceHydrated(() => sendThis()) : undefined),
    [online, wanted],
  );
  return {
    online,
    wanted: wanted.length > 0,
    onWanted: (want: boolean) => sendLaterList.set(want ? [key()] : []),
  };
}

/** Whether the inquiry goes out by itself when there is a network again. */
export interface SendLater {
  wanted: boolean;
  onWanted: (want: boolean) => void;
}

/** Without a network: asks whether the inquiry is to go out when there is one, and says so. */
export function SendLaterNote({ wanted, onWanted }: SendLater) {
  const { t } = useLocale();
  return (
    <div className={cx('dense soft', styles.note)}>
      <span role="status">{t(wanted ? 'inquiry:willBeSent' : 'inquiry:offline')}</span>{' '}
      <TextLink as="button" onClick={() => onWanted(!wanted)}>
        {t(wanted ? 'inquiry:sendLaterChosen' : 'inquiry:sendLater')}
      </TextLink>
    </div>
  );
}
