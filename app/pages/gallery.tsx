export { GalleryPage as default } from '#app/features/gallery/gallery-page.tsx';
