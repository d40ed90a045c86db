import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [react(), compression({ algorithms: ['gzip', 'brotliCompress'], threshold: 1024 })],
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // The table of telephone numbers changes seldom: in a file of its own it stays in the browser's cache.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: 'phone-numbers', test: 'libphonenumber-js' }] } },
    },
  },
  server: { proxy: { '/api': api } },
});
