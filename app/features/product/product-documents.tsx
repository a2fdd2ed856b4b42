import { FileLinks } from '#app/shared/files/file-links.tsx';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { Section } from '#app/ui/section.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './product-documents.module.css';

/** The data sheets of a product: one, or one for each of its sizes beside it. */
export function ProductDocuments({ product: { documents } }: { product: ProductView }) {
  if (documents.rows.length === 0) return null;
  return (
    <Section
      id="files"
      title={documents.title}
      aside={
        <TextLink as={LocalizedLink} to="/downloads">
          {documents.all}
        </TextLink>
      }
    >
      <ul className={styles.rows}>
        {documents.rows.map(({ id, number, title, revised, files }) => (
          <li key={id} className={styles.row}>
            <b>{title}</b>
            <span className={styles.number}>
              {number} · <time dateTime={revised}>{revised}</time>
            </span>
            <FileLinks files={files} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
