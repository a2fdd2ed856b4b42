export { ProductPage as default } from '#app/features/product/product-page.tsx';
