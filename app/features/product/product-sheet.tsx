import { useState } from 'react';

import { viewerLabels } from '#app/shared/picture/viewer-labels.ts';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { ImageViewer } from '#app/ui/image-viewer.tsx';
import { PictureButton } from '#app/ui/picture-button.tsx';
import { largestFile } from '#app/ui/largest-file.ts';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';

import { DrawingLeaders } from './drawing-leaders.tsx';
import { ProductModel } from './product-model.tsx';
import styles from './product-sheet.module.css';

/** The product as a drawing sheet: its views by a switch, leaders on the axonometric one, a title block. */
export function ProductSheet({ product }: { product: ProductView }) {
  const { t } = useLocale();
  const { images, code, name, mesh } = product;
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      images.findIndex(({ drawn }) => drawn),
    ),
  );
  // The 3D model leaves when a view is chosen, the one before it included.
  const [presses, setPresses] = useState(0);
  const [opened, setOpened] = useState<number | null>(null);
  const shown = images[index];
  if (!shown) return null;
  const { image, drawn } = shown;
  // A dimension drawing: laid out anew for narrow screens, and with a title block of its own.
  const isDimensioned = image.sources?.some(({ media }) => media !== undefined) === true;
  const still = (
    <>
      <div
        className={cx('well relative', styles.well, isDimensioned && styles.dimensioned)}
        data-leaders={drawn ? true : undefined}
      >
        <PictureButton
          image={image}
          label={t('catalogue:enlarge', { name: image.alt })}
          linkLabel={t('catalogue:enlarge', { name: image.alt })}
          className={styles.picture}
          onPress={() => setOpened(index)}
        >
          <Picture
            key={image.src}
            src={image.src}
            alt=""
            width={image.width}
            height={image.height}
            sources={image.sources?.map((source) => ({ ...source, sizes: SIZES }))}
            loading="eager"
            fetchPriority="high"
          />
        </PictureButton>
        {drawn && <DrawingLeaders drawn={drawn} picture={image} />}
      </div>
    </>
  );
  return (
    <div className={cx('stack relative frame', styles.sheet)} data-sheet>
      <div
        className={cx('scripted flex wrap dense dark-ink paper below screenOnly', styles.views)}
        role="group"
        aria-label={t('product:views')}
      >
        {images.map(({ tab }, place) => (
          <button
            key={`${place} ${tab}`}
            type="button"
            className="target soft"
            aria-pressed={place === index}
            onClick={() => {
              setIndex(place);
              setPresses(presses + 1);
            }}
          >
            {tab.split(/[[\]]/).map((part, at) =>
              at % 2 === 0 ? (
                part
              ) : (
                <span key={part} className="fromTablet">
                  {part}
                </span>
              ),
            )}
          </button>
        ))}
      </div>
      {mesh === undefined ? (
        still
      ) : (
        <ProductModel key={presses} mesh={mesh} name={`${code} ${name}`}>
          {still}
        </ProductModel>
      )}
      {!isDimensioned && (
        <>
          <TitleBlock
            cells={[
              { label: t('product:series.name'), value: name },
              { label: t('product:code'), value: product.badge },
              ...(image.illustration
                ? [
                    { label: t('product:drawing'), value: t('product:example') },
                    { label: t('product:series.scale'), value: t('product:series.noScale') },
                  ]
                : []),
              { label: t('product:sheet'), value: `${index + 1}/${images.length}` },
            ]}
          />
          {image.illustration && (
            <p className={cx('untilTablet caption quiet paper above', styles.note)}>
              {t('chrome:illustration')}
            </p>
          )}
        </>
      )}
      {/* Without scripts the other views are files. */}
      <noscript>
        <p className={cx('flex wrap gap16', styles.note)}>
          {images
            .filter((each) => each !== shown)
            .map(({ image: other, caption }) => (
              <TextLink
                key={other.src}
                as="a"
                href={largestFile(other).src}
                aria-label={t('catalogue:enlarge', { name: other.alt })}
              >
                {caption}
              </TextLink>
            ))}
        </p>
      </noscript>
      <ImageViewer
        images={images.map((each) => ({ ...each.image, caption: each.caption }))}
        index={opened}
        onClose={() => setOpened(null)}
        title={`${code} ${name}`}
        labels={viewerLabels(t)}
      />
    </div>
  );
}

const SIZES = '(width < 64em) 92vw, 640px';
