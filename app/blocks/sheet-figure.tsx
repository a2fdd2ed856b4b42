import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { ImageView } from '#app/shared/page/views.ts';
import { IllustrationNote } from '#app/shared/picture/illustration-note.tsx';
import { viewerLabels } from '#app/shared/picture/viewer-labels.ts';
import { ImageViewer } from '#app/ui/image-viewer.tsx';
import { PictureButton } from '#app/ui/picture-button.tsx';
import { Picture } from '#app/ui/picture.tsx';

import styles from './block.module.css';

/** The drawing of a catalogue page beside its text; pressing it opens the whole typeset page in the viewer. */
export function SheetFigure({ image, sheet }: { image: ImageView; sheet: ImageView }) {
  const { t } = useLocale();
  const [open, setOpen] = useState(false);
  const label = t('catalogue:enlarge', { name: sheet.alt });
  return (
    <figure className={styles.sheetFigure}>
      <PictureButton image={sheet} label={label} linkLabel={label} onPress={() => setOpen(true)}>
        <Picture src={image.src} alt={image.alt} width={image.width} height={image.height} />
      </PictureButton>
      <IllustrationNote image={image} />
      <ImageViewer
        images={[sheet]}
        index={open ? 0 : null}
        onClose={() => setOpen(false)}
        title={sheet.alt}
        labels={viewerLabels(t)}
      />
    </figure>
  );
}
