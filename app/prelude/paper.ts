/** Local-storage key of the paper that a visitor chose; without it the device decides. */
const STORAGE_KEY = 'gamasan.paper';

/** Light or dark paper, or as the device has it. */
export type Paper = 'auto' | 'light' | 'dark';

const paperOf = (text: string | null | undefined): Paper =>
  text === 'light' || text === 'dark' ? text : 'auto';

/** Writes the stored choice on the document before anything is painted; called by the prelude. */
export function showChosenPaper(): void {
  try {
    write(paperOf(localStorage.getItem(STORAGE_KEY)));
  } catch {
    // Storage refused: the device decides.
  }
}

/** What the document shows. */
export const shownPaper = (): Paper => paperOf(document.documentElement.dataset['paper']);

/** Shows a paper and keeps the choice on this device. */
export function choosePaper(paper: Paper): void {
  write(paper);
  try {
    if (paper === 'auto') localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, paper);
  } catch {
    // Storage refused: it holds until the next document.
  }
}

function write(paper: Paper): void {
  const { dataset } = document.documentElement;
  if (paper === 'auto') delete dataset['paper'];
  else dataset['paper'] = paper;
}
