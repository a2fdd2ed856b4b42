/** The phrases that go into answers. */
import type { Hono } from 'hono';

import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { type Phrase, readPhrases, removePhrase, storePhrase } from '#desk/inquiries/phrases.ts';
import { REPLY_PAGE } from '#desk/texts/reply.ts';
import { framed } from '#desk/views/frame.ts';
import { phrasesPage } from '#desk/views/phrases-page.ts';
import { formTexts } from './form-texts.ts';

/** Adds them. */
export function addPhraseRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const page = (c: DeskRequest, lacking: Phrase | null) => {
    const language = c.get('language');
    const done = c.req.query('done');
    const content = phrasesPage({
      language,
      phrases: readPhrases(c.get('database')),
      done: done === 'stored' || done === 'removed' ? done : null,
      lacking,
      asking: Number(c.req.query('ask') ?? 0),
    });
    const title = REPLY_PAGE[language].phrasesTitle;
    return c.html(framed(desk, c, { tab: 'inquiries', title, content }), lacking ? 422 : 200);
  };
  app.get('/phrases', (c) => page(c, null));
  app.post('/phrases', async (c) => {
    const text = await formTexts(c);
    const id = Number(text('id'));
    const phrase: Phrase = {
      id: Number.isSafeInteger(id) ? id : 0,
      language: text('language') === 'en' ? 'en' : 'ko',
      title: text('title'),
      words: text('words'),
    };
    const removes = text('do') === 'remove';
    if (removes) removePhrase(c.get('database'), phrase.id);
    else if (!storePhrase(c.get('database'), phrase)) return page(c, phrase);
    logAction(c.get('database'), {
      at: desk.now(),
      person: c.get('person'),
      action: 'phrase',
      about: phrase.title.trim(),
    });
    return c.redirect(`/phrases?done=${removes ? 'removed' : 'stored'}`, 303);
  });
}
