/**
 * Facts on their way to the site: proposed by one person, confirmed by another with the document that says so, withdrawn by
 * anybody. The table itself refuses a fact that one person alone has confirmed (desk/database/desk-tables.ts).
 */
import type { DatabaseSync } from 'node:sqlite';

import { products } from '#content/index.ts';
import { contradictionsOf, factsWith } from '#content/facts-of.ts';
import { type Contradiction, factOf } from '#content/merge-confirmed.ts';
import type { ConfirmedFact } from '#content/schema/confirmed.ts';
import { factValue } from '#content/schema/fact-value.ts';
import type { Product } from '#content/schema/product.ts';
import { type Action, logAction } from '#desk/database/action-log.ts';
import type { Doer } from '#desk/inquiries/changes.ts';
import { THIS_MACHINE } from '#desk/texts/persons.ts';
import { type Fact, factsFor, type Scope } from '#facts/facts.ts';
import { groupBy } from '#facts/group.ts';
import { type FactKey, isAskedOf, type StatedValue } from '#facts/keys.ts';
import { dnOf, sizesIn } from '#facts/nominal-size.ts';

/** A value with what it holds for. */
export interface Claim {
  /** Id of the product. */
  readonly product: string;
  readonly key: FactKey;
  readonly value: StatedValue;
  readonly of: Scope['of'];
  readonly size?: NonNullable<Scope['size']>;
  /** Mains frequency, Hz. */
  readonly hertz?: number;
}

/** The document that says so; parts that are not known yet are empty. */
export interface Document {
  readonly supplier: string;
  /** ISO 8601 */
  readonly date: string;
  readonly document: string;
}

export type ProposalState = 'proposed' | 'confirmed' | 'withdrawn';

export interface Proposal extends Claim, Document {
  readonly id: number;
  readonly state: ProposalState;
  /** The inquiry that asked for it; null: none. */
  readonly inquiry: number | null;
  readonly receipt: string | null;
  readonly proposedBy: string;
  /** Milliseconds since 1970. */
  readonly proposedAt: number;
  readonly confirmedBy: string | null;
  readonly confirmedAt: number | null;
  readonly withdrawnBy: string | null;
  readonly withdrawnAt: number | null;
}

export type Proposed =
  | { readonly kind: 'done'; readonly id: number }
  /** `known`: stated or proposed already. */
  | { readonly kind: 'refused'; readonly why: 'product' | 'key' | 'value' | 'size' | 'known' }
  | { readonly kind: 'refused'; readonly why: 'contradiction'; readonly by: Contradiction };

const productOf = (id: string): Product | undefined => products.find((each) => each.id === id);

// ---------------------------------------------------------------- reading

type Row = Record<string, unknown>;

function toProposal(row: Row): Proposal {
  const text = (name: string) => String(row[name]);
  const orNull = <T>(name: string, as: (value: unknown) => T) =>
    row[name] === null ? null : as(row[name]);
  const { value, of, size, hertz } = JSON.parse(text('fact')) as Pick<
    Claim,
    'value' | 'of' | 'size' | 'hertz'
  >;
  return {
    id: Number(row['id']),
    product: text('product'),
    key: text('key') as FactKey,
    value,
    of,
    ...(size && { size }),
    ...(hertz !== undefined && { hertz }),
    supplier: text('supplier'),
    date: text('date'),
    document: text('document'),
    state:
      row['withdrawn_at'] !== null
        ? 'withdrawn'
        : row['confirmed_at'] !== null
          ? 'confirmed'
          : 'proposed',
    inquiry: orNull('inquiry_id', Number),
    receipt: orNull('receipt', String),
    proposedBy: text('proposed_by'),
    proposedAt: Number(row['proposed_at']),
    confirmedBy: orNull('confirmed_by', String),
    confirmedAt: orNull('confirmed_at', Number),
    withdrawnBy: orNull('withdrawn_by', String),
    withdrawnAt: orNull('withdrawn_at', Number),
  };
}

/** All of them, newest first. */
export const readProposals = (database: DatabaseSync): Proposal[] =>
  database.prepare('SELECT * FROM desk_proposal ORDER BY id DESC').all().map(toProposal);

const readProposal = (database: DatabaseSync, id: number): Proposal | undefined => {
  const row = database.prepare('SELECT * FROM desk_proposal WHERE id = ?').get(id);
  return row && toProposal(row);
};

/** A proposal as the content holds a confirmed fact. */
export const asConfirmed = (proposal: Proposal): ConfirmedFact => ({
  key: proposal.key,
  value: proposal.value,
  of: proposal.of,
  ...(proposal.size && { size: proposal.size }),
  ...(proposal.hertz !== undefined && { hertz: proposal.hertz }),
  supplier: proposal.supplier,
  date: proposal.date,
  document: proposal.document,
  proposedBy: proposal.proposedBy,
  confirmedBy: proposal.confirmedBy ?? '',
});

/** The confirmed proposals by product, the oldest first. */
export const confirmedByProduct = (database: DatabaseSync): Map<string, Proposal[]> =>
  groupBy(
    readProposals(database)
      .filter(({ state }) => state === 'confirmed')
      .toReversed(),
    ({ product }) => product,
  );

// ---------------------------------------------------------------- the rules

/** Why a claim is none that can be proposed; undefined: it can. */
function refusalOf(
  claim: Claim,
  others: readonly Proposal[],
): Exclude<Proposed, { kind: 'done' }> | undefined {
  const { key, size } = claim;
  const product = productOf(claim.product);
  if (!product) return { kind: 'refused', why: 'product' };
  if (factValue(key, claim.value) === undefined) return { kind: 'refused', why: 'value' };
  const { facts, traits } = factsWith(product, []);
  if (!isAskedOf(key, traits) && factsFor(facts, key).length === 0)
    return { kind: 'refused', why: 'key' };
  const sizes = new Set(
    factsFor(facts, 'size').flatMap(({ value }) => (value.kind === 'sizes' ? sizesIn(value) : [])),
  );
  if (size && [size.from, size.to].some((each) => !sizes.has(dnOf(each))))
    return { kind: 'refused', why: 'size' };
  const own = others.filter((each) => each.product === product.id);
  const candidate = { ...NOT_SIGNED, ...claimOf(claim) };
  const [by] = contradictionsOf(product, [...own.map(asConfirmed), candidate]);
  if (by) return { kind: 'refused', why: 'contradiction', by };
  // Merged, it must be there: what is stated, or proposed word for word, adds nothing.
  const before = factsWith(product, own.map(asConfirmed)).facts;
  const after = factsWith(product, [...own.map(asConfirmed), candidate]).facts;
  return after.length === before.length && JSON.stringify(after) === JSON.stringify(before)
    ? { kind: 'refused', why: 'known' }
    : undefined;
}

const NOT_SIGNED = { supplier: '-', date: '-', document: '-', proposedBy: '-', confirmedBy: '' };
const claimOf = ({ key, value, of, size, hertz }: Claim) => ({
  key,
  value,
  of,
  ...(size && { size }),
  ...(hertz !== undefined && { hertz }),
});

/** A claim as a fact, to be printed. */
export const factOfClaim = (claim: Claim): Fact => factOf({ ...NOT_SIGNED, ...claimOf(claim) });

/**
 * Proposes a fact. Nothing of it reaches the site before somebody else confirms it.
 *
 * @param given `inquiry` is the number of the inquiry that asked for it; what is not known of the document yet is left empty
 */
export function proposeFact(
  database: DatabaseSync,
  given: Claim & Partial<Document> & { readonly inquiry?: number },
  { person, now }: Doer,
): Proposed {
  const { supplier = '', date = '', document = '', inquiry } = given;
  const open = readProposals(database).filter(({ state }) => state !== 'withdrawn');
  const refusal = refusalOf(given, open);
  if (refusal) return refusal;
  const { lastInsertRowid } = database
    .prepare(
      `INSERT INTO desk_proposal (product, key, fact, supplier, date, document, inquiry_id, receipt, proposed_by, proposed_at)
       VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, (SELECT receipt FROM inquiry WHERE id = ?7), ?8, ?9)`,
    )
    .run(
      given.product,
      given.key,
      JSON.stringify(claimOf(given)),
      supplier.trim(),
      date.trim(),
      document.trim(),
      inquiry ?? null,
      person,
      now,
    );
  log(database, 'fact-proposed', { person, now }, inquiry);
  return { kind: 'done', id: Number(lastInsertRowid) };
}

export type Confirmed =
  | 'done'
  /** It has the doer's name now, and waits for a second person. */
  | 'adopted'
  | 'gone'
  /** The desk has no accounts: nobody has a name. */
  | 'unnamed'
  | 'same-person'
  /** One of the two could log in as the other. */
  | 'same-password'
  | 'document'
  | 'contradiction';

/** Who gave a user the present password; undefined: the log does not say. */
const passwordSetBy = (database: DatabaseSync, user: string): unknown =>
  database
    .prepare("SELECT person FROM desk_log WHERE action = 'user' AND about = ? ORDER BY id DESC")
    .get(user)?.['person'];

/**
 * Confirms a proposal. The second person needs a name, is not the proposer, and names the document; neither of the two has a
 * password that the other one set. A proposal of a desk without accounts has no name: whoever confirms it first becomes its
 * proposer.
 */
export function confirmFact(
  database: DatabaseSync,
  id: number,
  given: Document,
  { person, now }: Doer,
): Confirmed {
  const proposal = readProposal(database, id);
  if (!proposal || proposal.state !== 'proposed') return 'gone';
  if (person === THIS_MACHINE) return 'unnamed';
  const { proposedBy } = proposal;
  if (proposedBy === person) return 'same-person';
  if (proposedBy === THIS_MACHINE) {
    database
      .prepare('UPDATE desk_proposal SET proposed_by = ?, proposed_at = ? WHERE id = ?')
      .run(person, now, id);
    log(database, 'fact-proposed', { person, now }, proposal.inquiry);
    return 'adopted';
  }
  if (
    passwordSetBy(database, person) === proposedBy ||
    passwordSetBy(database, proposedBy) === person
  )
    return 'same-password';
  const [supplier, date, document] = [given.supplier, given.date, given.document].map((each) =>
    each.trim(),
  ) as [string, string, string];
  const isPast = /^\d{4}-\d{2}-\d{2}$/.test(date) && Date.parse(date) <= now;
  if (supplier === '' || document === '' || !isPast) return 'document';
  const others = readProposals(database).filter(({ state }) => state === 'confirmed');
  if (refusalOf(proposal, others)) return 'contradiction';
  const { changes } = database
    .prepare(
      `UPDATE desk_proposal SET supplier = ?, date = ?, document = ?, confirmed_by = ?, confirmed_at = ?
       WHERE id = ? AND confirmed_at IS NULL AND withdrawn_at IS NULL AND proposed_by = ?`,
    )
    .run(supplier, date, document, person, now, id, proposedBy);
  if (Number(changes) === 0) return 'gone';
  log(database, 'fact-confirmed', { person, now }, proposal.inquiry);
  return 'done';
}

/** Withdraws a proposal, or a fact that was confirmed; false where it is withdrawn already. */
export function withdrawFact(database: DatabaseSync, id: number, { person, now }: Doer): boolean {
  const { changes } = database
    .prepare(
      'UPDATE desk_proposal SET withdrawn_by = ?, withdrawn_at = ? WHERE id = ? AND withdrawn_at IS NULL',
    )
    .run(person, now, id);
  if (Number(changes) === 0) return false;
  log(database, 'fact-withdrawn', { person, now }, readProposal(database, id)?.inquiry);
  return true;
}

const log = (
  database: DatabaseSync,
  action: Action,
  { person, now }: Doer,
  inquiryId?: number | null,
): void =>
  logAction(database, { at: now, person, action, ...(inquiryId != null && { inquiryId }) });
