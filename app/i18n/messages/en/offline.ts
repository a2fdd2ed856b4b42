/** Pages that are kept on the device. */
export const offline = {
  band: 'The server cannot be reached. You are looking at the copy on this device.',
  bandDated: 'The server cannot be reached. You are looking at the copy of {{date}}.',
  bandLink: 'Offline copy',
  bandClose: 'Close this note',
  wanted: 'The page is not kept on this device.',
  wantedText:
    'You can open {{address}} once there is a connection. The pages listed below can be read now.',
  retry: 'Try again',
  keepTitle: 'Keep the whole catalogue',
  keepText:
    'Products, technical documents, pictures and data sheets are kept in this browser and open without a network. When the site changes, the copy is replaced as a whole at the next connection.',
  keep: 'Keep for offline use',
  keeping: 'Keeping: {{done}} of {{total}} files',
  kept: 'The whole catalogue is kept on this device.',
  keepFailed: 'The copy is not complete. Press again to fetch the rest.',
  full: 'The browser has no room left. Free some storage on this device, then press again.',
  forget: 'Delete the copy',
  forgotten: 'The copy on this device has been deleted.',
  listTitle: 'Pages kept on this device',
  newest: 'Last received: {{date}}',
  nothing: 'No page is kept yet. Pages that you visit are kept automatically.',
  unsupported: 'This browser cannot keep pages for offline use.',
  needsScripts: 'Keeping pages for offline use needs scripts in your browser.',
  off: 'This site does not keep pages for offline use.',
};
