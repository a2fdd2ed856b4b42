export const inquiry = {};
