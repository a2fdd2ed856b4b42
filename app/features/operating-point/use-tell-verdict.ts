import { useLocale } from '#app/i18n/use-locale.ts';
import { isFinder } from '#app/prelude/point-address.ts';
import { useLocation } from '#app/router/router-provider.tsx';
import { useFitData, useJudge } from '#app/shared/fit/use-fit-data.ts';
import { type OperatingPoint, searchWithPoint } from '#app/shared/operating-point/point.ts';
import { announce } from '#app/ui/announce.ts';

import { verdictCounts } from './use-verdict-counts.ts';
import { verdictSentence } from './verdict-sentence.ts';

/**
 * Tells a screen reader what an operating point says of the products of the page. The finder tells its results itself.
 *
 * @param isCleared the point was cleared and can be brought back: the finder's data is kept for that
 */
export function useTellVerdict(isCleared: boolean): (point: OperatingPoint) => void {
  const { t } = useLocale();
  const { pathname, search } = useLocation();
  const data = useFitData(isCleared);
  const judge = useJudge(isCleared);
  return (point) => {
    if (!data || !judge || isFinder(pathname)) return;
    const counts = verdictCounts(data, judge, pathname, searchWithPoint(search, point));
    // On the page itself: a dialog that may still be open closes.
    if (counts) announce(verdictSentence(counts, t), document.body);
  };
}
