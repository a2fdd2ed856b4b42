import { useState } from 'react';

import { viewerLabels } from '#app/shared/picture/viewer-labels.ts';
import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useGoBack } from '#app/i18n/use-go-back.ts';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Button } from '#app/ui/button.tsx';
import { Container } from '#app/ui/container.tsx';
import { ImageViewer } from '#app/ui/image-viewer.tsx';
import { PageHead } from '#app/ui/page-head.tsx';
import { PictureButton } from '#app/ui/picture-button.tsx';
import { Picture } from '#app/ui/picture.tsx';

import type { GalleryItemData } from './gallery.server.ts';
import styles from './gallery-item-page.module.css';

/** Widths of the large picture and of a thumbnail in the grid: nineteen thumbnails must not come at full size. */
const LARGE = '(width >= 800px) 747px, 92vw',
  THUMBNAIL = '(width >= 1024px) 190px, (width >= 768px) 24vw, 46vw';

type Sources = GalleryItemData['picture']['sources'];
const sized = (sources: Sources, sizes: string) => sources?.map((source) => ({ ...source, sizes }));

/** A large image, thumbnails of all images, and the lightbox that either opens (spec §2). */
export function GalleryItemPage({ data }: { data: GalleryItemData }) {
  const { t } = useLocale();
  const goBack = useGoBack('/gallery');
  const [open, setOpen] = useState<number | null>(null);
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
        <figure className={styles.large}>
          <Picture
            {...data.picture}
            sources={sized(data.picture.sources, LARGE)}
            loading="eager"
            fetchPriority="high"
          />
        </figure>
        <p className={styles.hint}>
          {t('company:galleryLead', { count: data.images.length })} {t('chrome:illustration')}.{' '}
          {t('company:galleryManual')}
        </p>
        <ul className={styles.thumbnails} aria-label={t('company:galleryThumbnails')}>
          {data.images.map(({ caption, ...picture }, index) => (
            <li key={picture.src + caption} className={styles.thumbnail}>
              <PictureButton
                image={picture}
                linkLabel={t('catalogue:enlarge', { name: caption })}
                className={styles.press}
                onPress={() => setOpen(index)}
              >
                <span className={styles.image}>
                  <Picture {...picture} sources={sized(picture.sources, THUMBNAIL)} alt="" />
                </span>
                <span className={styles.caption}>
                  <span className={styles.number}>{index + 1}</span>
                  {caption}
                </span>
              </PictureButton>
            </li>
          ))}
        </ul>
        <ImageViewer
          images={data.images}
          index={open}
          onClose={() => setOpen(null)}
          title={data.title}
          labels={viewerLabels(t)}
        />
      </Container>
    </div>
  );
}
