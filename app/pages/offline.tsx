export { OfflinePage as default } from '#app/features/offline/offline-page.tsx';
