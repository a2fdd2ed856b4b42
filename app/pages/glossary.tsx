export { GlossaryPage as default } from '#app/features/guides/glossary-page.tsx';
