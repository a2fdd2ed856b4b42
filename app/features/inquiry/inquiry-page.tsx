import { useState } from 'react';
import { flushSync } from 'react-dom';

import { INQUIRY_FIELDS } from '#contract/inquiry-fields.ts';

import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Breadcrumb } from '#app/ui/breadcrumb.tsx';
import { Container } from '#app/ui/container.tsx';
import { PageHead } from '#app/ui/page-head.tsx';

import { ContactPanel } from './contact-panel.tsx';
import type { Client } from './form-client.tsx';
import type { InquiryData } from './inquiry-data.ts';
import { InquiryConditions } from './inquiry-conditions.tsx';
import { inputId } from './inquiry-fields.tsx';
import { InquiryForm, PRODUCTS_ID } from './inquiry-form.tsx';
import styles from './inquiry-page.module.css';
import { QuotedProducts } from '#app/shared/quote/quoted-products.tsx';
import { SuccessPanel } from './success-panel.tsx';
import { useInquiryContent } from './use-inquiry-content.ts';
import { useQuote } from './use-draft.ts';

/** `/contact` and `/support` (spec §2). */
export function InquiryPage({ data, client }: { data: InquiryData; client?: Client }) {
  const { t } = useLocale();
  const { quote: kept, edit, remove } = useQuote();
  const { content, leftOut, sizing } = useInquiryContent(kept, data.products);
  const [succeeded, setSucceeded] = useState(false);
  const startNew = () => {
    flushSync(() => setSucceeded(false));
    // The button that had the focus is gone.
    document.getElementById(inputId(INQUIRY_FIELDS[0]))?.focus();
  };
  return (
    <Container className={styles.page}>
      <Breadcrumb
        label={t('chrome:breadcrumb')}
        link={LocalizedLink}
        items={[
          { label: t('chrome:home'), to: '/' },
          { label: t('menu:contact'), to: data.path },
        ]}
      />
      <PageHead title={t('inquiry:title')} lead={t('inquiry:lead')} />
      <div className={styles.columns}>
        {!succeeded && (
          <div id={PRODUCTS_ID} className={styles.about}>
            <QuotedProducts quote={kept} products={data.products} onEdit={edit} onRemove={remove} />
            <InquiryConditions sizing={sizing} questions={content.questions} leftOut={leftOut} />
          </div>
        )}
        <div className={styles.form}>
          {succeeded ? (
            <SuccessPanel onStartNew={startNew} />
          ) : (
            <InquiryForm
              data={data}
              content={content}
              client={client}
              onSucceeded={() => setSucceeded(true)}
            />
          )}
        </div>
        <ContactPanel contact={data.contact} />
      </div>
    </Container>
  );
}
