import { brand } from '#content/index.ts';
import type { ThemeId } from '#content/schema/category.ts';

import type { Language } from '#contract/address.ts';

import { translator } from '#app/i18n/translate.ts';
import { type PageHead, pageHead, type PageHeadInput } from '#app/seo/page-head.ts';

/** Origin that canonicals and alternates are made with; `tools/build.ts` has checked it. */
export const SITE_ORIGIN = (process.env['SITE_URL'] ?? 'http://localhost:3000').replace(/\/$/, '');

/** Colour of each theme's menu (app/styles/themes.css), and the paper's for pages of no category. */
export const THEME_COLORS: Readonly<Record<ThemeId, string>> = {
  neutral: '#fcfdfd',
  pneumatic: '#76461e',
  electric: '#0a6666',
  special: '#5f3c7c',
  valves: '#1a568f',
};

type Input = Omit<PageHeadInput, 'language' | 'siteName' | 'origin' | 'themeColor' | 'home'> & {
  theme?: ThemeId;
};

/** The head of a page, with what is the same on every page filled in. */
export function headOf(language: Language, { theme = 'neutral', ...input }: Input): PageHead {
  return pageHead({
    ...input,
    further: [...(input.further ?? []), ...brand.summaries.map((text) => text[language])],
    language,
    siteName: brand.name[language],
    origin: SITE_ORIGIN,
    themeColor: THEME_COLORS[theme],
    home: translator(language)('chrome:home'),
  });
}
