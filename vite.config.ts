import { join } from 'node:path';
import { defineConfig } from 'vite';
import { compileHints } from './vite.compile-hints.ts';
import { compressedFiles } from './vite.compressed-files.ts';
import { preloadRooms } from './vite.preload.ts';
import { prerenderedScreens } from './vite.prerender.ts';
import { componentStyles } from './vite.styles.ts';

const api = `http://127.0.0.1:${process.env['API_PORT'] ?? 3000}`;

/**
 * The files of the client, in layers. A group takes its modules and all that they import, unless a group above has it:
 * a file therefore only imports files of the layers above, and a module that moves between rooms changes no layer.
 * `docs/decisions/060-speed.md` has the figures.
 */
const layers = [
  // All that the first screen needs.
  { name: 'app', tags: ['$initial' as const] },
  // What all screens but the first share.
  {
    name: 'base',
    test: /@mantine\/core\/esm\/(?:core|components\/Progress)\/|domain\/shared\/fold-text|client\/lib\/take-focus/,
  },
  // These change seldom: in files of their own they stay in the browser's cache.
  { name: 'phone-numbers', test: 'libphonenumber-js' },
  { name: 'zod', test: /node_modules\/zod\/|client\/lib\/zod\.ts/ },
  { name: 'form', test: /@mantine\/form\// },
  // The other screens of the first visit, such as the one to create an account.
  { name: 'auth', test: /features\/auth\/[a-z-]+-screen/ },
  { name: 'credentials', test: 'domain/account/credentials' },
  // The frame around every room, and the room after the sign-in, with the little that a tool and the next files share.
  {
    name: 'shell',
    test: /layouts\/app-layout\.tsx|dashboard\/dashboard-screen\.tsx|domain\/(?:ads\/asset-types|texts\/store-keys)|client\/lib\/shortcuts\/|components\/(?:List|Portal)\/|IconCheck\.mjs/,
  },
  { name: 'toasts', test: /client\/lib\/toasts\.tsx/ },
  // What a newcomer's dashboard and the plans show: small, and without the tool's file.
  { name: 'first-steps', test: /dashboard\/first-steps\.tsx/ },
  { name: 'plans', test: /client\/parts\/plan-cards\.tsx|Icon(?:ClockOff|ShieldCheck)\.mjs/ },
  // The controls of a tool, which most rooms use too.
  {
    name: 'controls',
    test: /@mantine\/core\/esm\/components\/(?:Checkbox|Collapse|Menu|Radio|ScrollArea|SegmentedControl|Select|Textarea)\//,
  },
  // What the dashboard says of reports.
  { name: 'news', test: /dashboard\/report-news\.tsx/ },
  // A tool, with the parts and the rules that it shares with the rooms of campaigns.
  { name: 'tool', test: /features\/generators\/generator-screen\.tsx/ },
  // What comes after a tool's first visit: the engine of the texts, its list, dialogs.
  { name: 'engine', test: /domain\/texts\/(?:engine\/|generators\/|content\/[a-z-]+\.ts)/ },
  { name: 'list', test: /features\/generators\/draft-items\.tsx/ },
  { name: 'dialogs', test: /@mantine\/core\/esm\/components\/(?:Modal|Drawer)\// },
  {
    name: 'forms',
    test: /@mantine\/core\/esm\/components\/(?:NumberInput|Switch|Tabs)\/|client\/components\/name-form/,
  },
  {
    name: 'parts',
    test: /domain\/(?:ads|campaign|shared)\/|domain\/texts\/(?!content\/[a-z]{2,3}\/)|client\/parts\//,
  },
  { name: 'dates', test: /@mantine\/dates\/|client\/components\/day-input/ },
  // Small modules of several rooms.
  {
    name: 'common',
    test: /@tabler\/|domain\/shared\/|client\/(?:lib|components|data)\//,
    minShareCount: 2,
  },
  { name: 'account', test: /features\/(?:account|legal)\//, minShareCount: 2 },
  { name: 'help', test: /features\/help\//, minShareCount: 2 },
  { name: 'reports', test: /domain\/reports\/|campaigns\/reports\//, minShareCount: 2 },
  { name: 'campaign', minShareCount: 2 },
];
const groups = layers.map((layer, at) => ({ ...layer, priority: layers.length - at }));

/** The texts and the policy rules of a language carry its code. Filipino uses the English rules too. */
function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const codes = moduleIds.map((id) => /(content|languages)\/([a-z]{2,3})(?:\/pack)?\.ts$/.exec(id));
  const [, room, code] = codes.find((found) => found !== null) ?? [];
  if (code === undefined || code === 'any' || (room === 'languages' && moduleIds.length > 1)) return '[name]';
  return `${room === 'content' ? 'texts' : 'policy'}-${code}`;
}

export default defineConfig({
  plugins: [
    componentStyles(),
    preloadRooms(),
    prerenderedScreens(),
    compileHints(
      new Set(['base', 'zod', 'form', 'auth', 'shell', 'first-steps', 'plans', 'controls', 'tool']),
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
      // The page runs Preact in the place of React: docs/decisions/067-preact.md.
      { find: /^react$/, replacement: join(import.meta.dirname, 'src/client/lib/react.mjs') },
      { find: /^react-dom$/, replacement: 'preact/compat' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
      { find: /^react\/jsx(?:-dev)?-runtime$/, replacement: 'preact/jsx-runtime' },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
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
        chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js`,
      },
    },
  },
  // A worker fetches the policy rules of one language, not those of all.
  worker: {
    format: 'es',
    rolldownOptions: { output: { chunkFileNames: (chunk) => `assets/${chunkName(chunk)}-[hash].js` } },
  },
  server: { proxy: { '/api': api } },
});
