/** Texts for programs that read the site: RSS of what can be read, and the catalogue as plain text (llms.txt). Pure. */
import { type Language, localizedHref } from '#contract/address.ts';

import { escapeXml } from './sitemap-files.ts';

/** Something to read, in one language. */
export interface FeedItem {
  title: string;
  description: string;
  /** Path without language. */
  path: string;
  /** Day of its last change, `2026-11-22`; absent where the history does not say. */
  day?: string;
}

/** RSS 2.0, newest first; items whose day is not known come last and without a date. @param origin no trailing slash */
export function rssXml(
  channel: { title: string; description: string; file: string },
  items: readonly FeedItem[],
  language: Language,
  origin: string,
): string {
  const address = (path: string) => escapeXml(origin + localizedHref(path, language));
  const sorted = items.toSorted((a, b) => (b.day ?? '').localeCompare(a.day ?? ''));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${escapeXml(channel.title)}</title>`,
    `<link>${address('/')}</link>`,
    `<description>${escapeXml(channel.description)}</description>`,
    `<language>${language}</language>`,
    `<atom:link href="${escapeXml(origin + channel.file)}" rel="self" type="application/rss+xml"/>`,
    ...sorted.map(
      ({ title, description, path, day }) =>
        `<item><title>${escapeXml(title)}</title><link>${address(path)}</link><guid>${address(path)}</guid>` +
        `<description>${escapeXml(description)}</description>` +
        `${day === undefined ? '' : `<pubDate>${new Date(`${day}T00:00:00Z`).toUTCString()}</pubDate>`}</item>`,
    ),
    '</channel></rss>',
    '',
  ].join('\n');
}

/** Addresses of the site as a list of texts, in each language. */
export const LLMS_FILES: Readonly<Record<Language, string>> = {
  ko: '/llms.ko.txt',
  en: '/llms.txt',
};

/** A part of llms.txt: a heading and what stands under it. Addresses are those of texts and files. */
export interface TextPart {
  heading: string;
  links: readonly { name: string; address: string; text?: string }[];
}

/** The site as Markdown, as llmstxt.org describes it. @param origin no trailing slash */
export function llmsTxt(
  site: { name: string; description: string; notes: readonly string[] },
  parts: readonly TextPart[],
  origin: string,
): string {
  return [
    `# ${site.name}`,
    '',
    `> ${site.description}`,
    '',
    ...site.notes.map((note) => `- ${note}`),
    ...parts.flatMap(({ heading, links }) => [
      '',
      `## ${heading}`,
      '',
      ...links.map(
        ({ name, address, text }) =>
          `- [${name}](${origin}${address})${text === undefined ? '' : `: ${text}`}`,
      ),
    ]),
    '',
  ].join('\n');
}
