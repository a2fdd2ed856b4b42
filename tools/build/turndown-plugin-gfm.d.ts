/** The package has no types of its own. */
declare module '@joplin/turndown-plugin-gfm' {
  export const gfm: import('turndown').Plugin;
}
