import type { Plugin, Rolldown } from 'vite';

const layout = 'layouts/app-layout.tsx';

/** What an address needs beside the first script, by the address's beginning (`src/client/paths.ts`). Rooms not named here fetch it later. */
const rooms: readonly (readonly [start: string, modules: readonly string[]])[] = [
  ['/register', ['auth/register-screen.tsx']],
  ['/dashboard', [layout]],
  ['/tools/', [layout, 'generators/generator-screen.tsx']],
  ['/pricing', [layout, 'account/pricing-screen.tsx']],
  ['/campaign/', [layout, 'campaigns/campaign-screen.tsx']],
  ['/saved-campaigns', [layout, 'campaigns/saved-campaigns-screen.tsx']],
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

/** The page as it is sent for one address alone: its files are named at once, without a script. */
export function forOneRoom(html: string, bundle: Rolldown.OutputBundle, path: string): string {
  const rooms = filesOfRooms(bundle);
  const [, files = []] = rooms.find(([start]) => start === path) ?? [];
  const links = files.filter((file) => !html.includes(`href="${file}"`)).map(linkTo);
  return html.replace(`<script>${script(rooms)}</script>`, links.join('\n    '));
}

function linkTo(file: string): string {
  const kind = file.endsWith('.css') ? 'rel="preload" as="style"' : 'rel="modulepreload"';
  return `<link ${kind} crossorigin href="${file}">`;
}

type Files = readonly (readonly [start: string, files: readonly string[]])[];

const script = (files: Files) => `(${preload})(${JSON.stringify(files)})`;

function filesOfRooms(bundle: Rolldown.OutputBundle): Files {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return rooms.map(([start, modules]) => [start, filesOf(chunks, modules)]);
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

/** Runs in the page, before its first script. */
const preload = `(rooms) => {
  for (const [start, files] of rooms) {
    if (!location.pathname.startsWith(start)) continue;
    window.earlySession = fetch('/api/session');
    window.earlySession.catch(() => {}); // told when it is read: src/client/data/session.ts
    for (const href of files) {
      const link = document.createElement('link');
      link.crossOrigin = '';
      link.rel = href.endsWith('.css') ? 'preload' : 'modulepreload';
      if (link.rel === 'preload') link.as = 'style';
      link.href = href;
      document.head.append(link);
    }
  }
}`;
