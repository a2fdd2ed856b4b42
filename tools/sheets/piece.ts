/** A drawing in a row of drawings: of products, or of parts with their captions. */
export interface Card {
  file: string;
  ratio: number;
  alt: string;
  /** Code of the product, or the caption. */
  code: string;
  /** Of a product. */
  name?: string;
  /** Of a product that has a size. */
  size?: string;
}

/** What sheets/document.typ sets. */
export type Piece =
  | { type: 'heading'; level: 2 | 3; text: string }
  | { type: 'paragraph'; text: string; label?: string }
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
      /** Its dimensions are to be read. */
      wide?: boolean;
      /** It has what is left of the page to itself. */
      closing?: boolean;
    }
  | { type: 'cards'; cards: Card[]; note: string };
