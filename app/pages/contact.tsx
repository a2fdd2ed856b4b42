export { InquiryPage as default } from '#app/features/inquiry/inquiry-page.tsx';
