export { AdminPage as default } from '#app/features/pages/admin-page.tsx';
