import { useEffect, useId, useRef, useState } from 'react';
import { useChangeQuery, useLocation } from '#app/router/router-provider.tsx';

import { sizingList } from '#app/shared/inquiry/kept-sizing.ts';
import { searchWithPoint } from '#app/shared/operating-point/point.ts';
import { useReadable } from '#app/shared/operating-point/words-chunk.ts';
import {
  keepPoint,
  latestPoint,
  useOperatingPoint,
} from '#app/shared/operating-point/use-operating-point.ts';
import { NoBreakText } from '#app/shared/text/no-break-text.tsx';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { chunkLabels } from '#app/shared/picture/viewer-labels.ts';
import { releaseForm } from '#app/prelude/form-submit.ts';
import { announce } from '#app/ui/announce.ts';
import { ChunkStatus } from '#app/ui/chunk-status.tsx';
import { cx } from '#app/ui/cx.ts';
import { Field, Select } from '#app/ui/field.tsx';
import { lazyChunk, useChunk } from '#app/ui/lazy-chunk.ts';
import { TextLink } from '#app/ui/text-link.tsx';
import { UnusedAlert } from '#app/shared/address/unused-alert.tsx';

import {
  askedSizing,
  meeting,
  size,
  sizeFor,
  type SizingField,
  sizingFrom,
  type SizingInput,
  sizingSearch,
  textsIn,
} from './sizing.ts';
import type { SizingData } from './sizing-data.ts';
import { SizingNumber, type SizingUpdate } from './sizing-number.tsx';
import type { SizingResultProps } from './sizing-result.tsx';
import styles from './sizing-tool.module.css';

/** Fetched when somebody comes to the fields, or with a torque: most visitors of the series size nothing. */
const result = lazyChunk(() => import('./sizing-result.tsx'));

/** How long nothing is typed before the result is said, ms: it is read once, and not at every key. */
const PAUSE = 1_000;

/** Which models of the 480 series carry a valve, with the formula and the margin. */
export function SizingTool({ data }: { data: SizingData }) {
  const { t } = useLocale();
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  const phaseId = useId();
  const isRead = useReadable(textsIn(search));
  const { input, refused, repeated } = askedSizing(search);
  const { torque } = useOperatingPoint();
  const entersTorque = [input.breakTorque, input.runTorque, input.seatTorque].some(
    (each) => each !== undefined,
  );
  /** Fields that hold text that is no number; any of them might be the highest torque. */
  const [unread, setUnread] = useState<readonly SizingField[]>([]);
  const sizing =
    unread.length > 0
      ? undefined
      : (size(data.models, input) ??
        (torque !== undefined && !entersTorque ? sizeFor(data.models, torque, input) : undefined));
  const tool = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  // Sent by Enter before hydration, it is answered here, and goes along with an inquiry.
  useEffect(() => {
    if (form.current) releaseForm(form.current);
  }, []);
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    if (!isTouched) return undefined;
    // In the sentence that is shown by then.
    const timer = setTimeout(() => {
      const summary = tool.current?.querySelector('[data-summary]')?.textContent;
      if (summary) announce(summary);
    }, PAUSE);
    return () => clearTimeout(timer);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- at every change of what is sized
  }, [isTouched, search, unread, torque]);
  const change = (update: SizingUpdate, stillUnread = unread) => {
    setTouched(true);
    setUnread(stillUnread);
    void changeQuery(
      (asked) => {
        const before = sizingFrom(asked);
        const next = update(before);
        const search = sizingSearch(next, asked);
        const result = stillUnread.length > 0 ? undefined : size(data.models, next);
        if (!result) {
          // Supply and time alone, read or not, beside the operating point's torque, take no earlier calculation back.
          const isOther =
            stillUnread.some((name) => CALCULATED.includes(name)) ||
            [before, next].some(calculates);
          return isOther ? withoutResult(search) : search;
        }
        // The result is the torque of the operating point, and goes out with the inquiry.
        const { valveTorque, factor, required } = result;
        const models = meeting(result).map(({ model }) => model.code);
        const { phase, seconds, breakTorque, runTorque, seatTorque } = next;
        sizingList.set([
          {
            valveTorque,
            torques: {
              ...(breakTorque !== undefined && { breakTorque }),
              ...(runTorque !== undefined && { runTorque }),
              ...(seatTorque !== undefined && { seatTorque }),
            },
            factor,
            required,
            ...(phase !== undefined && { phase }),
            ...(seconds !== undefined && { seconds }),
            models,
          },
        ]);
        const point = { ...latestPoint(), torque: required };
        keepPoint(point);
        return searchWithPoint(search, point);
      },
      { hash: '#sizing' },
    );
  };
  const field = (name: SizingField, hint?: string) => (
    <SizingNumber
      field={name}
      input={input}
      change={(update, isUnread) => {
        const others = unread.filter((each) => each !== name);
        change(update, isUnread ? [...others, name] : others);
      }}
      hint={hint}
    />
  );
  return (
    <section
      ref={tool}
      id="sizing"
      aria-labelledby="sizing-title"
      className={cx('calculator', styles.tool)}
    >
      <h2 id="sizing-title" className="name foot12">
        {t('finder:sizing.title')}
      </h2>
      <noscript>
        <p>{t('finder:sizing.withoutScripts')}</p>
      </noscript>
      <UnusedAlert
        refused={isRead ? refused : []}
        repeated={repeated}
        className="anywhere foot12"
      />
      <div className={cx('scripted stack edges', styles.columns)}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus coming to any of the fields */}
        <form
          ref={form}
          className={cx('grid screenOnly', styles.form)}
          data-controlled
          data-hydrated-submit
          onFocus={result.preload}
          onSubmit={(event) => event.preventDefault()}
        >
          {field('breakTorque')}
          {field('runTorque')}
          {field('seatTorque')}
          {field('factor', '1–10')}
          <Field id={phaseId} label={t('product:supply')}>
            {(control) => (
              <Select
                {...control}
                name="phase"
                value={input.phase ?? ''}
                onChange={({ target }) =>
                  change((asked) => {
                    const { phase: _, ...rest } = asked;
                    return target.value === ''
                      ? rest
                      : { ...rest, phase: target.value === '1' ? 1 : 3 };
                  })
                }
              >
                <option value="">{t('finder:any')}</option>
                {data.supplies.map(({ text, supply }) => (
                  <option key={text} value={supply.phase}>
                    {text}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          {field('seconds', `${data.models[0]?.atHz ?? ''} Hz`)}
          {/* Every change answers at once; Enter needs a button to be allowed. */}
          <button type="submit" hidden>
            {t('finder:find')}
          </button>
        </form>
        <div className={cx('above', styles.result)}>
          {sizing ? (
            <Result sizing={sizing} input={input} />
          ) : (
            <p className="soft dense" data-summary>
              {t(
                unread.length > 0
                  ? 'finder:sizing.unread'
                  : entersTorque
                    ? 'finder:sizing.missingFactor'
                    : 'finder:sizing.missing',
              )}
            </p>
          )}
        </div>
      </div>
      <p className="plain caption quiet top12">
        <NoBreakText text={t('finder:sizing.guidance')} />{' '}
        {sizing && (
          <TextLink as={LocalizedLink} to={finderPath(sizing.required, input)}>
            {t('finder:sizing.toFinder')}
          </TextLink>
        )}
      </p>
    </section>
  );
}

function Result(props: SizingResultProps) {
  const { t } = useLocale();
  const chunk = useChunk(result);
  return chunk.status === 'ready' ? (
    <chunk.value.SizingResult {...props} />
  ) : (
    <ChunkStatus state={chunk} labels={chunkLabels(t, t('product:loading'))} />
  );
}

/** What a calculation is made of. */
const CALCULATED: readonly SizingField[] = ['breakTorque', 'runTorque', 'seatTorque', 'factor'];

/** Whether something of that is entered. */
const calculates = (input: SizingInput): boolean =>
  CALCULATED.some((name) => input[name] !== undefined);

/** Removes the last result from the inquiry and from the operating point: it no longer follows from what is entered. */
function withoutResult(search: string): string {
  const [last] = sizingList.get();
  const { torque, ...others } = latestPoint();
  sizingList.set([]);
  if (last === undefined || torque !== last.required) return search;
  keepPoint(others);
  return searchWithPoint(search, others);
}

/** The finder with what the actuator has to deliver, among all actuators. */
function finderPath(required: number, { phase }: SizingInput): string {
  const query = new URLSearchParams({ torque: String(required) });
  if (phase !== undefined) query.set('phase', String(phase));
  return `/products?${query}#finder`;
}
