export { DownloadsPage as default } from '#app/features/pages/downloads-page.tsx';
