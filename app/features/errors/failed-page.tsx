import { LocalizedLink } from '#app/i18n/localized-link.tsx';
import { useLocale } from '#app/i18n/use-locale.ts';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { type ChunkFailure, ChunkLoadError } from '#app/ui/lazy-chunk.ts';

import { ProblemPage } from './problem-page.tsx';

/** A page that could not be loaded or shown; a load that failed is named by its type (spec §8). */
export function FailedPage({ error }: { error: unknown }) {
  const { t } = useLocale();
  const failure = failureOf(error);
  const text = failure
    ? t('errors:failedChunk', { kind: t(`errors:chunk.${failure}`) })
    : t('errors:failedText');
  return (
    <ProblemPage title={t('errors:failedTitle')} text={text}>
      {/* Asks for the same address again, from the network. */}
      <Button variant="solid" onClick={() => location.reload()}>
        {t('errors:retry')}
      </Button>
      <ButtonLink as={LocalizedLink} to="/">
        {t('errors:goHome')}
      </ButtonLink>
    </ProblemPage>
  );
}

/**
 * The type of a load that failed, or undefined where the error is something else. Browsers name a failed import in
 * words of their own.
 */
export function failureOf(error: unknown): ChunkFailure | undefined {
  if (error instanceof ChunkLoadError) return error.failure;
  const words = error instanceof Error ? error.message : '';
  return /dynamically imported module|importing a module script|module script failed/i.test(words)
    ? 'error'
    : undefined;
}
