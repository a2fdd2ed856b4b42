import type { ProductView, SizeView } from '#app/shared/product/product-view.ts';

/** A product with its dimension drawing of one size wherever its pictures show one. */
export function inSize(product: ProductView, { drawing }: SizeView): ProductView {
  const drawings = new Set(product.dimensions?.sizes.map((size) => size.drawing.src));
  const images = product.images.map((each) =>
    drawings.has(each.image.src)
      ? { ...each, image: drawing, thumb: { ...drawing, alt: '' } }
      : each,
  );
  return { ...product, images };
}
