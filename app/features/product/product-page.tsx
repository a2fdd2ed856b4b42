import { lazy } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { LazyPart } from '#app/prelude/hydration.tsx';
import { useLocation } from '#app/router/router-provider.tsx';
import { inSize } from '#app/shared/product/in-size.ts';
import type { ProductView } from '#app/shared/product/product-view.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Container } from '#app/ui/container.tsx';

import { ProductHead } from './product-head.tsx';
import { ProductNeighbours } from './product-neighbours.tsx';
import type { ProductPageData } from './product-page-data.ts';
import { ProductParts } from './product-parts.tsx';
import styles from './product-parts.module.css';
import { ProductTables } from './product-tables.tsx';
import { useQuoteState } from './quote-state.ts';
import { RequestBar } from './request-bar.tsx';
import { sizeFromSearch } from './use-chosen-size.ts';

/** Code of the few products that have three ports. */
const ThreeWayDiagrams = lazy(async () => ({
  default: (await import('./three-way-diagrams.tsx')).ThreeWayDiagrams,
}));

/** A product's page (spec §2, "Product detail"). */
export function ProductPage({ data }: { data: ProductPageData }) {
  const { t } = useLocale();
  return (
    <div data-theme={data.product.theme}>
      <Container>
        <Breadcrumb label={t('chrome:breadcrumb')} items={data.breadcrumb} link={LocalizedLink} />
      </Container>
      {/* Zoom, viewer and open parts belong to one product. */}
      <FoundProduct key={data.product.id} product={data.product} />
    </div>
  );
}

function FoundProduct({ product: stated }: { product: ProductView }) {
  const { search } = useLocation();
  const size = stated.dimensions && sizeFromSearch(stated.dimensions, search);
  const product = size ? inSize(stated, size) : stated;
  const quote = useQuoteState(product);
  return (
    <>
      <Container className={styles.page}>
        <ProductHead product={product} quote={quote} />
        <ProductParts product={product} asked={quote.asked} />
        {product.threeWayPorts && (
          <LazyPart>
            <ThreeWayDiagrams ports={product.threeWayPorts} />
          </LazyPart>
        )}
        <ProductTables product={product} />
        <ProductNeighbours product={product} />
      </Container>
      <RequestBar product={product} {...quote} />
    </>
  );
}
