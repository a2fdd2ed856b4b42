import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isPresent } from '#app/router/history-entry.ts';
import { latestAddress } from '#app/router/router.ts';
import { useShown } from '#app/router/router-provider.tsx';

import type { Language } from '#contract/address.ts';

import { loadMessages } from '#app/i18n/translate.ts';
import { LocaleContext, LOCALES, useLocale } from '#app/i18n/use-locale.ts';
import {
  asksBesidesPoint,
  carriesPoint,
  isFinder,
  judgesPoint,
} from '#app/prelude/point-address.ts';
import {
  askedPoint,
  isEmptyPoint,
  NO_POINT,
  type OperatingPoint,
} from '#app/shared/operating-point/point.ts';
import {
  keepPoint,
  keptPoint,
  useChangePoint,
  useOperatingPoint,
} from '#app/shared/operating-point/use-operating-point.ts';
import { noteOrigin } from '#app/shared/operating-point/point-origin.ts';
import { unknownConditions } from '#app/shared/address/unknown-conditions.ts';
import { isHydrated } from '#app/prelude/hydration.tsx';
import { cx } from '#app/ui/cx.ts';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';

import styles from './point-bar.module.css';

/** How long a cleared operating point can be brought back, ms; as long again while focus or pointer are at the bar. */
const UNDO_MS = 8_000;

const contentIn = (language: Language) =>
  lazyChunk(async () => {
    const [{ PointBarContent }] = await Promise.all([
      import('./point-bar-content.tsx'),
      loadMessages(language, 'point'),
      loadMessages(language, 'finder'),
    ]);
    return PointBarContent;
  });

/** Fetched once a condition is set: most visits set none. */
const CONTENT: Record<Language, ReturnType<typeof contentIn>> = {
  ko: contentIn('ko'),
  en: contentIn('en'),
};

/**
 * The operating point under the header of every page that it judges. Documents are the same for everybody, so they hold an
 * empty bar; the prelude opens its room where the address or the device has a point (app/prelude/point-address.ts).
 */
export function PointBar() {
  const { t } = useLocale();
  const { place: location, before, arrival, keepScroll } = useShown();
  const point = useOperatingPoint();
  const change = useChangePoint();
  const [cleared, setCleared] = useState<OperatingPoint>();
  /** What was cleared is on its way back: the bar stays, and keeps the focus. */
  const [undone, setUndone] = useState(false);
  /** The address that was opened, where it says what the site itself would not write. */
  const [unread, setUnread] = useState('');
  const bar = useRef<HTMLElement>(null);

  // The latest address asked for, not the one shown: a change may be on its way.
  useEffect(() => {
    // Back or Forward has begun: the browser's address is already that of the next place, for which this runs again.
    if (!isPresent(location)) return;
    const { pathname, search } = latestAddress();
    const asked = askedPoint(search);
    // On any page: the home page shows the point too, though its address does not carry it on.
    if (!isEmptyPoint(asked.point)) {
      noteOrigin(pathname, keptPoint(), asked.point);
      keepPoint(asked.point);
    }
    if (!carriesPoint(pathname)) return;
    // A change in place may write the address anew, without what it could not use: that is said until a move, or until it is read.
    const isUnread =
      asked.refused.length > 0 ||
      asked.repeated.length > 0 ||
      (!isFinder(pathname) && unknownConditions(search).length > 0);
    if (isUnread || !keepScroll) setUnread(isUnread ? search : '');
    // What the device keeps applies to an address that names none; at hydration the entry has seen to it.
    if (
      !isEmptyPoint(asked.point) ||
      isUnread ||
      !isHydrated() ||
      asksBesidesPoint(pathname, search) ||
      isEmptyPoint(keptPoint())
    )
      return;
    // In the finder every change is an entry, which Back and Forward undo and redo: this one is from before a point was set, or
    // from after it was cleared. A place on the page is an entry too, with the same query.
    const isStep =
      arrival === 'history' &&
      isFinder(pathname) &&
      before?.pathname === pathname &&
      before.search !== search;
    if (isStep) keepPoint(NO_POINT);
    else change((latest) => latest);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at every arrival, and at nothing else
  }, [location]);

  const judged = judgesPoint(location.pathname);
  const shown = judged && (!isEmptyPoint(point) || cleared !== undefined || unread !== '');
  useLayoutEffect(() => {
    // A document is hydrated at its own address, before the visitor's is shown: until then the prelude's word holds.
    if (isHydrated() || shown) document.documentElement.toggleAttribute('data-point', shown);
  }, [shown, location]);

  useEffect(() => {
    if (!cleared) return undefined;
    const timer = setInterval(() => {
      if (!bar.current?.matches(':hover, :focus-within')) setCleared(undefined);
    }, UNDO_MS);
    return () => clearInterval(timer);
  }, [cleared]);

  if (undone && !isEmptyPoint(point)) {
    setUndone(false);
    setCleared(undefined);
  }

  if (!judged) return null;
  return (
    <section
      ref={bar}
      aria-label={t('chrome:operatingPoint')}
      className={cx('still hidden dense below', styles.bar)}
      tabIndex={-1}
      data-finder={isFinder(location.pathname) || undefined}
    >
      {shown && (
        <Content
          point={point}
          cleared={isEmptyPoint(point) && !undone ? cleared : undefined}
          search={unread}
          onReadUnused={() => setUnread('')}
          onChange={(next) => {
            setCleared(undefined);
            setUnread('');
            change(() => next);
          }}
          onUndo={(before) => {
            // The button that was pressed goes.
            bar.current?.focus({ preventScroll: true });
            setUndone(true);
            setUnread('');
            change(() => before);
          }}
          onClear={() => {
            setUnread('');
            setCleared(point);
            change(() => ({}));
          }}
        />
      )}
    </section>
  );
}

export interface PointBarContentProps {
  point: OperatingPoint;
  /** What has just been cleared and can be brought back. */
  cleared: OperatingPoint | undefined;
  /** The query of the address that was opened, as far as it has to be read in words; empty where it was read at once. */
  search: string;
  onReadUnused: () => void;
  onChange: (point: OperatingPoint) => void;
  onClear: () => void;
  onUndo: (cleared: OperatingPoint) => void;
}

/** Stays as it is, with what is typed in its fields, until the words of another language have come. */
function Content(props: PointBarContentProps) {
  const { language } = useLocale();
  const { place } = useShown();
  const chunk = useChunk(CONTENT[language]);
  // Words that did not come are asked for again at the next page; once more where the load under way was that of the page before.
  useEffect(() => {
    const content = CONTENT[language];
    content.load().catch(content.preload);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- at every page
  }, [language, place]);
  const [shown, setShown] = useState<Language>();
  if (chunk.status === 'ready' && shown !== language) setShown(language);
  const View = shown && CONTENT[shown].current;
  return View ? (
    <LocaleContext value={LOCALES[shown]}>
      <View {...props} />
    </LocaleContext>
  ) : null;
}
