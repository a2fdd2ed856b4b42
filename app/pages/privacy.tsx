export { PrivacyPage as default } from '#app/features/privacy/privacy-page.tsx';
