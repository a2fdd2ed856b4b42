/** A data file that an errand asked for. */
export interface AskedFile {
  /** Its path, such as "/data/ko/products/1.json". */
  path: string;
  /** When it was asked for, ms. */
  at: number;
}

/** A move to another page. Times in ms, on the clock of the files. */
export interface Move {
  /** Path of the data file of the page that it led to. */
  file: string;
  /** When the pointer came to the link; a finger comes with the press. */
  pointed: number;
  pressed: number;
  arrived: number;
}

/** What an errand asked for and where it went. */
export interface Walk {
  files: readonly AskedFile[];
  /** When each script was asked for, ms. */
  scripts: readonly number[];
  moves: readonly Move[];
  /** Data file of the page that it began on. */
  start: string;
}

/** How well what was fetched ahead met what was pressed. */
export interface Hits {
  moves: number;
  /** Moves whose data had been asked for while the link was in view, or on an earlier page. */
  inView: number;
  /** Those whose data was asked for when the pointer came to the link. */
  pointed: number;
  /** Those that asked for a script after the press. */
  lateScripts: number;
  /** Data files of pages that were asked for before a press, and how many of those pages were opened. */
  ahead: number;
  opened: number;
}

/** Counts over all errands; each begins with an empty cache. */
export function hitsOf(walks: readonly Walk[]): Hits {
  const hits: Hits = {
    moves: 0,
    inView: 0,
    pointed: 0,
    lateScripts: 0,
    ahead: 0,
    opened: 0,
  };
  for (const { files, scripts, moves, start } of walks) {
    const opened = new Set([start, ...moves.map(({ file }) => file)]);
    for (const { file, pointed, pressed, arrived } of moves) {
      const at = files.find(({ path }) => path === file)?.at ?? 0;
      hits.moves += 1;
      if (at < pointed) hits.inView += 1;
      else if (at < pressed) hits.pointed += 1;
      if (scripts.some((time) => time >= pressed && time < arrived)) hits.lateScripts += 1;
    }
    for (const { path, at } of files) {
      const isAsked = moves.some(({ pressed, arrived }) => at >= pressed && at < arrived);
      if (path === start || isAsked || !/\/\d+\.json$/.test(path)) continue;
      hits.ahead += 1;
      if (opened.has(path)) hits.opened += 1;
    }
  }
  return hits;
}

/** The counts in a sentence. */
export function sentenceOf(hits: Hits): string {
  const { moves, inView, pointed, lateScripts, ahead, opened } = hits;
  return (
    `Fetched ahead, over the errands: of ${moves} moves the data was asked for before the press in ${inView + pointed} ` +
    `(${inView} with the link in view, ${pointed} when it was pointed at), and a script after the press in ${lateScripts}; of ` +
    `${ahead} pages fetched ahead ${opened} were opened.`
  );
}
