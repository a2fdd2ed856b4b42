import { useLocale } from '#app/i18n/use-locale.ts';

import type { NearestSize } from './nearest-size.ts';

/** One sentence of what comes nearest by size and kind. */
export function NearestWords({ nearest }: { nearest: NearestSize }) {
  const { t } = useLocale();
  const kinds = nearest.kinds.map(({ name, count }) => t('search:kind', { name, count }));
  return (
    <p>
      {t(nearest.exact ? 'search:inThisSize' : 'search:nearestSize', {
        size: `DN ${nearest.dn}`,
        kinds: kinds.join(', '),
      })}
    </p>
  );
}
