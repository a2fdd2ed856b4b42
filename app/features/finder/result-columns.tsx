import type { ReactNode } from 'react';

import { Measured } from '#app/shared/units/measured.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Scale } from '#app/ui/scale.tsx';
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx';

import type { FinderColumn, FinderItem } from '#app/shared/fit/finder-data.ts';
import { spanOf } from '#app/shared/fit/span-of.ts';

import { cx } from '#app/ui/cx.ts';
import styles from './result-table.module.css';

export type PressureKind = 'pn' | 'ansi' | 'bar';

/** A column of a list between its code and its result. */
export interface ResultColumn {
  key: FinderColumn;
  /** The quantity that its cells are drawn on, and whose condition is their needle. */
  drawn?: 'size' | 'temperature' | 'torque';
  /** @param asked the kind of pressure that is asked for */
  cell: (item: FinderItem, needle: number | undefined, asked?: PressureKind) => ReactNode;
}

/** What is not stated: a dash, and of a quantity that is drawn its dashed lane with the visitor's value. */
function Missing({ drawn, needle }: Pick<ResultColumn, 'drawn'> & { needle?: number | undefined }) {
  const { t } = useLocale();
  return (
    <>
      <span aria-hidden="true" className={cx('quiet', styles.missing)}>
        –
      </span>
      <VisuallyHidden>{t('finder:notStated')}</VisuallyHidden>
      {drawn && (
        <span className="block dashed">
          <Scale quantity={drawn} to={undefined} needle={needle} />
        </span>
      )}
    </>
  );
}

/** A cell of words, or a dash. */
const words = (key: FinderColumn): ResultColumn => ({
  key,
  cell: ({ texts: { [key]: own } }) => (own ? <Measured {...own} /> : <Missing />),
});

/** A range in words and on its axis, with the needle at what was entered. */
const range = (drawn: 'size' | 'temperature' | 'torque'): ResultColumn => ({
  key: drawn,
  drawn,
  cell: (item, needle) => {
    const own = item.texts[drawn];
    if (!own) return <Missing drawn={drawn} needle={needle} />;
    const span = spanOf(item, drawn);
    return (
      <>
        <Measured {...own} />
        {span.to !== undefined && <Scale quantity={drawn} {...span} needle={needle} />}
      </>
    );
  },
});

/** The rating in the kind of pressure that is asked for; a PN answers for bar. Pinch valves state a maximum pressure instead. */
const rating: ResultColumn = {
  key: 'rating',
  cell: ({ texts }, _needle, asked) => {
    const own = (asked && texts[asked]) ?? (asked === 'bar' ? texts.pn : undefined) ?? texts.rating;
    if (!own) return <Missing />;
    // `16/40/63/100` may break behind a slash.
    const broken = (text: string) => text.replaceAll('/', '/\u200B');
    return (
      <Measured
        text={broken(own.text)}
        imperial={own.imperial === undefined ? undefined : broken(own.imperial)}
      />
    );
  },
};

export const VALVE_COLUMNS: readonly ResultColumn[] = [range('size'), rating, range('temperature')];

export const ACTUATOR_COLUMNS: readonly ResultColumn[] = [
  words('mounting'),
  words('supply'),
  range('torque'),
];
