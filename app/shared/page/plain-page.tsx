import type { ReactNode } from 'react';

import { Container } from '#app/ui/container.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import type { TitleBlockCell } from '#app/ui/title-block.tsx';

import { PageTrail } from './page-trail.tsx';

export interface PlainPageProps {
  /** Path of the page, for the breadcrumb. */
  path: string;
  /** Name in the breadcrumb. */
  name: string;
  title: string;
  lead: ReactNode;
  /** Cells of the title block beside the title. */
  facts?: readonly TitleBlockCell[];
  children?: ReactNode;
}

/** A page of one column under its title. */
export function PlainPage({ path, name, title, lead, facts, children }: PlainPageProps) {
  return (
    <div data-theme="neutral">
      <Container className="ends">
        <PageTrail items={[{ label: name, to: path }]} />
        <PageHead title={title} lead={lead} facts={facts} />
        {children}
      </Container>
    </div>
  );
}
