/** The names that the build gives to the classes of each style module, by its path. */
export const classes = import.meta.glob<Record<string, string>>('/app/**/*.module.css', {
  eager: true,
  import: 'default',
});
