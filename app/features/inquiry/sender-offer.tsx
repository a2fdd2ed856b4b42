import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import {
  forgetSender,
  type Sender,
  senderOf,
  sentInquiries,
} from '#app/shared/inquiry/sent-inquiries.ts';
import { RemovalNote, type Removal } from '#app/shared/removal/removal-note.tsx';
import { useStoredList } from '#app/shared/stored-list/stored-list.ts';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './draft-note.module.css';

/** Offers the sender of the inquiry that went out of this device last, and forgets who it was with one press. */
export function SenderOffer({
  isEmpty,
  onTake,
}: {
  /** Nobody is named in the form yet. */
  isEmpty: boolean;
  onTake: (sender: Sender) => void;
}) {
  const { t } = useLocale();
  const [newest] = useStoredList(sentInquiries);
  const [forgotten, setForgotten] = useState<Removal>();
  const [isTaken, setTaken] = useState(false);
  const sender = newest && senderOf(newest);
  const named = [sender?.companyName, sender?.name].filter(Boolean).join(', ');
  return (
    <div>
      <RemovalNote removal={forgotten} onUndone={setForgotten} />
      {sender && named !== '' && isEmpty && !isTaken && (
        <p className={cx('dense soft', styles.note)}>
          {t('inquiry:senderBefore', { named })}{' '}
          <TextLink
            as="button"
            onClick={() => {
              setTaken(true);
              onTake(sender);
            }}
          >
            {t('inquiry:senderTake')}
          </TextLink>{' '}
          <TextLink
            as="button"
            onClick={() =>
              setForgotten({
                say: (words) => words('inquiry:senderForgotten'),
                undo: forgetSender(),
              })
            }
          >
            {t('inquiry:senderForget')}
          </TextLink>
        </p>
      )}
    </div>
  );
}
