import { useMemo } from 'react';

import { type Entered, useEntered } from '#app/shared/inquiry/entered.ts';
import { useKeptNotes } from '#app/shared/inquiry/kept-notes.ts';
import { type KeptSizing, useKeptSizing } from '#app/shared/inquiry/kept-sizing.ts';
import { useInstalledValve } from '#app/shared/inquiry/installed-valve.ts';
import {
  type InquiryContent,
  type InquiryKind,
  isInstalled,
  sentPositions,
} from '#app/shared/inquiry/inquiry-text.ts';
import { NO_POINT, type PointFacet } from '#app/shared/operating-point/point.ts';
import {
  forgetOrigins,
  unaskedFacets,
  useOrigins,
  withoutFacets,
} from '#app/shared/operating-point/point-origin.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { useQuestions } from '#app/shared/questions/question-list.ts';
import { idOf } from '#app/shared/quote/entries.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';
import type { Row } from '#app/shared/quote/rows.ts';
import { createStoredList, useStoredList } from '#app/shared/stored-list/stored-list.ts';

/** Parts of an inquiry that a visitor may leave out, although the device keeps them. */
export type LeftOut = 'point' | 'sizing';

/** What is left out of the next inquiry, kept on the device until it has arrived. */
export const leftOutList = createStoredList<LeftOut>({
  key: 'gamasan.left-out',
  limit: 2,
  parse: (value) => (value === 'point' || value === 'sizing' ? value : undefined),
});

/** Everything that goes out with the inquiry besides what is typed into the form. */
export function useInquiryContent(
  rows: readonly Row[],
  products: QuoteProducts,
  kind: InquiryKind,
): {
  content: InquiryContent & { entered: Entered };
  leftOut: readonly LeftOut[];
  /** Conditions that were set on the page of a product that this inquiry is not about. */
  unasked: readonly PointFacet[];
  sizing: KeptSizing | undefined;
} {
  const point = useOperatingPoint();
  const sizing = useKeptSizing();
  const entered = useEntered(point, sizing);
  const notes = useKeptNotes();
  const questions = useQuestions();
  const installed = useInstalledValve();
  const leftOut = useStoredList(leftOutList);
  const origins = useOrigins();
  const unasked = useMemo(
    () =>
      unaskedFacets(
        point,
        origins,
        new Set([
          ...rows.map(({ entry }) => idOf(entry.product)),
          ...questions.map(({ code }) => code.toLowerCase()),
        ]),
      ),
    [point, origins, rows, questions],
  );
  const content = useMemo(
    () => ({
      kind,
      positions: sentPositions(rows, products, kind),
      ...(isInstalled(kind) && { installed }),
      point: leftOut.includes('point') ? NO_POINT : withoutFacets(point, unasked),
      sizing: leftOut.includes('sizing') ? undefined : sizing,
      entered,
      notes,
      questions,
    }),
    [kind, rows, products, installed, point, unasked, sizing, entered, notes, questions, leftOut],
  );
  return { content, leftOut, unasked, sizing };
}

/** Leaves a part out, or puts it in again. */
export function leaveOut(part: LeftOut, left: boolean): void {
  if (part === 'point' && !left) forgetOrigins();
  leftOutList.update((parts) => {
    const others = parts.filter((other) => other !== part);
    return left ? [...others, part] : others;
  });
}
