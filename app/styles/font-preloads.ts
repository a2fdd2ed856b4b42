import common from './fonts.gen/common.woff2?url';
import latin from './fonts.gen/latin.woff2?url';

/** Addresses of the fonts that a page's first view needs, by language: to be fetched before the style sheet asks. */
export const FONT_PRELOADS = { ko: [common, latin], en: [latin] } as const;
