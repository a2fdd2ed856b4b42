import { useSyncExternalStore } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { isForBrowser } from '#app/router/is-for-browser.ts';
import type { CardView } from '#app/shared/page/views.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import { useProductPreview } from './preview-context.ts';

const never = () => () => undefined;

/** Leads to a product's page; where scripts run, a plain press opens its preview (spec §2, "Category pages"). */
export function DetailsLink({
  card,
  className,
  isNamed = false,
}: {
  card: CardView;
  className?: string | undefined;
  /** Shows the code, where the row has no other name. */
  isNamed?: boolean;
}) {
  const { t } = useLocale();
  const preview = useProductPreview();
  // Not in the document: without scripts it is a link like any other.
  const popup = useSyncExternalStore(
    never,
    () => 'dialog' as const,
    () => undefined,
  );
  const prefetch = () => preview?.prefetch(card);
  return (
    <LocalizedLink
      to={card.path}
      className={className}
      aria-haspopup={preview ? popup : undefined}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        if (!preview || isForBrowser(event.nativeEvent)) return;
        event.preventDefault();
        preview.open(card, event.currentTarget);
      }}
    >
      {isNamed ? card.code : t('catalogue:details')}
      {/* In a list of links each says which product it is about. */}
      <VisuallyHidden>
        {isNamed ? ` ${t('catalogue:details')}` : ` ${card.code} ${card.name}`}
      </VisuallyHidden>
    </LocalizedLink>
  );
}
