import type { MouseEvent, ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Card } from '#app/ui/card.tsx';
import { Picture } from '#app/ui/picture.tsx';

import { useProductPreview } from './preview-context.ts';
import type { CardView } from '#app/shared/page/views.ts';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';

/** A press that the browser itself should follow: new tab, new window, download. */
const isForBrowser = (event: MouseEvent) =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;

export interface ProductCardProps {
  card: CardView;
  headingLevel?: 2 | 3;
  /** Pictures of the first row come with the page. */
  eager?: boolean;
  /** Controls beside the link, such as the compare box. */
  extra?: ReactNode;
}

/**
 * A product in a grid. The whole card is a link to the detail page; where scripts run, a plain press opens the preview
 * (spec §2, "Category pages").
 */
export function ProductCard({ card, headingLevel = 2, eager = false, extra }: ProductCardProps) {
  const { t } = useLocale();
  const preview = useProductPreview();
  const prefetch = () => preview?.prefetch(card);
  return (
    <Card
      code={card.code}
      headingLevel={headingLevel}
      name={card.name}
      picture={
        <Picture
          src={card.image.src}
          alt={card.image.alt}
          width={card.image.width}
          height={card.image.height}
          sources={card.image.sources}
          loading={eager ? 'eager' : 'lazy'}
          fallback="hide"
        />
      }
      foot={
        <>
          <LocalizedLink
            to={card.path}
            aria-describedby={`card-${card.id}`}
            onPointerEnter={prefetch}
            onFocus={prefetch}
            onClick={(event) => {
              if (!preview || isForBrowser(event)) return;
              event.preventDefault();
              preview.open(card);
            }}
          >
            {t('catalogue:details')}
          </LocalizedLink>
          {extra}
        </>
      }
    >
      <SpecRows specs={card.specs} compact />
      <span id={`card-${card.id}`} hidden>{`${card.code} ${card.name}`}</span>
    </Card>
  );
}
