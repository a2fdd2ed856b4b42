import { useState } from 'react';

import { CompareBox } from '#app/shared/compare/compare-box.tsx';
import { IllustrationNote } from '#app/shared/picture/illustration-note.tsx';
import { Measured } from '#app/shared/units/measured.tsx';
import { QuoteLink } from '#app/shared/quote/quote-link.tsx';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { MAX_QUANTITY, quantityOf, withQuantity } from '#app/shared/quote/quote-item.ts';
import { AskAllButton } from '#app/shared/questions/ask-button.tsx';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { Sources } from '#app/shared/table/sources.tsx';
import { SpecRows } from '#app/shared/table/spec-rows.tsx';
import { UnitsSwitch } from '#app/shared/units/units-switch.tsx';
import { viewerLabels } from '#app/shared/picture/viewer-labels.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Field } from '#app/ui/field.tsx';
import { ImageViewer } from '#app/ui/image-viewer.tsx';
import { PictureButton } from '#app/ui/picture-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { Stepper } from '#app/ui/stepper.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';

import { PrintButton } from './print-button.tsx';
import { ProductModel } from './product-model.tsx';
import styles from './product-head.module.css';

/** Top of a product's page: its picture as a drawing with a title block, and what it is. */
export function ProductHead({ product }: { product: ProductView }) {
  const { t } = useLocale();
  const { code, name, category } = product;
  const missing = product.specs.flatMap(({ label, missing: kind }) =>
    kind === 'not-stated' ? [{ code, about: label }] : [],
  );
  const sizes = product.dimensions?.sizes.map(({ dn }) => dn);
  const [quantity, setQuantity] = useState('');
  const wrong = quantity.trim() !== '' && quantityOf(quantity) === undefined;
  return (
    <div className={styles.head}>
      <MainPicture product={product} />
      <div>
        <Badge kind="code">{product.badge}</Badge>
        <h1 className={styles.title}>{`${code} ${name}`}</h1>
        <p className={styles.lead}>{product.description}</p>
        <section className={styles.specs} aria-label={t('product:specifications')}>
          <div className={styles.units}>
            <UnitsSwitch />
          </div>
          <SpecRows specs={product.specs} code={code} />
          {missing.length > 1 && <AskAllButton questions={missing} />}
          <Sources sources={product.sources} />
        </section>
        {product.reservations.map((reservation) => (
          <p key={reservation} className={styles.reservation}>
            {reservation}
          </p>
        ))}
        <div className={styles.quantity}>
          <Field id="product-quantity" label={t('quote:quantity')}>
            {(control) => (
              <Stepper
                {...control}
                {...(wrong && {
                  'aria-invalid': true,
                  'aria-describedby': 'product-quantity-wrong',
                })}
                text={quantity}
                min={1}
                max={MAX_QUANTITY}
                lessLabel={t('quote:less', { product: code })}
                moreLabel={t('quote:more', { product: code })}
                onChange={setQuantity}
              />
            )}
          </Field>
          {wrong && (
            <p id="product-quantity-wrong" role="status" className={styles.wrong}>
              {t('quote:badQuantity')}
            </p>
          )}
        </div>
        <div className={styles.actions}>
          <QuoteLink
            sizes={sizes}
            quantity={quantity}
            productCode={code}
            productName={name}
            category={category.id}
            variant="solid"
            arrow
          />
          <QuoteToggle
            sizes={sizes}
            look="button"
            item={withQuantity(
              { productCode: code, productName: name, category: category.id },
              quantity,
            )}
          />
          <PrintButton />
          <CompareBox id={product.id} code={code} />
        </div>
      </div>
    </div>
  );
}

function MainPicture({ product }: { product: ProductView }) {
  const { t } = useLocale();
  const [index, setIndex] = useState<number | null>(null);
  const main = product.images[0];
  if (!main) return null;
  const { src, alt, width, height, sources } = main.image;
  const picture = (
    <PictureButton
      image={main.image}
      label={t('catalogue:enlarge', { name: alt })}
      linkLabel={t('catalogue:enlarge', { name: alt })}
      className={styles.picture}
      onPress={() => setIndex(0)}
    >
      <Picture
        src={src}
        alt=""
        width={width}
        height={height}
        sources={sources?.map((source) => ({ ...source, sizes: SIZES }))}
        loading="eager"
        fetchPriority="high"
      />
    </PictureButton>
  );
  return (
    <div className={styles.sheet}>
      {product.mesh === undefined ? (
        picture
      ) : (
        <ProductModel mesh={product.mesh} name={`${product.code} ${product.name}`}>
          {picture}
        </ProductModel>
      )}
      <IllustrationNote image={main.image} />
      {product.facts.length > 0 && (
        <div className={styles.facts}>
          <TitleBlock
            cells={product.facts.map(({ label, value }) => ({
              label,
              value: <Measured text={value} />,
            }))}
          />
        </div>
      )}
      <ImageViewer
        images={product.images.map(({ image, caption }) => ({ ...image, caption }))}
        index={index}
        onClose={() => setIndex(null)}
        title={`${product.code} ${product.name}`}
        labels={viewerLabels(t)}
      />
    </div>
  );
}

const SIZES = '(width < 64em) 92vw, 640px';
