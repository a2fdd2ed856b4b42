import { describe, expect, it } from 'vitest';

import { addresses } from './addresses.ts';
import { deadLinks, missingPictureFiles } from './check-files.ts';
import {
  claims,
  findGalleryItem,
  findProduct,
  findProductById,
  findSubcategory,
  home,
  openQuestions,
  products,
  timeline,
} from './index.ts';
import { picture, PLACEHOLDER } from './pictures.ts';

describe('product look-up', () => {
  it('finds a product, in any case of its code, with neighbours', () => {
    const result = findProduct('sirca-valves', 'ball-valves', 'S30t');
    expect(result.kind).toBe('found');
    if (result.kind !== 'found') return;
    expect(result.product.id).toBe('s30t');
    expect(result.product.displayCode).toBe('SIRCA S30T');
    expect(result.previous?.id).toBe('s30');
    expect(result.next?.id).toBe('s40');
    expect(result.category.name.en).toBe('SIRCA Valves');
  });

  it('misses with invalid_params where a parameter is missing', () => {
    expect(findProduct(undefined, 'ball-valves', 's30')).toEqual({ kind: 'invalid_params' });
    expect(findProduct('sirca-valves', '', 's30')).toEqual({ kind: 'invalid_params' });
    expect(findProduct('sirca-valves', 'ball-valves')).toEqual({ kind: 'invalid_params' });
    expect(findProductById('')).toEqual({ kind: 'invalid_params' });
  });

  it.each([
    ['sirca-valves', 'ball-valves', 's99'],
    ['sirca-valves', 'butterfly-valves', 's30'],
    ['toString', 'constructor', '__proto__'],
  ])('misses with product_not_found: %s/%s/%s', (category, subcategory, code) => {
    expect(findProduct(category, subcategory, code)).toEqual({ kind: 'product_not_found' });
  });

  it('first and last have one neighbour', () => {
    expect(findProductById('301')).toMatchObject({ previous: null, next: { id: '301e' } });
    expect(findProductById('ht600')).toMatchObject({ previous: { id: '501m' }, next: null });
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
    expect(findGalleryItem('1')?.images).toHaveLength(19);
    for (const id of ['01', '1.0', '1e0', '', '2', ' 1'])
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
      '/admin',
    );
    expected.push(
      '/products/pneumatic',
      '/products/pneumatic/rotary/ap-da',
      '/products/s30t',
      '/products/480-006',
    );
    for (const path of expected) expect(paths).toContain(path);
    expect(addresses.filter(({ kind }) => kind === 'product')).toHaveLength(27);
    expect(addresses.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual(['/admin']);
  });

  it('knows the catalogue pages', () => {
    const pagesOf = (path: string) => addresses.find((item) => item.path === path)?.totalPages;
    expect(pagesOf('/products/pneumatic/rotary')).toBe(13);
    expect(pagesOf('/products/pneumatic')).toBe(13);
    expect(pagesOf('/products/sirca-valves/butterfly-valves')).toBe(2);
    expect(pagesOf('/products/sirca-valves/ball-valves')).toBe(1);
  });

  it('no link of the content is dead', () => {
    expect(deadLinks()).toEqual([]);
  });
});

describe('facts that conflict', () => {
  it('keeps every reading with its place, and shows each where the specification puts it', () => {
    const readings = claims.flatMap((claim) =>
      claim.readings.map(({ value, place }) => `${value} @ ${place}`),
    );
    expect(readings).toEqual([
      '1992 @ timeline',
      '1994 @ about',
      '1994 @ business',
      'service since 2005 @ hero',
      'over two decades @ why-choose-us',
      '30+ years of experience @ headline-figures',
      'AP1 to AP12 @ product',
      '11 sizes @ product',
    ]);
    expect(timeline.events[0]?.date).toBe('1992');
    expect(
      home.hero.some(
        ({ ko, en }) => ko.includes('2005년부터') && en.includes('service since 2005'),
      ),
    ).toBe(true);
    expect(home.whyChooseUs.lead.en).toContain('over two decades');
    expect(home.figures[0]?.value.en).toBe('30+');
  });

  it('asks every known question', () => {
    const ids = openQuestions.map((item) => item.id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual(
      expect.arrayContaining([
        'ap-torque-per-size',
        'ap-number-of-sizes',
        'ap-spring-return-pressure',
        '480-110-flange',
        's30t-unit',
        'butterfly-geometry',
        'pqvf-bolt-holes',
        'sleeve-grades',
        'form-data',
      ]),
    );
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
