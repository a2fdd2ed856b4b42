import {
  type Language,
  localizedHref,
  otherLanguage,
  pageHref,
  switchHref,
} from '#contract/address.ts';

import { useLocale } from '#app/i18n/use-locale.ts';

import type { AddressNode } from './address-tree.ts';
import type { SitemapData } from './sitemap.server.ts';
import { PlainPage } from '#app/shared/page/plain-page.tsx';
import { cx } from '#app/ui/cx.ts';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';
import styles from './sitemap-page.module.css';

/** Every page of the site, grouped, each with its Korean and its English link. */
export function SitemapPage({ data }: { data: SitemapData }) {
  return (
    <PlainPage path="/sitemap" name={data.sheet} title={data.title} lead={data.lead}>
      {data.groups.map(({ id, title, nodes }) => (
        <section key={id} className="apart" aria-labelledby={`sitemap-${id}`}>
          <h2 id={`sitemap-${id}`} className="underscored">
            {title}
          </h2>
          <Nodes nodes={nodes} />
        </section>
      ))}
    </PlainPage>
  );
}

function Nodes({ nodes }: { nodes: readonly AddressNode[] }) {
  const { language } = useLocale();
  const languages = [language, otherLanguage(language)];
  return (
    <ul className={styles.list}>
      {nodes.map((node) => (
        <li key={node.path}>
          <div className={cx('tints grid baseline dense below', styles.row)}>
            {languages.map((each) => (
              <PageLink
                key={each}
                path={node.path}
                to={each}
                className={cx('underlines flex middle anywhere', styles.link)}
              >
                {node.title[each]}
              </PageLink>
            ))}
          </div>
          {node.morePages.length > 0 && (
            <div className={cx('tints grid baseline dense below', styles.row)}>
              {languages.map((each) => (
                <span key={each} className={cx('flex wrap', styles.pages)}>
                  {node.morePages.map(({ page, label }) => (
                    <PageLink
                      key={page}
                      path={pageHref(node.path, page)}
                      to={each}
                      className={cx('underlines grid quiet dense', styles.page)}
                      label={label[each]}
                    >
                      {String(page)}
                    </PageLink>
                  ))}
                </span>
              ))}
            </div>
          )}
          {node.children.length > 0 && <Nodes nodes={node.children} />}
        </li>
      ))}
    </ul>
  );
}

/**
 * A link to a page in a language of its own. From the English page a Korean link is a switch of language and carries
 * `lang=ko` as the switcher's does, with scripts or without; else the stored choice would lead back to English.
 */
function PageLink({
  path,
  to,
  className,
  label,
  children,
}: {
  path: string;
  to: Language;
  className: string | undefined;
  /** Name of the link, where its words alone do not say where it leads. */
  label?: string;
  children: string;
}) {
  const { language } = useLocale();
  const switches = to === 'ko' && language === 'en';
  return (
    <a
      href={switches ? switchHref(path, to) : localizedHref(path, to)}
      lang={to}
      hrefLang={to}
      className={className}
    >
      {label === undefined ? (
        children
      ) : (
        <>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span aria-hidden="true">{children}</span>
        </>
      )}
    </a>
  );
}
