import { type ReactNode, useId } from 'react';

import { pageHref } from '#contract/address.ts';
import { RESULTS } from '#facts/result.ts';

import { ContentBlocks } from '#app/blocks/content-blocks.tsx';
import { FileRows } from '#app/shared/files/file-rows.tsx';
import { QuestionBlock } from '#app/shared/questions/question-block.tsx';
import { VerdictFootnote } from '#app/shared/fit/verdict-footnote.tsx';
import { useResults } from '#app/shared/fit/use-fit-data.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { PageNav } from '#app/ui/page-nav.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { CatalogueData } from './catalogue-data.ts';
import styles from './catalogue-page.module.css';
import { CategoryFrame } from './category-frame.tsx';
import { CategoryOverview } from './category-overview.tsx';
import { PreviewProvider } from './preview-provider.tsx';
import { usePageTurn } from './use-page-turn.ts';

/** A catalogue page: its content between two page navigations (spec §2, "Category pages"). */
export function CataloguePage({ data, tool }: { data: CatalogueData; tool?: ReactNode }) {
  const { t } = useLocale();
  const top = usePageTurn();
  /** A grid of cards, whose figures and codes say what words would; otherwise a document. */
  const isGrid = data.blocks[0]?.type === 'product-catalog';
  return (
    <CategoryFrame frame={data} current={data.overview ? undefined : data.subcategory.to}>
      {data.overview ? (
        <CategoryOverview data={data} overview={data.overview} />
      ) : (
        <div className={styles.head}>
          <PageHead title={data.subcategory.label} facts={data.facts} />
        </div>
      )}
      <section
        ref={top}
        tabIndex={-1}
        aria-label={t('catalogue:content')}
        className={cx(styles.catalogue, productsOf(data.blocks).length > 0 && styles.judged)}
      >
        <div className={cx('flex-row wrap dense screenOnly', styles.bar)}>
          <What data={data} />
          <Pages data={data} />
        </div>
        {!isGrid && (
          <>
            {data.page === 1 && <Contents data={data} />}
            {data.pageTitle !== undefined && <h2 className={styles.title}>{data.pageTitle}</h2>}
          </>
        )}
        <PreviewProvider theme={data.theme}>
          <ContentBlocks blocks={data.blocks} />
        </PreviewProvider>
        {tool}
        <Legend blocks={data.blocks} />
        <QuestionBlock {...data.open} />
        <Files files={data.files} />
        <div className={cx('flex-row wrap dense screenOnly', styles.bar)}>
          <Neighbours data={data} />
          <Pages data={data} below />
        </div>
      </section>
    </CategoryFrame>
  );
}

/** With an operating point how many products of the page are in range; and the way to all that are. */
function What({ data: { blocks, category } }: { data: CatalogueData }) {
  const { t } = useLocale();
  const results = useResults(productsOf(blocks));
  const counts = RESULTS.flatMap((asked) => {
    const count = results.filter((result) => result === asked).length;
    return count > 0 ? `${t(`finder:result.${asked}`)} ${count}` : [];
  });
  return (
    <>
      {counts.length > 0 && (
        <p className={cx('soft', styles.what)}>
          {t('catalogue:onThisPage')} {counts.join(' · ')}
        </p>
      )}
      <TextLink as={LocalizedLink} to={`/products?category=${category.id}#finder`}>
        {t('catalogue:findByCondition')}
      </TextLink>
    </>
  );
}

/** With an operating point that judges the models of a series. Of valves the note of their table says it. */
function Legend({ blocks }: Pick<CatalogueData, 'blocks'>) {
  const isSeries = blocks.some((block) => block.type === 'product-catalog' && block.models);
  const isJudged = useResults(productsOf(blocks)).length > 0;
  return isSeries && isJudged && <VerdictFootnote of="actuators" />;
}

/** Ids of the products whose cards the blocks show. */
const productsOf = (blocks: CatalogueData['blocks']): string[] =>
  blocks.flatMap((block) =>
    block.type === 'product-catalog'
      ? block.products.map(({ id }) => id)
      : block.type === 'section'
        ? productsOf(block.content)
        : [],
  );

/** The files that say the same as the pages. */
function Files({ files: { title, rows } }: Pick<CatalogueData, 'files'>) {
  const heading = useId();
  if (rows.length === 0) return null;
  return (
    <section aria-labelledby={heading} className="screenOnly">
      <h2 id={heading} className="name foot12">
        {title}
      </h2>
      <FileRows rows={rows} />
    </section>
  );
}

function Pages({
  data: { page, pageTitles, totalPages, subcategory },
  below = false,
}: {
  data: CatalogueData;
  below?: boolean;
}) {
  const { t } = useLocale();
  return (
    <div className="last">
      <PageNav
        page={page}
        totalPages={totalPages}
        to={(target) => pageHref(subcategory.to, target)}
        link={LocalizedLink}
        titles={pageTitles}
        labels={{
          navigation: t(below ? 'catalogue:pageNavigationBelow' : 'catalogue:pageNavigation'),
          previous: t('catalogue:previousPage'),
          next: t('catalogue:nextPage'),
        }}
      />
    </div>
  );
}

/** The pages by their titles, on the first of them. */
function Contents({ data: { pageTitles, subcategory } }: { data: CatalogueData }) {
  const { t } = useLocale();
  if (!pageTitles) return null;
  return (
    <nav aria-label={t('catalogue:contents')} className={cx('dense screenOnly', styles.contents)}>
      <ol>
        {pageTitles.map((title, index) => (
          <li key={title}>
            <LocalizedLink to={pageHref(subcategory.to, index + 1)} className="underlines">
              {title}
            </LocalizedLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The subcategories before and after this one. */
function Neighbours({ data: { previous, next } }: { data: CatalogueData }) {
  return (
    <div className={cx('flex-row wrap gap16 grow', styles.neighbours)}>
      {previous && (
        <TextLink as={LocalizedLink} to={previous.to}>
          ← {previous.label}
        </TextLink>
      )}
      {next && (
        <span className="last">
          <TextLink as={LocalizedLink} to={next.to}>
            {next.label} →
          </TextLink>
        </span>
      )}
    </div>
  );
}
