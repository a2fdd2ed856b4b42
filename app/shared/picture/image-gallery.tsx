import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { ImageViewer } from '#app/ui/image-viewer.tsx';
import { PictureButton } from '#app/ui/picture-button.tsx';
import { Picture } from '#app/ui/picture.tsx';

import type { CaptionedImage } from '#app/shared/page/views.ts';
import styles from './image-gallery.module.css';
import { viewerLabels } from './viewer-labels.ts';

/** Pictures with captions; pressing one opens the full-screen viewer on it. Without scripts their files. */
export function ImageGallery({
  title,
  images,
}: {
  /** What the pictures show, in the viewer's head. */
  title: string;
  images: readonly CaptionedImage[];
}) {
  const { t } = useLocale();
  const [index, setIndex] = useState<number | null>(null);
  return (
    <>
      <ul className={cx('pictures joined', styles.grid)}>
        {images.map(({ image, caption }, position) => (
          <li
            key={`${image.src} ${caption}`}
            className={cx('flex column celled relative paper', styles.item)}
            data-sheet
          >
            <PictureButton
              image={image}
              label={t('catalogue:enlarge', { name: image.alt })}
              linkLabel={t('catalogue:enlarge', { name: image.alt })}
              className={styles.button}
              onPress={() => setIndex(position)}
            >
              <Picture {...shown(image)} />
            </PictureButton>
            <p className={cx('above soft dense top12', styles.caption)}>{caption}</p>
          </li>
        ))}
      </ul>
      <ImageViewer
        images={images.map(({ image, caption }) => ({ ...image, caption }))}
        index={index}
        onClose={() => setIndex(null)}
        title={title}
        labels={viewerLabels(t)}
      />
    </>
  );
}

/** The browser takes the file that fits. */
const SIZES = '(width < 48em) 45vw, 240px';

function shown(image: CaptionedImage['image']) {
  const { src, alt, width, height, sources } = image;
  return {
    src,
    alt,
    width,
    height,
    sources: sources?.map((source) => ({ ...source, sizes: SIZES })),
  };
}
