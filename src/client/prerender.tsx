import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { pageList } from '#domain/pages/pages.ts';
import { App } from './app.tsx';
import { AppRoutes } from './router.tsx';

/** Runs while the interface is built. @returns the elements of the screens that visitors get drawn, by address */
export async function prerenderScreens(): Promise<Record<string, string>> {
  const paths = pageList.filter(({ isPrerendered }) => isPrerendered).map(({ path }) => path);
  return Object.fromEntries(await Promise.all(paths.map(async (path) => [path, await draw(path)])));
}

async function draw(path: string): Promise<string> {
  const { prelude } = await prerender(
    <App>
      <StaticRouter location={path}>
        <AppRoutes />
      </StaticRouter>
    </App>,
    { progressiveChunkSize: Infinity }, // else React sends a large part later, by a script
  );
  const html = await new Response(prelude).text();
  return html.replace(/<title>[^<]*<\/title>/, ''); // the server writes it into the page's head
}
