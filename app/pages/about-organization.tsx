export { OrganizationPage as default } from '#app/features/company/organization-page.tsx';
