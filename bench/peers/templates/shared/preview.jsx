'use client';
import { useState } from 'react';

/** A picture that opens in a dialog. */
export default function Preview({ children }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" aria-label="크게 보기" onClick={() => setOpen(true)}>
        {children}
      </button>
      {open && (
        <dialog ref={(dialog) => dialog?.showModal()} onClose={() => setOpen(false)}>
          {children}
        </dialog>
      )}
    </>
  );
}
