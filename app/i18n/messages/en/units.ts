/** Choice of units, and the mark of converted values. */
export const units = {
  label: 'Units',
  si: 'SI',
  /** Before the numbered sources under a table. */
  sources: 'Source of the figures:',
  imperial: 'Imperial',
  converted: 'conv.',
  stated: 'stated: {{text}}',
};
