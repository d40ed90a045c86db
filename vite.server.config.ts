import { defineConfig } from 'vite';

/** The server, and the commands that are needed where it runs; packages stay in node_modules. */
export default defineConfig({
  publicDir: false,
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/server/main.ts',
        'page-worker': 'src/server/page-checks/page-worker.ts',
        'account-worker': 'src/server/jobs/account-worker.ts',
        account: 'scripts/account.ts',
        backup: 'scripts/backup.ts',
        restore: 'scripts/restore.ts',
      },
    },
    outDir: 'dist/server',
    target: 'node20',
    minify: false,
    sourcemap: true,
  },
});
