import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import type { CardView } from '#app/shared/page/views.ts';

/** What a card lets the visitor do besides opening it: compare, and put on the quote list. */
export function CardTools({ card }: { card: CardView }) {
  const { id, code } = card;
  return (
    <>
      <CompareBox id={id} code={code} />
      <QuoteToggle request={{ product: card }} />
    </>
  );
}
