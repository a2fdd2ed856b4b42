import { useState } from 'react';
import { useChangeQuery, useLocation } from '#app/router/router-provider.tsx';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { CardView } from '#app/shared/page/views.ts';
import type { ModelsView } from '#app/shared/product/models-view.ts';
import { QuestionBlock } from '#app/shared/questions/question-block.tsx';
import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';

import { BlockHeading } from './block-heading.tsx';
import { askedModel, MODEL_PARAMETER, modelIndex } from './chosen-model.ts';
import { ModelChoice } from './model-choice.tsx';
import { ModelFigures } from './model-figures.tsx';
import styles from './model-picker.module.css';
import { ModelTable } from './model-table.tsx';

/** The chosen model, which lives in the address. */
function useChosen(cards: readonly CardView[]) {
  const { search } = useLocation();
  const changeQuery = useChangeQuery();
  // What was just chosen shows at once; the address follows a moment later.
  const [pressed, setPressed] = useState<{ code: string; search: string }>();
  const wanted = pressed?.search === search ? pressed.code : askedModel(search);
  const index = modelIndex(cards, wanted);
  const choose = (code: string) => {
    setPressed({ code, search });
    void changeQuery((latest) => {
      const others = latest
        .replace(/^\?/, '')
        .split('&')
        .filter((part) => part !== '' && !part.startsWith(`${MODEL_PARAMETER}=`));
      return `?${[...others, `${MODEL_PARAMETER}=${code}`].join('&')}`;
    });
  };
  return { index, choose, unknown: index < 0 && wanted !== '' ? wanted.slice(0, 24) : undefined };
}

/** Models that look alike: one picture, three figures, and a table to choose from. */
export function ModelPicker({
  models,
  cards,
  title,
  level,
}: {
  models: ModelsView;
  cards: readonly CardView[];
  title: string | undefined;
  level: 2 | 3;
}) {
  const { t } = useLocale();
  const { index, choose, unknown } = useChosen(cards);
  const [card, model] = [cards[index], models.models[index]];
  const { picture } = models;
  return (
    <div>
      {/* Before the picture: below it nobody who has just come would see it. */}
      {unknown !== undefined && (
        <p role="status" className="error dense strong foot12">
          {t('product:series.unknown', { code: unknown })}
        </p>
      )}
      <div className={cx('grid lesser', styles.top)}>
        <div className={cx('grid paper frame', styles.sheet)}>
          <div className={cx('grid relative', styles.drawing)}>
            {models.axis !== undefined && <Axis at={models.axis} />}
            <Picture
              src={picture.src}
              alt={picture.alt}
              width={picture.width}
              height={picture.height}
              sources={picture.sources}
              loading="eager"
            />
          </div>
          <TitleBlock
            cells={[
              { label: t('product:series.name'), value: models.name },
              {
                label: t('product:series.chosen'),
                value: card ? <b className={cx('one-unit', styles.here)}>{card.code}</b> : '–',
              },
              { label: t('product:series.scale'), value: t('product:series.noScale') },
            ]}
          />
        </div>
        <ModelFigures models={models} chosen={model} />
      </div>
      <BlockHeading level={level}>{title}</BlockHeading>
      <ModelTable models={models} cards={cards} chosen={index} onChoose={choose} level={level} />
      {card && model && <ModelChoice key={card.code} card={card} model={model} />}
      <p className="quiet caption top12 foot12">{models.table.note}</p>
      <QuestionBlock code={card?.code ?? models.name} questions={models.questions} />
    </div>
  );
}

/** The axis that turns, above and below the product. */
function Axis({ at }: { at: number }) {
  return (
    <svg className={cx('centre-line absolute', styles.turns)} aria-hidden="true">
      <line x1={`${at}%`} x2={`${at}%`} y1="0" y2="18" />
      <svg y="100%">
        <line x1={`${at}%`} x2={`${at}%`} y1="-18" y2="0" />
      </svg>
    </svg>
  );
}
