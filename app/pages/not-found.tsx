export { NotFoundPage as default } from '#app/features/pages/not-found-page.tsx';
