import { type KeyboardEventHandler, type ReactNode, type RefObject, useState } from 'react';

import { AskButton } from '#app/shared/questions/ask-button.tsx';
import { viewerLabels } from '#app/shared/picture/viewer-labels.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { ButtonLink } from '#app/ui/button.tsx';
import { cx } from '#app/ui/cx.ts';
import { ImageViewer } from '#app/ui/image-viewer.tsx';
import { PictureButton } from '#app/ui/picture-button.tsx';
import { Picture } from '#app/ui/picture.tsx';

import type { GalleryItemData } from './gallery.server.ts';
import styles from './step-list.module.css';

/**
 * Width of a picture in the grid: nineteen must not come at full size. On a phone it is a line drawing 359 px wide, for which
 * 640 px do at any density: it is called narrower than it is.
 */
const SIZES = '(width >= 64em) 400px, (width >= 48em) 46vw, 54vw';

export interface StepListProps {
  data: GalleryItemData;
  /** Index of the step that is marked; null where there is no progress. */
  current: number | null;
  list: RefObject<HTMLUListElement | null>;
  onKeyDown: KeyboardEventHandler<HTMLElement>;
}

/** The pictures in order, each with its number and sentence; pressing one opens the viewer on it (spec §2). */
export function StepList({ data, current, list, onKeyDown }: StepListProps) {
  const { t } = useLocale();
  const [open, setOpen] = useState<number | null>(null);
  const phaseAt = (index: number) => data.phases.find(({ first }) => first === index + 1);
  return (
    <>
      <div className={cx('halves joined threes', styles.steps)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it */}
        <ul
          ref={list}
          className={styles.list}
          aria-label={t('company:galleryThumbnails')}
          onKeyDown={onKeyDown}
        >
          {data.images.map(({ caption, ...picture }, index) => (
            <li
              key={picture.src + caption}
              className={cx('stack celled relative paper', styles.step)}
              data-current={index === current || undefined}
            >
              <PictureButton
                image={picture}
                linkLabel={t('catalogue:enlarge', { name: caption })}
                className={cx('stack', styles.press)}
                onPress={() => setOpen(index)}
              >
                <span className={cx('step relative dimmed below', styles.image)}>
                  <Picture
                    {...picture}
                    sources={picture.sources?.map((source) => ({ ...source, sizes: SIZES }))}
                    alt=""
                  />
                </span>
                <span className={cx('grid gap12', styles.caption)}>
                  <span className={cx('large light', styles.number)}>{index + 1}</span>
                  <span>
                    <PhaseName phase={phaseAt(index)} />
                    {caption}
                  </span>
                </span>
              </PictureButton>
            </li>
          ))}
        </ul>
        {data.ending && <Ending ending={data.ending} />}
      </div>
      <ImageViewer
        images={data.images}
        index={open}
        onClose={() => setOpen(null)}
        title={data.title}
        labels={viewerLabels(t)}
        dimmed
      />
    </>
  );
}

function PhaseName({ phase }: { phase: GalleryItemData['phases'][number] | undefined }): ReactNode {
  return (
    phase && (
      <span className={cx('block caption strong soft', styles.phase)}>
        {phase.name} {phase.first}–{phase.last}{' '}
      </span>
    )
  );
}

/** What is not stated, the way to ask about it, and where to go on. */
function Ending({ ending }: { ending: NonNullable<GalleryItemData['ending']> }) {
  const { t } = useLocale();
  return (
    <div className={cx('grid celled paper gap16', styles.ending)}>
      <p>
        {ending.text} <AskButton code="" about={ending.question} />
      </p>
      <p className="flex wrap screenOnly gap8">
        <ButtonLink as={LocalizedLink} to="/contact" variant="solid" arrow>
          {t('company:galleryContact')}
        </ButtonLink>
        <ButtonLink as={LocalizedLink} to={ending.to} arrow>
          {t('company:galleryProduct', { code: ending.code })}
        </ButtonLink>
      </p>
    </div>
  );
}
