import type { CardView } from '#app/shared/page/views.ts';

/** Name of the chosen model in the address: `?model=480-050`. */
export const MODEL_PARAMETER = 'model';

/** The model that an address asks for, as it is written there. */
export const askedModel = (search: string): string =>
  new URLSearchParams(search).get(MODEL_PARAMETER)?.trim() ?? '';

/** The place of a model among the cards of its series, −1 where it is none of them. */
export const modelIndex = (cards: readonly CardView[], code: string): number =>
  cards.findIndex((card) => card.code.toLowerCase() === code.toLowerCase());
