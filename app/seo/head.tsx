import type { PageHead } from './page-head.ts';

/** Title, description, addresses and preview of a page; React keeps them in the head as pages change. */
export function Head({ head }: { head: PageHead }) {
  return (
    <>
      <title>{head.title}</title>
      <meta name="description" content={head.description} />
      <meta name="keywords" content={head.keywords} />
      {head.noindex && <meta name="robots" content="noindex" />}
      <link rel="canonical" href={head.canonical} />
      {head.alternates.map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      <meta property="og:type" content="website" />
      <meta property="og:title" content={head.title} />
      <meta property="og:description" content={head.description} />
      <meta property="og:url" content={head.canonical} />
      <meta property="og:image" content={head.preview} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * Structured data for search engines. In the body: React would take the first inline script of the head, the prelude, for
 * its own.
 */
export function StructuredData({ items }: { items: PageHead['structuredData'] }) {
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
