import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { CardView } from '#app/shared/page/views.ts';
import { useLocation } from '#app/router/router-provider.tsx';
import { ButtonLink } from '#app/ui/button.tsx';

import type { BlockDataOf } from './block-data.ts';
import { askedModel, modelIndex } from './chosen-model.ts';
import styles from './block.module.css';

const NO_MODELS: readonly CardView[] = [];

/** Contact block: how to ask, with a link to the printable document where there is one. */
export function ContactContent({
  block,
  level,
  models = NO_MODELS,
}: {
  block: BlockDataOf<'contact'>;
  level: 2 | 3;
  /** Models that the page lets choose from. */
  models?: readonly CardView[] | undefined;
}) {
  const { t } = useLocale();
  const { search } = useLocation();
  const chosen = models[modelIndex(models, askedModel(search))];
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={styles.contact}>
      <div>
        <Heading className={styles.contactTitle}>{block.title}</Heading>
        <p>{block.text}</p>
      </div>
      <div className={styles.actions}>
        <ButtonLink
          as={LocalizedLink}
          to="/contact"
          state={
            chosen && {
              productCode: chosen.code,
              productName: chosen.name,
              category: chosen.category,
            }
          }
          size="small"
          variant="solid"
          arrow
        >
          {t('catalogue:contact')}
        </ButtonLink>
        {block.pdf !== undefined && (
          <ButtonLink as="a" href={block.pdf} size="small">
            {t('catalogue:pdf')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
