/** The list of inquiries, one inquiry, and everything that is done with it. */
import type { Hono } from 'hono';

import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import {
  changeInquiry,
  deleteWithMerged,
  mergeInto,
  resendAllFailed,
  resendMail,
  unmerge,
  type Change,
  type Doer,
} from '#desk/inquiries/changes.ts';
import { readTreatment } from '#desk/inquiries/desk-record.ts';
import { readFilter } from '#desk/inquiries/list-filter.ts';
import { numberOf } from '#desk/inquiries/numbers.ts';
import { isState } from '#desk/inquiries/states.ts';
import { changeMany, readUndo, takeBack } from '#desk/inquiries/undo.ts';
import { inquiriesSheet, positionsSheet } from '#desk/sheets/inquiries-sheet.ts';
import { exportInquiries } from '#desk/sheets/inquiries-export.ts';
import { sendFile, sendWorkbook } from '#desk/sheets/send-workbook.ts';
import { worksheet } from '#desk/sheets/workbook.ts';
import { DETAIL } from '#desk/texts/detail.ts';
import { FRAME } from '#desk/texts/frame.ts';
import { clockTime } from '#desk/texts/times.ts';
import { framed } from '#desk/views/frame.ts';
import { readInquiry } from '#server/forms/inquiry-record.ts';
import { conflictPage } from '#desk/views/other-pages.ts';

import { busy, notFound } from './failures.ts';
import { backTo, ID, idOf, queryOf, saying, withAsking } from './inquiry-address.ts';
import { listPage } from './list-page.ts';
import { formTexts, sentTexts } from './form-texts.ts';

/** Adds them. `indexing` says whether older inquiries are still to be indexed. */
export function addInquiryRoutes(app: Hono<DeskEnv>, desk: Desk, indexing: () => boolean): void {
  const doer = (c: DeskRequest): Doer => ({ person: c.get('person'), now: desk.now() });
  app.get('/', (c) => listPage(desk, c, indexing(), null));
  app.get(`/inquiries/${ID}`, (c) => listPage(desk, c, indexing(), idOf(c)));

  app.post(`/inquiries/${ID}`, async (c) => {
    const id = idOf(c);
    const text = await sentTexts(c);
    const [state, person, note] = [text('state'), text('person')?.trim(), text('note')];
    const remindOn = text('remindOn');
    const before = readTreatment(c.get('database'), id);
    const change: Change = {
      ...(isState(state) && { state }),
      ...(person !== undefined && { person }),
      ...(note !== undefined && { note }),
      ...(remindOn !== undefined && /^(?:\d{4}-\d{2}-\d{2})?$/.test(remindOn) && { remindOn }),
    };
    const outcome = changeInquiry(c.get('database'), id, Number(text('revision')), change, doer(c));
    const asJson = c.req.header('Accept') === 'application/json';
    const language = c.get('language');
    if (outcome.kind === 'gone')
      return asJson ? c.json({ kind: 'gone', text: DETAIL[language].gone }, 404) : notFound(c);
    if (outcome.kind === 'conflict') {
      if (asJson) return c.json({ kind: 'conflict' }, 409);
      const mine = Object.fromEntries(
        Object.entries(change).map(([name, value]) => [name, String(value)]),
      );
      const content = conflictPage({ language, id, query: queryOf(c), now: outcome.now, mine });
      return c.html(
        framed(desk, c, { tab: 'inquiries', title: DETAIL[language].conflictTitle, content }),
        409,
      );
    }
    if (asJson) {
      return c.json({
        kind: 'done',
        revision: outcome.revision,
        text: DETAIL[language].saved(clockTime(desk.now())),
      });
    }
    const undo =
      before && change.state && change.state !== before.state
        ? [{ id, revision: outcome.revision, state: before.state }]
        : [];
    return backTo(c, id, 'done', undo);
  });

  app.post(`/inquiries/${ID}/resend`, (c) =>
    resendMail(c.get('database'), idOf(c), doer(c)) ? backTo(c, idOf(c), 'resent') : notFound(c),
  );
  app.post('/resend-failed', (c) => {
    resendAllFailed(c.get('database'), doer(c));
    return c.redirect('/', 303);
  });
  app.post(`/inquiries/${ID}/delete`, async (c) => {
    const record = readInquiry(c.get('database'), idOf(c));
    if (!record) return notFound(c);
    const query = queryOf(c);
    const seen = Number((await c.req.parseBody())['revision']);
    if (!deleteWithMerged(c.get('database'), record.id, seen, doer(c)))
      return c.redirect(`/inquiries/${record.id}${withAsking(query, 'delete')}`, 303);
    return c.redirect(
      `/${query}${query ? '&' : '?'}deleted=${encodeURIComponent(numberOf(record))}`,
      303,
    );
  });
  app.post(`/inquiries/${ID}/:how{merge|unmerge}`, async (c) => {
    const other = Number((await c.req.parseBody())['other']);
    const database = c.get('database');
    const isMerge = c.req.param('how') === 'merge';
    const done = isMerge
      ? mergeInto(database, other, idOf(c), doer(c))
      : unmerge(database, other, doer(c));
    return done ? backTo(c, idOf(c), isMerge ? 'joined' : 'parted') : notFound(c);
  });

  app.post('/many', async (c) => {
    const form = await c.req.parseBody({ all: true });
    const texts = (name: string) =>
      [form[name]].flat().filter((value): value is string => typeof value === 'string');
    const seen = texts('pick').flatMap((each) => readUndo(`${each}.new`));
    const [state] = texts('state');
    const [person = ''] = texts('person');
    const change: Change = isState(state) ? { state } : { person: person.trim() };
    const { done, kept } = changeMany(c.get('database'), seen, change, doer(c));
    const said = saying('/', queryOf(c), 'many', isState(state) ? done : []);
    return c.redirect(`${said}&changed=${done.length}&kept=${kept}`, 303);
  });
  app.post('/undo', async (c) => {
    const undo = readUndo((await formTexts(c))('undo'));
    takeBack(c.get('database'), undo, doer(c));
    const [only] = undo.length === 1 ? undo : [];
    return only ? backTo(c, only.id, 'undone') : c.redirect(saying('/', queryOf(c), 'undone'), 303);
  });

  app.get('/inquiries.xlsx', async (c) => {
    const filter = readFilter(new URL(c.req.url).searchParams);
    const language = c.get('language');
    const file = await exportInquiries({ dataDir: desk.settings.dataDir, filter, language });
    return file ? sendFile(c, desk, file, FRAME[language].inquiries) : busy(c);
  });
  app.get(`/inquiries/${ID}/inquiry.xlsx`, (c) => {
    const record = readInquiry(c.get('database'), idOf(c));
    if (!record) return notFound(c);
    const sheet = inquiriesSheet(c.get('database'), [record.id], c.get('language'));
    const sheets = [worksheet(sheet), worksheet(positionsSheet(sheet, c.get('language')))];
    return sendWorkbook(
      c,
      desk,
      sheets,
      `${FRAME[c.get('language')].inquiries}-${numberOf(record)}`,
    );
  });
}
