import { useRef, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { askedAgain } from '#app/shared/operating-point/point-origin.ts';
import { isEmptyPoint, NO_POINT } from '#app/shared/operating-point/point.ts';
import {
  latestPoint,
  useChangePoint,
  useOperatingPoint,
} from '#app/shared/operating-point/use-operating-point.ts';
import { RemovalNote, useRemoval } from '#app/shared/removal/removal-note.tsx';
import { isThere } from '#app/shared/quote/entries.ts';
import { dispatch } from '#app/shared/quote/quote-list.ts';

import { TextLink } from '#app/ui/text-link.tsx';

import { keepEmptied, type SentInquiry } from '#app/shared/inquiry/sent-inquiries.ts';

/** Says that sending has emptied the quote list and the questions, and puts them back. */
export function ReceiptList({ sent }: { sent: SentInquiry }) {
  const { t } = useLocale();
  const [restored, setRestored] = useState(false);
  const said = useRef<HTMLParagraphElement>(null);
  const { id, emptied } = sent;

  const restore = () => {
    // They are asked about under their conditions.
    askedAgain();
    const { size: dn = null } = latestPoint();
    const { entries } = dispatch({ type: 'add', entries: emptied, dn });
    // What there is no room for can be put back later.
    keepEmptied(
      id,
      emptied.filter((entry) => !isThere(entries, entry, dn)),
    );
    setRestored(true);
    // The button that was pressed goes.
    said.current?.focus();
  };
  return (
    <>
      <p ref={said} role="status" tabIndex={-1}>
        {restored && t('inquiry:receipt.listRestored')}
      </p>
      {emptied.length > 0 && (
        <TextLink as="button" onClick={restore}>
          {t('inquiry:receipt.listBack')}
        </TextLink>
      )}
    </>
  );
}

/** Offers to clear the operating point, which the next inquiry would take along; it can be brought back. */
export function ReceiptPoint() {
  const { t } = useLocale();
  const point = useOperatingPoint();
  const change = useChangePoint();
  const place = useRef<HTMLDivElement>(null);
  const { removal, onRemoved, onUndone } = useRemoval(place);
  return (
    <div ref={place} tabIndex={-1}>
      <RemovalNote removal={removal} onUndone={onUndone} />
      {!isEmptyPoint(point) && (
        <TextLink
          as="button"
          onClick={() => {
            change(() => NO_POINT);
            onRemoved({
              say: (words) => words('inquiry:receipt.pointCleared'),
              undo: () => change(() => point),
            });
          }}
        >
          {t('inquiry:receipt.clearPoint')}
        </TextLink>
      )}
    </div>
  );
}
