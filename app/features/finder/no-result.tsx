import { useMissed } from '#app/shared/misses/use-missed.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

import { type Condition, conditions } from '#app/shared/fit/condition-labels.ts';
import type { Facet, FinderData } from '#app/shared/fit/finder-data.ts';
import { askedFacets } from '#app/shared/fit/match-item.ts';
import { isGiven, loosenings } from './finder.ts';
import { type FinderQuery, searchOf, without } from '#app/shared/fit/finder-query.ts';
import { nearestWays, withWay } from './nearest.ts';
import styles from './no-result.module.css';
import type { ChangeQuery } from './use-finder.ts';

/** How many suggestions of a kind are shown: more are hard to choose from. */
const MAX_WAYS = 4;

export interface NoResultProps {
  data: FinderData;
  query: FinderQuery;
  /** Products that have to be asked for. */
  asking: number;
  change: ChangeQuery;
}

/**
 * Shown where nothing fits: the nearest value that helps, which condition to drop, and how many products that brings. What
 * the plant gives is not bargained with: what has to be asked is pointed to.
 */
export function NoResult({ data, query, asking, change }: NoResultProps) {
  const { t } = useLocale();
  useMissed('finder', searchOf({ ...query, sort: 'name' }).slice(1));
  const system = useUnits();
  const labels = conditions(query, data, t, system);
  const labelOf = (of: readonly Condition[], facets: readonly Facet[]) =>
    of
      .filter(({ facet }) => facets.includes(facet))
      .map(({ label }) => label)
      .join(', ');
  const nearest = nearestWays(data, query).slice(0, MAX_WAYS);
  const ways = loosenings(data.items, query).slice(0, MAX_WAYS);
  const given = askedFacets(query).some(isGiven);
  return (
    <Alert kind="warning" title={t(given ? 'finder:noneStated' : 'finder:none')}>
      {given && asking > 0 && <p>{t('finder:asking', { count: asking })}</p>}
      {nearest.length > 0 && (
        <>
          <p>{t('finder:nearestLead')}</p>
          <ul className={styles.ways}>
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
          </ul>
        </>
      )}
      {ways.length > 0 ? (
        <>
          <p>{t('finder:noneLead')}</p>
          <ul className={styles.ways}>
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
        </>
      ) : (
        !given && <p>{t('finder:noneHopeless')}</p>
      )}
    </Alert>
  );
}
