import { listedIn } from '#content/index.ts';
import type { Category } from '#content/schema/category.ts';

import type { CategoryFrameData, NamedLink } from './catalogue-data.ts';
import type { Language } from '#contract/address.ts';
import { translator } from '#app/i18n/translate.ts';

/**
 * What stands around the pages of a category: theme, subcategories, breadcrumb.
 *
 * @param trail names below the category, the page itself last
 */
export function categoryFrame(
  category: Category,
  trail: NamedLink[],
  language: Language,
): CategoryFrameData {
  const link = ({ name, path }: Pick<Category, 'name' | 'path'>): NamedLink => ({
    label: name[language],
    to: path,
  });
  const own = link(category);
  return {
    theme: category.theme,
    category: { ...own, id: category.id },
    subcategories: listedIn(category).map(link),
    breadcrumb: [{ label: translator(language)('chrome:home'), to: '/' }, own, ...trail],
  };
}
