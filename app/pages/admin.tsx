export { AdminPage as default } from '#app/features/admin/admin-page.tsx';
