/** A call that cannot be answered, in words for whoever made it. */
export class ToolError extends Error {
  override readonly name = 'ToolError';
}
