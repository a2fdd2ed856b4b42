import type { ReactNode } from 'react';
import { useAwaited, useLocation } from '#app/router/router-provider.tsx';

import { cx } from '#app/ui/cx.ts';
import { useClearance } from '#app/ui/use-clearance.ts';

import type { ChromeData } from './chrome-data.ts';
import styles from './corner.module.css';
import { EnglishOffer } from './english-offer.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { NoticeBand } from './notice-band.tsx';
import { SideBar } from './side-bar.tsx';
import { MAIN_ID, SkipLink } from './skip-link.tsx';
import { TopStrip } from './top-strip.tsx';

export interface ChromeProps {
  data: ChromeData;
  /** Name of the page in the footer's title block. */
  sheet?: string | undefined;
  /** Full path of the page where the address is a short form (`/products/s30t`): it decides the active menu entry. */
  path?: string | undefined;
  /** Tools of other features, such as search and lists, by where they stand. */
  tools?: {
    /** In the top strip, before its links. */
    strip?: ReactNode;
    /** In the header of a phone, before the menu's toggle. */
    phone?: ReactNode;
    /** Under the header, which it follows. */
    under?: ReactNode;
    /** Beside the page: dialogs, a tray at its bottom. */
    beside?: ReactNode;
  };
  children: ReactNode;
}

/** Everything around a page: strip, header, the page's main part, footer, side bar (spec §2). */
export function Chrome({ data, sheet, path, tools, children }: ChromeProps) {
  const { pathname } = useLocation();
  const isBusy = useAwaited() !== undefined;
  const corner = useClearance('--corner');
  return (
    <>
      <SkipLink />
      <TopStrip business={data.brand.business} tools={tools?.strip} />
      <Header brand={data.brand} menu={data.menu} path={path ?? pathname} tools={tools?.phone} />
      {tools?.under}
      <main id={MAIN_ID} tabIndex={-1} aria-busy={isBusy || undefined}>
        {children}
      </main>
      <Footer data={data} sheet={sheet} />
      <SideBar contact={data.contact} />
      <div ref={corner} className={cx('grid screenOnly', styles.corner)}>
        <NoticeBand />
        <EnglishOffer />
      </div>
      {tools?.beside}
    </>
  );
}
