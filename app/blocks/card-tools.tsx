import { CompareBox } from './compare-box.tsx';
import { QuoteToggle } from './quote-toggle.tsx';
import type { ShownCard } from './shown.ts';

/** What a card lets the visitor do besides opening it: compare, and put on the quote list. */
export function CardTools({ card }: { card: ShownCard }) {
  const { id, code, name, category } = card;
  return (
    <>
      <CompareBox id={id} code={code} />
      <QuoteToggle item={{ productCode: code, productName: name, category }} />
    </>
  );
}
