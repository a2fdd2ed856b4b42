import { BothLanguages } from '#app/i18n/both-languages.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { PageHead } from '#app/ui/page-head.tsx';

import type { MissingSubcategory } from './catalogue-data.ts';
import { CategoryFrame } from './category-frame.tsx';

/** The 404 of a category that does not fall back: its message, with breadcrumb and menu still usable (spec §2, §8). */
export function SubcategoryNotFound({ data }: { data: MissingSubcategory }) {
  const { t } = useLocale();
  return (
    <CategoryFrame frame={data}>
      <PageHead
        title={t('catalogue:subcategoryNotFound')}
        lead={t('catalogue:subcategoryNotFoundHint')}
      />
      <BothLanguages message="catalogue:subcategoryNotFound" />
    </CategoryFrame>
  );
}
