import type { ReactNode } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { PageTrail } from '#app/shared/page/page-trail.tsx';
import { Container } from '#app/ui/container.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { SideMenu } from '#app/ui/side-menu.tsx';
import type { TitleBlockCell } from '#app/ui/title-block.tsx';

import type { AboutData } from './about.server.ts';

export interface AboutLayoutProps {
  data: AboutData;
  /** Cells of the title block beside the title. */
  facts?: readonly TitleBlockCell[];
  children: ReactNode;
}

/** The company page: a sidebar of five and the active item's content (spec §2). */
export function AboutLayout({ data, facts, children }: AboutLayoutProps) {
  const { t } = useLocale();
  const current = data.menu.find(({ to }) => to === data.path);
  return (
    <div data-theme="neutral">
      <Container>
        <PageTrail
          items={[
            { label: t('company:about'), to: '/about' },
            ...(data.path === '/about' || !current ? [] : [current]),
          ]}
        />
        <div className="beside-menu ends">
          <SideMenu
            label={t('company:about')}
            title={t('company:about')}
            items={data.menu}
            current={data.path}
            link={LocalizedLink}
          />
          <div>
            <PageHead title={data.title} lead={data.lead || undefined} facts={facts} />
            {children}
          </div>
        </div>
      </Container>
    </div>
  );
}
