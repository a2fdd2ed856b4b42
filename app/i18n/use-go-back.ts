import { canGoBack as visitCanGoBack } from '#app/router/history-entry.ts';
import { useNavigate } from '#app/router/router-provider.tsx';

import { useLocale } from './use-locale.ts';

/** The part of the Navigation API used here; not every browser has it. */
interface HistoryNavigation {
  canGoBack: boolean;
}

/** Whether the history holds an earlier entry of this site. */
function canGoBack(): boolean {
  const { navigation } = window as unknown as { navigation?: HistoryNavigation };
  if (navigation) return navigation.canGoBack;
  return visitCanGoBack();
}

/**
 * Handler of a back button: goes to the previous page of the site, or to `fallback` where the visit began on this one.
 *
 * @param fallback path without language
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { href } = useLocale();
  return () => {
    if (canGoBack()) void navigate(-1);
    else void navigate(href(fallback));
  };
}
