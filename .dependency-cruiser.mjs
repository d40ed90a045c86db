// Who may import whom: the only place of these rules. ARCHITECTURE.md says them in words.
// Imports of types and dynamic imports count too. `npm run imports` checks them.
import { existsSync, readdirSync } from 'node:fs';

/** The rooms of the domain. Each may import those before it. */
const domainRooms = [
  ...['shared', 'ads', 'language', 'account', 'pages'],
  ...['texts', 'campaign', 'conflicts', 'review', 'structure', 'landing-page', 'findings', 'editor-file'].map(
    (room) => `making/${room}`,
  ),
  ...['networks', 'statistics', 'reports', 'profit'].map((room) => `measuring/${room}`),
  ...[
    ...['verdict', 'search-terms', 'comparison', 'bidding', 'basket', 'bridge', 'report-findings'],
    ...['advice', 'rules'],
  ].map((room) => `deciding/${room}`),
];

/** The rooms of the server. Each may import those before it; a resource, which is not listed, all of them. */
const serverRooms = [
  ...['boot', 'driver', 'embedded-postgres', 'db', 'request', 'email'],
  ...['subscriptions', 'middleware', 'session'],
];
/** They know every room, and only main.ts knows them. */
const serverTop = ['app.ts', 'main.ts', 'jobs/'];

/** The layers of the client. Each may import those before it. */
const clientLayers = ['lib', 'data', 'components', 'parts', 'layouts', 'features'];

const tests = '\\.test\\.tsx?$|/testing/|/whole-server/';
const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });
const anyOf = (paths) => `(?:${paths.join('|')})`;

/** Rules of a list in which each room may import those before it. */
function inOrder(folder, rooms, alsoForbidden = []) {
  return rooms.flatMap((room, at) => {
    const above = [...rooms.slice(at + 1).map((other) => `${other}/`), ...alsoForbidden];
    const comment = `The order is ${rooms.join(' → ')}: a room imports those before it.`;
    const from = { path: `^${folder}/${room}/`, pathNot: tests };
    const to = { path: `^${folder}/${anyOf(above)}`, pathNot: tests };
    return above.length === 0 ? [] : [forbid(`${folder.replace('src/', '')}/${room}`, comment, from, to)];
  });
}

/** A room that no list names would be free of every rule. */
function unlisted(folder, rooms) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !rooms.includes(entry.name))
    .map(({ name }) => `${folder}/${name}`);
}

const districts = ['making', 'measuring', 'deciding'];
const strangers = [
  ...unlisted('src/domain', [...domainRooms, ...districts]),
  ...districts.flatMap((district) =>
    unlisted(
      `src/domain/${district}`,
      domainRooms
        .filter((room) => room.startsWith(`${district}/`))
        .map((room) => room.slice(district.length + 1)),
    ),
  ),
  ...unlisted('src/client', [...clientLayers, 'styles', 'testing']),
];
if (strangers.length > 0)
  throw new Error(`Say in .dependency-cruiser.mjs what may be imported by ${strangers.join(', ')}.`);

export default {
  forbidden: [
    forbid('circle of files', 'Files that import each other in a circle.', {}, { circular: true }),

    ...inOrder('src/domain', domainRooms),
    forbid(
      'domain is pure',
      'The domain imports itself and zod/mini, the tables of widths and telephone numbers, and parse5.',
      { path: '^src/domain/', pathNot: tests },
      {
        pathNot:
          '^src/domain/|^node_modules/(?:zod/(?:v4/)?mini|get-east-asian-width|libphonenumber-js/min|parse5)(?:/|$)',
      },
    ),
    forbid(
      'zod/mini',
      "Methods of the classic schemas weigh on a page whether it calls them or not: write with zod's functions.",
      { path: '^(?:src|scripts|bench|e2e)/' },
      { path: '^node_modules/zod/', pathNot: '^node_modules/zod/(?:v4/)?(?:mini|locales)' },
    ),

    ...inOrder('src/server', serverRooms, [`(?!${anyOf(serverRooms)}/)`]),
    forbid(
      'resources',
      'A resource knows no other resource: share through a room below them.',
      { path: '^src/server/([^/]+)/', pathNot: [tests, `^src/server/${anyOf([...serverRooms, 'jobs'])}/`] },
      { path: '^src/server/', pathNot: [`^src/server/${anyOf(['$1', ...serverRooms])}/`, tests] },
    ),
    forbid(
      'server top',
      'The app, main and the jobs know everybody, and only main.ts knows them.',
      { path: '^src/server/', pathNot: [tests, `^src/server/${anyOf(serverTop)}`] },
      { path: `^src/server/${anyOf(serverTop)}` },
    ),

    ...inOrder('src/client', clientLayers, ['router\\.tsx']),
    forbid(
      'features',
      'A feature knows no other feature: share through parts, components, data or lib.',
      { path: '^src/client/features/([^/]+)/' },
      { path: '^src/client/features/', pathNot: '^src/client/features/$1/' },
    ),
    forbid(
      'fieldless',
      'lib and components know no domain but shared: what knows it belongs to parts or data.',
      { path: '^src/client/(?:lib|components)/', pathNot: tests },
      { path: '^src/domain/', pathNot: '^src/domain/shared/' },
    ),
    forbid(
      'testing',
      'What tests share is for tests alone.',
      { path: '^src/client/', pathNot: tests },
      { path: '^src/client/testing/' },
    ),
    forbid(
      'client in a browser',
      'The client runs in a browser.',
      { path: '^src/client/', pathNot: tests },
      { dependencyTypes: ['core'] },
    ),
    forbid(
      'client of the API',
      'The client takes the type AppType from the server, no more.',
      { path: '^src/client/', pathNot: tests },
      { path: '^src/server/', pathNot: '^src/server/app\\.ts$' },
    ),
    forbid(
      'only the type AppType',
      'Only the type: import type.',
      { path: '^src/client/' },
      { path: '^src/server/app\\.ts$', dependencyTypesNot: ['type-only'] },
    ),

    forbid(
      'who knows the client',
      'Only the client knows the client.',
      { path: '^(?:src/(?:domain|server)|scripts|bench|e2e)/' },
      { path: '^src/client/' },
    ),
    forbid(
      'journeys',
      'The journeys see what a person sees; of the server only what makes their data.',
      { path: '^e2e/' },
      { path: '^src/server/', pathNot: '^src/server/(?:testing|db|driver)/' },
    ),
    forbid(
      'aliases',
      'Across the top folders imports go by alias: #domain/, #server/, #client/.',
      { path: '^(?:src/)?([^/]+)/' },
      {
        path: '^src/(?:domain|server|client)/',
        pathNot: '^src/$1/',
        dependencyTypesNot: ['aliased-subpath-import'],
      },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};

/** Tests reach into every room, so circles of folders are those of the other files. */
export const folders = {
  forbidden: [
    {
      ...forbid('circle of folders', 'Folders that import each other in a circle.', {}, { circular: true }),
      scope: 'folder',
    },
  ],
  exclude: tests,
};
