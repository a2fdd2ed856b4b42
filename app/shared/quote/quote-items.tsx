import { useRef } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { pasteDialog } from '#app/shared/dialog-state/dialog-state.ts';
import { receiptHref } from '#app/shared/inquiry/receipt-address.ts';
import { sentInquiries } from '#app/shared/inquiry/sent-inquiries.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { type Removal, removalAfter, RemovalNote } from '#app/shared/removal/removal-note.tsx';
import { useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { useChunk } from '#app/ui/lazy-chunk.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { AsideNote } from './aside-note.tsx';
import { questionsOf } from './entries.ts';
import { LIST_DATA } from './list-data.ts';
import styles from './quote-dialog.module.css';
import { useQuote } from './quote-list.ts';
import { QuoteRows } from './quote-rows.tsx';
import { useRows } from './use-rows.ts';

/** The products on the list, or where to find some. */
export function QuoteItems({
  removal,
  onRemoval,
  onLeave,
}: {
  /** What was taken off last. */
  removal: Removal | undefined;
  onRemoval: (removal: Removal) => void;
  /** A link leads away. */
  onLeave: () => void;
}) {
  const { language, t } = useLocale();
  const questions = questionsOf(useQuote().entries).length;
  const point = useOperatingPoint();
  const { rows } = useRows(point);
  const data = useChunk(LIST_DATA[language]);
  const place = useRef<HTMLDivElement>(null);
  const show = (next: Removal) => {
    onRemoval(next);
    // The button that had the focus is about to go.
    place.current?.focus();
  };
  const { products, ranges = [] } = data.status === 'ready' ? data.value : {};
  return (
    <div ref={place} tabIndex={-1}>
      <div className={styles.list}>
        <RemovalNote removal={removal} onUndone={show} />
        <AsideNote onTaken={() => place.current?.focus()} />
        <QuoteRows
          rows={rows}
          products={products}
          ranges={ranges}
          point={point}
          place={place}
          onRemoved={(removed) => show(removalAfter(removal, removed))}
        />
      </div>
      {questions > 0 && (
        <p className={cx('wrap dense flex between', styles.sent)}>
          <span>{t('quote:questions', { count: questions })}</span>
          {rows.length === 0 && (
            <TextLink as={LocalizedLink} to="/contact" onClick={onLeave}>
              {t('quote:request')}
            </TextLink>
          )}
        </p>
      )}
      {rows.length === 0 ? (
        <Doors onLeave={onLeave} />
      ) : (
        <p className={cx('wrap dense flex between screenOnly', styles.sent)}>
          <TextLink as="button" onClick={() => pasteDialog.show(true)}>
            {t('quote:paste')}
          </TextLink>
        </p>
      )}
    </div>
  );
}

const DOORS = [
  { name: 'browse', to: '/products' },
  { name: 'find', to: '/products#finder' },
] as const;

/** An empty list: three ways to fill it, and the inquiry that was sent last. */
function Doors({ onLeave }: { onLeave: () => void }) {
  const { t } = useLocale();
  const sent = useStoredList(sentInquiries);
  const [newest] = sent;
  return (
    <>
      <ul className={styles.doors}>
        {DOORS.map(({ name, to }) => (
          <li key={name}>
            <LocalizedLink to={to} onClick={onLeave}>
              <Icon name={name} />
              <b className="body">{t(`quote:door.${name}.title`)}</b>
              <span className="caption soft">{t(`quote:door.${name}.text`)}</span>
            </LocalizedLink>
          </li>
        ))}
        <li>
          <button type="button" onClick={() => pasteDialog.show(true)}>
            <Icon name="list" />
            <b className="body">{t('quote:door.paste.title')}</b>
            <span className="caption soft">{t('quote:door.paste.text')}</span>
          </button>
        </li>
      </ul>
      {newest && (
        <p className={cx('wrap dense flex between', styles.sent)}>
          <span>{t('quote:sent', { count: sent.length })}</span>
          <TextLink as={LocalizedLink} to={receiptHref(newest.id)} onClick={onLeave}>
            {t('quote:sentOpen', { number: newest.id })}
          </TextLink>
        </p>
      )}
    </>
  );
}
