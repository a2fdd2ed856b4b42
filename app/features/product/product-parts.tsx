import type { ReactNode } from 'react';
import { useEffect, useId } from 'react';

import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import { FileRows } from '#app/shared/files/file-rows.tsx';
import type { FileRow } from '#app/shared/files/file-view.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import type { ProductView, SpecRowView } from '#app/shared/product/product-view.ts';
import { AskChips, QuestionBlock } from '#app/shared/questions/question-block.tsx';
import { nameQuestions } from '#app/shared/questions/question-list.ts';
import { Bullets } from '#app/shared/text/bullets.tsx';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import type { Translate } from '#app/i18n/translate.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import { SpecList } from '#app/ui/spec-list.tsx';

import { PrintButton } from './print-button.tsx';
import styles from './product-parts.module.css';

/** Below so few specifications there is room for the overview beside files and what is asked for together. */
const FEW_SPECS = 3;

/** Specifications beside the files and what is asked for together; what can be asked; overview and features. */
export function ProductParts({
  product,
  asked,
}: {
  product: ProductView;
  /** What its questions are asked for: `AP8, air 6 bar`. */
  asked: string;
}) {
  const { t } = useLocale();
  const { code, specs, documents, together } = product;
  const { size } = useOperatingPoint();
  useEffect(() => nameQuestions(product.questionWords), [product.questionWords]);
  // The files of the chosen size, then those of the whole product; other sizes are folded away.
  const { rows } = documents;
  const chosen = rows.filter(({ ofSize }) => ofSize !== undefined && ofSize === size);
  const whole = rows.filter(({ ofSize }) => ofSize === undefined);
  const more = rows.filter((row) => !whole.includes(row) && !chosen.includes(row));
  const isBeside = specs.length <= FEW_SPECS && together.length > 0;
  const overview = <Overview product={product} isBeside={isBeside} />;
  return (
    <div className={cx('parts', styles.parts)}>
      <div className={styles.column}>
        <Part
          title={t('product:specifications')}
          aside={<CompareBox id={product.id} code={code} label={t('product:compare')} />}
        >
          <Specifications specs={specs} />
          <p className="caption quiet top12 leading">{product.caveat}</p>
        </Part>
        {isBeside && overview}
      </div>
      <div className={cx('screenOnly', styles.column)}>
        <Part id="files" title={documents.title} aside={<PrintButton />}>
          <FileRows rows={[...chosen, ...drawingsOf(product, size, t), ...whole]} />
          {more.length > 0 && (
            <details>
              <summary className="flex-row target dense strong underlined">
                {t('product:moreFiles', { count: more.length })}
              </summary>
              <FileRows rows={more} />
            </details>
          )}
        </Part>
        {together.length > 0 && (
          <div className="scripted">
            <Part title={t('product:together')}>
              <AskChips questions={together.map((about) => ({ code, about, label: about }))} />
            </Part>
          </div>
        )}
      </div>
      <div className={styles.whole}>
        <QuestionBlock code={code} size={asked} questions={product.questions} />
      </div>
      {!isBeside && overview}
    </div>
  );
}

/** The drawings of a chosen size, in one row. */
function drawingsOf(
  { dimensions }: ProductView,
  dn: number | undefined,
  t: Translate,
): Pick<FileRow, 'id' | 'title' | 'size' | 'files'>[] {
  const size = dimensions?.sizes.find((each) => each.dn === dn);
  if (!size) return [];
  const title = t('product:dimensions.drawings', { dn: size.dn });
  const files = size.files.map(({ format, href, size: bytes }) => ({
    href,
    format,
    language: '',
    label: `${format}, ${title}, ${bytes}`,
  }));
  return [{ id: `drawings-${size.dn}`, title, size: '', files }];
}

/** Label, value, and the value in the other system of units. */
function Specifications({ specs }: { specs: readonly SpecRowView[] }) {
  const isImperial = useUnits() === 'imperial';
  return (
    <SpecList
      rows={specs.map(({ label, value, imperial, aside }) => ({
        label,
        value: <NoBreakText text={isImperial ? (imperial ?? value) : value} />,
        aside: aside ?? (imperial && (isImperial ? value : imperial)),
      }))}
    />
  );
}

function Overview({ product, isBeside }: { product: ProductView; isBeside: boolean }) {
  const { t } = useLocale();
  return (
    <div className={cx(!isBeside && styles.whole)}>
      <Part title={t('product:overview')}>
        <div className={cx('stack', styles.texts)}>
          <Paragraphs texts={product.overview} />
          <section>
            <VisuallyHidden as="h3">{t('product:features')}</VisuallyHidden>
            <Bullets items={product.features} />
          </section>
        </div>
      </Part>
    </div>
  );
}

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
      <div className={cx('plain flex wrap between baseline dense', styles.head)}>
        <h2 id={heading}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
