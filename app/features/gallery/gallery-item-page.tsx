import { useRef } from 'react';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useGoBack } from '#app/i18n/use-go-back.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { Picture } from '#app/ui/picture.tsx';

import type { GalleryItemData } from './gallery.server.ts';
import styles from './gallery-item-page.module.css';
import { StepList } from './step-list.tsx';
import { StepProgress } from './step-progress.tsx';
import { useCurrentStep } from './use-current-step.ts';

/** Width of the large picture. */
const LARGE = '(width >= 50em) 747px, 92vw';

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
      <Container className={styles.page}>
        <Breadcrumb
          label={t('chrome:breadcrumb')}
          link={LocalizedLink}
          items={[
            { label: t('chrome:home'), to: '/' },
            { label: data.listTitle, to: '/gallery' },
            { label: data.title, to: '' },
          ]}
        />
        <div className={styles.head}>
          <PageHead title={data.title} lead={data.description} />
          <Button size="small" className={styles.back} onClick={goBack}>
            <span aria-hidden="true">←</span> {t('company:galleryBack')}
          </Button>
        </div>
        <div className={styles.opening}>
          <figure className={styles.large}>
            <Picture
              {...data.picture}
              sources={sized(data.picture.sources, LARGE)}
              loading="eager"
              fetchPriority="high"
            />
          </figure>
          <div className={styles.words}>
            {data.phases.length > 0 && <p>{t('company:galleryManual')}</p>}
            <p className={styles.hint}>
              {t('company:galleryLead', { count: data.images.length })} {t('chrome:illustration')}.
            </p>
          </div>
        </div>
        {data.phases.length > 0 && <StepProgress data={data} step={step} />}
        <StepList data={data} list={list} current={data.phases.length > 0 ? step.current : null} />
      </Container>
    </div>
  );
}
