/** The list to confirm, its answers, and the list for whoever edits the content. */
import type { Hono } from 'hono';

import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { factsPage, type FactsParts } from '#desk/facts/facts-page.ts';
import { factsSheet } from '#desk/facts/facts-sheet.ts';
import { answerFact, readFacts } from '#desk/facts/facts.ts';
import type { ProposalsParts } from '#desk/facts/proposals-page.ts';
import { FACTS } from '#desk/texts/facts.ts';
import { PROPOSALS } from '#desk/texts/proposals.ts';
import { sendWorkbook } from '#desk/sheets/send-workbook.ts';
import { worksheet } from '#desk/sheets/workbook.ts';
import { framed } from '#desk/views/frame.ts';

import { notFound } from './failures.ts';
import { addProposalRoutes, proposalsOf } from './proposal-routes.ts';
import { formTexts } from './form-texts.ts';

/** Adds them. */
export function addFactRoutes(app: Hono<DeskEnv>, desk: Desk): void {
  const page = (
    c: DeskRequest,
    last: FactsParts['last'],
    status: 200 | 409 | 422,
    proposal: ProposalsParts['last'] = null,
  ) => {
    const language = c.get('language');
    const content = factsPage({
      language,
      siteUrl: desk.settings.siteUrl,
      facts: readFacts(c.get('database')),
      last,
      proposals: proposalsOf(desk, c, proposal),
    });
    return c.html(framed(desk, c, { tab: 'facts', title: FACTS[language].title, content }), status);
  };
  app.get('/facts', (c) => {
    const [id, said] = [c.req.query('done'), c.req.query('said')];
    const isSaid = said !== undefined && Object.hasOwn(PROPOSALS.ko.outcome, said);
    return page(
      c,
      id === undefined ? null : { id, outcome: 'done', typed: '' },
      200,
      isSaid ? { id: Number(c.req.query('proposal')), outcome: said as 'done' } : null,
    );
  });
  addProposalRoutes(app, desk, (c, last, status) => page(c, null, status, last));
  app.post('/facts', async (c) => {
    const text = await formTexts(c);
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
  app.get('/facts.xlsx', (c) =>
    sendWorkbook(
      c,
      desk,
      [worksheet(factsSheet(c.get('database'), c.get('language')))],
      'to-confirm',
    ),
  );
}
