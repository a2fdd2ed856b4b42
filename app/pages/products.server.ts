import { finderData } from '#app/features/finder/finder.server.ts';
import { productsData } from '#app/features/products/products.server.ts';
import type { PageRequest } from '#app/shared/page/page-request.ts';

/** The products page with the finder below its cards. */
export const productsPage = (request: PageRequest) => ({
  ...productsData(request),
  messages: 'finder' as const,
  finder: finderData(request.language),
});
