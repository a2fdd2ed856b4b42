import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import type { CatalogueData, CategoryOverview as Overview } from './catalogue-data.ts';
import styles from './category-overview.module.css';

/** Top of a category's own page: what it is and its subcategories; the first one's content follows under its name. */
export function CategoryOverview({
  data: { category, subcategory },
  overview,
}: {
  data: CatalogueData;
  overview: Overview;
}) {
  return (
    <>
      <PageHead title={category.label} lead={overview.lead} />
      <Paragraphs texts={overview.introduction} />
      <ul className="edge top24">
        {overview.groups.map(({ label, to, description, facts }) => (
          <li key={to} className="entry dense below">
            <p className="bold">
              <TextLink as={LocalizedLink} to={to}>
                {label}
              </TextLink>
            </p>
            <p>{description}</p>
            {facts.length > 0 && (
              <dl className={cx('flex wrap', styles.facts)}>
                {facts.map((fact) => (
                  <div key={fact.label} className="flex wrap gap6 shrink">
                    <dt className="quiet">{fact.label}</dt>
                    <dd className="strong">
                      <Measured text={fact.value} imperial={fact.imperial} />
                    </dd>
                  </div>
                ))}
              </dl>
            )}
          </li>
        ))}
      </ul>
      <h2 className={styles.first}>{subcategory.label}</h2>
    </>
  );
}
