import { type ReactNode, useId } from 'react';

import { pageHref } from '#contract/address.ts';

import { ContentBlocks } from '#app/blocks/content-blocks.tsx';
import { FileRows } from '#app/shared/files/file-rows.tsx';
import { PointLegend } from '#app/shared/fit/point-legend.tsx';
import { useOutcomes } from '#app/shared/fit/use-fit-data.ts';
import { Measured } from '#app/shared/units/measured.tsx';
import { Sources } from '#app/shared/table/sources.tsx';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { PageNav } from '#app/ui/page-nav.tsx';
import { RowList } from '#app/ui/row-list.tsx';
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
  return (
    <CategoryFrame frame={data} current={data.overview ? undefined : data.subcategory.to}>
      {data.overview ? (
        <CategoryOverview data={data} overview={data.overview} />
      ) : (
        <div className={styles.head}>
          <PageHead title={data.subcategory.label} lead={data.lead} facts={data.facts} />
        </div>
      )}
      <section
        ref={top}
        tabIndex={-1}
        aria-label={t('catalogue:content')}
        className={cx(styles.catalogue, productsOf(data.blocks).length > 0 && styles.judged)}
      >
        <div className={styles.bar}>
          <What data={data} />
          <UnitsSwitch />
          <Pages data={data} />
        </div>
        {data.page === 1 && <Contents data={data} />}
        {data.pageTitle !== undefined && <h2 className={styles.title}>{data.pageTitle}</h2>}
        <PreviewProvider theme={data.theme}>
          <ContentBlocks blocks={data.blocks} />
        </PreviewProvider>
        <Legend blocks={data.blocks} />
        <Sources sources={data.sources} />
        <Files files={data.files} />
        {tool}
        <div className={styles.bar}>
          <Neighbour data={data} />
          {/* A single page is not offered twice. */}
          {data.totalPages > 1 && <Pages data={data} below />}
        </div>
      </section>
    </CategoryFrame>
  );
}

/** What the page holds, or with an operating point how many of its products fit, and the way to all that do. */
function What({
  data: { axis, blocks, category, productCount, totalPages },
}: {
  data: CatalogueData;
}) {
  const { t } = useLocale();
  const outcomes = useOutcomes(productsOf(blocks));
  const judged = outcomes.length > 0;
  const count = (asked: (typeof outcomes)[number]) =>
    outcomes.filter((outcome) => outcome === asked).length;
  return (
    <>
      <p className={styles.what}>
        {judged
          ? [
              t('catalogue:onThisPage', { count: outcomes.length }),
              ...(['fits', 'ask', 'no'] as const).flatMap((outcome) =>
                count(outcome) > 0 ? `${t(`point:${outcome}`)} ${count(outcome)}` : [],
              ),
            ].join(' · ')
          : productCount === undefined
            ? t('catalogue:document')
            : t('catalogue:productCount', { count: productCount })}
      </p>
      {axis !== undefined && !judged && totalPages === 1 && (
        <p className={styles.axis}>
          <Measured text={t(`catalogue:axis.${axis}`)} />
        </p>
      )}
      <TextLink as={LocalizedLink} to={`/products?category=${category.id}#finder`}>
        {t(judged ? 'catalogue:allThatFit' : 'catalogue:findByCondition')}
      </TextLink>
    </>
  );
}

/** With an operating point that says something of the page's products. */
function Legend({ blocks }: Pick<CatalogueData, 'blocks'>) {
  return useOutcomes(productsOf(blocks)).length > 0 && <PointLegend />;
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
    <section aria-labelledby={heading} className={styles.files}>
      <h2 id={heading}>{title}</h2>
      <RowList>
        <FileRows rows={rows} />
      </RowList>
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
    <div className={styles.pages}>
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
    <nav aria-label={t('catalogue:contents')} className={styles.contents}>
      <ol>
        {pageTitles.map((title, index) => (
          <li key={title}>
            <LocalizedLink to={pageHref(subcategory.to, index + 1)}>{title}</LocalizedLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The subcategory before this one, or the one after the first. */
function Neighbour({ data: { previous, next } }: { data: CatalogueData }) {
  const link = previous ?? next;
  if (!link) return null;
  return (
    <TextLink as={LocalizedLink} to={link.to} className={styles.neighbour}>
      {previous ? `← ${link.label}` : `${link.label} →`}
    </TextLink>
  );
}
