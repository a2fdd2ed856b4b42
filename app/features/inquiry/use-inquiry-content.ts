import { useFitData, useVerdicts } from '#app/shared/fit/use-fit-data.ts';
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
import {
  isEmptyPoint,
  NO_POINT,
  type OperatingPoint,
  type PointFacet,
} from '#app/shared/operating-point/point.ts';
import {
  unaskedFacets,
  useOrigins,
  withoutFacets,
} from '#app/shared/operating-point/point-origin.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { useQuestions } from '#app/shared/questions/question-list.ts';
import { idOf, listed } from '#app/shared/quote/entries.ts';
import { useQuote } from '#app/shared/quote/quote-list.ts';
import type { QuoteProducts } from '#app/shared/quote/quote-product.ts';
import type { Row } from '#app/shared/quote/rows.ts';
import { useRows } from '#app/shared/quote/use-rows.ts';
import { createStored, fromJson, isRecord, useStored } from '#app/shared/stored-list/stored.ts';

/** Parts of an inquiry that the device keeps from before. */
export type KeptPart = 'point' | 'sizing';
type Decisions = Readonly<Partial<Record<KeptPart, boolean>>>;

const NONE: Decisions = {};

/** What the visitor has said of the parts of the next inquiry: whether they go along. Kept on the device until it has arrived. */
const decisions = createStored<Decisions>({
  key: 'gamasan.goes-along',
  none: () => NONE,
  read: (text) => {
    const stored = fromJson(text);
    if (!isRecord(stored)) return undefined;
    const { point, sizing } = stored;
    return {
      ...(typeof point === 'boolean' && { point }),
      ...(typeof sizing === 'boolean' && { sizing }),
    };
  },
  write: (value) => (value === NONE ? null : JSON.stringify(value)),
});

/** Lets a part go along, or leaves it out. */
export const decide = (part: KeptPart, along: boolean): void =>
  void decisions.update((before) => ({ ...before, [part]: along }));

/** The inquiry has arrived: of the next one nothing is decided. */
export const forgetDecisions = (): void => void decisions.update(() => NONE);

/** What of the kept parts goes along, and why not. */
export interface GoingAlong {
  /** The visitor does not want it. */
  isPointOut: boolean;
  /** Conditions that were set for something else. */
  unasked: readonly PointFacet[];
  notes: boolean;
  sizing: boolean;
}

/** What goes along unless the visitor decides otherwise: what belongs to the products asked about. */
function useGoingAlong(
  kind: InquiryKind,
  point: OperatingPoint,
  sizing: KeptSizing | undefined,
): GoingAlong {
  const quote = useQuote();
  const questions = useQuestions();
  const origins = useOrigins();
  const decided = useStored(decisions, NONE);
  const data = useFitData(sizing !== undefined || point.torque !== undefined);
  const verdictOf = useVerdicts();
  const products = new Set([
    ...listed(quote).map(({ product }) => idOf(product)),
    ...questions.map(({ code }) => code.toLowerCase()),
  ]);
  const itemOf = (id: string) => data?.items.find((item) => item.id === id);
  /** Without a product all that was looked for is what is asked about, unless words or an installed valve are. */
  const isGeneral = products.size === 0 && !isInstalled(kind);
  const some = (is: (id: string) => boolean) =>
    isGeneral || [...products].some((id) => id !== '' && (!data || !itemOf(id) || is(id)));
  const fits = some((id) => (verdictOf(id)?.match.result ?? 'out-of-range') !== 'out-of-range');
  const hasActuator = some((id) => itemOf(id)?.kind === 'actuator');
  const along = decided.point === true;
  return {
    isPointOut: decided.point === false,
    unasked: along ? [] : unaskedFacets(point, origins, { products, fits, hasActuator }),
    notes: along || isGeneral || (fits && !isEmptyPoint(point)),
    sizing: decided.sizing ?? hasActuator,
  };
}

/** Everything that goes out with the inquiry besides what is typed into the form; what the page shows and judges is read from it. */
export function useInquiryContent(
  products: QuoteProducts,
  kind: InquiryKind,
): {
  rows: readonly Row[];
  /** A size or words of the rows are still on their way. */
  isAwaited: boolean;
  content: InquiryContent & { entered: Entered };
  along: GoingAlong;
  sizing: KeptSizing | undefined;
} {
  const shown = useOperatingPoint();
  const sizing = useKeptSizing();
  const entered = useEntered(shown, sizing);
  const notes = useKeptNotes();
  const questions = useQuestions();
  const installed = useInstalledValve();
  const along = useGoingAlong(kind, shown, sizing);
  const point = along.isPointOut ? NO_POINT : withoutFacets(shown, along.unasked);
  const { rows, isAwaited } = useRows(point);
  const content = {
    kind,
    positions: sentPositions(rows, products, kind),
    ...(isInstalled(kind) && { installed }),
    point,
    sizing: along.sizing ? sizing : undefined,
    entered,
    notes: along.notes ? notes : [],
    questions,
  };
  return { rows, isAwaited, content, along, sizing };
}
