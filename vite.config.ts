import react from '@vitejs/plugin-react';
import { readFileSync } from 'node:fs';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';
import { prerender } from './vite.prerender.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }; // as npm wants it

export default defineConfig(({ isSsrBuild }) => ({
  define: { 'import.meta.env.VITE_RELEASE': JSON.stringify(version) },
  plugins: [
    react(),
    prerender(),
    // The server sends the compressed files as they are. The drawing of the forms is thrown away.
    isSsrBuild !== true &&
      compression({
        algorithms: ['brotliCompress', 'gzip'],
        include: /\.(?:js|css|svg|json)$/,
        threshold: 1024,
      }),
  ],
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    rolldownOptions: {
      output: {
        // What the usual first visits need comes in a file each. Without this, the dashboard would fetch a hundred small ones.
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 4 },
            { name: 'visitor', test: /auth\/register-screen|lib\/toast-region/, priority: 3 },
            { name: 'frame', test: /src\/client\/layouts\/app-layout|dashboard-screen/, priority: 2 },
            { name: 'tool', test: /src\/client\/features\/generators\/generator-screen/, priority: 1 },
          ],
        },
      },
    },
  },
  // A worker fetches the policy rules of one language, not those of all.
  worker: { format: 'es' },
  server: { proxy: { '/api': api } },
}));
