import { useId, useState } from 'react';

import type { DimensionsView, SizeView } from '#app/shared/product/product-view.ts';
import type { TableView } from '#app/shared/page/views.ts';
import { useConvertedTable } from '#app/shared/table/use-converted-table.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { cx } from '#app/ui/cx.ts';
import { DataTable } from '#app/ui/data-table.tsx';
import { Grid } from '#app/ui/layout.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import styles from './dimension-drawing.module.css';
import { SizeFiles } from './size-files.tsx';
import { useChosenSize } from './use-chosen-size.ts';

/**
 * The rows per size with the drawing of the chosen one. Each row's head is a radio button; without scripts the buttons are
 * gone and the table stands beside the drawing of the initial size.
 */
export function DimensionDrawing({
  dimensions,
  table,
}: {
  dimensions: DimensionsView;
  table: TableView;
}) {
  const { t } = useLocale();
  const [chosen, choose] = useChosenSize(dimensions);
  const [touched, setTouched] = useState(false);
  const { drawing } = chosen;
  return (
    <div className={cx('larger stack', styles.beside)}>
      <Grid as="div" gap={16} className="shrink">
        <Grid as="figure" gap={16} className="shrink">
          {/* Narrow screens have a drawing that is laid out for them. */}
          <Picture
            src={drawing.src}
            alt={drawing.alt}
            width={drawing.width}
            height={drawing.height}
            sources={drawing.sources}
            className={cx('wide', styles.drawing)}
          />
          <figcaption className="caption soft">{t('product:dimensions.confirm')}</figcaption>
        </Grid>
        <SizeFiles chosen={chosen} sizes={dimensions.sizes} />
        <VisuallyHidden>
          {/* Announced when the visitor changes the drawing, not when the page opens. */}
          <span role="status">
            {touched && t('product:dimensions.shown', { dn: chosen.dn, alt: drawing.alt })}
          </span>
        </VisuallyHidden>
      </Grid>
      <div role="radiogroup" aria-label={t('product:dimensions.sizes')} data-controlled>
        <SizeTable
          table={table}
          sizes={dimensions.sizes}
          chosen={chosen}
          onChoose={(size) => {
            setTouched(true);
            choose(size);
          }}
        />
        {table.note !== undefined && <p className="caption soft top12">{table.note}</p>}
      </div>
    </div>
  );
}

/** Asks for a drawing that is likely to be wanted next. */
const prefetch = (size: SizeView | undefined) => {
  if (size) new Image().src = size.drawing.src;
};

function SizeTable({
  table: stated,
  sizes,
  chosen,
  onChoose,
}: {
  table: TableView;
  sizes: readonly SizeView[];
  chosen: SizeView;
  onChoose: (size: SizeView) => void;
}) {
  const table = useConvertedTable(stated);
  const { t } = useLocale();
  const id = useId();
  return (
    <DataTable
      caption={table.caption}
      columns={table.columns.map((column, index) => ({ key: String(index), ...column }))}
      rows={table.rows.map(({ cells }) => {
        const name = cells[0]?.text ?? '';
        const place = sizes.findIndex(({ dn }) => String(dn) === name);
        const size = sizes[place];
        const cell = (text: string, head: boolean) =>
          size ? (
            <label
              // The head of the row holds the control itself.
              htmlFor={head ? undefined : `${id}${name}`}
              className={cx('bare flex-row gap10 nowrap target', styles.cell)}
              onPointerEnter={() => prefetch(size)}
            >
              {head && (
                <input
                  type="radio"
                  id={`${id}${name}`}
                  name={id}
                  className={cx('scripted screenOnly', styles.radio)}
                  aria-label={t('product:dimensions.size', { dn: name })}
                  checked={size === chosen}
                  onChange={() => onChoose(size)}
                  // The arrow keys choose: the neighbours are next.
                  onFocus={() => [place - 1, place + 1].forEach((next) => prefetch(sizes[next]))}
                />
              )}
              {/* The button's name has it already. */}
              {head ? <span aria-hidden="true">{text}</span> : text}
              {/* Without scripts there is no button. */}
              {head && (
                <noscript>
                  <VisuallyHidden>{text}</VisuallyHidden>
                </noscript>
              )}
            </label>
          ) : (
            text
          );
        return {
          key: name,
          selected: size === chosen,
          cells: Object.fromEntries(
            cells.map(({ text }, index) => [String(index), cell(text, index === 0)]),
          ),
        };
      })}
    />
  );
}
