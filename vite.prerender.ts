import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'vite';

/**
 * Draws the visitor's forms while the interface is built: `prerendered.json` has their elements, by address. The server
 * puts them into the page, so that somebody can type before the script has come.
 */
export function prerender(): Plugin {
  return {
    name: 'prerender',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    async writeBundle({ dir = '' }) {
      const outDir = join(dir, '..', 'prerender');
      await build({
        logLevel: 'warn',
        build: { ssr: 'src/client/prerender.tsx', outDir, copyPublicDir: false },
      });
      const { prerenderScreens } = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
        prerenderScreens: () => Promise<Record<string, string>>; // src/client/prerender.tsx
      };
      await writeFile(join(dir, 'prerendered.json'), JSON.stringify(await prerenderScreens()));
      await rm(outDir, { recursive: true });
    },
  };
}
