import type { Plugin, Root } from 'postcss';

import { NEEDLE } from '#contract/colours.ts';

const COLOURS: Readonly<Record<string, string>> = {
  'var(--brand-red)': NEEDLE.onLight,
  'var(--brand-red-on-dark)': NEEDLE.onDark,
};

/** Puts the colours of contract/colours.ts into a style sheet. */
export const withBrandColours = (sheet: Root): void => {
  sheet.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /var\(--brand-[\w-]+\)/g,
      (name) => COLOURS[name] ?? name,
    );
  });
};

/** The same for each style sheet that Vite reads. */
export const brandColours: Plugin = { postcssPlugin: 'brand-colours', Once: withBrandColours };
