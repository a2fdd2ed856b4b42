import { useUnits } from '#app/shared/units/unit-choice.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Alert } from '#app/ui/alert.tsx';
import { Button } from '#app/ui/button.tsx';

import { conditions } from '#app/shared/fit/condition-labels.ts';
import type { FinderData } from '#app/shared/fit/finder-data.ts';
import { loosenings } from './finder.ts';
import { type FinderQuery, without } from '#app/shared/fit/finder-query.ts';
import styles from './no-result.module.css';
import type { ChangeQuery } from './use-finder.ts';

/** How many suggestions are shown: more are hard to choose from. */
const MAX_WAYS = 4;

/** Shown where nothing fits: which condition to drop, and how many products that brings. */
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
  const labels = conditions(query, data, t, useUnits());
  const ways = loosenings(data.items, query).slice(0, MAX_WAYS);
  return (
    <Alert kind="warning" title={t('finder:none')}>
      <p>{ways.length > 0 ? t('finder:noneLead') : t('finder:noneHopeless')}</p>
      <ul className={styles.ways}>
        {ways.map(({ facets, count }) => (
          <li key={facets.join()}>
            <Button
              size="small"
              onClick={() =>
                change((asked) => facets.reduce((rest, facet) => without(rest, facet), asked))
              }
            >
              {t('finder:loosen', {
                facets: labels
                  .filter(({ facet }) => facets.includes(facet))
                  .map(({ label }) => label)
                  .join(', '),
                count,
              })}
            </Button>
          </li>
        ))}
      </ul>
    </Alert>
  );
}
