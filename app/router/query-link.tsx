import type { ComponentPropsWithoutRef } from 'react';

import { isForBrowser } from './is-for-browser.ts';
import type { AddressParts, NavigateOptions } from './router.ts';
import { useNavigate } from './router-provider.tsx';

export interface QueryLinkProps
  extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'>, Omit<NavigateOptions, 'state'> {
  to: AddressParts;
}

/** A link that changes how a page is shown, not which: it may take the present entry's place and leave the scrolling alone. */
export function QueryLink({ to, replace, preventScrollReset, children, ...rest }: QueryLinkProps) {
  const navigate = useNavigate();
  return (
    <a
      {...rest}
      href={to.pathname + to.search + to.hash}
      onClick={(event) => {
        if (isForBrowser(event.nativeEvent)) return;
        event.preventDefault();
        void navigate(to, {
          ...(replace && { replace }),
          ...(preventScrollReset && { preventScrollReset }),
        });
      }}
    >
      {children}
    </a>
  );
}
