import { sourceOf } from '#content/provenance.ts';
import type { Document } from '#content/schema/document.ts';

import { SourceList } from '#app/shared/table/sources.server.ts';
import type { Language } from '#contract/address.ts';

import { blockViews } from './block-views.server.ts';
import { markSources } from './mark-sources.server.ts';

/** The blocks of a document's page with marks at their figures. @param sources the list that the marks point into */
export const markedPage = (
  document: Document,
  index: number,
  language: Language,
  sources: SourceList,
) =>
  markSources(
    blockViews(document.pages[index]?.content ?? [], language),
    (path) => sourceOf(document.provenance, `pages.${index}.content.${path}`),
    sources,
  );

/** Sources of the figures of all pages of a document, as the pages name them. */
export function documentSources(document: Document, language: Language): string[] {
  const sources = new SourceList(language);
  document.pages.forEach((_page, index) => markedPage(document, index, language, sources));
  return sources.texts;
}
