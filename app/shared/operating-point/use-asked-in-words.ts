import { useEffect, useMemo } from 'react';

import type { Unused } from '#app/shared/address/read-parameter.ts';

import { askedPoint, searchWithPoint } from './point.ts';
import { askedInWords } from './point-words.ts';
import { useChangePoint } from './use-operating-point.ts';

/**
 * Reads an address that says a value in other words than the site does (`?dn=150A`), and writes it anew.
 *
 * @param search empty where there is nothing to read
 * @returns what cannot be used, in whatever words
 */
export function useAskedInWords(search: string): Unused {
  const change = useChangePoint();
  const asked = useMemo(() => askedInWords(search), [search]);
  useEffect(() => {
    const written = searchWithPoint('', askedPoint(search).point);
    if (written !== searchWithPoint('', asked.point)) change(() => asked.point);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [asked]);
  return asked;
}
