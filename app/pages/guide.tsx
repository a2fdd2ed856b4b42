export { GuidePage as default } from '#app/features/guides/guide-page.tsx';
