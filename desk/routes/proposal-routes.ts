/** Proposing, confirming and withdrawing facts; the confirmed ones as files of the content. */
import type { Hono } from 'hono';

import { products } from '#content/index.ts';
import type { Product } from '#content/schema/product.ts';
import { contradictionText } from '#content/merge-confirmed.ts';
import { readUsers } from '#desk/access/users.ts';
import type { Desk, DeskEnv, DeskRequest } from '#desk/desk-context.ts';
import { askedFacts } from '#desk/facts/asked-facts.ts';
import { confirmedFiles } from '#desk/facts/confirmed-file.ts';
import { proposeForm, type TypedProposal, withdrawForm } from '#desk/facts/proposal-forms.ts';
import type { ProposalsParts } from '#desk/facts/proposals-page.ts';
import {
  confirmFact,
  proposeFact,
  type Proposed,
  readProposals,
  withdrawFact,
} from '#desk/facts/proposals.ts';
import { shownIn } from '#desk/facts/shown-in.ts';
import { readFactValue, readSize } from '#desk/facts/typed-value.ts';
import type { Doer } from '#desk/inquiries/changes.ts';
import { PROPOSALS } from '#desk/texts/proposals.ts';
import { framed } from '#desk/views/frame.ts';
import { type FactKey, KEYS } from '#facts/keys.ts';

import { notFound } from './failures.ts';
import { formTexts, sentTexts } from './form-texts.ts';

const ID = ':id{[1-9][0-9]{0,14}}';
const FIELDS = [
  'value',
  'english',
  'of',
  'size',
  'hertz',
  'supplier',
  'date',
  'document',
  'inquiry',
] as const;

/** What the page of facts shows of proposals. */
export function proposalsOf(
  desk: Desk,
  c: DeskRequest,
  last: ProposalsParts['last'],
): ProposalsParts {
  const { usersFile, siteUrl } = desk.settings;
  const database = c.get('database');
  return {
    language: c.get('language'),
    siteUrl,
    proposals: readProposals(database),
    asked: askedFacts(database),
    user: c.get('user'),
    users: usersFile === null ? 0 : readUsers(usersFile).length,
    files: confirmedFiles(database).map(({ name }) => name),
    last,
  };
}

/** Adds them. `page` shows the list, with what came of a form. */
export function addProposalRoutes(
  app: Hono<DeskEnv>,
  desk: Desk,
  page: (
    c: DeskRequest,
    last: ProposalsParts['last'],
    status: 200 | 409 | 422,
  ) => Response | Promise<Response>,
): void {
  const doer = (c: DeskRequest): Doer => ({ person: c.get('person'), now: desk.now() });
  const idOf = (c: DeskRequest): number => Number(c.req.param('id'));
  const proposalOf = (c: DeskRequest) =>
    readProposals(c.get('database')).find(({ id }) => id === idOf(c));
  const back = (c: DeskRequest, id: number, said: string) =>
    c.redirect(`/facts?proposal=${id}&said=${said}#proposals`, 303);

  const form = (
    c: DeskRequest,
    product: Product,
    key: FactKey,
    typed: TypedProposal,
    failure: string | null,
  ) => {
    const language = c.get('language');
    const content = proposeForm({ language, product, key, typed, failure });
    const title = PROPOSALS[language].answer;
    return c.html(framed(desk, c, { tab: 'facts', title, content }), failure === null ? 200 : 422);
  };

  app.get('/facts/new', (c) => {
    const product = productNamed(c.req.query('product'));
    const key = keyNamed(c.req.query('key'));
    if (!product || !key) return notFound(c);
    return form(
      c,
      product,
      key,
      typedOf((name) => c.req.query(name)),
      null,
    );
  });
  app.post('/facts/proposals', async (c) => {
    const text = await sentTexts(c);
    const [product, key] = [productNamed(text('product')), keyNamed(text('key'))];
    if (!product || !key) return notFound(c);
    const typed = typedOf(text);
    const t = PROPOSALS[c.get('language')];
    const value = readFactValue(key, { value: typed.value, english: typed.english });
    if (value === undefined) return form(c, product, key, typed, t.unread);
    const size = readSize(typed.size);
    if (typed.size.trim() !== '' && !size) return form(c, product, key, typed, t.sizeUnread);
    const outcome = proposeFact(
      c.get('database'),
      {
        product: product.id,
        key,
        value,
        of: typed.of === 'series' ? 'series' : 'product',
        ...(size && { size }),
        ...(/^\d{2,3}$/.test(typed.hertz.trim()) && { hertz: Number(typed.hertz) }),
        supplier: typed.supplier,
        date: typed.date,
        document: typed.document,
        ...(/^[1-9]\d{0,14}$/.test(typed.inquiry) && { inquiry: Number(typed.inquiry) }),
      },
      doer(c),
    );
    return outcome.kind === 'done'
      ? back(c, outcome.id, 'proposed')
      : form(c, product, key, typed, refusalText(outcome, c));
  });

  app.post(`/facts/proposals/${ID}/confirm`, async (c) => {
    const text = await formTexts(c);
    const typed = { supplier: text('supplier'), date: text('date'), document: text('document') };
    const outcome = confirmFact(c.get('database'), idOf(c), typed, doer(c));
    if (outcome === 'done' || outcome === 'adopted') return back(c, idOf(c), outcome);
    return page(c, { id: idOf(c), outcome, typed }, outcome === 'document' ? 422 : 409);
  });

  app.get(`/facts/proposals/${ID}/withdraw`, (c) => {
    const proposal = proposalOf(c);
    if (!proposal || proposal.state === 'withdrawn') return notFound(c);
    const language = c.get('language');
    const places = shownIn(c.get('database'), proposal, language);
    const content = withdrawForm({ language, siteUrl: desk.settings.siteUrl, proposal, places });
    const title = PROPOSALS[language].withdrawTitle;
    return c.html(framed(desk, c, { tab: 'facts', title, content }));
  });
  app.post(`/facts/proposals/${ID}/withdraw`, (c) =>
    withdrawFact(c.get('database'), idOf(c), doer(c))
      ? back(c, idOf(c), 'withdrawn')
      : page(c, { id: idOf(c), outcome: 'gone' }, 409),
  );

  app.get('/facts/confirmed/:name{[a-z0-9-]+\\.ts}', (c) => {
    const file = confirmedFiles(c.get('database')).find(({ name }) => name === c.req.param('name'));
    if (!file) return notFound(c);
    return c.body(file.text, 200, {
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.name}"`,
    });
  });
}

const productNamed = (id: string | undefined): Product | undefined =>
  products.find((each) => each.id === id);
const keyNamed = (key: string | undefined): FactKey | undefined =>
  key !== undefined && Object.hasOwn(KEYS, key) ? (key as FactKey) : undefined;

const typedOf = (text: (name: string) => string | undefined): TypedProposal =>
  Object.fromEntries(FIELDS.map((name) => [name, text(name) ?? ''])) as TypedProposal;

function refusalText(refused: Extract<Proposed, { kind: 'refused' }>, c: DeskRequest): string {
  const language = c.get('language');
  const t = PROPOSALS[language];
  return refused.why === 'contradiction'
    ? t.contradiction(contradictionText(refused.by, language).stated)
    : t.refused[refused.why];
}
