/** Every technical figure has a source that can be named to a reader: a section of the specification, a standard, the supplier. */
import type { Filed } from '#content/cross-checks.ts';
import type { Report } from '#content/faults.ts';
import type { Language } from '#content/schema/localized.ts';
import type { ProductEntry } from '#content/schema/product.ts';
import type { Provenance } from '#content/schema/provenance.ts';
import { factsOf } from '#content/facts-of.ts';
import { provenanceOf } from '#content/provenance.ts';
import { isStated, type Provenance as FactProvenance } from '#facts/facts.ts';
import { rowLabel, rowText } from '#facts/print.ts';

type Source = Provenance['source'];

/** Standards that have a name of their own in Korean. */
const KOREAN_NAMES: Readonly<Record<string, string>> = {
  'Enforcement Rule of the Electric Utility Act, Annex 3': '전기사업법 시행규칙 별표 3',
};

/** A source in words; undefined for what this project wrote or only stands in as a sample: that is no source of a figure. */
export function sourceText(
  of: Source | FactProvenance | undefined,
  language: Language,
): string | undefined {
  const provenance = typeof of === 'object' ? of : provenanceOf(of);
  switch (provenance.basis) {
    case 'stated': {
      const section = provenance.source.replace('spec §', '');
      return language === 'ko'
        ? `당사 제품 사양 ${section}절`
        : `our product specification, section ${section}`;
    }
    case 'standard': {
      const { standard } = provenance;
      return (language === 'ko' && KOREAN_NAMES[standard]) || standard;
    }
    case 'confirmed':
      return language === 'ko'
        ? `공급사 자료: ${provenance.document}`
        : `Supplier: ${provenance.document}`;
    default:
      return undefined;
  }
}

/** Faults for facts of a product without a source. */
export function checkFigureSources({ file, entry }: Filed<ProductEntry>, report: Report): void {
  const style = { language: 'en' } as const;
  for (const fact of factsOf(entry).facts) {
    if (!isStated(fact) || fact.key === 'application') continue;
    if (sourceText(fact.provenance, 'en') !== undefined) continue;
    report({
      file,
      field: 'provenance',
      problem: `names no source for "${rowLabel([fact], style)}", ${rowText([fact], style)}`,
      remedy:
        "Add { field: 'technical', source: 'spec §…' }, or the standard or the supplier's document",
    });
  }
}
