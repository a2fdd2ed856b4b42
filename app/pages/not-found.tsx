export { NotFoundPage as default } from '#app/features/errors/not-found-page.tsx';
