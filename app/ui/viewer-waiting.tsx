import { ChunkStatus } from './chunk-status.tsx';
import { cx } from './cx.ts';
import type { ImageViewerLabels } from './image-viewer-labels.ts';
import type { ChunkState } from './lazy-chunk.ts';
import styles from './viewer-waiting.module.css';

const open = (dialog: HTMLDialogElement | null) => dialog?.showModal();

/** Stands in for the viewer while its code is on its way, and says so where it does not come. */
export function ViewerWaiting({
  state,
  labels,
  onClose,
}: {
  state: Exclude<ChunkState<unknown>, { status: 'ready' }>;
  labels: ImageViewerLabels;
  onClose: () => void;
}) {
  return (
    <dialog
      ref={open}
      aria-label={labels.dialog}
      className={cx('wide paper', styles.dialog)}
      onClose={onClose}
    >
      <button
        type="button"
        aria-label={labels.close}
        className={cx('absolute square large light', styles.close)}
        onClick={onClose}
      >
        <span aria-hidden="true">×</span>
      </button>
      <ChunkStatus state={state} labels={labels} />
    </dialog>
  );
}
