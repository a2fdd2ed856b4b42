import { useNavigate } from 'react-router';

import { useLocale } from './use-locale.ts';

/** Part of the Navigation API, which not every browser has. */
interface HistoryNavigation {
  canGoBack: boolean;
}

/** Whether the history holds an earlier entry of this site. */
function canGoBack(): boolean {
  const { navigation } = window as unknown as { navigation?: HistoryNavigation };
  if (navigation) return navigation.canGoBack;
  // The router numbers the entries of a document; the first one has nothing of ours before it.
  return ((history.state as { idx?: number } | null)?.idx ?? 0) > 0;
}

/**
 * Returns what a back button does: to the previous history entry, or where there is none to a page of the site.
 *
 * @param fallback path of that page, without language
 */
export function useGoBack(fallback: string): () => void {
  const navigate = useNavigate();
  const { href } = useLocale();
  return () => {
    if (canGoBack()) void navigate(-1);
    else void navigate(href(fallback));
  };
}
