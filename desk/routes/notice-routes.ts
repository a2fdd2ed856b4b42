/** The notice on the public site: look at it, change it, take it down. */
import type { Hono } from 'hono';

import { checkNotice, type NoticeInput } from '#contract/notice-check.ts';
import { seoulDay } from '#contract/seoul-day.ts';
import { logAction } from '#desk/database/action-log.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { noticePage, type NoticeParts } from '#desk/notice/notice-page.ts';
import { pastNotices, rememberNotice } from '#desk/notice/past-notices.ts';
import { storedNotice, storeNotice } from '#desk/notice/stored-notice.ts';
import { NOTICE } from '#desk/texts/notice.ts';
import { framed } from '#desk/views/frame.ts';
import { formTexts } from './form-texts.ts';

/** Adds them. */
export function addNoticeRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const { dataDir } = desk.settings;
  const page = (
    c: DeskRequest,
    parts: Partial<Pick<NoticeParts, 'typed' | 'faults' | 'outcome'>>,
    status: 200 | 409 | 422,
  ) => {
    const language = c.get('language');
    const stored = storedNotice(dataDir);
    const past = pastNotices(c.get('database'), stored.notice);
    // Its words; the days are new ones.
    const again = past.find(({ id }) => String(id) === c.req.query('again'));
    const content = noticePage({
      language,
      stored,
      past,
      typed: again
        ? { ...again.text, from: seoulDay(desk.now()), until: '', where: again.where }
        : inputOf(stored.notice, desk.now()),
      faults: {},
      outcome: null,
      now: desk.now(),
      ...parts,
    });
    const title = NOTICE[language].title;
    return c.html(framed(desk, c, { tab: 'notice', title, content }), status);
  };
  const logged = (c: DeskRequest, action: 'notice' | 'notice-removed') =>
    logAction(c.get('database'), { at: desk.now(), person: c.get('person'), action });

  app.get('/notice', (c) => {
    const done = c.req.query('done');
    return page(c, { outcome: done === 'saved' || done === 'removed' ? done : null }, 200);
  });
  app.post('/notice', async (c) => {
    const text = await formTexts(c);
    const typed = {
      ko: text('ko'),
      en: text('en'),
      from: text('from'),
      until: text('until'),
      where: text('where'),
    };
    if (text('do') === 'remove') {
      if (!storeNotice(dataDir, null, text('seen')))
        return page(c, { typed, outcome: 'conflict' }, 409);
      logged(c, 'notice-removed');
      return c.redirect('/notice?done=removed', 303);
    }
    const checked = checkNotice(typed, desk.now());
    if ('faults' in checked) return page(c, { typed, faults: checked.faults }, 422);
    if (text('do') === 'preview') return page(c, { typed, outcome: 'preview' }, 200);
    if (!storeNotice(dataDir, checked.notice, text('seen')))
      return page(c, { typed, outcome: 'conflict' }, 409);
    rememberNotice(c.get('database'), checked.notice);
    logged(c, 'notice');
    return c.redirect('/notice?done=saved', 303);
  });
}

/** The form as it opens: with what is stored, else empty from today on. */
function inputOf(notice: ReturnType<typeof storedNotice>['notice'], now: number): NoticeInput {
  if (!notice) return { ko: '', en: '', from: seoulDay(now), until: '', where: 'everywhere' };
  const { text, ...rest } = notice;
  return { ...text, ...rest };
}
