/** The entries of which there is one each. */
export { default as accessibility } from './company/accessibility.ts';
export { default as brand } from './company/brand.ts';
export { default as business } from './company/business.ts';
export { default as ceoMessage } from './company/ceo-message.ts';
export { default as claims } from './company/claims.ts';
export { default as contact } from './company/contact.ts';
export { default as downloads } from './company/downloads.ts';
export { default as electricRange } from './facts/electric.ts';
export { default as home } from './company/home.ts';
export { default as mapText } from './company/map.ts';
export { default as openQuestions } from './company/open-questions.ts';
export { default as organization } from './company/organization.ts';
export { default as pages } from './company/pages.ts';
export { default as privacy } from './company/privacy.ts';
export { default as sleeveElastomers } from './facts/sleeve-elastomers.ts';
export { default as specialMediumRange } from './facts/special-medium.ts';
export { default as timeline } from './company/timeline.ts';
