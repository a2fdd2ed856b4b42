import { useEffect, useMemo } from 'react';

import { isFinder } from '#app/prelude/point-address.ts';
import { useLocation } from '#app/router/router-provider.tsx';
import type { Unused } from '#app/shared/address/read-parameter.ts';
import { unknownConditions } from '#app/shared/address/unknown-conditions.ts';

import { askedPoint, searchWithPoint } from './point.ts';
import { askedInWords } from './point-words.ts';
import { useChangePoint } from './use-operating-point.ts';

/**
 * Reads an address that says a value in other words than the site does (`?dn=150A`), and writes it anew.
 *
 * @param search empty where there is nothing to read
 * @returns what cannot be used, in whatever words, and what looks like a condition and is none
 */
export function useAskedInWords(search: string): Unused {
  const { pathname } = useLocation();
  const change = useChangePoint();
  const asked = useMemo(() => askedInWords(search), [search]);
  useEffect(() => {
    const written = searchWithPoint('', askedPoint(search).point);
    if (written !== searchWithPoint('', asked.point)) change(() => asked.point);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each address
  }, [asked]);
  // The finder, which reads more, says so itself.
  return isFinder(pathname)
    ? asked
    : { ...asked, refused: [...asked.refused, ...unknownConditions(search)] };
}
