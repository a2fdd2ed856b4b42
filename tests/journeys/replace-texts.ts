/**
 * Replaces each text of the page by `‹text›`, once, in `<font>` as Google's translator does and in `<span>` by turns. Runs in the page.
 *
 * @param way `new`: the text is removed, and another one stands in the element; `same`: the text itself is put into the element
 */
export async function replaceTexts(way: 'new' | 'same'): Promise<void> {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const [index, text] of texts.entries()) {
    if (
      text.data.trim() === '' ||
      text.parentElement?.closest('script, style, textarea, option, svg')
    )
      continue;
    const element = document.createElement(index % 2 ? 'span' : 'font');
    if (way === 'new') element.append(`‹${text.data}›`);
    text.before(element);
    if (way === 'new') text.remove();
    else element.append(text);
  }
  // The page's own watchers have been told.
  await Promise.resolve();
}
