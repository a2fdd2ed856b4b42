/** Types for the TypeScript programs that use the finder: the bootstrap itself is plain JavaScript for Node 20. */
export function ensureChromium(options?: { full?: boolean }): Promise<string>;
