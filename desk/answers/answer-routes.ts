/** Answering a sheet: its draft, its files, its revisions, its address. */
import type { Hono } from 'hono';

import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import type { Doer } from '#desk/inquiries/changes.ts';
import { filterQuery, readFilter } from '#desk/inquiries/list-filter.ts';
import { notFound } from '#desk/routes/failures.ts';
import { ANSWERS } from '#desk/texts/answers.ts';
import { clockTime } from '#desk/texts/times.ts';
import { framed } from '#desk/views/frame.ts';
import type { FileKind } from '#server/answers/sheet.ts';

import { answerPage, type AnswerPageParts } from './answer-page.ts';
import {
  addFile,
  fileContent,
  removeFile,
  resendRevision,
  saveDraft,
  sendRevision,
  setAddress,
} from './answers.ts';
import { readDraft } from './draft.ts';
import { readFields, typedFields } from './fields.ts';
import { FILE_MAX, fileKind } from './file-kind.ts';

const PATH = '/inquiries/:id{[1-9][0-9]{0,14}}/sheet';
const UPLOAD = /^\/inquiries\/\d+\/sheet$/;

/** How many bytes a post to this path may have: a sheet's answers come with one file. @returns undefined for every other path */
export const uploadMax = (path: string): number | undefined =>
  UPLOAD.test(path) ? FILE_MAX + 128 * 1024 : undefined;

/** Adds the routes. */
export function addAnswerRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const doer = (c: DeskRequest): Doer => ({ person: c.get('person'), now: desk.now() });
  const idOf = (c: DeskRequest): number => Number(c.req.param('id'));
  const queryOf = (c: DeskRequest): string =>
    filterQuery(readFilter(new URL(c.req.url).searchParams));
  type Said = keyof (typeof ANSWERS)['ko']['said'];
  const back = (c: DeskRequest, said: Said) => {
    const query = queryOf(c);
    return c.redirect(`/inquiries/${idOf(c)}/sheet${query}${query ? '&' : '?'}said=${said}`, 303);
  };

  const page = (
    c: DeskRequest,
    status: 200 | 409 | 422 | 413,
    more: Partial<AnswerPageParts> = {},
  ) => {
    const draft = readDraft(c.get('database'), idOf(c));
    if (!draft) return notFound(c);
    const language = c.get('language');
    const t = ANSWERS[language];
    const said = c.req.query('said') ?? '';
    const { faults } = readFields(draft.fields);
    const content = answerPage({
      language,
      draft,
      fields: draft.fields,
      note: draft.sheet.note,
      siteUrl: desk.settings.siteUrl,
      query: queryOf(c),
      now: desk.now(),
      said: Object.hasOwn(t.said, said) ? t.said[said as Said] : '',
      problem: faults.size > 0 ? t.unread(faults.size) : '',
      faults,
      conflict: false,
      ...more,
    });
    return c.html(framed(desk, c, { tab: 'inquiries', title: t.title, content }), status);
  };

  app.get(PATH, (c) => page(c, 200));

  app.post(PATH, async (c) => {
    const database = c.get('database');
    const id = idOf(c);
    const draft = readDraft(database, id);
    if (!draft) return notFound(c);
    const t = ANSWERS[c.get('language')];
    const form = await c.req.parseBody();
    const sent = (name: string) => (typeof form[name] === 'string' ? form[name] : undefined);
    const fields = typedFields(draft.fields, sent);
    const note = (sent('note') ?? '').replaceAll('\r\n', '\n').trim();
    const typed = { fields, note, seen: Number(sent('version')) };
    const isSending = sent('do') === 'send';
    const file = await readFile(form['file']);
    // A file stands by itself: neither a value that cannot be read nor another person's change holds it back.
    const attached =
      typeof file === 'object' ? (addFile(database, id, file, doer(c)) ? 'done' : 'full') : file;
    const removed = Number(sent('remove') ?? 0);
    if (removed > 0) removeFile(database, id, removed);
    const fileProblem =
      attached === 'full'
        ? t.tooManyFiles
        : attached === 'refused' || (attached === 'none' && sent('do') === 'attach')
          ? t.notAFile
          : '';
    const saidOfFile = attached === 'done' ? t.said.attached : '';
    const both = (...sentences: string[]) => sentences.filter((each) => each !== '').join(' ');

    const kept = saveDraft(database, id, typed, doer(c));
    if (kept.kind === 'gone') return notFound(c);
    const asJson = c.req.header('Accept') === 'application/json';
    if (kept.kind === 'conflict') {
      if (asJson) return c.json({ kind: 'conflict' }, 409);
      const { faults } = readFields(fields);
      const problem = both(t.conflict, fileProblem);
      return page(c, 409, { fields, note, faults, conflict: true, problem, said: saidOfFile });
    }
    if (asJson)
      return c.json({
        kind: 'done',
        revision: typed.seen + 1,
        text: t.savedAt(clockTime(desk.now())),
      });
    if (fileProblem !== '') {
      const { faults } = readFields(fields);
      const unread = faults.size > 0 ? t.unread(faults.size) : '';
      return page(c, 422, { problem: both(fileProblem, unread) });
    }
    if (isSending) {
      const made = sendRevision(database, id, { ...typed, seen: typed.seen + 1 }, doer(c));
      if (made.kind === 'gone') return notFound(c);
      if (made.kind === 'conflict') return page(c, 409, { conflict: true, problem: t.conflict });
      if (made.kind === 'faults')
        return page(c, 422, { faults: made.faults, problem: t.faultsTitle, said: saidOfFile });
    }
    return back(
      c,
      isSending ? 'sent' : removed > 0 ? 'removed' : attached === 'done' ? 'attached' : 'saved',
    );
  });

  app.get(`${PATH}/files/:file{[1-9][0-9]{0,9}}`, (c) => {
    const content = fileContent(c.get('database'), idOf(c), Number(c.req.param('file')));
    if (!content) return notFound(c);
    return c.body(content as Uint8Array<ArrayBuffer>, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': 'attachment',
    });
  });
  app.post(`${PATH}/resend`, (c) =>
    resendRevision(c.get('database'), idOf(c), doer(c)) ? back(c, 'resent') : notFound(c),
  );
  app.post(`${PATH}/:to{revoke|reopen}`, (c) => {
    const to = c.req.param('to') === 'revoke' ? 'revoked' : 'open';
    const done = setAddress(c.get('database'), idOf(c), to, doer(c));
    return done ? back(c, to === 'revoked' ? 'revoked' : 'opened') : notFound(c);
  });
}

/** The file of a form: none was chosen, or it is no file that is taken. */
async function readFile(
  given: unknown,
): Promise<'none' | 'refused' | { kind: FileKind; name: string; content: Uint8Array }> {
  if (!(given instanceof File) || (given.size === 0 && given.name === '')) return 'none';
  const content = new Uint8Array(await given.arrayBuffer());
  const kind = content.length <= FILE_MAX ? fileKind(content) : undefined;
  return kind ? { kind, name: given.name, content } : 'refused';
}
