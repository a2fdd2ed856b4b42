/** Comparison: box on cards and tray. */
export const compare = {
  box: 'Compare',
  full: 'Four are chosen. Remove one to choose another.',
  tray: 'Chosen for comparison',
  count: 'Compare {{count}}/{{max}}',
  remove: 'Remove {{product}} from the comparison',
  go: 'Compare',
  clear: 'Clear the comparison',
  removed: '{{product}} was removed from the comparison.',
  cleared: 'The comparison has been cleared.',
  dropped:
    'A part of the comparison kept on this device could not be read and was dropped. Please check the list.',
};
