/** The oldest browsers that the site runs in, by their versions; their phones' editions too. The README names them as well. */
export const OLDEST_BROWSERS = { chrome: 111, edge: 111, firefox: 121, safari: 16.4 };
