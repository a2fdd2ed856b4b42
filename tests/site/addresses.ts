import { readFileSync } from 'node:fs';

import { parseRoutesManifest } from '#contract/routes-manifest.ts';

/** The site under test as the build described it. */
export const manifest = parseRoutesManifest(JSON.parse(readFileSync('dist/routes.json', 'utf8')));

/** An address of the Korean site in a language: `/products?dn=80` becomes `/products?dn=80&lang=en`. */
export const inLanguage = (address: string, language: string): string =>
  language === 'en' ? `${address}${address.includes('?') ? '&' : '?'}lang=en` : address;

export interface Visit {
  /** Path with query, as a visitor would type it. */
  address: string;
  path: string;
  language: 'ko' | 'en';
  page: number;
  /** The document below `dist/site`. */
  file: string;
}

/** Every document of the site: each address in both languages and on each catalogue page. */
export const visits: Visit[] = Object.entries(manifest.documents).flatMap(([path, files]) =>
  manifest.languages.flatMap((language) =>
    files[language].map((file, index) => {
      const query = new URLSearchParams();
      if (index > 0) query.set('page', String(index + 1));
      if (language === 'en') query.set('lang', 'en');
      const address = query.size > 0 ? `${path}?${query}` : path;
      return { address, path, language, page: index + 1, file };
    }),
  ),
);
