/**
 * How Node is started for the server. Its young generation would grow to 48 MB under load and stay there; half of that
 * is enough. With less, visitors waited longer in single readings under attack (docs/performance.md).
 */
export const NODE_FLAGS = ['--max-semi-space-size=8'];
