import { aboutPages } from '#content/addresses.ts';
import { brand, categories, contact, listedIn } from '#content/index.ts';
import type { Category } from '#content/schema/category.ts';

import type { ChromeData, MenuEntry } from './chrome-data.ts';
import type { Language } from '#contract/address.ts';
import { localize } from '#app/i18n/localize.ts';
import { translator } from '#app/i18n/translate.ts';
import { latestRevision } from '#app/shared/files/files.server.ts';
import { keepsPages } from '#app/shared/offline/offline-setting.server.ts';

/** What stands around every page. */
export function chromeData(language: Language): ChromeData {
  const t = translator(language);
  const about = aboutPages.map(({ title, path }) => ({ label: title[language], to: path }));
  return {
    brand: {
      name: brand.name[language],
      // The name in the other language, since letters and invoices may carry either.
      descriptor: language === 'ko' ? brand.name.en : brand.descriptor.en,
      business: brand.descriptor[language],
    },
    contact: {
      ceo: contact.ceo[language],
      address: contact.address.oneLine[language],
      phone: contact.telephone,
      fax: contact.fax,
      email: contact.email,
    },
    menu: [
      { label: t('menu:about'), to: '/about', theme: 'neutral', items: about },
      ...categories.map((category) => menuEntry(category, language)),
      { label: t('menu:finder'), to: '/products#finder', theme: 'neutral', items: [] },
      { label: t('menu:gallery'), to: '/gallery', theme: 'neutral', items: [] },
      { label: t('menu:contact'), to: '/contact', theme: 'neutral', items: [] },
    ],
    offline: keepsPages(),
    revised: latestRevision(),
    footerColumns: [
      {
        heading: t('menu:products'),
        items: categories.map(({ name, path }) => ({ label: name[language], to: path })),
      },
      {
        heading: t('menu:selection'),
        items: [
          { label: t('menu:finder'), to: '/products#finder' },
          { label: t('menu:compare'), to: '/compare' },
          { label: t('menu:downloads'), to: '/downloads' },
          { label: t('menu:guides'), to: '/guides' },
          { label: t('menu:glossary'), to: '/glossary' },
        ],
      },
      { heading: t('menu:company'), items: about },
      {
        heading: t('menu:help'),
        items: [
          { label: t('menu:contact'), to: '/contact' },
          { label: t('menu:gallery'), to: '/gallery' },
          { label: t('menu:sitemap'), to: '/sitemap' },
          { label: t('menu:offline'), to: '/offline' },
          { label: t('menu:accessibility'), to: '/accessibility' },
          { label: t('menu:privacy'), to: '/privacy' },
        ],
      },
    ],
  };
}

function menuEntry(category: Category, language: Language): MenuEntry {
  return {
    label: category.name[language],
    to: category.path,
    theme: category.theme,
    category: category.id,
    items: listedIn(category).map(({ name, path, menuNote }) => ({
      label: name[language],
      to: path,
      ...(menuNote ? { note: localize(menuNote, language) } : {}),
    })),
  };
}
