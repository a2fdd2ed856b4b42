export { GalleryItemPage as default } from '#app/features/gallery/gallery-item-page.tsx';
