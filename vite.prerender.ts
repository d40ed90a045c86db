import { execFile } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { build, type Plugin } from 'vite';
import { forOneRoom } from './vite.preload.ts';

const root = import.meta.dirname;
const outDir = join(root, 'node_modules', '.cache', 'prerender');

/**
 * Draws the screens of `src/client/prerender.tsx` while the interface is built, with React itself, and writes the page
 * of each one: `prerendered.json`, by the screen's address.
 */
export function prerenderedScreens(): Plugin {
  return {
    name: 'prerendered-screens',
    apply: 'build',
    async writeBundle({ dir = '' }, bundle) {
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const pages = Object.entries(await drawScreens()).map(([path, elements]) => [
        path,
        withScreen(forOneRoom(html, bundle, path), path, elements),
      ]);
      writeFileSync(join(dir, 'prerendered.json'), JSON.stringify(Object.fromEntries(pages)));
    },
  };
}

/** Comments within the page, and in its scripts on lines of their own: they are not sent. */
const comments = /<!--[^]*?-->|^\s*\/\/.*\n/gm;

/** The page tells its script which screen it shows. Styles and font come before the script. */
function withScreen(html: string, path: string, elements: string): string {
  return html
    .replaceAll(comments, '')
    .replace('<html ', `<html data-screen="${path}" `)
    .replaceAll(/<script type="module"|<link rel="modulepreload"/g, '$& fetchpriority="low"')
    .replace(
      '<div id="root"></div>',
      () => `<script>${keepPresses}</script>\n    <div id="root">${elements}</div>`,
    );
}

/** In a process of its own, which ends although the client's modules listen to other tabs. */
async function drawScreens(): Promise<Record<string, string>> {
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
    return JSON.parse(stdout) as Record<string, string>; // prerender's own result
  } finally {
    rmSync(outDir, { recursive: true, force: true }); // absent when the build failed
  }
}

/** Runs in the page. A press before the screen answers is given to it later: `src/client/lib/drawn-screen.ts`. */
const keepPresses = `((presses) => {
  window.earlyPresses = presses;
  const keep = (event) => {
    const button = event.type === 'submit' ? event.target.querySelector('[type=submit]') : event.target.closest('button');
    if (!button || !window.earlyPresses) return;
    event.preventDefault();
    presses.push(button);
  };
  document.addEventListener('click', keep);
  document.addEventListener('submit', keep);
})([])`;
