import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compileHints } from './vite.compile-hints.ts';
import { compressedFiles } from './vite.compressed-files.ts';
import { chunkName, groups } from './vite.layers.ts';
import { preloadRooms } from './vite.preload.ts';
import { prerenderedScreens } from './vite.prerender.ts';
import { componentStyles } from './vite.styles.ts';

// The first script names every file: shorter hashes make each first visit 0.2 KiB lighter.
const fileName = (chunk: Parameters<typeof chunkName>[0]) => `assets/${chunkName(chunk)}-[hash:7].js`;

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

export default defineConfig({
  plugins: [
    react(),
    componentStyles(),
    preloadRooms(),
    prerenderedScreens(),
    compileHints(
      new Set(['base', 'zod', 'form', 'auth', 'shell', 'first-steps', 'plans', 'controls', 'tool', 'list']),
    ),
    compressedFiles(),
  ],
  resolve: {
    alias: [
      // Every schema of the page and of its workers gets zod as the client sets it up.
      { find: /^zod\/mini$/, replacement: join(import.meta.dirname, 'src/client/lib/zod.ts') },
      // The variables of the theme stand in styles/theme.css: their code stays out.
      {
        find: /^\.\/MantineCssVariables\/MantineCssVariables\.mjs$/,
        replacement: join(import.meta.dirname, 'src/client/lib/no-css-variables.ts'),
      },
    ],
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // Libraries mark files for servers that render React. Nothing here does.
      onwarn: (warning, warn) => {
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
      output: {
        codeSplitting: { groups },
        chunkFileNames: fileName,
        assetFileNames: 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  // A worker fetches the policy rules of one language, not those of all.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: fileName } },
  },
  server: { proxy: { '/api': api } },
});
