import type { AriaAttributes, ComponentType, ReactNode } from 'react';

/** What a component of this folder gives to the link that it is handed; the router's own link takes all of it. */
export interface UiLinkProps {
  to: string;
  className?: string;
  rel?: string;
  children?: ReactNode;
  'aria-current'?: NonNullable<AriaAttributes['aria-current']>;
  'aria-label'?: string;
}

/** The link that a navigation component renders; this folder knows no router. */
export type LinkComponent = ComponentType<UiLinkProps>;
