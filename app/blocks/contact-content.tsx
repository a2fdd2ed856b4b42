import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { Row } from '#app/ui/layout.tsx';

import type { BlockDataOf } from './block-data.ts';
import styles from './block.module.css';

/** Contact block: how to ask, with a link to the printable document where there is one. */
export function ContactContent({ block, level }: { block: BlockDataOf<'contact'>; level: 2 | 3 }) {
  const { t } = useLocale();
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div className={cx('grid frame screenOnly', styles.contact)}>
      <div>
        <Heading className="lead foot4">{block.title}</Heading>
        <p>{block.text}</p>
      </div>
      <Row as="div" gap={10} className="middle">
        <ButtonLink as={LocalizedLink} to="/contact" size="small" variant="solid" arrow>
          {t('catalogue:contact')}
        </ButtonLink>
        {block.pdf !== undefined && (
          <ButtonLink as="a" href={block.pdf} size="small">
            {t('catalogue:pdf')}
          </ButtonLink>
        )}
      </Row>
    </div>
  );
}
