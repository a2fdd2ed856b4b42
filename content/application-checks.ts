/** Suitability for a sector is no fact of the specification: who names one says whose judgement it is. */
import type { Filed } from './cross-checks.ts';
import type { Report } from './faults.ts';
import { sourceOf } from './provenance.ts';
import type { Document } from './schema/document.ts';
import type { ProductEntry } from './schema/product.ts';
import type { Provenance } from './schema/provenance.ts';

/** Whether a source may stand behind applications: a sample, or the supplier's own document. */
const isJudgement = (source: Provenance['source'] | undefined): boolean =>
  source === 'sample' || source?.startsWith('supplier ') === true;

/** A fault where the applications of a product are neither marked as a sample nor the supplier's. */
export function checkProductApplications(
  { file, entry }: Filed<ProductEntry>,
  report: Report,
): void {
  if (isJudgement(sourceOf(entry.provenance, 'applications'))) return;
  report({
    file,
    field: 'provenance',
    problem: 'does not mark the applications as a sample',
    remedy: "Add { field: 'applications', source: 'sample', note: … }, or the supplier's document",
  });
}

/** The same for the applications that a document lists. */
export function checkDocumentApplications({ file, entry }: Filed<Document>, report: Report): void {
  entry.pages.forEach((page, index) => {
    const lists = page.content.some(
      (block) => block.type === 'overview' && block.applications !== undefined,
    );
    if (!lists || isJudgement(sourceOf(entry.provenance, `pages.${index}`))) return;
    report({
      file,
      field: `pages.${index}`,
      problem: 'lists applications that are not marked as a sample',
      remedy: `Leave them out, or add { field: 'pages.${index}', source: 'sample', note: … } to the provenance`,
    });
  });
}
