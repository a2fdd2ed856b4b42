import type { ReactNode } from 'react';

import { cx } from './cx.ts';
import { preloadImageViewer } from './image-viewer.tsx';
import { largestFile } from './largest-file.ts';
import { Stack } from './layout.tsx';
import styles from './picture-button.module.css';
import type { PictureSource } from './picture.tsx';

export interface PictureButtonProps {
  /** The picture that a press shows: without scripts its largest file is opened. */
  image: {
    src: string;
    width: number;
    height: number;
    sources?: readonly PictureSource[] | undefined;
  };
  /** Accessible name, where the content does not give it. */
  label?: string | undefined;
  /** What the link to the file is called, without scripts. */
  linkLabel: string;
  className?: string | undefined;
  onPress: () => void;
  children: ReactNode;
}

/**
 * A picture that opens the full-screen viewer. Without scripts a link to the file lies over it, and there is no button: only
 * what it holds is shown.
 */
export function PictureButton({
  image,
  label,
  linkLabel,
  className,
  onPress,
  children,
}: PictureButtonProps) {
  return (
    <Stack as="div" className="relative">
      <button
        type="button"
        className={cx(styles.button, className)}
        aria-label={label}
        onClick={onPress}
        onPointerEnter={preloadImageViewer}
        onFocus={preloadImageViewer}
      >
        {children}
      </button>
      <noscript>
        <a
          href={largestFile(image).src}
          className={cx('absolute', styles.file)}
          aria-label={linkLabel}
        />
      </noscript>
    </Stack>
  );
}
