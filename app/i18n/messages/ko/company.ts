export const company = {};
