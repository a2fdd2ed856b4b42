import { Fragment } from 'react';

/** A large figure whose units and words are smaller: `DN` 20, 25, 40–200; 25–18,500 `Nm`. */
export function FigureParts({ parts }: { parts: readonly string[] }) {
  return parts.map((part) => (
    <Fragment key={part}>{/[\d–]/.test(part) ? part : <small>{part}</small>} </Fragment>
  ));
}
