import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page as it is now, with every rule of WCAG 2.2 AA and of good practice: a line for each fault. @param without rules that cannot be judged in this state */
export async function axeFaults(
  page: Page,
  state: string,
  without: string[] = [],
): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .disableRules(without)
    .analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${state} ${id}: ${nodes
        .map((node) => node.html)
        .join(' | ')
        .slice(0, 300)}`,
  );
}
