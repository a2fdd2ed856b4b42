import { type ReactNode, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { Card } from '#app/ui/card.tsx';
import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

import { useVerdict } from '#app/shared/fit/use-fit-data.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import { DetailsLink } from './details-link.tsx';
import type { CardView, ImageView } from '#app/shared/page/views.ts';
import styles from './product-card.module.css';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';

/** The drawing of a product in tones, which cards show on one scale, or in lines only. */
const drawingOf = (image: ImageView, look: 'tone' | 'line'): ImageView =>
  image.src.endsWith(CARD_PICTURE)
    ? { ...image, src: image.src.replace(CARD_PICTURE, `-${look}.svg`), sources: [] }
    : image;
const CARD_PICTURE = '-card.webp';

/** Rows of a card. */
const FACTS = 3;

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
  const verdict = useVerdict(card.id);
  const [opened, setOpened] = useState(false);
  const out = verdict?.match.result === 'out-of-range';
  const image = drawingOf(card.image, out ? 'line' : 'tone');
  return (
    <Card
      code={card.code}
      headingLevel={headingLevel}
      name={card.name}
      {...(verdict && {
        mark: <VerdictMark verdict={verdict} />,
        note: <VerdictReason verdict={verdict} />,
      })}
      {...(out && {
        state: opened ? 'opened' : 'out',
        opener: (
          <button
            type="button"
            className={cx('target dense strong underlined', styles.opener)}
            aria-label={t('point:showOf', { code: card.code })}
            onClick={() => setOpened(true)}
          >
            {t('point:show')}
          </button>
        ),
      })}
      picture={
        <Picture
          src={image.src}
          alt={image.alt}
          width={image.width}
          height={image.height}
          sources={image.sources}
          loading={eager ? 'eager' : 'lazy'}
          fallback="hide"
        />
      }
      foot={
        <>
          <DetailsLink card={card} />
          {extra}
        </>
      }
    >
      <SpecRows specs={card.specs.slice(0, FACTS)} compact verdict={verdict} />
    </Card>
  );
}
