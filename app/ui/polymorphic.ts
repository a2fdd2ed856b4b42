import type { ComponentPropsWithoutRef, ElementType } from 'react';

/** Own props `P`, the element to render as `as`, and everything that this element takes. */
export type Polymorphic<E extends ElementType, P> = P & { as: E } & Omit<
    ComponentPropsWithoutRef<E>,
    keyof P | 'as'
  >;
