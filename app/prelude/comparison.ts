/** How long the room of a comparison stays empty if the application does not come, ms. */
const AWAITED_AT_MOST_MS = 4000;

/**
 * Marks the document before it is painted where the address names products to compare. All comparisons share one document, that of
 * the empty page; its text is hidden while the comparison is awaited, since it would move (app/features/compare/compare-page.module.css).
 */
export function awaitComparison(): void {
  const { dataset } = document.documentElement;
  if (location.pathname !== '/compare' || !new URLSearchParams(location.search).get('items'))
    return;
  dataset['comparison'] = 'awaited';
  setTimeout(() => {
    dataset['comparison'] = '';
  }, AWAITED_AT_MOST_MS);
}
