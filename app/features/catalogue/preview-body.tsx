import { useState } from 'react';

import { Bullets } from '#app/shared/text/bullets.tsx';
import { IllustrationNote } from '#app/shared/picture/illustration-note.tsx';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { inSize } from '#app/shared/product/in-size.ts';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { Row } from '#app/ui/layout.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { ZoomImage } from '#app/ui/zoom-image.tsx';

import styles from './preview-body.module.css';

/** What a preview shows of a product: pictures to zoom, description, key features, specifications (spec §2). */
export function PreviewBody({ product }: { product: ProductView }) {
  const { t } = useLocale();
  return (
    <div className={cx('stack', styles.body)}>
      <PreviewImages product={product} />
      <div className={cx('grid shrink', styles.text)}>
        <p>{product.description}</p>
        <section>
          <h3 className="dense foot8">{t('product:features')}</h3>
          <Bullets items={product.features} />
        </section>
        <section>
          <h3 className="dense foot8">{t('product:specifications')}</h3>
          <SpecRows
            specs={[
              { label: t('product:code'), value: product.badge },
              ...product.specs,
              product.price,
            ]}
          />
        </section>
      </div>
    </div>
  );
}

function PreviewImages({ product }: { product: ProductView }) {
  const { t } = useLocale();
  const { size: dn } = useOperatingPoint();
  const sizes = product.dimensions?.sizes ?? [];
  const wanted = sizes.find((size) => size.dn === dn);
  const { images } = wanted ? inSize(product, wanted) : product;
  const [current, setCurrent] = useState(0);
  /** The size that is drawn although nobody has asked for it. */
  const example = wanted
    ? undefined
    : sizes.find(({ drawing }) => drawing.src === images[current]?.image.src);
  return (
    <div className={cx('grid shrink below', styles.images)}>
      <div className={styles.stage}>
        {/* Each picture keeps its own zoom; only the chosen one is shown, and only it is fetched. */}
        {images.map(({ image }, index) => (
          <ZoomImage
            key={`${index} ${image.src}`}
            src={image.src}
            alt=""
            width={image.width}
            height={image.height}
            sources={image.sources?.map((source) => ({ ...source, sizes: STAGE_SIZES }))}
            hidden={index !== current}
            labels={{
              zoomIn: t('product:preview.zoomIn', { name: image.alt }),
              zoomOut: t('product:preview.zoomOut', { name: image.alt }),
            }}
          />
        ))}
      </div>
      <div className={cx('flex-row wrap between above', styles.thumbs)}>
        {images.length > 1 && (
          <Row as="ul" gap={8} aria-label={t('product:preview.images')}>
            {images.map(({ thumb, image }, index) => (
              <li key={`${index} ${thumb.src}`}>
                <button
                  type="button"
                  className={cx('grid white', styles.thumb)}
                  aria-label={t('product:preview.showImage', { name: image.alt })}
                  aria-pressed={index === current}
                  onClick={() => setCurrent(index)}
                >
                  <Picture
                    src={thumb.src}
                    alt=""
                    width={thumb.width}
                    height={thumb.height}
                    sources={thumb.sources?.map((source) => ({ ...source, sizes: '64px' }))}
                  />
                </button>
              </li>
            ))}
          </Row>
        )}
        <p className="flex-row gap6 caption soft leading">
          <Icon name="zoom" />
          {t('product:preview.zoomHint')}
        </p>
        {images[current] && <IllustrationNote image={images[current].image} />}
        {example && (
          <p className="flex-row gap6 caption soft leading">
            {t('product:preview.example', { dn: example.dn })}
          </p>
        )}
      </div>
    </div>
  );
}

/** Twice the width that it is shown at, since it is magnified twice. */
const STAGE_SIZES = '(width < 48em) 170vw, 1100px';
