/** A new page of text. */
import { raw } from '#content/entries.ts';
import { slug } from '#content/schema/localized.ts';
import type { TextPage } from '#content/schema/text-page.ts';

import type { Answers, Question } from './questions.ts';

function checkId(id: string): void {
  if (!slug.safeParse(id).success)
    throw new Error(`"${id}" is no id: lower-case letters, digits and single hyphens.`);
  const other = raw.textPages.find(({ entry }) => entry.id === id);
  if (other) throw new Error(`content/${other.file} has this id.`);
}

export const PAGE_QUESTIONS: readonly Question[] = [
  { flag: 'id', ask: 'Id, the last part of its address', like: 'after-sales', check: checkId },
  { flag: 'name-ko', ask: 'Title in Korean', like: '사후 관리' },
  { flag: 'name-en', ask: 'Title in English', like: 'After-sales service' },
  { flag: 'description-ko', ask: 'What it is about, a sentence in Korean', like: '…입니다.' },
  { flag: 'description-en', ask: 'What it is about, a sentence in English', like: 'How …' },
  { flag: 'heading-ko', ask: 'Heading of its first section in Korean', like: '접수' },
  { flag: 'heading-en', ask: 'Heading of its first section in English', like: 'Requests' },
  { flag: 'text-ko', ask: 'Its first paragraph in Korean', like: '…합니다.' },
  { flag: 'text-en', ask: 'Its first paragraph in English', like: 'Write to …' },
];

/** The page of the answers, and its file in `content/`. */
export function newPage(answers: Answers): { file: string; entry: TextPage } {
  const both = (name: string) => ({
    ko: answers[`${name}-ko`] ?? '',
    en: answers[`${name}-en`] ?? '',
  });
  const id = answers['id'] ?? '';
  const title = both('name');
  const { ko, en } = both('text');
  return {
    file: `pages/${id}.ts`,
    entry: {
      id,
      title,
      description: both('description'),
      keywords: { ko: [title.ko], en: [title.en] },
      sections: [{ id: 'first', title: both('heading'), paragraphs: { ko: [ko], en: [en] } }],
      provenance: [{ field: '*', source: 'project' }],
    },
  };
}
