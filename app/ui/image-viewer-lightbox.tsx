import { useCallback, useEffect, useRef, useState } from 'react';
import Lightbox, {
  type ControllerRef,
  type Slide,
  useLightboxState,
} from 'yet-another-react-lightbox';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

import { cx } from './cx.ts';
import type { ImageViewerProps, ViewerImage } from './image-viewer.tsx';
import { largestAvif, largestFile } from './largest-file.ts';
import { PLACEHOLDER_PICTURE } from './picture.tsx';
import './image-viewer.css';

const FADE_MS = 120;
const SWIPE_MS = 240;
/** Pixels of the screen for one of the largest file. */
const MAX_ZOOM = 4;
const PLUGINS = [Zoom];

/** The viewer itself, on yet-another-react-lightbox. Only `image-viewer.tsx` imports it, when it is first opened. */
export function ImageViewerLightbox({
  images,
  index,
  onClose,
  title,
  labels,
  dimmed = false,
}: ImageViewerProps & { index: number }) {
  const controller = useRef<ControllerRef>(null);
  useArrowKeys(controller);
  const shown = images.map((image) => ({ file: largestFile(image), avif: largestAvif(image) }));
  return (
    <Lightbox
      open
      close={onClose}
      index={index}
      slides={shown.map(({ file: { src, width, height, alt } }) => ({ src, width, height, alt }))}
      className={cx('image-viewer', dimmed && 'dims')}
      labels={{
        Lightbox: labels.dialog,
        Close: labels.close,
        Previous: labels.previous,
        Next: labels.next,
        Slide: labels.slide,
        Carousel: labels.dialog,
        'Photo gallery': title,
        '{index} of {total}': '{index} / {total}',
      }}
      // The library's own cross-fade of slides is motion without meaning: keys and buttons change the picture at once.
      animation={{ fade: FADE_MS, swipe: SWIPE_MS, navigation: 0 }}
      carousel={{ finite: false, padding: 0, preload: 1 }}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      toolbar={{ buttons: ['close'] }}
      plugins={PLUGINS}
      zoom={{ maxZoomPixelRatio: MAX_ZOOM, pinchZoomV4: true }}
      render={{
        slide: ({ slide }) => (
          <Picture slide={slide} avif={shown.find(({ file }) => file.src === slide.src)?.avif} />
        ),
        controls: () => <Head images={images} title={title} />,
        // Two fingers, the wheel or a double press.
        buttonZoom: () => null,
        iconPrev: () => <Glyph>←</Glyph>,
        iconNext: () => <Glyph>→</Glyph>,
        iconClose: () => <Glyph>×</Glyph>,
        // One picture has no neighbours.
        ...(images.length === 1 ? { buttonPrev: () => null, buttonNext: () => null } : {}),
      }}
    />
  );
}

/** One key, one picture: the library's own handler joins presses that follow one another at once. */
function useArrowKeys(controller: { current: ControllerRef | null }) {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      if (event.key === 'ArrowRight') controller.current?.next();
      else if (event.key === 'ArrowLeft') controller.current?.prev();
      else return;
      event.preventDefault();
      event.stopPropagation();
    };
    // While it is open nothing else on the page takes keys; before the library sees them.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true });
  }, [controller]);
}

function Picture({ slide, avif }: { slide: Slide; avif: string | undefined }) {
  const [broken, setBroken] = useState(false);
  return (
    <picture>
      {avif !== undefined && !broken && <source type="image/avif" srcSet={avif} />}
      <img
        className="image-viewer-picture"
        src={broken ? PLACEHOLDER_PICTURE : slide.src}
        width={slide.width}
        height={slide.height}
        alt={slide.alt ?? ''}
        draggable={false}
        onError={() => setBroken(true)}
      />
    </picture>
  );
}

/** Named and counted. The caption is never cut: where it has no room it scrolls, by key too. */
function Head({ images, title }: { images: readonly ViewerImage[]; title: string }) {
  const { currentIndex } = useLightboxState();
  const caption = images[currentIndex]?.caption;
  const [scrolls, setScrolls] = useState(false);
  const watch = useCallback((box: HTMLElement | null) => {
    if (!box) return undefined;
    const observer = new ResizeObserver(() => setScrolls(box.scrollHeight > box.clientHeight + 1));
    for (const each of [box, ...box.children]) observer.observe(each);
    return () => observer.disconnect();
  }, []);
  return (
    <div className="image-viewer-head">
      {/* −1 and not none, by which a box that has the focus would lose it. */}
      <div ref={watch} className="image-viewer-caption" {...{ tabIndex: scrolls ? 0 : -1 }}>
        <p>
          <b>{title}</b>{' '}
          {caption !== undefined && (
            <span key={currentIndex} ref={toBeginning}>
              {caption}
            </span>
          )}
        </p>
      </div>
      <p className="image-viewer-counter">{`${currentIndex + 1} / ${images.length}`}</p>
    </div>
  );
}

/** Each caption is read from its beginning, however far the one before it was scrolled. */
const toBeginning = (caption: HTMLElement | null) => caption?.closest('div')?.scrollTo(0, 0);

function Glyph({ children }: { children: string }) {
  return <span aria-hidden="true">{children}</span>;
}
