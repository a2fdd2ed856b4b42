/** The list to confirm, its answers, and the list for whoever edits the content. */
import type { Hono } from 'hono';

import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { workbook } from '#desk/excel/workbook.ts';
import { factsPage, type FactsParts } from '#desk/facts/facts-page.ts';
import { answerFact, readFacts } from '#desk/facts/facts.ts';
import { FACTS } from '#desk/texts/facts.ts';
import { personName } from '#desk/texts/persons.ts';
import { longTime } from '#desk/texts/times.ts';
import { framed } from '#desk/views/frame.ts';

import { notFound } from './failures.ts';
import { sendWorkbook } from './send-workbook.ts';

/** Adds them. */
export function addFactRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const page = (c: DeskRequest, last: FactsParts['last'], status: 200 | 409 | 422) => {
    const language = c.get('language');
    const content = factsPage({ language, facts: readFacts(c.get('database')), last });
    return c.html(framed(desk, c, { tab: 'facts', title: FACTS[language].title, content }), status);
  };
  app.get('/facts', (c) => {
    const id = c.req.query('done');
    return page(c, id === undefined ? null : { id, outcome: 'done', typed: '' }, 200);
  });
  app.post('/facts', async (c) => {
    const form = await c.req.parseBody();
    const text = (name: string) => (typeof form[name] === 'string' ? form[name] : '');
    const id = text('id');
    const outcome = answerFact(
      c.get('database'),
      id,
      {
        answer: text('answer'),
        // Saved without the other button, it stays as it was.
        confirmed: (text('confirmed') || text('was')) === '1',
        revision: Number(text('revision')),
      },
      { person: c.get('person'), now: desk.now() },
    );
    if (outcome === 'unknown') return notFound(c);
    if (outcome === 'done') {
      const name = encodeURIComponent(id);
      return c.redirect(`/facts?done=${name}#${encodeURIComponent(name)}`, 303);
    }
    const typed = text('answer');
    return page(c, { id, outcome, typed }, outcome === 'conflict' ? 409 : 422);
  });
  app.get('/facts.xlsx', async (c) => {
    const language = c.get('language');
    const t = FACTS[language];
    const columns = [
      { name: t.fact, width: 70 },
      { name: t.answer, width: 60 },
      { name: t.confirmed, width: 12 },
      { name: t.who, width: 14 },
      { name: t.when, width: 18 },
      { name: t.file, width: 44 },
      { name: t.field, width: 24 },
    ];
    const rows = readFacts(c.get('database')).map(({ fact, answer }) => [
      fact.subject[language],
      answer?.answer ?? '',
      answer?.confirmed ? t.yes : '',
      answer ? personName(answer.person, language) : '',
      answer ? longTime(answer.at) : '',
      fact.file,
      fact.field,
    ]);
    return sendWorkbook(c, desk, await workbook(t.title, columns, rows), 'to-confirm');
  });
}
