import { cx } from './cx.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-shapes.tsx';
import type { LinkComponent } from './link.ts';
import styles from './side-menu.module.css';

export interface SideMenuProps {
  /** Name of the landmark: "Subcategories". */
  label: string;
  /** Heading on the theme's gradient: the group's name. */
  title: string;
  icon?: IconName | undefined;
  items: readonly { label: string; to: string }[];
  /** The `to` of the item that is shown. */
  current?: string | undefined;
  link: LinkComponent;
}

/** Pages of a group, in the colours of the nearest `data-theme`; a strip below 1024 px, a column from there. */
export function SideMenu({ label, title, icon, items, current, link: Link }: SideMenuProps) {
  return (
    <nav aria-label={label} className="screenOnly">
      <p className="fromDesk flex middle gap10 bold lead menu-head">
        {icon && <Icon name={icon} />}
        {title}
      </p>
      <ul className={cx('flex', styles.list)}>
        {items.map((item) => (
          <li key={item.to}>
            <Link
              to={item.to}
              className={cx('flex-row between gap8 dense nowrap rings-within', styles.link)}
              {...(item.to === current && { 'aria-current': 'page' })}
            >
              {item.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
