/** Interface messages as content has them: `{ ko, en }` at the leaves. */
export function messagePairs(korean: unknown, english: unknown): unknown {
  if (typeof korean === 'string') return { ko: korean, en: english };
  return Object.fromEntries(
    Object.entries(korean as Record<string, unknown>).map(([key, value]) => [
      key,
      messagePairs(value, (english as Record<string, unknown> | undefined)?.[key]),
    ]),
  );
}
