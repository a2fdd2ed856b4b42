import { useEffect, useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { loadPageData } from '#app/shared/page/load-data.ts';

import { type CompareData, isCompareData } from './compare-data.ts';

/** What can be compared, in the page's language. */
export function useCompareData(): CompareData | undefined {
  const { language, href } = useLocale();
  const address = href('/compare');
  const [loaded, setLoaded] = useState<{ language: string; data: CompareData }>();
  useEffect(() => {
    let current = true;
    loadPageData(new URL(address, location.href)).then(
      (data) => current && isCompareData(data) && setLoaded({ language, data }),
      // The tray then shows ids; the page itself says that it did not come.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [address, language]);
  return loaded?.language === language ? loaded.data : undefined;
}
