import { describe, expect, it } from 'vitest';

import { addresses } from './addresses.ts';
import { deadLinks, missingPictureFiles } from './check-files.ts';
import {
  categories,
  findDocument,
  findGalleryItem,
  findProduct,
  findProductById,
  findSubcategory,
  products,
} from './index.ts';
import { picture, PLACEHOLDER } from './pictures.ts';

/** A subcategory with three products or more, as any of them. */
const group = categories
  .flatMap((category) => category.subcategories)
  .find((subcategory) => subcategory.products.length > 2);
if (!group) throw new Error('no subcategory has three products');
const [firstId = '', secondId = '', thirdId = ''] = group.products;
const lastId = group.products.at(-1) ?? '';

describe('product look-up', () => {
  it('finds a product, in any case of its code, with neighbours', () => {
    const result = findProduct(group.category, group.id, secondId.toUpperCase());
    expect(result).toMatchObject({
      kind: 'found',
      product: { id: secondId },
      previous: { id: firstId },
      next: { id: thirdId },
      category: { id: group.category },
      subcategory: { id: group.id },
    });
  });

  it('misses with invalid_params where a parameter is missing', () => {
    expect(findProduct(undefined, group.id, firstId)).toEqual({ kind: 'invalid_params' });
    expect(findProduct(group.category, '', firstId)).toEqual({ kind: 'invalid_params' });
    expect(findProduct(group.category, group.id)).toEqual({ kind: 'invalid_params' });
    expect(findProductById('')).toEqual({ kind: 'invalid_params' });
  });

  it.each([
    [group.category, group.id, 'no-such-product'],
    ['pneumatic', 'rotary', firstId],
    ['toString', 'constructor', '__proto__'],
  ])('misses with product_not_found: %s/%s/%s', (category, subcategory, code) => {
    expect(findProduct(category, subcategory, code)).toEqual({ kind: 'product_not_found' });
  });

  it('first and last have one neighbour', () => {
    expect(findProductById(firstId)).toMatchObject({ previous: null, next: { id: secondId } });
    expect(findProductById(lastId)).toMatchObject({ next: null });
  });

  it('the brand stands before the code in sirca-valves only', () => {
    for (const product of products) {
      expect(product.displayCode.startsWith('SIRCA ')).toBe(product.category === 'sirca-valves');
    }
  });
});

describe('subcategory look-up', () => {
  it.each([
    ['pneumatic', 'linear', 'default'],
    ['sirca-valves', 'gate-valves', 'default'],
    ['electric', 'nothing', 'subcategory_not_found'],
    ['special', 'nothing', 'subcategory_not_found'],
    ['pinch-valve', 'nothing', 'subcategory_not_found'],
    ['hydraulic', 'nothing', 'category_not_found'],
    ['electric', undefined, 'default'],
    ['electric', 'range-series', 'found'],
  ])('%s/%s: %s', (category, subcategory, kind) => {
    expect(findSubcategory(category, subcategory).kind).toBe(kind);
  });
});

describe('gallery look-up', () => {
  it('takes plain decimal digits only', () => {
    expect(findGalleryItem('1')?.id).toBe(1);
    for (const id of ['01', '1.0', '1e0', '', '999', ' 1'])
      expect(findGalleryItem(id)).toBeUndefined();
  });
});

describe('addresses', () => {
  const paths = addresses.map((item) => item.path);

  it('are unique, without trailing slash or upper case', () => {
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^\/$|^(?:\/[a-z0-9-]+)+$/);
  });

  it('every canonical path is an address that is no alias', () => {
    for (const item of addresses) {
      expect(item.alias).toBe(item.path !== item.canonicalPath);
      expect(addresses.find(({ path }) => path === item.canonicalPath)?.alias).toBe(false);
    }
  });

  it('has every route of the specification', () => {
    const expected = [
      '/',
      '/products',
      '/about',
      '/about/company',
      '/about/organization',
      '/about/business',
      '/about/map',
    ];
    expected.push(
      '/gallery',
      '/gallery/1',
      '/contact',
      '/support',
      '/downloads',
      '/sitemap',
      '/privacy',
      '/accessibility',
      '/admin',
    );
    expected.push(
      ...categories.map(({ path }) => path),
      ...products.flatMap(({ id, path }) => [path, `/products/${id}`]),
    );
    for (const path of expected) expect(paths).toContain(path);
    expect(addresses.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual(['/admin']);
  });

  it('knows the catalogue pages', () => {
    const pagesOf = (path: string) => addresses.find((item) => item.path === path)?.totalPages;
    for (const category of categories) {
      expect(pagesOf(category.path)).toBe(category.subcategories[0]?.totalPages);
      for (const { path, document } of category.subcategories)
        expect(pagesOf(path)).toBe(findDocument(document)?.pages.length);
    }
  });

  it('no link of the content is dead', () => {
    expect(deadLinks()).toEqual([]);
  });
});

describe('pictures', () => {
  it('an unknown picture is the placeholder, with the words it was asked with', () => {
    expect(picture('no-such-model/tone')).toEqual(PLACEHOLDER);
    expect(picture('no-such-model/tone', { ko: '가', en: 'a' }).alt).toEqual({ ko: '가', en: 'a' });
  });

  it('a manifest entry whose file is missing is a fault that names it', () => {
    const entry = { src: '/pictures/gone.svg', width: 1, height: 1, alt: { ko: '가', en: 'a' } };
    expect(missingPictureFiles({ 's30/tone': entry }, import.meta.dirname)).toMatchObject([
      {
        file: 'pictures/manifest.json',
        field: 's30/tone.src',
        problem: 'names /pictures/gone.svg, which is not in public/',
      },
    ]);
  });
});
