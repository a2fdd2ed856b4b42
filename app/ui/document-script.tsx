/**
 * An inline script of the finished document: it runs while the page is parsed, before any module has come, and never when
 * the component is rendered in the browser. Markup and not a script element, of which React would warn there.
 */
export function DocumentScript({ code }: { code: string }) {
  return <span hidden dangerouslySetInnerHTML={{ __html: `<script>${code}</script>` }} />;
}
