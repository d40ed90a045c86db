import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compression } from 'vite-plugin-compression2';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

/** What draws the frame and the forms of every room. */
const interfaceModules =
  /node_modules\/(?:@mantine\/(?:core|hooks|modals)|@floating-ui|@tabler|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|tslib|get-nonce)|src\/client\/(?:lib|components|layouts)\//;
const dataModules =
  /node_modules\/(?:@tanstack|hono)\/|src\/client\/(?:data|parts)\/|src\/domain\/(?:shared|account|ads|campaign)\//;

/**
 * Files of modules that many rooms share. A room fetches a file only when it needs something of it, and then
 * all that the file imports: each group therefore holds modules of one kind, which import no other group by
 * chance. `docs/decisions/060-speed.md` has the figures.
 */
const groups = [
  // The table of telephone numbers changes seldom: in a file of its own it stays in the browser's cache.
  { name: 'phone-numbers', test: 'libphonenumber-js', priority: 6 },
  // Not needed by the first screens.
  {
    name: 'virtual-lists',
    test: /node_modules\/@tanstack\/(?:react-virtual|virtual-core)\//,
    includeDependenciesRecursively: false,
    priority: 5,
  },
  { name: 'zod', test: /node_modules\/zod\//, includeDependenciesRecursively: false, priority: 5 },
  // All that the first screen needs is one file.
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  { name: 'frame', test: interfaceModules, minShareCount: 6, priority: 3 },
  { name: 'data', test: dataModules, minShareCount: 10, priority: 2 },
  // Other modules that the same rooms share are one file.
  { name: 'shared', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 6_000, priority: 1 },
];

/** The name of a shared file would list all rooms that use it. */
const shortName = (name: string) => (name.startsWith('shared') ? 'shared' : '[name]');

/** The texts and the policy rules of a language carry its code. Filipino uses the English rules too. */
function chunkName({ name, moduleIds }: { name: string; moduleIds: string[] }): string {
  const codes = moduleIds.map((id) => /(content|languages)\/([a-z]{2,3})(?:\/pack)?\.ts$/.exec(id));
  const [, room, code] = codes.find((found) => found !== null) ?? [];
  if (code === undefined || code === 'any' || (room === 'languages' && moduleIds.length > 1))
    return shortName(name);
  return `${room === 'content' ? 'texts' : 'policy'}-${code}`;
}

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
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${shortName(name)}-[hash][extname]`,
      },
    },
  },
  // The builder's worker fetches the policy rules of one language, not those of all.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: 'assets/worker-[hash].js' } },
  },
  server: { proxy: { '/api': api } },
});
