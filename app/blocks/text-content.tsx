import type { BlockDataOf } from './block-data.ts';
import { HtmlContent } from './html-content.tsx';

/** Prose. */
export function TextContent({ block }: { block: BlockDataOf<'text'> }) {
  return <HtmlContent html={block.html} />;
}
