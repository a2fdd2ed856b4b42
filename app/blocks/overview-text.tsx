import type { BlockDataOf } from './block-data.ts';
import { Paragraphs } from '#app/shared/text/paragraphs.tsx';

/** What a document or a section is about. */
export function OverviewText({ block }: { block: BlockDataOf<'overview-text'> }) {
  return <Paragraphs texts={block.paragraphs} />;
}
