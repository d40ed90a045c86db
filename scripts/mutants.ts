// npm run mutants -- ROOM [FILE…]: plants faults in the code of a room, one at a time, and lists those that no test
// notices. With files, only in these; src/…/rates.ts:10-20 means some lines. It takes minutes, so npm test leaves it out.
import { Stryker } from '@stryker-mutator/core';
import { fail } from './command.ts';

interface Room {
  /** What gets the faults. */
  code: string[];
  /** What must notice them. */
  tests: string[];
  /** Whether the tests need PostgreSQL. */
  onDatabase: boolean;
  /** Whether what runs as a file loads gets no fault, because each such fault needs every test of the room, in a new thread. */
  isLoadedWhole?: true;
}

const rules = (...folders: string[]): Room => ({
  code: folders.map((folder) => `src/domain/${folder}/**/*.ts`),
  tests: folders.map((folder) => `src/domain/${folder}/**/*.test.ts`),
  onDatabase: false,
});

const server = (code: string[], tests: string[]): Room => ({
  code: code.map((path) => `src/server/${path}`),
  tests: tests.map((path) => `src/server/${path}.test.ts`),
  onDatabase: true,
  isLoadedWhole: true,
});

const rooms: Record<string, Room> = {
  profit: rules('measuring/profit'),
  sales: { ...rules('measuring/reports/sales'), isLoadedWhole: true }, // the names that networks give their columns
  'search-terms': { ...rules('deciding/search-terms'), isLoadedWhole: true }, // the words of people who do not buy
  basket: rules('deciding/basket'),
  statistics: rules('measuring/statistics'),
  findings: { ...rules('making/findings', 'deciding/report-findings'), isLoadedWhole: true },
  structure: { ...rules('making/structure'), isLoadedWhole: true }, // schemas, and lists of words
  'editor-file': {
    ...rules('making/editor-file'),
    // Without the tests that write fifty campaigns as they load: each fault would wait for them.
    tests: ['src/domain/making/editor-file/**/!(write-files|round-trip).test.ts'],
    isLoadedWhole: true, // the names that Google gives the columns
  },
  ads: { ...rules('ads'), isLoadedWhole: true },
  account: rules('account'),
  session: server(['session/*.ts'], ['session/*']),
  billing: server(['billing/*.ts'], ['billing/*', 'jobs/notices']),
  'billing-events': { ...server(['billing/stripe/*.ts'], ['billing/stripe/*']), onDatabase: false },
  quotas: server(
    ['campaigns/{campaign,list,draft}-writes.ts', 'campaigns/shares/share-writes.ts', 'reports/imports.ts'],
    [
      'whole-server/quotas',
      'campaigns/{routes,list-routes,draft-routes}',
      'campaigns/shares/shares',
      'reports/routes',
    ],
  ),
};

const [name = '', ...files] = process.argv.slice(2);
const room = rooms[name];
if (!room) fail(`Uso: npm run mutants -- SALA [ARQUIVO…]\nSalas: ${Object.keys(rooms).join(', ')}`);
process.env['MUTANTS_ROOM'] = JSON.stringify(room); // for scripts/mutants/vitest.config.ts
const LEAST_SCORE = 85;
await new Stryker({
  testRunner: 'vitest',
  vitest: { configFile: 'scripts/mutants/vitest.config.ts', related: false },
  mutate: [...(files.length > 0 ? files : room.code), '!src/**/*.test.ts', '!src/**/testing/**'],
  // A text becomes an empty one: the compiler refuses most of these faults in codes, and no test should repeat a wording.
  mutator: { excludedMutations: ['StringLiteral'] },
  coverageAnalysis: 'perTest',
  ignoreStatic: room.isLoadedWhole ?? false,
  concurrency: 1,
  timeoutMS: 20_000, // a test that a busy machine slows down has noticed nothing
  tempDirName: `.mutants/${name}-sandbox`,
  // Only the data of the root: the policy reader has data of its own.
  ignorePatterns: [
    '.build.lock',
    '.mutants',
    '/data',
    'dist',
    'e2e',
    'public',
    'screenshots',
    'test-results',
  ],
  incremental: true,
  incrementalFile: `.mutants/${name}.json`,
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
  htmlReporter: { fileName: `.mutants/${name}.html` },
  thresholds: { high: LEAST_SCORE, low: LEAST_SCORE, break: LEAST_SCORE },
}).runMutationTest();
