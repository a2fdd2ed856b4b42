import type { BlockDataOf } from './block-data.ts';
import { HtmlContent } from './html-content.tsx';

/** HTML with headings and tables of its own. */
export function RawHtmlContent({ block }: { block: BlockDataOf<'raw-html'> }) {
  return <HtmlContent html={block.html} />;
}
