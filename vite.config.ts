import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

const groups = [
  // The table of telephone numbers changes seldom: in a file of its own it stays in the browser's cache.
  { name: 'phone-numbers', test: 'libphonenumber-js', priority: 3 },
  // All that the first screen needs is one file.
  { name: 'app', tags: ['$initial' as const], priority: 2 },
  // Modules that the same rooms share are one file; a small one joins the file whose rooms are most alike.
  {
    name: 'shared',
    minShareCount: 2,
    entriesAware: true,
    entriesAwareMergeThreshold: 25_000,
    priority: 1,
  },
];

/** The name of a shared file would list all rooms that use it. */
const shortName = (name: string) => (name.startsWith('shared') ? 'shared' : '[name]');

export default defineConfig({
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    modulePreload: { polyfill: false },
    // With groups, files may import each other in circles.
    rolldownOptions: {
      output: {
        codeSplitting: { groups },
        strictExecutionOrder: true,
        chunkFileNames: ({ name }) => `assets/${shortName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
      },
    },
  },
  server: { proxy: { '/api': api } },
});
