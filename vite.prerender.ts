import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import { forRoom, forVisitors } from './vite.preload.ts';

const root = import.meta.dirname;
const outDir = join(root, 'node_modules', '.cache', 'prerender');

/**
 * Draws the screens and rooms of `src/client/prerender.tsx` while the interface is built, with React itself, and writes
 * the page of each one: `prerendered.json`, by its address.
 */
export function prerenderedScreens(): Plugin {
  return {
    name: 'prerendered-screens',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const { screens, rooms } = await draw();
      const pages = {
        screens: pagesOf(screens, (path, elements) =>
          withScreen(forVisitors(html, bundle, path), path, elements),
        ),
        rooms: pagesOf(rooms, (path, elements) => withRoom(forRoom(html, bundle, path), elements)),
      };
      writeFileSync(join(dir, 'prerendered.json'), JSON.stringify(pages));
    },
  };
}

/** By address: elements, or whole pages. */
type ByAddress = Readonly<Record<string, string>>;

function pagesOf(drawn: ByAddress, pageOf: (path: string, elements: string) => string): ByAddress {
  return Object.fromEntries(Object.entries(drawn).map(([path, elements]) => [path, pageOf(path, elements)]));
}

/** Comments within the page, and in its scripts on lines of their own; and what indents a line. They are not sent. */
const unsent = /<!--[^]*?-->|^\s*\/\/.*\n|^\s+/gm;

/** The page tells its script which screen it shows. */
function withScreen(html: string, path: string, elements: string): string {
  return drawnFirst(html)
    .replace('<html ', `<html data-screen="${path}" `)
    .replace(EMPTY_ROOT, () => `<script>${keepPresses}</script>\n    <div id="root">${elements}</div>`);
}

/** The drawing lies over what the script draws: `src/client/lib/drawn-room.ts`. It is seen, and neither read nor used. */
function withRoom(html: string, elements: string): string {
  const frame = elements.replace('>', () => `><script>${keepCollapsed}</script>`);
  const drawing = `<div id="drawn" aria-hidden="true" inert>${frame}</div>
    <noscript><style>#drawn { display: none }</style></noscript>`;
  return drawnFirst(html).replace(EMPTY_ROOT, () => `${EMPTY_ROOT}\n    ${drawing}`);
}

const EMPTY_ROOT = '<div id="root"></div>';

/** Styles and font come before the script. */
function drawnFirst(html: string): string {
  return html
    .replaceAll(unsent, '')
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"');
}

/** In a process of its own, which ends although the client's modules listen to other tabs. */
async function draw(): Promise<{ screens: ByAddress; rooms: ByAddress }> {
  try {
    await build({
      root,
      configFile: false,
      logLevel: 'warn',
      oxc: { jsx: { runtime: 'automatic' } },
      build: { ssr: 'src/client/prerender.tsx', outDir, copyPublicDir: false },
    });
    const module = JSON.stringify(pathToFileURL(join(outDir, 'prerender.js')).href);
    const program = `const { prerender } = await import(${module});
      process.stdout.write(JSON.stringify(prerender()), () => process.exit());`;
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--input-type=module', '--eval', program],
      { env: { ...process.env, NODE_ENV: 'production' } },
    );
    return JSON.parse(stdout) as Awaited<ReturnType<typeof draw>>; // prerender's own result
  } finally {
    rmSync(outDir, { recursive: true, force: true }); // absent when the build failed
  }
}

/** Runs in the page. A press before the screen answers is given to it later: `src/client/lib/drawn-screen.ts`. */
const keepPresses = `((presses) => {
  window.earlyPresses = presses;
  const keep = (event) => {
    const button = event.type === 'submit' ? event.target.querySelector('[type=submit]') : event.target.closest('#root button');
    if (!button || !window.earlyPresses) return;
    event.preventDefault();
    presses.push(button);
  };
  document.addEventListener('click', keep);
  document.addEventListener('submit', keep);
})([])`;

/**
 * Runs in the page, at the beginning of the frame: the sidebar that the person made small is so before anything is seen
 * (`src/client/layouts/app-layout.tsx`).
 */
const keepCollapsed = `try {
      if (localStorage.getItem('faisca_sidebar_collapsed') === 'true')
        document.currentScript.parentElement.dataset.collapsed = true;
    } catch {}`;
