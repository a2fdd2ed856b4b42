/**
 * Revision of the dimension drawings, as their title blocks and the register of downloads state it. Raise the letter and set the
 * day when a figure, a view or the title block changes; then `npm run models`.
 */
export const drawingRevision = { letter: 'E', day: '2026-12-01' } as const;

/** Number of a dimension drawing: `PV-PQVF-100-M`. */
export const drawingNumber = (valve: string, dn: number): string => `PV-${valve}-${dn}-M`;
