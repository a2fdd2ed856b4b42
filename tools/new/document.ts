/** A new document with the subcategory that shows it. */
import { raw } from '#content/entries.ts';
import { didYouMean } from '#content/nearest.ts';
import type { SubcategoryEntry } from '#content/schema/category.ts';
import type { Document } from '#content/schema/document.ts';
import { slug } from '#content/schema/localized.ts';

import { printed } from './entry-source.ts';
import type { Answers, Question } from './questions.ts';

const categories = raw.categories.map(({ entry }) => entry.id);
/** Where a category's list of subcategories ends in its file. */
const END_OF_LIST = '\n  ],\n  provenance';

function checkCategory(id: string): void {
  if (!categories.includes(id))
    throw new Error(
      `There is no category "${id}". ${didYouMean(id, categories)}There are ${categories.join(', ')}.`,
    );
}

function checkId(id: string): void {
  if (!slug.safeParse(id).success)
    throw new Error(`"${id}" is no id: lower-case letters, digits and single hyphens.`);
  const other = raw.documents.find(({ entry }) => entry.id === id);
  if (other) throw new Error(`content/${other.file} has this id.`);
}

export const DOCUMENT_QUESTIONS: readonly Question[] = [
  { flag: 'in', ask: 'Category', like: 'electric', check: checkCategory },
  {
    flag: 'id',
    ask: 'Id, the last part of its address',
    like: 'gear-units',
    check: checkId,
  },
  { flag: 'name-ko', ask: 'Name in Korean', like: '기어 유닛' },
  { flag: 'name-en', ask: 'Name in English', like: 'Gear units' },
  { flag: 'description-ko', ask: 'What it is about, a sentence in Korean', like: '…입니다.' },
  { flag: 'description-en', ask: 'What it is about, a sentence in English', like: 'Gear units …' },
  { flag: 'text-ko', ask: 'Its first paragraph in Korean', like: '…합니다.' },
  { flag: 'text-en', ask: 'Its first paragraph in English', like: 'A gear unit …' },
];

const both = (answers: Answers, name: string) => ({
  ko: answers[`${name}-ko`] ?? '',
  en: answers[`${name}-en`] ?? '',
});

/** The document of the answers, and its file in `content/`. */
export function newDocument(answers: Answers): { file: string; entry: Document } {
  const id = answers['id'] ?? '';
  const name = both(answers, 'name');
  return {
    file: `documents/${id}.ts`,
    entry: {
      id,
      name,
      totalPages: 1,
      pages: [
        {
          pageNumber: 1,
          title: name,
          content: [{ type: 'overview-text', textContent: both(answers, 'text') }],
        },
      ],
      provenance: [{ field: '*', source: 'project' }],
    },
  };
}

/**
 * The category's source with a subcategory at the end of its list.
 * @throws {Error} with the lines to add by hand, where the list is not found
 */
export function withSubcategory(source: string, answers: Answers): string {
  const id = answers['id'] ?? '';
  const { ko, en } = both(answers, 'name');
  const subcategory: SubcategoryEntry = {
    id,
    name: { ko, en },
    description: both(answers, 'description'),
    keywords: { ko: [ko], en: [en] },
    document: id,
  };
  const { text } = printed(subcategory);
  const end = source.lastIndexOf(END_OF_LIST);
  if (end < 0) throw new Error(`Add to the subcategories of its category: ${text}`);
  return `${source.slice(0, end)}\n${text},${source.slice(end)}`;
}
