export { GuidesPage as default } from '#app/features/guides/guides-page.tsx';
