export { TimelinePage as default } from '#app/features/company/timeline-page.tsx';
