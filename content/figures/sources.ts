/** Every technical figure has a source that can be named to a reader: a section of the specification, a standard, the supplier. */
import type { Filed } from '#content/cross-checks.ts';
import type { Report } from '#content/faults.ts';
import type { Language } from '#content/schema/localized.ts';
import type { ProductEntry } from '#content/schema/product.ts';
import type { Provenance } from '#content/schema/provenance.ts';
import { specificationsOf, specificationSourcesOf } from '#content/specifications.ts';

type Source = Provenance['source'];

/** Standards that have a name of their own in Korean. */
const KOREAN_NAMES: Readonly<Record<string, string>> = {
  'Enforcement Rule of the Electric Utility Act, Annex 3': '전기사업법 시행규칙 별표 3',
};

/** A source in words; undefined for what this project wrote or only stands in as a sample: that is no source of a figure. */
export function sourceText(source: Source | undefined, language: Language): string | undefined {
  const section = /^spec §(\d+)$/.exec(source ?? '')?.[1];
  if (section !== undefined)
    return language === 'ko'
      ? `당사 제품 사양 ${section}절`
      : `our product specification, section ${section}`;
  const [, kind, name] = /^(standard|supplier) (.+)$/.exec(source ?? '') ?? [];
  if (kind === 'supplier') return language === 'ko' ? `공급사 자료: ${name}` : `Supplier: ${name}`;
  return (language === 'ko' && KOREAN_NAMES[name ?? '']) || name;
}

/** Faults for figures of a product without a source. */
export function checkFigureSources({ file, entry }: Filed<ProductEntry>, report: Report): void {
  const sources = specificationSourcesOf(entry);
  Object.entries(specificationsOf(entry).ko).forEach(([label, value], index) => {
    if (!/\d/.test(value) || sourceText(sources[index], 'ko') !== undefined) return;
    report({
      file,
      field: 'provenance',
      problem: `names no source for "${label}", ${value}`,
      remedy:
        "Add { field: 'technical', source: 'spec §…' }, or the standard or the supplier's document",
    });
  });
}
