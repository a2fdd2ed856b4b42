import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

import styles from './block.module.css';
import { IllustrationNote } from '#app/shared/picture/illustration-note.tsx';
import type { ImageView } from '#app/shared/page/views.ts';

/** Width of a picture beside text in a document: one of two columns, the whole column on a phone. */
export const BESIDE_TEXT =
  '(width >= 75em) 446px, (width >= 64em) 36vw, (width >= 48em) 42vw, 92vw';

/** Height that no picture of a document exceeds, px. */
const MAX_HEIGHT = 420;

/**
 * A picture of a document, said to be an illustration where it is one, with its caption where it has one. Its size is the one
 * that it is shown at: an image without one has no place before it comes, and all below it would move.
 */
export function Figure({
  image,
  sizes,
  caption,
}: {
  image: ImageView;
  /** Width that it is shown at (`sizes` of HTML). */
  sizes: string;
  caption?: string | undefined;
}) {
  const { src, alt, width, height, sources } = image;
  const shown = Math.min(1, MAX_HEIGHT / height);
  return (
    <figure className={cx('grid gap10', styles.figure)}>
      <Picture
        src={src}
        alt={alt}
        width={Math.round(width * shown)}
        height={Math.round(height * shown)}
        sources={sources}
        sizes={sizes}
      />
      <IllustrationNote image={image} />
      {caption !== undefined && <figcaption className="dense soft">{caption}</figcaption>}
    </figure>
  );
}
