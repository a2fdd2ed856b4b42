import styles from './html.module.css';

/** HTML of a document. It was sanitised when the page was made (`routes/data/sanitised-html.ts`). */
export function HtmlContent({ html }: { html: string }) {
  return <div className={styles.html} dangerouslySetInnerHTML={{ __html: html }} />;
}
