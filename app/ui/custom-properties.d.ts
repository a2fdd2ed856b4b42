import 'react';

declare module 'react' {
  /** A style may set custom properties: values that the style sheet works with. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
