import { useState } from 'react';

import { useLocale } from '#app/i18n/use-locale.ts';
import type { SentInquiry } from '#app/shared/inquiry/sent-inquiries.ts';
import { Button } from '#app/ui/button.tsx';

import { productsText } from './receipt-products.tsx';
import { receiptText } from './receipt-text.ts';

/** Prints and saves a receipt, and copies its table. */
export function ReceiptActions({ sent }: { sent: SentInquiry }) {
  const { t } = useLocale();
  const [copied, setCopied] = useState<boolean>();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(productsText(sent.products, t));
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };

  return (
    <div className="screenOnly">
      <div className="flex wrap gap8">
        <Button onClick={() => window.print()}>{t('inquiry:receipt.print')}</Button>
        <Button onClick={() => save(`${sent.id}.txt`, receiptText(sent, t))}>
          {t('inquiry:receipt.save')}
        </Button>
        {sent.products.length > 0 && (
          <Button onClick={() => void copy()}>{t('inquiry:receipt.copy')}</Button>
        )}
      </div>
      <p role="status" className="dense">
        {copied === true && t('inquiry:receipt.copied')}
        {copied === false && t('inquiry:receipt.copyFailed')}
      </p>
    </div>
  );
}

/** Gives the browser a text to keep as a file. The mark at its beginning tells older editors that it is UTF-8. */
function save(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(
    new Blob([`\ufeff${text}`], { type: 'text/plain;charset=utf-8' }),
  );
  link.download = name;
  link.click();
  // After the browser has taken it.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
