import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import tseslint from 'typescript-eslint';

const domain = './src/domain';

/** Each room of the domain with the rooms it may import, besides itself. */
const domainRooms = {
  shared: [],
  account: ['shared'],
  pages: ['account'],
  ads: ['shared'],
  language: ['shared', 'ads'],
  networks: ['shared'],
  texts: ['shared', 'account', 'ads', 'language'],
  campaign: ['shared', 'ads', 'texts'],
  review: ['shared', 'ads', 'texts', 'campaign'],
  'landing-page': ['shared', 'ads', 'texts', 'review'],
  conflicts: ['ads'],
  structure: ['shared', 'ads', 'language', 'networks', 'texts', 'campaign', 'conflicts'],
  findings: ['shared', 'ads', 'language', 'texts', 'campaign', 'review', 'structure', 'conflicts'],
  tables: [],
  'editor-file': ['shared', 'ads', 'tables', 'structure'],
  reports: ['shared', 'networks', 'tables'],
  statistics: [],
  verdict: ['statistics'],
  profit: ['shared', 'networks', 'reports', 'tables'],
  comparison: [
    'shared',
    'ads',
    'conflicts',
    'reports',
    'statistics',
    'structure',
    'profit',
    'report-findings',
  ],
  'search-terms': ['shared', 'ads', 'language', 'texts', 'conflicts', 'statistics', 'verdict', 'structure'],
  basket: ['shared', 'ads', 'language', 'conflicts', 'structure', 'findings', 'search-terms', 'editor-file'],
  bridge: ['shared', 'ads', 'reports', 'basket'],
  advice: [
    ...['shared', 'ads', 'tables', 'reports', 'statistics', 'verdict', 'structure', 'profit'],
    ...['conflicts', 'search-terms', 'texts', 'language'],
  ],
  'report-findings': [
    ...['shared', 'ads', 'texts', 'reports', 'statistics', 'structure'],
    ...['search-terms', 'basket', 'verdict', 'advice'],
  ],
};

const districts = ['making', 'measuring', 'deciding'];

const folderOf = Object.fromEntries(
  readdirSync(domain, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice('src/domain/'.length))
    .filter((folder) => folder.split('/').length === (districts.includes(folder.split('/')[0]) ? 2 : 1))
    .filter((folder) => !districts.includes(folder))
    .map((folder) => [basename(folder), folder]),
);

const domainZones = Object.entries(folderOf).map(([name, folder]) => {
  const allowed = domainRooms[name];
  if (!allowed) throw new Error(`src/domain/${folder}: say in eslint.config.js which rooms it may import.`);
  return {
    target: `${domain}/${folder}/**/!(*.test).ts`,
    from: domain,
    except: [name, ...allowed].map((room) => `./${folderOf[room]}`),
    message: `src/domain/${folder} may import ${['itself', ...allowed].join(', ')}: see its README.md.`,
  };
});

const client = './src/client';
const features = readdirSync(`${client}/features`);

/** In the client, each room of this list may use those before it, never those after. */
const clientLayers = ['lib', 'data', 'components', 'parts', 'layouts', 'features'];

const clientZones = clientLayers.map((layer, position) => ({
  target: `${client}/${layer}`,
  from: [...clientLayers.slice(position + 1).map((above) => `${client}/${above}`), `${client}/router.tsx`],
  message: 'The client flows lib → data → components → parts → layouts → features → router.',
}));

const featureZones = features.map((feature) => ({
  target: `${client}/features/${feature}`,
  from: `${client}/features`,
  except: [`./${feature}`],
  message: 'A feature knows no other feature: share through components, data or lib.',
}));

/** These rooms would serve any product: what knows the field stands in parts. */
const fieldlessZones = ['lib', 'components'].map((layer) => ({
  target: `${client}/${layer}`,
  from: './src/domain',
  except: ['./shared'],
  message: 'lib and components know no domain: what knows it belongs to parts or data.',
}));

const server = './src/server';
const serverEntries = readdirSync(server, { withFileTypes: true });

/** In the server, each room of this list may use those before it, never those after; a resource uses all of them. */
const serverLayers = [
  ...['boot', 'driver', 'embedded-postgres', 'db', 'request', 'email'],
  ...['subscriptions', 'middleware', 'session'],
];
const resources = serverEntries
  .filter((entry) => entry.isDirectory() && ![...serverLayers, 'jobs', 'testing'].includes(entry.name))
  .map(({ name }) => name);
/** They know every room, and only main.ts knows them. */
const serverTop = ['app.ts', 'main.ts', 'jobs'];
const inServer = (names) => names.map((name) => `${server}/${name}`);

const serverZones = [
  ...serverLayers.map((layer, position) => ({
    target: `${server}/${layer}/**/!(*.test).ts`,
    from: inServer([...serverLayers.slice(position + 1), ...resources, ...serverTop]),
    message: `The server flows ${serverLayers.join(' → ')} → resources → app.`,
  })),
  ...resources.map((resource) => ({
    target: `${server}/${resource}/**/!(*.test).ts`,
    from: inServer([...resources.filter((other) => other !== resource), ...serverTop]),
    message: 'A resource knows no other resource: share through a room below them.',
  })),
  ...serverEntries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts') && !serverTop.includes(entry.name))
    .map(({ name }) => ({
      target: `${server}/${name}`,
      from: inServer([...serverLayers.slice(5), ...resources, ...serverTop]),
      message: 'The files beside the rooms know the database and what a request says.',
    })),
];

/** Between the top folders only the aliases go, so that the rules below see every import. */
const acrossFolders = {
  regex: '^(?:\\.\\./)+(?:src/)?(?:domain|server|client)/',
  message: 'Across the top folders: #domain/, #server/, #client/.',
};

/** Methods of the classic schemas weigh on a page whether it calls them or not. */
const classicZod = {
  regex: '^zod$|^zod/v[34]',
  message: "Schemas are written with zod's functions: zod/mini.",
};

const noClient = { regex: '^#client/', message: 'Only the client knows the client.' };

const restrictedImports = (...patterns) => ['error', { patterns: [acrossFolders, classicZod, ...patterns] }];

const impureGlobals = ['fetch', 'console', 'window', 'document', 'localStorage', 'process', 'setTimeout'].map(
  (name) => ({ name, message: 'The domain is pure: take what it needs as a value.' }),
);

const impureProperties = [
  {
    object: 'Math',
    property: 'random',
    message: 'The domain is pure: take the random value as an argument.',
  },
  { object: 'Date', property: 'now', message: 'The domain knows no clock: take `now` as an argument.' },
];

const readsTheClock = {
  selector: ":matches(NewExpression[arguments.length=0], CallExpression)[callee.name='Date']",
  message: 'The domain knows no clock: take `now` as an argument.',
};

const formatsNumber = {
  selector: "CallExpression[arguments.length=1][callee.property.name='toLocaleString']",
  message: 'Numbers are written by numberText of domain/shared/numbers.ts.',
};
export default defineConfig(
  globalIgnores(['dist', 'data', 'drizzle', 'public', 'test-results', 'screenshots', 'playwright-report']),
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js'] })] },
    languageOptions: { parserOptions: { project: './tsconfig.lint.json' } },
    rules: {
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/dot-notation': 'off',
      // An eighth of the lint's time, for nothing: `erasableSyntaxOnly` lets nobody declare an enum.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      'import-x/no-duplicates': 'error',
      'import-x/no-restricted-paths': [
        'error',
        { zones: [...domainZones, ...clientZones, ...fieldlessZones, ...featureZones, ...serverZones] },
      ],
    },
  },
  {
    files: ['src/domain/**/*.ts'],
    ignores: ['**/*.test.ts', '**/testing/**'],
    rules: {
      'no-restricted-globals': ['error', ...impureGlobals],
      'no-restricted-properties': ['error', ...impureProperties],
      'no-restricted-syntax': ['error', readsTheClock, formatsNumber],
      '@typescript-eslint/no-restricted-imports': restrictedImports({
        regex: '^(?!zod/mini$|get-east-asian-width$|libphonenumber-js/min$|parse5$|\\./|\\.\\./|#domain/)',
        message:
          'The domain imports zod/mini, the tables of widths and telephone numbers, the parser of HTML, and itself, nothing else.',
      }),
    },
  },
  {
    files: ['src/server/**/*.ts', 'scripts/**/*.ts', 'bench/**/*.ts'],
    rules: { '@typescript-eslint/no-restricted-imports': restrictedImports(noClient) },
  },
  {
    files: ['src/server/*/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictedImports(noClient, {
        regex: '^(?:\\.\\./|#server/)[^/]+/routes\\.ts$',
        message: "A resource may use another's queries, not its routes.",
      }),
    },
  },
  {
    // Google Ads runs this text; of its JavaScript only ES6 is sure.
    files: ['src/server/bridges/script/**/*.ts'],
    rules: {
      '@typescript-eslint/prefer-nullish-coalescing': 'off',
      '@typescript-eslint/prefer-optional-chain': 'off',
      '@typescript-eslint/restrict-plus-operands': ['error', { allowNumberAndString: true }],
    },
  },
  {
    files: ['e2e/**/*.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': restrictedImports(noClient, {
        regex: '^#server/(?!testing/|db/|driver/)',
        message: 'The journeys see what a person sees; of the server only what makes their data.',
      }),
    },
  },
  {
    files: ['src/server/**/*.ts'],
    ignores: ['src/server/main.ts', 'src/server/**/*.test.ts', 'src/server/testing/**'],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'env.ts parses the environment once, at start.' },
      ],
    },
  },
  {
    files: ['src/client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat['recommended-latest']],
    rules: {
      'no-restricted-syntax': ['error', formatsNumber],
      '@typescript-eslint/no-restricted-imports': restrictedImports(
        {
          regex: '^#server/(?!app\\.ts$)',
          message: 'The client takes the type AppType from the server, no more.',
        },
        { regex: '^#server/app\\.ts$', allowTypeImports: true, message: 'Only the type: import type.' },
        { regex: '^node:', message: 'The client runs in a browser.' },
      ),
    },
  },
  {
    files: ['**/*.{js,mjs}'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', setTimeout: 'readonly' },
    },
  },
);
