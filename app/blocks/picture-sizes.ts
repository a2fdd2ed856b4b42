/** Width of a picture beside text in a document: one of two columns, the whole column on a phone. */
export const BESIDE_TEXT =
  '(width >= 1200px) 446px, (width >= 1024px) 36vw, (width >= 768px) 42vw, 92vw';
