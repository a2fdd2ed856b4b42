/** A product in a row of products. */
export interface Card {
  file: string;
  ratio: number;
  alt: string;
  code: string;
  name: string;
  /** Empty where its size is not stated, or it has none. */
  size: string;
}

/** What sheets/document.typ sets. */
export type Piece =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: string }
  | { type: 'highlight'; text: string }
  | { type: 'list'; items: string[] }
  | { type: 'rows'; rows: (readonly [string, string])[] }
  | {
      type: 'table';
      columns: { label: string; unit: string; align: 'left' | 'right' }[];
      rows: string[][];
    }
  | {
      type: 'picture';
      file: string;
      alt: string;
      ratio: number;
      note: string;
      /** It has what is left of the page to itself. */
      closing?: boolean;
    }
  | { type: 'cards'; cards: Card[]; note: string };
