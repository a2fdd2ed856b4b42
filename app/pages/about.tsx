export { MessagePage as default } from '#app/features/company/message-page.tsx';
