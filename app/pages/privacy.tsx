export { PrivacyPage as default } from '#app/features/pages/privacy-page.tsx';
