import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import styles from './chunk-status.module.css';
import type { ChunkFailure, ChunkState } from './lazy-chunk.ts';
import { Spinner } from './spinner.tsx';

export interface ChunkStatusLabels {
  /** While it is on its way. */
  loading: string;
  /** Where it does not come: a sentence for each type, which names the type (spec §8). */
  failed: Record<ChunkFailure, string>;
  retry: string;
}

/** Shown in the place of code or data while it loads, or where it failed to load. */
export function ChunkStatus({
  state,
  labels,
}: {
  state: Exclude<ChunkState<unknown>, { status: 'ready' }>;
  labels: ChunkStatusLabels;
}) {
  return (
    <div className={styles.place}>
      {state.status === 'loading' ? (
        <Spinner label={labels.loading} />
      ) : (
        <Alert kind="error" title={labels.failed[state.failure]}>
          <Button size="small" className="top12" onClick={state.retry}>
            {labels.retry}
          </Button>
        </Alert>
      )}
    </div>
  );
}
