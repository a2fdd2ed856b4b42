/** Id of a result in a list of results. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** Where an arrow key leads in a list of `count` options; from either end it goes round. */
export function nextOption(current: number, step: 1 | -1, count: number): number {
  if (count === 0) return -1;
  if (current === -1) return step === 1 ? 0 : count - 1;
  return (current + step + count) % count;
}
