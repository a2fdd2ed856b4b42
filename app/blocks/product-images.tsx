import type { BlockDataOf } from './block-data.ts';
import { BlockHeading } from './block-heading.tsx';
import { ImageGallery } from '#app/shared/picture/image-gallery.tsx';

/** Pictures with captions; each opens the viewer. */
export function ProductImages({
  block,
  level,
}: {
  block: BlockDataOf<'product-images'>;
  level: 2 | 3;
}) {
  return (
    <div>
      <BlockHeading level={level}>{block.title}</BlockHeading>
      <ImageGallery title={block.title} images={block.images} />
    </div>
  );
}
