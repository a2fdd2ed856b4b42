/**
 * A quote that is asked for before hydration: the link is then an ordinary one, whose address names the product. What the address of the
 * page says besides goes along: the operating point.
 */
export function takePointAlong(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[data-quote]');
      if (!link || 'hydrated' in document.documentElement.dataset) return;
      const query = new URLSearchParams(link.search);
      for (const [name, value] of new URLSearchParams(location.search))
        if (!query.has(name)) link.search += `&${name}=${encodeURIComponent(value)}`;
    },
    true,
  );
}
