import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { prerender } from './vite.prerender.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    prerender(),
    // The server sends the compressed files as they are.
    compression({ algorithms: ['brotliCompress', 'gzip'], include: /\.(?:js|css|svg|json)$/, threshold: 1024 }),
  ],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    rolldownOptions: {
      output: {
        // Without groups, each small module that some screens share is a file of its own: a hundred for the dashboard.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 4 },
            { name: 'frame', test: /layouts\/app-layout|dashboard\/dashboard-screen/, priority: 3 },
            { name: 'forms', test: /node_modules\/(?:zod|@mantine\/form)\//, priority: 2 },
            { name: 'ui', test: /node_modules\/(?!libphonenumber-js)|src\/client\/(?:components|lib|parts)\//, minShareCount: 4, priority: 1 },
          ],
        },
      },
    },
  },
  // A worker fetches the policy rules of one language, not those of all.
  worker: { format: 'es' },
  server: { proxy: { '/api': api } },
});
