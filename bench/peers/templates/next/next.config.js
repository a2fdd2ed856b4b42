// The root is said, since the project around this folder has a lock file too.
export default { output: 'export', turbopack: { root: import.meta.dirname } };
