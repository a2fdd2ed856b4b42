/** Whether the site is built to keep pages on visitors' devices (setting OFFLINE, on unless it says off). */
export const keepsPages = (): boolean => process.env['OFFLINE'] !== 'off';
