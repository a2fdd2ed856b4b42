import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import styles from './page-head.module.css';
import { TitleBlock, type TitleBlockCell } from './title-block.tsx';

export interface PageHeadProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Cells of the title block beside the title; none, no block. */
  facts?: readonly TitleBlockCell[] | undefined;
}

/** Top of a page: its title, a sentence, and what matters most in a title block. */
export function PageHead({ title, lead, facts }: PageHeadProps) {
  return (
    <div className={cx('titled stack', styles.head)}>
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p className="soft measure top6">{lead}</p>}
      </div>
      {facts !== undefined && facts.length > 0 && <TitleBlock cells={facts} />}
    </div>
  );
}
