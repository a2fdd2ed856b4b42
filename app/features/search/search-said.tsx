import { useLocale } from '#app/i18n/use-locale.ts';

import type { NearestSize } from './nearest-size.ts';
import type { HitGroup } from './search-groups.ts';

/** How the words were read: as conditions, or that nothing has them, and what comes nearest by size. */
export function SearchSaid({
  query,
  groups,
  nearest,
}: {
  query: string;
  groups: readonly HitGroup[];
  nearest: NearestSize | undefined;
}) {
  const { t } = useLocale();
  const condition = groups.find(({ group }) => group === 'condition')?.hits[0];
  const nothing = groups.every(({ group }) => group === 'ask');
  if (!nothing && !condition && !nearest) return null;
  const kinds = nearest?.kinds.map(({ name, count }) => t('search:kind', { name, count }));
  return (
    <p>
      {nothing && <b>{t('search:nothing', { query: query.trim() })} </b>}
      {condition && t('search:readAs', { words: condition.title })}
      {nearest &&
        t(nearest.exact ? 'search:inThisSize' : 'search:nearestSize', {
          size: `DN ${nearest.dn}`,
          kinds: kinds?.join(', ') ?? '',
        })}
    </p>
  );
}
