import { createElement, type ReactNode } from 'react';

import { SYMBOL_SHAPES, type SymbolName } from './symbol-shapes.ts';

const symbol = (name: SymbolName): ReactNode =>
  SYMBOL_SHAPES[name].map(([element, attributes], index) =>
    createElement(element, { key: index, ...attributes }),
  );

/** Drawings of 24 by 24, stroked in the text's colour. The first seven are P&ID symbols of what the site sells. */
export const ICON_SHAPES = {
  electric: symbol('electric'),
  pneumatic: symbol('pneumatic'),
  special: symbol('special'),
  valve: symbol('valve'),
  ball: symbol('ball'),
  butterfly: symbol('butterfly'),
  pinch: symbol('pinch'),
  gallery: <path d="M3 5h18v14H3zM3 15l5-4 4 3 3-2 6 4" />,
  browse: <path d="M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z" />,
  find: <path d="M3 12h18M8 6v12M12 8v8M16 6v12" />,
  support: <path d="M4 4h16v12h-8l-5 4.5V16H4zM8 8.5h8M8 11.8h5" />,
  chevron: <path d="m6.5 9.5 5.5 5.5 5.5-5.5" />,
  download: <path d="M12 3v12M7 10.5l5 5 5-5M4 20.5h16" />,
  write: <path d="M14 3.5H4.5v17h15V11M9 15l1-4 8.5-8.5 3 3L13 14z" />,
  mail: <path d="M3 5h18v14H3zM3 5.5l9 8 9-8" />,
  phone: <path d="M4 3.5h4.5l2 5-2.5 2c1 2.3 2.7 4.3 5 5.5l2.5-2.5 5 2v5C12 21.5 3.5 13 4 3.5z" />,
  top: <path d="M4 3.5h16M12 21V8M6 13.5l6-6 6 6" />,
  zoom: (
    <>
      <circle cx="10.5" cy="10.5" r="7" />
      <path d="M15.5 15.5 21 21M10.5 7.5v6M7.5 10.5h6" />
    </>
  ),
  search: <path d="M10.5 3.5a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM15.5 15.5 21 21" />,
  list: <path d="M5 3.5h14v17H5zM8.5 8.5h7M8.5 12h7M8.5 15.5h4" />,
  add: <path d="M12 4v16M4 12h16" />,
  check: <path d="M4 12.5 9.5 18 20 6.5" />,
  edit: <path d="M4 20l1-4.5L16.5 4 20 7.5 8.5 19z" />,
  share: <path d="M12 15V3.5M7.5 8 12 3.5 16.5 8M5 12v8.5h14V12" />,
  close: <path d="M5 5l14 14M19 5 5 19" />,
  previous: <path d="M15 4l-8 8 8 8" />,
  next: <path d="M9 4l8 8-8 8" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof ICON_SHAPES;
