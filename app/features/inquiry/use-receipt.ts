import { useState } from 'react';
import { flushSync } from 'react-dom';
import { isPresent } from '#app/router/history-entry.ts';
import { useLocation, useNavigate } from '#app/router/router-provider.tsx';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { Removal } from '#app/shared/removal/removal-note.tsx';
import { useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { announce } from '#app/ui/announce.ts';

import { inputId } from './inquiry-fields.tsx';
import { RECEIPT_PARAMETER, receiptHref } from '#app/shared/inquiry/receipt-address.ts';
import { removeSent, type SentInquiry, sentInquiries } from '#app/shared/inquiry/sent-inquiries.ts';

/** Where the page says that a receipt was deleted; takes the focus then. */
export const REMOVAL_ID = 'inquiry-removal';

/** The receipt that the contact page shows: the one that the address names, or that of what has just been sent. */
export function useReceipt() {
  const { key, search } = useLocation();
  const navigate = useNavigate();
  const { href, t } = useLocale();
  const sent = useStoredList(sentInquiries);
  /** What has just been sent, shown at once; the address follows. */
  const [arrived, setArrived] = useState<{ id: string; key: string } | null>(null);
  /** The history entry whose receipt has been left for a new inquiry. */
  const [left, setLeft] = useState<string | null>(null);

  const asked = new URLSearchParams(search).get(RECEIPT_PARAMETER);
  const id = asked ?? (arrived?.key === key ? arrived.id : null);
  const shown = left === key ? undefined : sent.find((entry) => entry.id === id);

  /** What was deleted last. */
  const [removed, setRemoved] = useState<Removal & { id: string }>();

  const leave = () => {
    flushSync(() => setLeft(key));
    void navigate(href('/contact'), { preventScrollReset: true });
  };

  return {
    shown,
    isNew: arrived !== null && arrived.id === shown?.id,
    /** The address names a receipt that this device does not have. */
    isElsewhere: asked !== null && shown === undefined && left !== key,
    /** The inquiry has arrived: its receipt takes the place of the form, and the address names it. Who has left the form stays where he is. */
    show: ({ id: newId }: SentInquiry) => {
      setArrived({ id: newId, key });
      setRemoved(undefined);
      if (isPresent({ key })) void navigate(href(receiptHref(newId)), { replace: true });
      else announce(`${t('inquiry:successTitle')} ${newId}`);
    },
    startNew: () => {
      setRemoved(undefined);
      leave();
      // The button that had the focus is gone.
      document.getElementById(inputId(INQUIRY_FIELDS[0]))?.focus();
    },
    remove: () => {
      if (!shown) return;
      const { id: removedId } = shown;
      const undo = removeSent(removedId);
      setRemoved({
        id: removedId,
        say: (t) => t('inquiry:receipt.removed', { id: removedId }),
        undo,
      });
      leave();
      document.getElementById(REMOVAL_ID)?.focus();
    },
    removal: removed,
    /** The receipt is back, and shown again. */
    onUndone: () => {
      if (!removed) return;
      setRemoved(undefined);
      setLeft(null);
      // It takes the focus, as a new one does.
      setArrived({ id: removed.id, key: '' });
      void navigate(href(receiptHref(removed.id)));
    },
  };
}
