import { type ReactNode, useId, useLayoutEffect, useMemo, useRef, useState } from 'react';

import { useBackCloses } from './back-closes.ts';
import { cx } from './cx.ts';
import styles from './dialog.module.css';
import { Icon } from './icon.tsx';

export interface DialogProps {
  open: boolean;
  /** The visitor closed it: by button, Escape, the browser's Back or a press on the backdrop. */
  onClose: () => void;
  /** Name of the dialog. */
  title: string;
  /** How many things it lists, after the title. */
  count?: number | undefined;
  /** Before the title: a badge. */
  lead?: ReactNode;
  closeLabel: string;
  children: ReactNode;
  /** Links and buttons at the bottom. */
  foot?: ReactNode;
  /** May set `--dialog-width` and `--dialog-height`. */
  className?: string | undefined;
}

/**
 * A native modal dialog: the browser keeps the focus in it, closes it on Escape and gives the focus back. The page
 * beneath does not scroll. It is built when it is first opened, and then stays, so that closing it gives the focus back.
 */
export function Dialog(props: DialogProps) {
  const [opened, setOpened] = useState(props.open);
  if (props.open && !opened) setOpened(true);
  return opened ? <OpenedDialog {...props} /> : null;
}

/** How many dialogs are open: the page beneath is released by the last. */
let held = 0;

/** Keeps the page beneath from scrolling, and the room of its scrollbar; gives the function that lets it go. */
function holdPage(hasScrollbar: boolean): () => void {
  const { dataset } = document.documentElement;
  held += 1;
  dataset['beneath'] ??= hasScrollbar ? 'scrollbar' : '';
  return () => {
    held -= 1;
    if (held === 0) delete dataset['beneath'];
  };
}

function OpenedDialog(props: DialogProps) {
  const { open, onClose, title, count, lead, closeLabel, children, foot, className } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  /** A press counts for the backdrop only where it began there: a text may be marked beyond the edge. */
  const pressedOutside = useRef(false);
  const heading = useId();

  // Read before the dialog is in the document: after it the browser would lay out the page for the answer, and then again.
  const hasScrollbar = useMemo(
    () => open && window.innerWidth > document.documentElement.clientWidth,
    [open],
  );
  useBackCloses(open, onClose);
  // Before the paint: a frame later it would be seen to come late.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    const release = holdPage(hasScrollbar);
    element.showModal();
    return () => {
      element.close();
      release();
    };
  }, [open, hasScrollbar]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the press on the backdrop; the keyboard has Escape
    <dialog
      ref={dialog}
      aria-labelledby={heading}
      className={cx('paper', styles.dialog, className)}
      // Told at once: the event of closing comes late, and a press in between would open what still counts as open.
      onCancel={(event) => {
        if (event.target !== dialog.current) return; // a file input's, for one
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // A browser that closed it all the same; it may have been opened again since.
        if (dialog.current?.open === false) onClose();
      }}
      onPointerDown={(event) => {
        pressedOutside.current = event.target === dialog.current;
      }}
      onClick={(event) => {
        if (pressedOutside.current && event.target === dialog.current) onClose();
      }}
    >
      {/* Plain boxes: a header and a footer in a dialog would be taken for those of the page. */}
      <div className={cx('flex-row gap14 below', styles.head)}>
        {lead}
        <h2 id={heading} className={styles.title}>
          {title}
        </h2>
        {count !== undefined && <span className={cx('light soft', styles.count)}>{count}</span>}
        <button
          type="button"
          aria-label={closeLabel}
          className="last centred rigid square tints-more"
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </div>
      {/* What is closed is not built, and forgets its state (spec §2: zoom and drag). */}
      <div className={styles.body}>{open && children}</div>
      {foot !== undefined && (
        <div className={cx('flex-row gap10 above', styles.foot)}>{open && foot}</div>
      )}
    </dialog>
  );
}
