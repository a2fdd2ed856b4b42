import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { MatchedItem } from '#app/shared/fit/match-item.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import { QuoteToggle } from '#app/shared/quote/quote-toggle.tsx';
import { Select } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './compare-heads.module.css';
import { type CompareData, type CompareItem, nameOf } from './compare-data.ts';

/** Id of a product's name, which leads to it: it takes the focus where the product has been added. */
export const headId = (id: string): string => `compared-${id}`;

/** The compared products, each with its verdict and what can be done with it. */
export function CompareHeads({
  data,
  items,
  verdictOf,
  onChoose,
  onRemove,
}: {
  data: CompareData;
  items: readonly CompareItem[];
  verdictOf: (item: CompareItem) => MatchedItem | undefined;
  /** Changes the ids to compare. */
  onChoose: (update: (ids: readonly string[]) => readonly string[]) => void;
  onRemove: (item: CompareItem) => void;
}) {
  const { t } = useLocale();
  const taken = items.map(({ id }) => id);
  return (
    <ul className={styles.heads} aria-label={t('comparison:chosen')}>
      {items.map((item, index) => (
        // Not the id, which holds the size: a row made anew would lose the focus of the field that chose it.
        <li key={keyOf(items, index)} className={styles.head} data-theme={item.theme}>
          <Head
            item={item}
            verdict={verdictOf(item)}
            sizes={data.items.filter(({ product }) => product === item.product)}
            taken={taken}
            onSize={(id) => onChoose((all) => all.map((other) => (other === item.id ? id : other)))}
            onRemove={() => onRemove(item)}
          />
        </li>
      ))}
    </ul>
  );
}

/** On a phone, code and verdict of each product stay in view above the charts. For the eye only: the heads say both. */
export function CompareStrip({
  items,
  verdictOf,
}: {
  items: readonly CompareItem[];
  verdictOf: (item: CompareItem) => MatchedItem | undefined;
}) {
  return (
    <div className={styles.strip} aria-hidden="true">
      {items.map((item) => {
        const verdict = verdictOf(item);
        return (
          <div key={item.id} className={styles.short}>
            {item.code} {verdict && <VerdictMark verdict={verdict} />}
          </div>
        );
      })}
    </div>
  );
}

/** A product's code, and which of its sizes' heads this is: the first, the second. */
function keyOf(items: readonly CompareItem[], index: number): string {
  const product = items[index]?.product;
  const before = items.slice(0, index).filter((item) => item.product === product).length;
  return `${product}-${before}`;
}

function Head({
  item,
  verdict,
  sizes,
  taken,
  onSize,
  onRemove,
}: {
  item: CompareItem;
  verdict: MatchedItem | undefined;
  /** The product and its sizes. */
  sizes: readonly CompareItem[];
  taken: readonly string[];
  onSize: (id: string) => void;
  onRemove: () => void;
}) {
  const { t } = useLocale();
  return (
    <>
      <button
        type="button"
        aria-label={t('compare:remove', { product: nameOf(item) })}
        className={styles.remove}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
      <div className={styles.picture}>
        <Picture {...item.image} alt="" fallback="hide" />
      </div>
      <div className={styles.code}>{item.code}</div>
      <TextLink as={LocalizedLink} id={headId(item.id)} to={item.path} className={styles.name}>
        <VisuallyHidden>{item.code} </VisuallyHidden>
        {item.name}
      </TextLink>
      {sizes.length > 1 && (
        <Select
          aria-label={t('comparison:sizeOf', { product: item.code })}
          value={item.id}
          className={styles.size}
          onChange={({ currentTarget }) => onSize(currentTarget.value)}
        >
          {sizes.map(({ id, size }) => (
            <option key={id} value={id} disabled={id !== item.id && taken.includes(id)}>
              {size ?? t('comparison:allSizes')}
            </option>
          ))}
        </Select>
      )}
      {item.size !== undefined && <span className={styles.printed}>{item.size}</span>}
      {verdict && (
        <p className={styles.verdict}>
          <span className={styles.mark}>
            <VerdictMark verdict={verdict} />{' '}
          </span>
          <VerdictReason verdict={verdict} />
        </p>
      )}
      <div className={styles.quote}>
        <QuoteToggle
          look="small"
          item={{
            productCode: item.code,
            productName: item.name,
            category: item.category,
            ...(item.size !== undefined && { size: item.size }),
          }}
        />
      </div>
    </>
  );
}
