import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  build: {
    // Every browser that has native <dialog>, :has() and cascade layers.
    target: 'es2022',
    // The pictures are files with their own addresses (readings.md), never data: URLs.
    assetsInlineLimit: 0,
  },
});
