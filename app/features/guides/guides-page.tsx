import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './guides.module.css';
import type { GuidesData } from './guides.server.ts';

/** The list of guides, each with what it answers. */
export function GuidesPage({ data }: { data: GuidesData }) {
  return (
    <PlainPage path="/guides" name={data.sheet} title={data.sheet} lead={data.lead}>
      <ul className={cx('edge', styles.list)}>
        {data.items.map(({ to, name, description }) => (
          <li key={to} className="entry below">
            <h2 className={styles.name}>
              <TextLink as={LocalizedLink} to={to}>
                {name}
              </TextLink>
            </h2>
            <p>{description}</p>
          </li>
        ))}
      </ul>
    </PlainPage>
  );
}
