import type { ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Container } from '#app/ui/container.tsx';
import type { IconName } from '#app/ui/icon-shapes.tsx';
import { SideMenu } from '#app/ui/side-menu.tsx';

import type { CategoryFrameData } from './catalogue-data.ts';

/** Symbol of a category in its menu's head. */
const SYMBOLS: Record<string, IconName> = {
  pneumatic: 'pneumatic',
  electric: 'electric',
  special: 'special',
  'sirca-valves': 'valve',
  'pinch-valve': 'pinch',
};

/** Breadcrumb and subcategory menu around a page of a category, in the category's theme. */
export function CategoryFrame({
  frame,
  current,
  children,
}: {
  frame: CategoryFrameData;
  /** Path of the subcategory that is shown. */
  current?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useLocale();
  return (
    <div data-theme={frame.theme}>
      <Container>
        <Breadcrumb label={t('chrome:breadcrumb')} items={frame.breadcrumb} link={LocalizedLink} />
        <div className="beside-menu foot24">
          <div>
            <SideMenu
              label={t('catalogue:subcategories')}
              title={frame.category.label}
              icon={SYMBOLS[frame.category.id]}
              items={frame.subcategories}
              current={current}
              link={LocalizedLink}
            />
          </div>
          <div className="shrink">{children}</div>
        </div>
      </Container>
    </div>
  );
}
