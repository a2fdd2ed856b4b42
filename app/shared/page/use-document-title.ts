import { useEffect } from 'react';

/**
 * Gives the document another title than its own while a state of the page has one, such as a comparison or a receipt.
 * A page that follows has its own.
 */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title;
  }, [title]);
}
