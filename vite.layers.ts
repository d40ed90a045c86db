/**
 * The files of the client, in layers. A group takes its modules and all that they import, unless a group above has it:
 * a file therefore only imports files of the layers above, and a module that moves between rooms changes no layer.
 * `docs/speed.md` has the figures.
 */
const layers = [
  // All that the first screen needs.
  { name: 'app', tags: ['$initial' as const] },
  // What all screens but the first share.
  {
    name: 'base',
    test: /@mantine\/core\/esm\/(?:core|components\/Progress)\/|domain\/shared\/(?:cut-text|fold-text)|client\/lib\/take-focus|client\/data\/legal/,
  },
  // These change seldom: in files of their own they stay in the browser's cache.
  { name: 'phone-numbers', test: 'libphonenumber-js' },
  { name: 'zod', test: /node_modules\/zod\/|client\/lib\/zod\.ts/ },
  { name: 'form', test: /@mantine\/form\/|client\/lib\/schema-form/ },
  // The other screens of the first visit, such as the one to create an account; and what they link to.
  { name: 'auth', test: /features\/auth\/[a-z-]+-screen/ },
  { name: 'legal', test: /features\/legal\/legal-page/ },
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
  // What a tool shares with many rooms, which do without the tool: controls, and small modules.
  {
    name: 'controls',
    test: anyOf(
      /@mantine\/core\/esm\/components\/(?:Checkbox|Collapse|Menu|Radio|ScrollArea|SegmentedControl|Select|Textarea)\//,
      /@tabler\//,
      /client\/lib\//,
      /client\/components\/(?!day-input|figure-input|waiting)/,
      /client\/parts\/(?:column-limits|find-folded|funnel-labels|help-link|language-select|match-labels)/,
      /domain\/shared\//,
      /domain\/ads\/(?:items|languages|match-types)/,
      /domain\/texts\/content\/types/,
    ),
    minShareCount: 4,
  },
  // What the dashboard says of reports.
  { name: 'news', test: /dashboard\/report-news\.tsx/ },
  // What a shared link shows to somebody without an account.
  { name: 'campaign-report', test: /campaigns\/report\/report\.tsx/ },
  // A tool, with the parts and the rules that it shares with the rooms of campaigns.
  { name: 'tool', test: /features\/generators\/generator-screen\.tsx/ },
  // Controls of some rooms.
  { name: 'dialogs', test: /@mantine\/core\/esm\/components\/(?:Modal|Drawer)\// },
  {
    name: 'forms',
    test: /@mantine\/core\/esm\/components\/(?:NumberInput|Switch|Tabs)\/|client\/components\/(?:figure-input|name-form)/,
  },
  { name: 'dates', test: /@mantine\/dates\/|client\/components\/day-input/ },
  { name: 'code-input', test: /client\/parts\/code-input/ },
  // Small modules of several rooms.
  {
    name: 'common',
    test: anyOf(
      /@tabler\//,
      /domain\/shared\//,
      /client\/(?:lib|data)\//,
      /client\/components\/(?!day-input)/,
      /features\/tools\/coming-soon/,
    ),
    minShareCount: 2,
  },
  // Rules and words of help, lists and campaigns.
  {
    name: 'words',
    test: anyOf(
      /client\/parts\/(?:currencies|export-steps|policy-labels)/,
      /domain\/(?:structure\/limits|texts\/content\/intents)/,
    ),
  },
  // The list of campaigns, and a campaign's lists.
  {
    name: 'campaigns',
    test: /features\/campaigns\/(?:saved-campaigns-screen|campaign-screen|lists-tab)\.tsx/,
  },
  // What comes after a tool's first visit: the engine of the texts, and its list.
  { name: 'engine', test: /domain\/texts\/(?:engine\/|generators\/|content\/[a-z-]+\.ts)/ },
  { name: 'list', test: /features\/generators\/draft-items\.tsx/ },
  {
    name: 'parts',
    test: /domain\/(?:ads|campaign|shared)\/|domain\/texts\/(?!content\/[a-z]{2,3}\/)|client\/parts\//,
  },
  { name: 'account', test: /features\/(?:account|legal)\//, minShareCount: 2 },
  { name: 'help', test: /features\/help\//, minShareCount: 2 },
  { name: 'reports', test: /domain\/reports\/|campaigns\/reports\//, minShareCount: 2 },
  { name: 'campaign', minShareCount: 2 },
];
export const groups = layers.map((layer, at) => ({ ...layer, priority: layers.length - at }));

function anyOf(...tests: readonly RegExp[]): RegExp {
  return new RegExp(tests.map(({ source }) => source).join('|'));
}

/**
 * The texts, the policy rules and the goods of a language carry its code. Filipino uses the English rules and goods too.
 */
export function chunkName({ moduleIds }: { moduleIds: string[] }): string {
  const codes = moduleIds.map((id) => /(content|languages|goods)\/([a-z]{2,3})(?:\/pack)?\.ts$/.exec(id));
  const [, room, code] = codes.find((found) => found !== null) ?? [];
  if (code === undefined || code === 'any' || (room !== 'content' && moduleIds.length > 1)) return '[name]';
  return `${room === 'content' ? 'texts' : room === 'goods' ? 'goods' : 'policy'}-${code}`;
}
