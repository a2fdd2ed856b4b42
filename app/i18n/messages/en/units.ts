/** Choice of units, and the mark of converted values. */
export const units = {
  label: 'Units',
  si: 'SI',
  /** Before the numbered sources under a table. */
  sources: 'Source of the figures:',
  imperial: 'Imperial',
  shownSi: 'Values are shown in metric units.',
  shownImperial: 'Values are shown converted to imperial units.',
  converted: 'conv.',
  stated: 'stated: {{text}}',
};
