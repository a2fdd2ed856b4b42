import { useId, useMemo, useState } from 'react';

import { type ColumnUse, columnUse } from '#facts/measure/columns.ts';
import { type Position, readList } from '#facts/measure/list.ts';
import { read } from '#facts/measure/read.ts';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { FinderItem } from '#app/shared/fit/finder-data.ts';
import { askedFacets } from '#app/shared/fit/finder-query.ts';
import { useFitAwaited, useFitData, useJudge } from '#app/shared/fit/use-fit-data.ts';
import { VerdictStack } from '#app/shared/fit/verdict.tsx';
import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import { listed, MAX_ENTRIES } from '#app/shared/quote/entries.ts';
import { LIST_DATA } from '#app/shared/quote/list-data.ts';
import { dispatch, useQuote } from '#app/shared/quote/quote-list.ts';
import { useStored } from '#app/shared/stored-list/stored.ts';
import { announce } from '#app/ui/announce.ts';
import { Button } from '#app/ui/button.tsx';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { DataTable } from '#app/ui/data-table.tsx';
import { Field, Select, TextArea, TextInput } from '#app/ui/field.tsx';
import { Row, Stack } from '#app/ui/layout.tsx';
import { useChunk } from '#app/ui/lazy-chunk.ts';
import { TextLink } from '#app/ui/text-link.tsx';

import { entryOfPosition } from './entry-of-position.ts';
import { findProduct, type FoundProduct, NOTHING_FOUND } from './find-product.ts';
import {
  asPasted,
  type Figure,
  FIGURES,
  NOTHING_PASTED,
  type Pasted,
  pastedText,
} from './pasted-text.ts';

const USES = ['tag', 'item', 'quantity', 'unit', 'note', 'off'] as const satisfies ColumnUse[];

/** A list from Excel, a mail or a PDF: pasted, read, looked through, and put on the quote list. */
export function PasteList({ onAdded }: { onAdded: () => void }) {
  const { language, t } = useLocale();
  const id = useId();
  const changes = useStored(pastedText, NOTHING_PASTED);
  const { text } = changes;
  const room = MAX_ENTRIES - listed(useQuote()).length;
  const data = useFitData(true);
  const judge = useJudge(true);
  const isAwaited = useFitAwaited(true);
  const page = useChunk(LIST_DATA[language]);
  const { products = {}, absent = [] } = page.status === 'ready' ? page.value : {};

  const pages = useMemo(() => (data?.items ?? []).filter((item) => item.page), [data]);
  const list = useMemo(
    () =>
      readList(text, {
        longest: room,
        uses: changes.uses,
        codes: new Set(pages.map((item) => item.id)),
      }),
    [text, room, changes.uses, pages],
  );
  const found = useMemo(
    () =>
      list.positions.map((position, place) =>
        data
          ? findProduct(withFigures(position, changes.figures[place]), data, absent)
          : NOTHING_FOUND,
      ),
    [list, data, absent, changes.figures],
  );
  if (isAwaited || page.status === 'loading')
    return (
      <ChunkStatus state={{ status: 'loading' }} labels={chunkLabels(t, t('quote:loading'))} />
    );

  const rows = list.positions.map((position, place) => {
    const { item: proposed, asked, ...read } = found[place] ?? NOTHING_FOUND;
    const chosen = changes.products[place];
    const item = chosen === undefined ? proposed : pages.find((each) => each.id === chosen);
    const size = changes.sizes[place];
    const figures = size === undefined ? asked : { ...asked, size };
    const verdict =
      item && (askedFacets(figures).length > 0 ? judge?.(item, figures) : judge?.(item));
    return { position, item, proposed, figures, verdict, ...read };
  });
  const matched = rows.filter(({ item }) => item !== undefined).length;
  const jis = [
    ...new Set(rows.flatMap(({ figures: { jisK } }) => (jisK === undefined ? [] : `JIS ${jisK}K`))),
  ];
  const change = <T extends 'uses' | 'products' | 'sizes' | 'figures'>(
    part: T,
    place: number,
    value: Pasted[T][number],
  ) => pastedText.update((before) => ({ ...before, [part]: { ...before[part], [place]: value } }));
  const write = (next: string) => pastedText.update(() => asPasted(next));
  /** What was typed into a row besides what was pasted, in words. */
  const saidOf = (place: number): string[] =>
    FIGURES.flatMap((key) => {
      const typed = changes.figures[place]?.[key];
      return typed ? [`${t(LABELS[key])} ${typed}`] : [];
    });
  const add = () => {
    const entries = rows.map(({ position, figures, item }, place) =>
      entryOfPosition(
        { ...position, note: [position.note, ...saidOf(place)].filter(Boolean).join(', ') },
        { asked: figures },
        item,
      ),
    );
    dispatch({ type: 'insert', entries });
    announce(t('paste:added', { count: entries.length }));
    write('');
    onAdded();
  };

  return (
    <Stack as="div" gap={16}>
      <Field id={id} label={t('paste:list')} mark={t('paste:hint', { max: MAX_ENTRIES })}>
        {(control) => (
          <TextArea
            {...control}
            rows={rows.length > 0 ? 4 : 8}
            spellCheck={false}
            value={text}
            onChange={({ target }) => write(target.value)}
          />
        )}
      </Field>
      {list.columns.length > 0 && (
        <fieldset>
          <legend className="strong">{t('paste:columns')}</legend>
          <Row as="div" gap={12}>
            {list.columns.map((column, place) => (
              <Field
                key={place}
                id={`${id}-${place}`}
                label={t('paste:column', {
                  count: place + 1,
                  sample: (list.sample[place] ?? '').slice(0, 16),
                })}
              >
                {(control) => (
                  <Select
                    {...control}
                    value={columnUse(column)}
                    onChange={({ target }) => change('uses', place, target.value as ColumnUse)}
                  >
                    {USES.map((use) => (
                      <option key={use} value={use}>
                        {t(`paste:use.${use}`)}
                      </option>
                    ))}
                  </Select>
                )}
              </Field>
            ))}
          </Row>
        </fieldset>
      )}
      <p role="status" className="body strong">
        {text.trim() === '' ? (
          <span className="regular soft">{t('paste:empty')}</span>
        ) : (
          [
            t('paste:rows', { count: rows.length }),
            t('paste:found', { count: matched }),
            ...(matched < rows.length ? [t('paste:asText', { count: rows.length - matched })] : []),
          ].join(' · ')
        )}
      </p>
      {list.left.length > 0 && (
        <p role="status" className="error strong">
          {t('paste:left', { max: MAX_ENTRIES, count: list.left.length })}
        </p>
      )}
      {rows.length > 0 && (
        <DataTable
          stacks
          caption={t('quote:paste')}
          columns={(
            ['place', 'text', 'product', 'size', 'quantity', 'open', 'result'] as const
          ).map((key) => ({ key, label: t(`paste:head.${key}`) }))}
          rows={rows.map(
            ({ position, item, others, othersAre, figures, verdict, refused }, place) => {
              const row = position.tag || String(place + 1);
              const isOut = verdict?.match.result === 'out-of-range';
              const sizes = item?.kind === 'valve' ? (products[item.id]?.sizes ?? []) : [];
              const { size } = figures;
              return {
                key: String(place),
                ...(verdict && { outcome: verdict.match.result }),
                cells: {
                  place: row,
                  text: position.text,
                  product: (
                    <>
                      <ProductChoice
                        label={t('paste:productOf', { row })}
                        item={item}
                        near={others}
                        nearAre={othersAre}
                        items={pages}
                        onChange={(next) => change('products', place, next)}
                      />
                      {item && others.length > 0 && (
                        <small className="caption soft">
                          {t(!isOut ? 'paste:more' : OTHERS[othersAre], { count: others.length })}
                        </small>
                      )}
                    </>
                  ),
                  size: sizes.length > 0 && (
                    <Select
                      aria-label={t('paste:sizeOf', { row })}
                      value={size ?? ''}
                      onChange={({ target }) => change('sizes', place, Number(target.value))}
                    >
                      {[...new Set([...sizes, ...(size === undefined ? [] : [size])])].map((dn) => (
                        <option key={dn} value={dn}>
                          DN {dn}
                        </option>
                      ))}
                      {size === undefined && <option value="">–</option>}
                    </Select>
                  ),
                  quantity: position.quantity !== '' && (
                    <>
                      <span className="untilTablet soft">{t('paste:head.quantity')} </span>
                      {`${position.quantity} ${position.unit}`.trim()}
                    </>
                  ),
                  result: verdict && <VerdictStack verdict={verdict} />,
                  open: (
                    <>
                      {(item ? openOf(item, figures) : [])
                        .concat(FIGURES.filter((key) => changes.figures[place]?.[key]))
                        .filter((key) => key !== 'size' || sizes.length === 0)
                        .map((key) => (
                          <OpenFigure
                            key={key}
                            row={row}
                            figure={key}
                            typed={changes.figures[place]?.[key] ?? ''}
                            onChange={(typed) =>
                              change('figures', place, { ...changes.figures[place], [key]: typed })
                            }
                          />
                        ))}
                      {refused.length > 0 && (
                        <span className="block">
                          {t('paste:unread', { list: refused.join(', ') })}
                        </span>
                      )}
                    </>
                  ),
                },
              };
            },
          )}
        />
      )}
      {rows.length > 0 && (
        <>
          <p className="caption soft">
            {jis.length > 0 && `${t('paste:jis', { list: jis.join(', ') })} `}
            {t('paste:whole')}
            {list.others.length > 0 &&
              ` ${t('paste:others', { list: list.others.join(' / ').slice(0, 300) })}`}
          </p>
          <Row as="div" gap={12}>
            <Button onClick={() => write('')}>{t('paste:clear')}</Button>
            <Button variant="solid" onClick={add}>
              {t('paste:add', { count: rows.length })}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  );
}

const OTHERS = { 'in-range': 'paste:inRange', 'not-stated': 'paste:notStated' } as const;

/** The product of a row: what is in range first, or none. */
function ProductChoice({
  label,
  item,
  near,
  nearAre,
  items,
  onChange,
}: {
  label: string;
  item: FinderItem | undefined;
  near: readonly FinderItem[];
  nearAre: FoundProduct['othersAre'];
  items: readonly FinderItem[];
  onChange: (id: string) => void;
}) {
  const { t } = useLocale();
  const option = ({ id, code }: FinderItem) => (
    <option key={id} value={id}>
      {code}
    </option>
  );
  return (
    <Select
      aria-label={label}
      value={item?.id ?? ''}
      onChange={({ target }) => onChange(target.value)}
    >
      <option value="">{t('paste:withText')}</option>
      {near.length > 0 && (
        <optgroup label={t(OTHERS[nearAre], { count: near.length })}>{near.map(option)}</optgroup>
      )}
      <optgroup label={t('paste:allProducts')}>
        {items.filter((each) => !near.includes(each)).map(option)}
      </optgroup>
    </Select>
  );
}

const LABELS = {
  size: 'point:facet.size',
  pressure: 'point:facet.pressure',
  temperature: 'point:facet.temperature',
  torque: 'point:facet.torque',
  supply: 'product:supply',
} as const satisfies Record<Figure, string>;

/** What was typed means what the same words would in the row. */
const measuresOf = (figure: Figure, typed: string) => {
  const { measures, refused, words } = read(typed, { expect: figure });
  return refused.length + words.length === 0 ? measures : [];
};

const withFigures = (position: Position, figures: Pasted['figures'][number] = {}): Position => ({
  ...position,
  measures: [
    ...position.measures,
    ...FIGURES.flatMap((figure) => measuresOf(figure, figures[figure] ?? '')),
  ],
});

/** What a row does not say: a button that opens a field for it; what was typed stays changeable. */
function OpenFigure({
  row,
  figure,
  typed,
  onChange,
}: {
  row: string;
  figure: Figure;
  typed: string;
  onChange: (typed: string) => void;
}) {
  const { t } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const label = t(LABELS[figure]);
  if (!isOpen)
    return (
      <TextLink
        as="button"
        aria-label={t('paste:figureOf', { row, figure: label })}
        onClick={() => setOpen(true)}
      >
        {typed === '' ? `+ ${label}` : `${label} ${typed}`}
      </TextLink>
    );
  const apply = (text: string) => {
    const next = text.trim();
    // What is not understood stays in the field and is judged by nobody.
    if (next !== '' && measuresOf(figure, next).length === 0) return;
    onChange(next);
    setOpen(false);
  };
  return (
    <TextInput
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the visitor has just opened the field
      autoFocus
      aria-label={t('paste:figureOf', { row, figure: label })}
      placeholder={UNITS[figure]}
      defaultValue={typed}
      autoComplete="off"
      maxLength={24}
      onBlur={({ target }) => apply(target.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') apply(currentTarget.value);
      }}
    />
  );
}

const UNITS: Record<Figure, string> = {
  size: 'DN',
  pressure: 'bar',
  temperature: '°C',
  torque: 'Nm',
  supply: 'V',
};

/** What a row does not say and its product is judged by. */
const openOf = ({ kind }: FinderItem, asked: FoundProduct['asked']): Figure[] =>
  kind === 'valve'
    ? [
        ...(asked.size === undefined ? ['size' as const] : []),
        ...((asked.pn ?? asked.ansi ?? asked.jisK ?? asked.bar) === undefined
          ? ['pressure' as const]
          : []),
        ...(asked.temperature === undefined ? ['temperature' as const] : []),
      ]
    : [
        ...(asked.torque === undefined ? ['torque' as const] : []),
        ...((asked.phase ?? asked.voltage) === undefined ? ['supply' as const] : []),
      ];
