/** Choice of units, and the mark of converted values. */
export const units = {
  label: 'Units',
  si: 'SI',
  imperial: 'Imperial',
  converted: 'conv.',
  stated: 'stated: {{text}}',
};
