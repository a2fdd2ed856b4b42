import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';

import { DEFAULT_LANGUAGE, LANGUAGES } from '#app/i18n/locale.ts';
import { loadMessages, MESSAGE_GROUPS } from '#app/i18n/translate.ts';
import { hydrateAtOwnAddress } from '#app/reconcile.ts';

hydrateAtOwnAddress();

// The document's own language: that of the address comes with the move to it.
const { lang, dataset } = document.documentElement;
const language = LANGUAGES.find((each) => each === lang) ?? DEFAULT_LANGUAGE;
const group = MESSAGE_GROUPS.find((each) => each === dataset['messages']);
await Promise.all([loadMessages(language), group && loadMessages(language, group)]);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
