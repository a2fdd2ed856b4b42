/** Choice of units, and the mark of converted values. */
export const units = {
  label: 'Units',
  si: 'Metric',
  imperial: 'Imperial',
  shownSi: 'Values are shown in metric units.',
  shownImperial: 'Values are shown converted to imperial units.',
  converted: 'conv.',
  stated: 'stated: {{text}}',
};
