import type { Language } from '#contract/address.ts';

import { LLMS_FILES } from './feeds.ts';
import type { PageHead } from './page-head.ts';
import type { StructuredData } from './structured-data.ts';

/** Open Graph's names of the languages. */
const LOCALES: Readonly<Record<Language, string>> = { ko: 'ko_KR', en: 'en_US' };

/** Title, description, addresses and preview of a page; React keeps them in the head as pages change. */
export function Head({ head, language }: { head: PageHead; language: Language }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      <meta name="theme-color" content={head.themeColor} />
      {head.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <link rel="alternate" type="application/rss+xml" href={head.feed} title={head.siteName} />
      {head.text !== undefined && (
        <>
          <link rel="alternate" type="text/markdown" href={head.text} />
          <link rel="describedby" href={LLMS_FILES[language]} />
        </>
      )}
      {head.verification?.map(({ name, content }) => (
        <meta key={name} name={name} content={content} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={head.siteName} />
      <meta property="og:locale" content={LOCALES[language]} />
      <meta property="og:locale:alternate" content={LOCALES[language === 'ko' ? 'en' : 'ko']} />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.preview.url} />
      <meta property="og:image:alt" content={head.preview.alt} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Structured data as JSON-LD scripts. For the body: React would hydrate the first inline script of the head, which is the
 * prelude, as one of these.
 */
export function StructuredDataScripts({ items }: { items: readonly StructuredData[] }) {
  return items.map((item) => (
    <script
      key={item['@type']}
      type="application/ld+json"
      dangerouslySetInnerHTML={{
        __html: JSON.stringify({ '@context': 'https://schema.org', ...item }).replaceAll(
          '<',
          '\\u003c',
        ),
      }}
    />
  ));
}
