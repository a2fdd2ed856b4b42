import { Link, useLocation } from 'react-router';

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

/** The register of every file that can be had, by category. Without scripts it shows all kinds. */
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
            {shown.map((row) => (
              <Row key={row.id} row={row} words={words} />
            ))}
            {missing && kind === undefined && (
              <li className={styles.row}>
                <span className={styles.number}>–</span>
                <span className={styles.missing}>{missing.title}</span>
                <span className={styles.none}>
                  {missing.text} <AskButton code="" about={missing.title} />
                </span>
              </li>
            )}
          </ul>
        </section>
      ))}
      <p className={styles.note}>{words.envelope}</p>
    </PlainPage>
  );
}

function Row({ row, words }: { row: FileRow; words: DownloadsData['words'] }) {
  return (
    <li className={styles.row}>
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

/** One kind of file at a time; the choice is part of the address. Needs scripts. */
function KindFilter({ data, kind }: { data: DownloadsData; kind: string | undefined }) {
  const { pathname, search } = useLocation();
  const address = (chosen: string | undefined) => {
    const query = new URLSearchParams(search);
    query.delete(KIND);
    if (chosen !== undefined) query.set(KIND, chosen);
    return { pathname, search: query.size === 0 ? '' : `?${query}` };
  };
  const total = data.kinds.reduce((sum, { count }) => sum + count, 0);
  const choices = [{ kind: undefined, name: data.words.all, count: total }, ...data.kinds];
  return (
    <nav className={styles.kinds} aria-label={data.words.kind}>
      <b aria-hidden="true">{data.words.kind}</b>
      {choices.map((choice) => (
        <Link
          key={choice.kind ?? 'all'}
          to={address(choice.kind)}
          replace
          preventScrollReset
          className={styles.chip}
          {...(choice.kind === kind && { 'aria-current': 'true' })}
        >
          {choice.name} <span className={styles.count}>{choice.count}</span>
        </Link>
      ))}
    </nav>
  );
}
