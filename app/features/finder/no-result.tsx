import { useMissed } from '#app/shared/misses/use-missed.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button } from '#app/ui/button.tsx';

import { type Condition, conditions } from '#app/shared/fit/condition-labels.ts';
import type { Facet, FinderData } from '#app/shared/fit/finder-data.ts';
import { loosenings } from './finder.ts';
import { type FinderQuery, searchOf, without } from '#app/shared/fit/finder-query.ts';
import { cx } from '#app/ui/cx.ts';
import { nearestWays, withWay } from './nearest.ts';
import styles from './no-result.module.css';
import type { ChangeQuery } from './use-finder.ts';

/** How many suggestions of a kind are shown: more are hard to choose from. */
const MAX_WAYS = 4;

/**
 * The first row where nothing is in range: the way to ask, the nearest value that helps, and which condition to drop, each
 * with the products that it brings. What the plant gives is not bargained with.
 */
export function NoResult({
  data,
  query,
  change,
}: {
  data: FinderData;
  query: FinderQuery;
  change: ChangeQuery;
}) {
  const { t } = useLocale();
  useMissed('finder', searchOf({ ...query, sort: 'closest' }).slice(1));
  const system = useUnits();
  const labels = conditions(query, data, t, system);
  const labelOf = (of: readonly Condition[], facets: readonly Facet[]) =>
    of
      .filter(({ facet }) => facets.includes(facet))
      .map(({ label }) => label)
      .join(', ');
  const nearest = nearestWays(data, query).slice(0, MAX_WAYS);
  const ways = loosenings(data.items, query).slice(0, MAX_WAYS);
  return (
    <ul className={cx('flex-row wrap gap8 edge', styles.ways)}>
      <li>
        <LocalizedLink
          to="/contact"
          className={cx('flex-row strong target underlined', styles.ask)}
        >
          {t('finder:ask')}
        </LocalizedLink>
      </li>
      {nearest.map((way) => (
        <li key={way.facet}>
          <Button size="small" onClick={() => change((asked) => withWay(asked, way))}>
            {t('finder:nearest', {
              asked: labelOf(labels, [way.facet]),
              value: labelOf(conditions(withWay(query, way), data, t, system), [way.facet]),
              count: way.count,
            })}
          </Button>
        </li>
      ))}
      {ways.map(({ facets, count }) => (
        <li key={facets.join()}>
          <Button
            size="small"
            onClick={() =>
              change((asked) => facets.reduce((rest, facet) => without(rest, facet), asked))
            }
          >
            {t('finder:loosen', { facets: labelOf(labels, facets), count })}
          </Button>
        </li>
      ))}
    </ul>
  );
}
