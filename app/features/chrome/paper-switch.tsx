import { useSyncExternalStore } from 'react';

import { choosePaper, type Paper, shownPaper } from '#app/prelude/paper.ts';
import { useLocale } from '#app/i18n/use-locale.ts';

import styles from './paper-switch.module.css';

const PAPERS = [
  ['auto', 'chrome:paperAuto'],
  ['light', 'chrome:paperLight'],
  ['dark', 'chrome:paperDark'],
] as const;

const EVENT = 'paper';

function subscribe(onChange: () => void) {
  addEventListener(EVENT, onChange);
  return () => removeEventListener(EVENT, onChange);
}

/** Light or dark paper, or as the device has it. */
export function PaperSwitch() {
  const { t } = useLocale();
  const shown = useSyncExternalStore<Paper>(subscribe, shownPaper, () => 'auto');
  return (
    <div role="group" aria-label={t('chrome:paper')} className={styles.switch}>
      {PAPERS.map(([paper, label]) => (
        <button
          key={paper}
          type="button"
          aria-pressed={paper === shown}
          onClick={() => {
            choosePaper(paper);
            dispatchEvent(new Event(EVENT));
          }}
        >
          {t(label)}
        </button>
      ))}
    </div>
  );
}
