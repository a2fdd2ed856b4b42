import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import type { Verdict } from '#app/shared/fit/judge.ts';
import { VerdictMark, VerdictReason } from '#app/shared/fit/verdict.tsx';
import { cx } from '#app/ui/cx.ts';
import { Select } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Picture } from '#app/ui/picture.tsx';

import styles from './compare-heads.module.css';
import { type CompareData, type CompareItem, nameOf } from './compare-data.ts';

/** Id of a product's name, which leads to it: it takes the focus where the product has been added. */
export const headId = (id: string): string => `compared-${id}`;

/** The compared products, each with its verdict. */
export function CompareHeads({
  data,
  items,
  verdictOf,
  onChoose,
  onRemove,
}: {
  data: CompareData;
  items: readonly CompareItem[];
  verdictOf: (item: CompareItem) => Verdict | undefined;
  /** Changes the ids to compare. */
  onChoose: (update: (ids: readonly string[]) => readonly string[]) => void;
  onRemove: (item: CompareItem) => void;
}) {
  const { t } = useLocale();
  const taken = items.map(({ id }) => id);
  return (
    <ul className={cx('grid split', styles.heads)} aria-label={t('comparison:chosen')}>
      {items.map((item, index) => (
        // Not the id, which holds the size: a row made anew would lose the focus of the field that chose it.
        <li
          key={keyOf(items, index)}
          className={cx('product tight flex shrink gap6 relative', styles.head)}
          data-theme={item.theme}
        >
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
  verdict: Verdict | undefined;
  /** The product and its sizes. */
  sizes: readonly CompareItem[];
  taken: readonly string[];
  onSize: (id: string) => void;
  onRemove: () => void;
}) {
  const { t } = useLocale();
  return (
    <>
      <LocalizedLink
        id={headId(item.id)}
        to={item.path}
        className={cx('underlines dense soft anywhere', styles.name)}
      >
        <b className={cx('block large dark-ink anywhere', styles.code)}>{item.code}</b> {item.name}
      </LocalizedLink>
      {sizes.length > 1 && (
        <Select
          aria-label={t('comparison:sizeOf', { product: item.code })}
          value={item.id}
          className={cx('screenOnly wide target', styles.size)}
          onChange={({ currentTarget }) => onSize(currentTarget.value)}
        >
          {sizes.map(({ id, size }) => (
            <option key={id} value={id} disabled={id !== item.id && taken.includes(id)}>
              {size ?? t('comparison:allSizes')}
            </option>
          ))}
        </Select>
      )}
      {item.size !== undefined && <span className="paperOnly bold">{item.size}</span>}
      {verdict && (
        <p className={cx('grid caption', styles.verdict)}>
          <VerdictMark verdict={verdict} /> <VerdictReason verdict={verdict} />
        </p>
      )}
      <Picture {...item.image} className={styles.picture} fallback="hide" />
      <button
        type="button"
        aria-label={t('compare:remove', { product: nameOf(item) })}
        className={cx('tints centred absolute square screenOnly', styles.remove)}
        onClick={onRemove}
      >
        <Icon name="close" />
      </button>
    </>
  );
}
