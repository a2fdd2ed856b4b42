export { BusinessPage as default } from '#app/features/company/business-page.tsx';
