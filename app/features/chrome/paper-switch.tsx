import { useSyncExternalStore } from 'react';

import { choosePaper, type Paper, shownPaper } from '#app/prelude/paper.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Segments } from '#app/ui/segments.tsx';

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
  return (
    <Segments
      label={t('chrome:paper')}
      items={PAPERS.map(([value, label]) => ({ value, text: t(label) }))}
      chosen={useSyncExternalStore<Paper>(subscribe, shownPaper, () => 'auto')}
      onChoose={(paper) => {
        choosePaper(paper);
        dispatchEvent(new Event(EVENT));
      }}
    />
  );
}
