import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

const CONTENT = new URL('content/', import.meta.url).pathname;

/** Content reaches the browser as data only, so a change of it reloads the page. */
const reloadOnContent: Plugin = {
  name: 'reload-on-content',
  hotUpdate({ file }) {
    if (this.environment.name === 'client' && file.startsWith(CONTENT)) {
      this.environment.hot.send({ type: 'full-reload' });
    }
  },
};

export default defineConfig({
  plugins: [reactRouter(), reloadOnContent],
  optimizeDeps: {
    // Found late by the development server otherwise, which then loads the first page twice.
    include: ['@formspree/core', '@formspree/react', 'i18next', 'sanitize-html', 'zod'],
  },
  build: {
    // Every browser that has native <dialog>, :has() and cascade layers.
    target: 'es2022',
    // The pictures are files with their own addresses (readings.md), never data: URLs.
    assetsInlineLimit: 0,
  },
});
