/** How many page numbers are shown at once (spec §9). */
export const PAGE_WINDOW = 10;

/**
 * The page numbers to show: consecutive windows of ten, 1 to 10, 11 to 20 and so on, the one that holds the page.
 *
 * @param page current page, from 1 to `totalPages`; a page outside is taken as the nearest one inside
 * @param totalPages number of pages, at least 1
 */
export function pageWindow(page: number, totalPages: number): number[] {
  const last = Math.max(1, totalPages);
  const current = Math.min(Math.max(1, page), last);
  const first = current - ((current - 1) % PAGE_WINDOW);
  const length = Math.min(PAGE_WINDOW, last - first + 1);
  return Array.from({ length }, (_, index) => first + index);
}
