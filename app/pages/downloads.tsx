export { DownloadsPage as default } from '#app/features/downloads/downloads-page.tsx';
