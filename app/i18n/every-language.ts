/** Loads the messages of both languages at once, for rendering in node and for tests. Browsers load only those of the page. */
import { en } from './messages/en.ts';
import { comparison as comparisonEn } from './messages/en/comparison.ts';
import { finder as finderEn } from './messages/en/finder.ts';
import { home as homeEn } from './messages/en/home.ts';
import { inquiry as inquiryEn } from './messages/en/inquiry.ts';
import { offline as offlineEn } from './messages/en/offline.ts';
import { paste as pasteEn } from './messages/en/paste.ts';
import { point as pointEn } from './messages/en/point.ts';
import { sheets as sheetsEn } from './messages/en/sheets.ts';
import { strip as stripEn } from './messages/en/strip.ts';
import { ko } from './messages/ko.ts';
import { comparison as comparisonKo } from './messages/ko/comparison.ts';
import { finder as finderKo } from './messages/ko/finder.ts';
import { home as homeKo } from './messages/ko/home.ts';
import { inquiry as inquiryKo } from './messages/ko/inquiry.ts';
import { offline as offlineKo } from './messages/ko/offline.ts';
import { paste as pasteKo } from './messages/ko/paste.ts';
import { point as pointKo } from './messages/ko/point.ts';
import { sheets as sheetsKo } from './messages/ko/sheets.ts';
import { strip as stripKo } from './messages/ko/strip.ts';
import { setMessages } from './translate.ts';

export const messages = {
  ko: {
    ...ko,
    comparison: comparisonKo,
    finder: finderKo,
    home: homeKo,
    inquiry: inquiryKo,
    offline: offlineKo,
    paste: pasteKo,
    point: pointKo,
    sheets: sheetsKo,
    strip: stripKo,
  },
  en: {
    ...en,
    comparison: comparisonEn,
    finder: finderEn,
    home: homeEn,
    inquiry: inquiryEn,
    offline: offlineEn,
    paste: pasteEn,
    point: pointEn,
    sheets: sheetsEn,
    strip: stripEn,
  },
};

setMessages('ko', messages.ko);
setMessages('en', messages.en);
