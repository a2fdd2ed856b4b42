export { TextPage as default } from '#app/features/text-page/text-page.tsx';
