import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { Entered } from '#app/shared/inquiry/entered.ts';
import { enteredMark, sizingLine } from '#app/shared/inquiry/inquiry-text.ts';
import { noteList, useKeptNotes } from '#app/shared/inquiry/kept-notes.ts';
import type { KeptSizing } from '#app/shared/inquiry/kept-sizing.ts';
import { isEmptyPoint, pointFacets, spanIn } from '#app/shared/operating-point/point.ts';
import { headingOf, pointText } from '#app/shared/operating-point/point-text.ts';
import { useOperatingPoint } from '#app/shared/operating-point/use-operating-point.ts';
import { useUnits } from '#app/shared/units/unit-choice.ts';
import { cx } from '#app/ui/cx.ts';
import { Icon } from '#app/ui/icon.tsx';
import { TextLink } from '#app/ui/text-link.tsx';

import styles from './inquiry-page.module.css';
import { PointForm } from './point-form.tsx';
import { decide, type GoingAlong, type KeptPart } from './use-inquiry-content.ts';

export interface InquiryConditionsProps {
  sizing: KeptSizing | undefined;
  /** Values that were entered in other units. */
  entered: Entered;
  along: GoingAlong;
}

/** The operating point, which can be edited in place, and the torque calculation. */
export function InquiryConditions({ sizing, entered, along }: InquiryConditionsProps) {
  const { t } = useLocale();
  const point = useOperatingPoint();
  const notes = useKeptNotes();
  const system = useUnits();
  const [isEdited, setEdited] = useState(false);
  const hasPoint = !isEmptyPoint(point);
  const areNotesOut = notes.length > 0 && !along.notes;
  return (
    <>
      {(hasPoint || isEdited || notes.length > 0) && (
        <section aria-labelledby="inquiry-point">
          <div className={cx('flex wrap baseline gap16 dense', styles.partHead)}>
            <h2 id="inquiry-point" className="nowrap">
              {t('inquiry:pointTitle')}
            </h2>
            {(hasPoint || isEdited) && (
              <TextLink
                as="button"
                id="inquiry-point-edit"
                aria-expanded={isEdited}
                onClick={() => setEdited(!isEdited)}
              >
                {t('inquiry:pointEdit')}
              </TextLink>
            )}
            {(hasPoint || areNotesOut) && (
              <LeaveOut
                part="point"
                isOut={along.isPointOut || along.unasked.length > 0 || areNotesOut}
                said={along.isPointOut ? 'inquiry:pointOut' : 'inquiry:pointElsewhere'}
              />
            )}
          </div>
          {isEdited ? (
            <PointForm
              point={point}
              onClose={() => {
                setEdited(false);
                document.getElementById('inquiry-point-edit')?.focus();
              }}
            />
          ) : (
            <dl className={cx('flex wrap below split', styles.cells)}>
              {pointFacets(point).map((facet) => (
                <div
                  key={facet}
                  data-left={along.isPointOut || along.unasked.includes(facet) || undefined}
                >
                  <dt className="soft caption">{t(`point:facet.${headingOf(facet)}`)}</dt>
                  <dd className="strong nowrap needle-mark">
                    {pointText(facet, spanIn(point, facet) ?? 0, system)}
                    {/* Imperial values are shown as they were entered. */}
                    {(system === 'si' || facet === 'size') && (
                      <small>{enteredMark(entered[facet], t)}</small>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
          {notes.length > 0 && (
            <ul className={cx('flex wrap gap8 edge', styles.chips)}>
              {notes.map((note) => (
                <li key={note} className="flex-row dense" data-left={areNotesOut || undefined}>
                  <span className="strong anywhere">{note}</span>
                  <button
                    type="button"
                    className="centred rigid square"
                    aria-label={t('inquiry:questionRemove', { question: note })}
                    onClick={() =>
                      noteList.update((kept) => kept.filter((other) => other !== note))
                    }
                  >
                    <Icon name="close" />
                  </button>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
      {sizing && (
        <section aria-labelledby="inquiry-sizing">
          <div className={cx('flex wrap baseline gap16 dense', styles.partHead)}>
            <h2 id="inquiry-sizing">{t('inquiry:sizingTitle')}</h2>
            <LeaveOut part="sizing" isOut={!along.sizing} />
          </div>
          <p className={cx('dense below', styles.line)} data-left={!along.sizing || undefined}>
            {sizingLine(sizing, t, entered)}
          </p>
          {point.torque !== undefined &&
            !isNear(point.torque, sizing.required) &&
            along.sizing &&
            !along.isPointOut &&
            !along.unasked.includes('torque') && (
              <p className="dense medium warning top6" role="status">
                {t('inquiry:sizingDiffers', {
                  point: pointText('torque', point.torque, system),
                  sizing: pointText('torque', sizing.required, system),
                })}
              </p>
            )}
        </section>
      )}
    </>
  );
}

/** Whether two values of the same quantity differ by no more than conversion and rounding do. */
const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= 0.005 * Math.max(a, b);

function LeaveOut({
  part,
  isOut,
  said,
}: {
  part: KeptPart;
  isOut: boolean;
  /** What is said while it is left out. */
  said?: 'inquiry:pointOut' | 'inquiry:pointElsewhere';
}) {
  const { t } = useLocale();
  return (
    <>
      {said && <span role="status">{isOut && t(said)}</span>}
      <TextLink as="button" onClick={() => decide(part, isOut)}>
        {t(isOut ? 'inquiry:putIn' : 'inquiry:leaveOut')}
      </TextLink>
    </>
  );
}
