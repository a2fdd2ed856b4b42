import { Button } from './button.tsx';
import styles from './chunk-status.module.css';
import type { ChunkFailure, ChunkState } from './lazy-chunk.ts';

export interface ChunkStatusLabels {
  /** While it is on its way. */
  loading: string;
  /** Where it does not come: a sentence for each type, which names the type (spec §8). */
  failed: Record<ChunkFailure, string>;
  retry: string;
}

/** What stands in the place of code or data that is on its way, or did not come. */
export function ChunkStatus({
  state,
  labels,
}: {
  state: Exclude<ChunkState<unknown>, { status: 'ready' }>;
  labels: ChunkStatusLabels;
}) {
  if (state.status === 'loading') {
    return (
      <div role="status" className={styles.box}>
        <p className={styles.words}>{labels.loading}</p>
        <span className={styles.progress} />
      </div>
    );
  }
  return (
    <div role="alert" data-failure={state.failure} className={styles.box}>
      <p className={styles.words}>{labels.failed[state.failure]}</p>
      <Button size="small" onClick={state.retry}>
        {labels.retry}
      </Button>
    </div>
  );
}
