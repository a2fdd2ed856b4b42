import type { ReactNode } from 'react';

/** Body of a valve, two triangles point to point, as P&ID draws it (ISA 5.1): under the actuators' symbols. */
const VALVE_BELOW = 'M4 13.5V21l8-3.75L20 21v-7.5l-8 3.75z';

/** Drawings of 24 by 24, stroked in the text's colour. The first eight are P&ID symbols of what the site sells. */
export const ICON_SHAPES = {
  electric: (
    <>
      <path d={`${VALVE_BELOW}M12 17.25V10.8`} />
      <circle cx="12" cy="6" r="4.8" />
      <path d="M9.9 8.2v-4L12 6.6l2.1-2.4v4" strokeWidth="1.2" />
    </>
  ),
  pneumatic: <path d={`${VALVE_BELOW}M12 17.25V9M5.5 9h13a6.5 6 0 0 0-13 0z`} />,
  special: <path d={`${VALVE_BELOW}M12 17.25V11M6.5 2h11v9h-11zM6.5 6.5h11`} />,
  valve: <path d="M3 7v10l9-5 9 5V7l-9 5zM12 12V5.5M8 5.5h8" />,
  ball: (
    <>
      <path d="M3 7v10l6-3.33M3 7l6 3.33M21 7v10l-6-3.33M21 7l-6 3.33" />
      <circle cx="12" cy="12" r="3.4" />
    </>
  ),
  butterfly: (
    <>
      <path d="M4 6v12M20 6v12M5.5 17l13-10" />
      <circle cx="12" cy="12" r="2" fill="currentColor" stroke="none" />
    </>
  ),
  pinch: (
    <path d="M3 6v12M21 6v12M3 7c6 0 5.5 4 9 4s3-4 9-4M3 17c6 0 5.5-4 9-4s3 4 9 4M12 3v5M12 21v-5" />
  ),
  gallery: <path d="M3 5h18v14H3zM3 15l5-4 4 3 3-2 6 4" />,
  support: <path d="M4 4h16v12h-8l-5 4.5V16H4zM8 8.5h8M8 11.8h5" />,
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
