import pages from './app/pages.json' with { type: 'json' };

// Every page is a file; a static host serves them.
export default { ssr: false, prerender: Object.keys(pages) };
