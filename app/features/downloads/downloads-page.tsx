import { searchOf } from '#contract/address.ts';
import { Fragment, useState } from 'react';

import { useChangeQuery, useLocation } from '#app/router/router-provider.tsx';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { FileLinks } from '#app/shared/files/file-links.tsx';
import type { FileRow } from '#app/shared/files/file-view.ts';
import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { QuestionBlock } from '#app/shared/questions/question-block.tsx';
import { cx } from '#app/ui/cx.ts';
import { TextInput } from '#app/ui/field.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './downloads-page.module.css';
import type { DownloadsData } from './downloads.server.ts';

/** Parameter of the address that names the one kind of file that is shown. */
const KIND = 'kind';

/** Parameter of the address that holds what is sought among numbers, products and titles. */
const WORDS = 'q';

/** Rows of a category that are shown at once; the others are one press away. */
const SHOWN_ROWS = 4;

/** The register of every file that can be had, by category. Without scripts the fragment of the address chooses the kind. */
export function DownloadsPage({ data }: { data: DownloadsData }) {
  const { words } = data;
  const asked = new URLSearchParams(useLocation().search);
  const changeQuery = useChangeQuery();
  // What is being typed is ahead of the address.
  const [typed, setTyped] = useState<string>();
  const sought = typed ?? asked.get(WORDS) ?? '';
  const holds = (text: string) => holdsWords(text, sought);
  const kind = data.kinds.find((each) => each.kind === asked.get(KIND))?.kind;
  const groups = data.groups.map((group) => ({
    ...group,
    shown: group.rows.filter(
      (row) =>
        (kind === undefined || row.kind === kind) &&
        holds(`${row.number} ${row.title} ${row.kindName} ${group.name}`),
    ),
  }));
  const isSeeking = sought.trim() !== '';
  const atOnce = isSeeking ? Infinity : SHOWN_ROWS;
  return (
    <PlainPage
      path="/downloads"
      name={data.sheet}
      title={data.title}
      lead={data.lead}
      facts={[
        { label: words.count, value: data.count },
        { label: words.lastRevision, value: data.revised },
      ]}
    >
      <div className={cx('grid edge screenOnly gap8', styles.filters)}>
        <KindFilter data={data} kind={kind} />
        <TextInput
          type="search"
          data-controlled
          aria-label={words.search}
          placeholder={words.search}
          value={sought}
          onChange={({ target: { value } }) => {
            setTyped(value);
            void changeQuery((search) => withWords(search, value));
          }}
        />
        <nav className={cx('flex-row wrap gap8', styles.filter)} aria-label={words.category}>
          <b aria-hidden="true">{words.category}</b>
          {groups.map(({ id, name }) => (
            <a
              key={id}
              href={`#${id}`}
              className={cx('chip rigid gap6 outlined dense rounded', styles.chip)}
            >
              {name}
            </a>
          ))}
        </nav>
      </div>
      <p role="status" className="soft dense top12 foot12">
        {isSeeking &&
          words.found.replace(
            '#',
            String(groups.reduce((sum, { shown }) => sum + shown.length, 0)),
          )}
      </p>
      <div className={cx('grid middle dense above register', styles.row)} aria-hidden="true">
        <span className="screenOnly" />
        <span>{words.number}</span>
        <span>{words.title}</span>
        <span>{words.kind}</span>
        <span className={cx('soft caption', styles.size)}>{words.size}</span>
        <span>{words.revised}</span>
        <span className="screenOnly">{words.files}</span>
      </div>
      {groups
        .filter(({ shown }) => shown.length > 0)
        .map(({ id, theme, name, page, archive, shown }) => (
          <section key={id} id={id} className={styles.group} data-theme={theme}>
            <div className={cx('flex between baseline gap16', styles.head)}>
              <h2 className={cx('category-ink', styles.heading)}>
                <LocalizedLink to={page}>{name}</LocalizedLink>{' '}
                <span className="dense regular quiet">{shown.length}</span>
              </h2>
              {archive && kind === undefined && !isSeeking && (
                <TextLink as="a" href={archive.href} className="rigid dense strong screenOnly">
                  <span className={styles.what}>{archive.what}</span> {archive.label}
                </TextLink>
              )}
            </div>
            <ul>
              <Rows rows={shown.slice(0, atOnce)} words={words} />
            </ul>
            {shown.length > atOnce && (
              <details className="open above">
                <summary className="flex-row target dense strong underlined">
                  {words.more.replace('#', String(shown.length - SHOWN_ROWS))}
                </summary>
                <ul>
                  <Rows rows={shown.slice(SHOWN_ROWS)} words={words} />
                </ul>
              </details>
            )}
          </section>
        ))}
      <p className="soft dense top12 foot12">{words.envelope}</p>
      <p className="soft dense top12 foot12">
        {words.catalogue}
        {data.catalogue.map(({ format, href }) => (
          <Fragment key={format}>
            {' '}
            <TextLink as="a" href={href} download>
              {format}
            </TextLink>
          </Fragment>
        ))}
      </p>
      <QuestionBlock questions={data.groups.flatMap(({ missing }) => missing)} />
    </PlainPage>
  );
}

/** Whether a text holds all words that are sought, in any case. A Mac's file names bring Hangul as single letters (NFD). */
function holdsWords(text: string, sought: string): boolean {
  const held = text.toLowerCase();
  return sought
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .every((word) => held.includes(word));
}

/** The query with what is sought in it. */
function withWords(search: string, words: string): string {
  const query = new URLSearchParams(search);
  if (words.trim() === '') query.delete(WORDS);
  else query.set(WORDS, words);
  return searchOf(query);
}

/** Where the stylesheet finds the kind that is chosen without scripts. */
const targetOf = (kind: string) => `kind-${kind}`;

function Rows({ rows, words }: { rows: readonly FileRow[]; words: DownloadsData['words'] }) {
  return rows.map((row) => <Row key={row.id} row={row} words={words} />);
}

function Row({ row, words }: { row: FileRow; words: DownloadsData['words'] }) {
  return (
    <li className={cx('grid middle dense above register', styles.row)} data-kind={row.kind}>
      {row.picture && (
        <span className={cx('grid screenOnly', styles.picture)}>
          <Picture {...row.picture} alt="" fallback="hide" />
        </span>
      )}
      <span className={cx('soft', styles.number)}>{row.number}</span>
      <LocalizedLink to={row.page} className={cx('dense strong', styles.title)}>
        {row.title}
      </LocalizedLink>
      <span className={cx('caption rounded', styles.kind)}>{row.kindName}</span>
      <span className={cx('soft caption', styles.size)}>{row.size}</span>
      <time
        className={cx('soft caption', styles.revised)}
        dateTime={row.revised}
        title={words.revised}
      >
        {row.revised}
      </time>
      <FileLinks files={row.files} />
    </li>
  );
}

/** One kind of file at a time; the choice is part of the address. */
function KindFilter({ data, kind }: { data: DownloadsData; kind: string | undefined }) {
  const { pathname, search } = useLocation();
  const href = (chosen: string | undefined) => {
    const query = new URLSearchParams(search);
    query.delete(KIND);
    if (chosen !== undefined) query.set(KIND, chosen);
    return pathname + searchOf(query) + (chosen === undefined ? '' : `#${targetOf(chosen)}`);
  };
  const total = data.kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: undefined, name: data.words.all, count: total }, ...data.kinds];
  return (
    <nav className={cx('flex-row wrap gap8', styles.filter)} aria-label={data.words.kind}>
      <b aria-hidden="true">{data.words.kind}</b>
      {choices.map((choice) => (
        <a
          key={choice.kind ?? 'all'}
          {...(choice.kind !== undefined && { id: targetOf(choice.kind) })}
          href={href(choice.kind)}
          data-in-place
          className={cx('chip rigid gap6 outlined dense rounded', styles.chip)}
          {...(choice.kind === kind && { 'aria-current': 'true' })}
        >
          {choice.name} <span className="dense regular quiet">{choice.count}</span>
        </a>
      ))}
    </nav>
  );
}
