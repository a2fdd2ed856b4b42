/** Answers by mail: written, saved, kept once they were sent; and the phrases that go into them. */
import type { Hono } from 'hono';

import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { startReply, type Doer } from '#desk/inquiries/changes.ts';
import { readDeskRecord } from '#desk/inquiries/desk-record.ts';
import { readPhrases, withPhrase } from '#desk/inquiries/phrases.ts';
import { type Reply, type ReplyWords, unsentReply } from '#desk/inquiries/replies.ts';
import { keepSentReply, saveReply } from '#desk/inquiries/reply-changes.ts';
import { closingOf, replyMail } from '#desk/inquiries/reply-mail.ts';
import { REPLY_PAGE } from '#desk/texts/reply.ts';
import { clockTime } from '#desk/texts/times.ts';
import { framed } from '#desk/views/frame.ts';
import { replyPage } from '#desk/views/reply-page.ts';

import { notFound } from './failures.ts';
import { formTexts } from './form-texts.ts';
import { backTo, ID, idOf, queryOf } from './inquiry-address.ts';

/** Adds them. */
export function addReplyRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const doer = (c: DeskRequest): Doer => ({ person: c.get('person'), now: desk.now() });

  /** The page; `typed` stands in the fields instead of what is saved. */
  const page = (
    c: DeskRequest,
    status: 200 | 409 | 422,
    typed?: ReplyWords,
    failure: string | null = null,
  ) => {
    const language = c.get('language');
    const shown = readDeskRecord(c.get('database'), idOf(c));
    if (!shown) return notFound(c);
    const saved = unsentReply(c.get('database'), idOf(c));
    const content = replyPage({
      language,
      shown,
      query: queryOf(c),
      siteUrl: desk.settings.siteUrl,
      mail: { ...replyMail(shown.record), ...(typed ?? saved) },
      saved,
      conflict: status === 409,
      phrases: readPhrases(c.get('database')).filter(
        (phrase) => phrase.language === shown.record.language,
      ),
      failure,
    });
    const title = `${REPLY_PAGE[language].title}, ${shown.record.companyName}`;
    return c.html(framed(desk, c, { tab: 'inquiries', title, content }), status);
  };

  app.post(`/inquiries/${ID}/reply`, (c) =>
    startReply(c.get('database'), idOf(c), doer(c))
      ? c.redirect(`/inquiries/${idOf(c)}/reply${queryOf(c)}`, 303)
      : notFound(c),
  );
  app.get(`/inquiries/${ID}/reply`, (c) => page(c, 200));

  app.post(`/inquiries/${ID}/answer`, async (c) => {
    const text = await formTexts(c);
    const typed: ReplyWords = { subject: text('subject'), body: text('body') };
    const database = c.get('database');
    if (text('do') === 'sent') {
      if (typed.subject.trim() === '' || typed.body.trim() === '')
        return page(c, 422, typed, REPLY_PAGE[c.get('language')].empty);
      return keepSentReply(database, idOf(c), typed, doer(c))
        ? backTo(c, idOf(c), 'answered')
        : notFound(c);
    }
    const words = text('do') === 'insert' ? withChosen(c, typed, Number(text('phrase'))) : typed;
    const saved = saveReply(database, idOf(c), Number(text('revision')), words, doer(c));
    const asJson = c.req.header('Accept') === 'application/json';
    if (saved === undefined) return notFound(c);
    if (isReply(saved)) return asJson ? c.json({ kind: 'conflict' }, 409) : page(c, 409, words);
    if (asJson)
      return c.json({
        kind: 'done',
        revision: saved,
        text: REPLY_PAGE[c.get('language')].saved(clockTime(desk.now())),
      });
    return c.redirect(`/inquiries/${idOf(c)}/reply${queryOf(c)}`, 303);
  });
}

const isReply = (saved: number | Reply): saved is Reply => typeof saved === 'object';

function withChosen(c: DeskRequest, typed: ReplyWords, chosen: number): ReplyWords {
  const phrase = readPhrases(c.get('database')).find(({ id }) => id === chosen);
  const shown = readDeskRecord(c.get('database'), idOf(c));
  if (!phrase || !shown) return typed;
  return { ...typed, body: withPhrase(typed.body, phrase.words, closingOf(shown.record)) };
}
