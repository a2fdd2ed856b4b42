import { useLocale } from '#app/i18n/use-locale.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { asideOf } from './entries.ts';
import { dispatch, useQuote } from './quote-list.ts';

/** Says that an address with other products has set the list aside, and offers to take it in. */
export function AsideNote({ onTaken }: { onTaken: () => void }) {
  const { t } = useLocale();
  const count = asideOf(useQuote());
  if (count === 0) return null;
  return (
    <p className="dense soft">
      {t('quote:aside', { count })}{' '}
      <TextLink
        as="button"
        type="button"
        onClick={() => {
          dispatch({ type: 'takeIn' });
          // The button that had the focus goes.
          onTaken();
        }}
      >
        {t('quote:takeIn')}
      </TextLink>
    </p>
  );
}
