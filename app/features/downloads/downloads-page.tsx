import { QueryLink } from '#app/router/query-link.tsx';
import { useLocation } from '#app/router/router-provider.tsx';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { FileLinks } from '#app/shared/files/file-links.tsx';
import type { FileRow } from '#app/shared/files/file-view.ts';
import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { AskButton } from '#app/shared/questions/ask-button.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './downloads-page.module.css';
import type { DownloadsData } from './downloads.server.ts';

/** Parameter of the address that names the one kind of file that is shown. */
const KIND = 'kind';

/** Rows of a category that are shown at once; the others are one press away. */
const SHOWN_ROWS = 4;

/** The register of every file that can be had, by category. Without scripts the fragment of the address chooses the kind. */
export function DownloadsPage({ data }: { data: DownloadsData }) {
  const { words } = data;
  const { search } = useLocation();
  const asked = new URLSearchParams(search).get(KIND);
  const kind = data.kinds.find((each) => each.kind === asked)?.kind;
  const groups = data.groups.map((group) => ({
    ...group,
    shown: kind === undefined ? group.rows : group.rows.filter((row) => row.kind === kind),
  }));
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
      <div className={styles.filters}>
        <KindFilter data={data} kind={kind} />
        <nav className={styles.filter} aria-label={words.category}>
          <b aria-hidden="true">{words.category}</b>
          {groups.map(({ id, name }) => (
            <a key={id} href={`#${id}`} className={styles.chip}>
              {name}
            </a>
          ))}
        </nav>
      </div>
      {groups.map(({ id, theme, name, page, archive, missing, shown }) => (
        <section key={id} id={id} className={styles.group} data-theme={theme}>
          <div className={styles.head}>
            <h2 className={styles.heading}>
              <LocalizedLink to={page}>{name}</LocalizedLink>{' '}
              <span className={styles.count}>{shown.length}</span>
            </h2>
            {archive && kind === undefined && (
              <TextLink as="a" href={archive.href} className={styles.archive}>
                {archive.label}
              </TextLink>
            )}
          </div>
          <ul>
            <Rows rows={shown.slice(0, SHOWN_ROWS)} words={words} />
            {kind === undefined &&
              missing.map(({ title, text }) => (
                <li key={title} className={styles.row}>
                  <span className={styles.number}>–</span>
                  <span className={styles.missing}>{title}</span>
                  <span className={styles.none}>
                    {text} <AskButton code="" about={title} />
                  </span>
                </li>
              ))}
          </ul>
          {shown.length > SHOWN_ROWS && (
            <details className={styles.more}>
              <summary>{words.more.replace('#', String(shown.length - SHOWN_ROWS))}</summary>
              <ul>
                <Rows rows={shown.slice(SHOWN_ROWS)} words={words} />
              </ul>
            </details>
          )}
        </section>
      ))}
      <p className={styles.note}>{words.envelope}</p>
    </PlainPage>
  );
}

/** Where the stylesheet finds the kind that is chosen without scripts. */
const targetOf = (kind: string) => `kind-${kind}`;

function Rows({ rows, words }: { rows: readonly FileRow[]; words: DownloadsData['words'] }) {
  return rows.map((row) => <Row key={row.id} row={row} words={words} />);
}

function Row({ row, words }: { row: FileRow; words: DownloadsData['words'] }) {
  return (
    <li className={styles.row} data-kind={row.kind}>
      {row.picture && (
        <span className={styles.picture}>
          <Picture {...row.picture} alt="" fallback="hide" />
        </span>
      )}
      <span className={styles.number}>{row.number}</span>
      <LocalizedLink to={row.page} className={styles.title}>
        {row.title}
      </LocalizedLink>
      <span className={styles.kind}>{row.kindName}</span>
      <span className={styles.size}>{row.size}</span>
      <time className={styles.revised} dateTime={row.revised} title={words.revised}>
        {row.revised}
      </time>
      <FileLinks files={row.files} />
    </li>
  );
}

/** One kind of file at a time; the choice is part of the address. */
function KindFilter({ data, kind }: { data: DownloadsData; kind: string | undefined }) {
  const { pathname, search } = useLocation();
  const address = (chosen: string | undefined) => {
    const query = new URLSearchParams(search);
    query.delete(KIND);
    if (chosen !== undefined) query.set(KIND, chosen);
    return {
      pathname,
      search: query.size === 0 ? '' : `?${query}`,
      hash: chosen === undefined ? '' : `#${targetOf(chosen)}`,
    };
  };
  const total = data.kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: undefined, name: data.words.all, count: total }, ...data.kinds];
  return (
    <nav className={styles.kinds} aria-label={data.words.kind}>
      <b aria-hidden="true">{data.words.kind}</b>
      {choices.map((choice) => (
        <QueryLink
          key={choice.kind ?? 'all'}
          {...(choice.kind !== undefined && { id: targetOf(choice.kind) })}
          to={address(choice.kind)}
          replace
          preventScrollReset
          className={styles.chip}
          {...(choice.kind === kind && { 'aria-current': 'true' })}
        >
          {choice.name} <span className={styles.count}>{choice.count}</span>
        </QueryLink>
      ))}
    </nav>
  );
}
