/** Width of a picture beside text in a document: one of two columns, the whole column on a phone. */
export const BESIDE_TEXT = '(width >= 1200px) 446px, (width >= 768px) 46vw, 92vw';
