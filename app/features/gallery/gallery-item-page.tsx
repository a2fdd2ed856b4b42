import { useRef } from 'react';

import { useGoBack } from '#app/i18n/use-go-back.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { PageTrail } from '#app/shared/page/page-trail.tsx';
import { Container } from '#app/ui/container.tsx';
import { cx } from '#app/ui/cx.ts';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';
import { TextLink } from '#app/ui/text-link.tsx';
import { TitleBlock } from '#app/ui/title-block.tsx';

import type { GalleryItemData } from './gallery.server.ts';
import styles from './gallery-item-page.module.css';
import { StepList } from './step-list.tsx';
import { StepProgress } from './step-progress.tsx';
import { useCurrentStep } from './use-current-step.ts';

/** Width of the large picture. */
const LARGE = '(width >= 64em) 420px, 92vw';

type Sources = GalleryItemData['picture']['sources'];
const sized = (sources: Sources, sizes: string) => sources?.map((source) => ({ ...source, sizes }));

/** A large image, and all images as a grid that opens the lightbox (spec §2). */
export function GalleryItemPage({ data }: { data: GalleryItemData }) {
  const { t } = useLocale();
  const goBack = useGoBack('/gallery');
  const list = useRef<HTMLUListElement>(null);
  const step = useCurrentStep(list, data.images.length);
  return (
    <div data-theme="neutral">
      <Container className="ends">
        <PageTrail
          items={[
            { label: data.listTitle, to: '/gallery' },
            { label: data.title, to: '' },
          ]}
        />
        <div className={cx('grid', styles.opening)}>
          <div>
            <PageHead title={data.title} lead={data.description} />
            {data.phases.length > 0 && <p>{t('company:galleryManual')}</p>}
            <p className="dense quiet screenOnly top6 foot12">
              {t('company:galleryLead', { count: data.images.length })}
            </p>
            <TitleBlock
              cells={[
                { label: t('product:series.scale'), value: t('product:series.noScale') },
                { label: t('product:sheet'), value: data.images.length },
              ]}
            />
          </div>
          <figure className={cx('paper relative dimmed', styles.large)}>
            <Picture
              {...data.picture}
              sources={sized(data.picture.sources, LARGE)}
              loading="eager"
              fetchPriority="high"
            />
          </figure>
        </div>
        {data.phases.length > 0 && <StepProgress data={data} step={step} />}
        <StepList
          data={data}
          list={list}
          onKeyDown={step.onKeyDown}
          current={data.phases.length > 0 ? step.current : null}
        />
        <TextLink as="button" className="scripted screenOnly top24" onClick={goBack}>
          <span aria-hidden="true">←</span> {t('company:galleryBack')}
        </TextLink>
      </Container>
    </div>
  );
}
