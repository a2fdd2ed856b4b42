import type { MetaDescriptor } from 'react-router';

import type { PageHead } from './page-head.ts';

/** The head as React Router's meta descriptors; used by every route's `meta`. */
export function headMeta(head: PageHead | undefined): MetaDescriptor[] {
  if (!head) return [];
  return [
    { title: head.title },
    { name: 'description', content: head.description },
    { name: 'keywords', content: head.keywords },
    ...(head.noindex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: head.canonical },
    ...head.alternates.map(({ hrefLang, href }) => ({
      tagName: 'link' as const,
      rel: 'alternate',
      hrefLang,
      href,
    })),
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: head.title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: head.canonical },
    { property: 'og:image', content: head.preview },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...head.structuredData.map((item) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...item },
    })),
  ];
}
