import { defineConfig } from 'vite';

/** The server as one file; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: 'src/server/main.ts',
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
});
