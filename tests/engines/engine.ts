/** Browsers with other engines than Chromium's, driven by real presses and keys. Playwright cannot drive those of a system. */

/** An engine that the site is tested in besides Chromium's. */
export interface Engine {
  name: 'Firefox' | 'WebKit';
  /** Whether its browser is on this machine. */
  isFound: () => boolean;
  /** Starts it. */
  start: () => Promise<EngineBrowser>;
}

/** A running browser with one tab. */
export interface EngineBrowser {
  /** Name and version, as the browser gives them. */
  version: string;
  /** Opens an address and waits for its `load`. */
  open: (address: string) => Promise<void>;
  /** Sets the size of the page in CSS pixels; a browser may have a least width (WebKit's: about 500). */
  resize: (width: number, height: number) => Promise<void>;
  /** What an expression says in the page, as JSON can hold it; a promise is waited for. */
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the pointer at a place of the view. */
  pressAt: (x: number, y: number) => Promise<void>;
  /** Types a text where the focus is. */
  type: (text: string) => Promise<void>;
  /** Presses one key: `Escape`, `Tab`, `Enter`. */
  key: (name: 'Escape' | 'Tab' | 'Enter') => Promise<void>;
  /** The browser's Back. */
  back: () => Promise<void>;
  /** A picture of the view, PNG. */
  screenshot: () => Promise<Uint8Array>;
  /** What the page's scripts have thrown and the console has said of errors since the last call; empty where a browser does not tell. */
  errors: () => readonly string[];
  stop: () => Promise<void>;
}
