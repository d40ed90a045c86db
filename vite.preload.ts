import type { Plugin, Rolldown } from 'vite';

/** The frame around a person's rooms. */
const frame = 'layouts/app-layout.tsx';

/**
 * What an address needs beside the first script, by the address's beginning (`src/client/paths.ts`): the first that fits.
 * A campaign's tabs and its report fetch their own code later.
 */
const rooms: readonly (readonly [start: string, modules: readonly string[]])[] = [
  ['/register', ['auth/register-screen.tsx']],
  ['/dashboard', [frame]],
  ['/tools/settings', [frame, 'templates/templates-screen.tsx']],
  ['/tools/', [frame, 'generators/generator-screen.tsx']],
  ['/tools', [frame, 'tools/tools-screen.tsx']],
  ['/pricing', [frame, 'account/pricing-screen.tsx']],
  ['/campaign/', [frame, 'campaigns/campaign-screen.tsx']],
  ['/campaign-builder', [frame, 'tools/campaign-builder-screen.tsx']],
  ['/saved-campaigns/importar', [frame, 'import/import-screen.tsx']],
  ['/saved-campaigns', [frame, 'campaigns/saved-campaigns-screen.tsx']],
  ['/reports', [frame, 'reports/reports-screen.tsx']],
  ['/compare', [frame, 'compare/compare-screen.tsx']],
  ['/profile', [frame, 'account/profile-screen.tsx']],
  ['/ajuda/', [frame, 'help/article-screen.tsx']],
  ['/ajuda', [frame, 'help/help-screen.tsx']],
  ['/admin', [frame, 'admin/admin-screen.tsx']],
];

/** The page asks for its session and for the files of its room at once, before the first script has come and asked for them. */
export function preloadRooms(): Plugin {
  return {
    name: 'preload-rooms',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        bundle ? [{ tag: 'script', children: script(filesOfRooms(bundle)), injectTo: 'head' }] : [],
    },
  };
}

/** The page as it is sent to visitors of one address alone: its files are named at once, without a script. */
export function forVisitors(html: string, bundle: Rolldown.OutputBundle, path: string): string {
  return namingFiles(html, bundle, path, '');
}

/** The same for signed-in persons: it asks for the session, and the styles of the frame come before anything is drawn. */
export function forRoom(html: string, bundle: Rolldown.OutputBundle, path: string): string {
  const styles = filesOf(chunksOf(bundle), [frame]).filter(isStyle);
  const page = namingFiles(html, bundle, path, `<script>${askSession}</script>`);
  return styles.reduce((named, href) => named.replace(linkTo(href), linkToStyle(href)), page);
}

function namingFiles(html: string, bundle: Rolldown.OutputBundle, path: string, before: string): string {
  const all = filesOfRooms(bundle);
  const [, files = []] = all.find(([start]) => path.startsWith(start)) ?? [];
  const links = files.filter((file) => !html.includes(`href="${file}"`)).map(linkTo);
  return html.replace(`<script>${script(all)}</script>`, () => [before, ...links].join('\n    '));
}

const isStyle = (file: string) => file.endsWith('.css');

function linkTo(file: string): string {
  const kind = isStyle(file) ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="${file}">`;
}

const linkToStyle = (file: string) => `<link rel="stylesheet" crossorigin href="${file}">`;

type Files = readonly (readonly [start: string, files: readonly string[]])[];

/** Most rooms need the same files: each one is named once, and then by its place. */
function script(files: Files): string {
  const all = [...new Set(files.flatMap(([, needed]) => needed))];
  const places = files.map(([start, needed]) => [start, needed.map((file) => all.indexOf(file))]);
  return `(${preload})(${JSON.stringify(places)}, ${JSON.stringify(all)})`;
}

function filesOfRooms(bundle: Rolldown.OutputBundle): Files {
  const chunks = chunksOf(bundle);
  return rooms.map(([start, modules]) => [start, filesOf(chunks, modules)]);
}

function chunksOf(bundle: Rolldown.OutputBundle): Rolldown.OutputChunk[] {
  return Object.values(bundle).filter((file) => file.type === 'chunk');
}

function filesOf(chunks: readonly Rolldown.OutputChunk[], modules: readonly string[]): string[] {
  const entry = chunks.find(({ isEntry }) => isEntry);
  const found = new Set<string>();
  function add(chunk: Rolldown.OutputChunk | undefined): void {
    if (!chunk || chunk === entry || found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const css of chunk.viteMetadata?.importedCss ?? []) found.add(css);
    for (const name of chunk.imports) add(chunks.find(({ fileName }) => fileName === name));
  }
  for (const module of modules) {
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
    if (!chunk) throw new Error(`vite.preload.ts names ${module}, which no file holds`);
    add(chunk);
  }
  return [...found].map((file) => `/${file}`);
}

/** Runs in the page. The answer is read, and an error told, in `src/client/data/session.ts`. */
const askSession = `window.earlySession = fetch('/api/session');
  window.earlySession.catch(() => {});`;

/** Runs in the page, before its first script. */
const preload = `(rooms, files) => {
  const room = rooms.find(([start]) => location.pathname.startsWith(start));
  if (!room) return;
  ${askSession}
  for (const href of room[1].map((place) => files[place])) {
    const link = document.createElement('link');
    link.crossOrigin = '';
    link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.href = href;
    document.head.append(link);
  }
}`;
