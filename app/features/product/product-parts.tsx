import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';

import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import { FileRows } from '#app/shared/files/file-rows.tsx';
import type { FileRow } from '#app/shared/files/file-view.ts';
import { latestPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { AskAllButton, AskButton } from '#app/shared/questions/ask-button.tsx';
import { nameQuestions } from '#app/shared/questions/question-list.ts';
import { Sources } from '#app/shared/table/sources.tsx';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';
import { Bullets } from '#app/shared/text/bullets.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { RowItem, RowList } from '#app/ui/row-list.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import { drawnFigure } from './figure-parts.ts';
import { PrintButton } from './print-button.tsx';
import styles from './product-parts.module.css';

/** Data sheets that are shown at once, as in the register. */
const SHOWN_ROWS = 4;

/** Specifications beside the files, overview and features beside what is asked for together. */
export function ProductParts({ product }: { product: ProductView }) {
  const { t } = useLocale();
  const { code, specs, figures, documents } = product;
  // After the whole product, the size that a visitor comes with; what is chosen on the page has its files beside it.
  const [size, setSize] = useState<number>();
  useEffect(() => setSize(latestPoint().size), []);
  useEffect(() => nameQuestions(product.questionWords), [product.questionWords]);
  const rank = ({ ofSize }: FileRow) => (ofSize === undefined ? 0 : ofSize === size ? 1 : 2);
  const rows = documents.rows.toSorted((a, b) => rank(a) - rank(b));
  const more = rows.slice(SHOWN_ROWS);
  const drawn = drawnFigure(figures);
  const missing = specs.flatMap(({ label, missing: kind }) =>
    kind === 'not-stated' ? [{ code, about: label }] : [],
  );
  return (
    <div className={styles.parts}>
      <Part
        title={t('product:specifications')}
        aside={
          <div className={styles.tools}>
            <CompareBox id={product.id} code={code} />
            <UnitsSwitch />
          </div>
        }
      >
        {/* A leading figure has its axis already. */}
        <SpecRows
          specs={specs.map(({ range, ...spec }) =>
            range && !isSameRange(drawn?.range, range) ? { ...spec, range } : spec,
          )}
          code={code}
        />
        {missing.length > 1 && <AskAllButton questions={missing} />}
        <Sources sources={product.sources} />
      </Part>
      <Part
        id="files"
        title={documents.title}
        aside={
          <div className={styles.tools}>
            <PrintButton />
            <TextLink as={LocalizedLink} to="/downloads">
              {documents.all}
            </TextLink>
          </div>
        }
      >
        <RowList>
          <FileRows rows={rows.slice(0, SHOWN_ROWS)} />
          {documents.missing.map(({ kind, note }) => (
            <RowItem key={kind} title={kind} note={note}>
              <AskButton code={code} about={kind} />
            </RowItem>
          ))}
        </RowList>
        {more.length > 0 && (
          <details className={styles.more}>
            <summary>{t('product:moreFiles', { count: more.length })}</summary>
            <RowList>
              <FileRows rows={more} />
            </RowList>
          </details>
        )}
      </Part>
      <div className={styles.texts}>
        <Part title={t('product:overview')}>
          <Paragraphs texts={product.overview} />
        </Part>
        <Part title={t('product:features')}>
          <Bullets items={product.features} />
        </Part>
      </div>
      {product.together.length > 0 && (
        <Part title={t('product:together')}>
          <p className={styles.lead}>
            {t(
              `product:togetherLead.${product.category.id === 'sirca-valves' ? 'valve' : 'actuator'}`,
            )}
          </p>
          <RowList>
            {product.together.map(({ name, text, to }) => (
              <RowItem
                key={name}
                note={text}
                title={
                  to === undefined ? (
                    name
                  ) : (
                    <TextLink as={LocalizedLink} to={to}>
                      {name}
                    </TextLink>
                  )
                }
              >
                <AskButton code={code} about={name} />
              </RowItem>
            ))}
          </RowList>
        </Part>
      )}
    </div>
  );
}

type Range = ProductView['specs'][number]['range'];

const isSameRange = (a: Range, b: Range): boolean =>
  a?.quantity === b?.quantity && a?.from === b?.from && a?.to === b?.to;

function Part({
  id,
  title,
  aside,
  children,
}: {
  id?: string;
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading}>
      <div className={styles.head}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
