import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { pageList } from '#domain/pages/pages.ts';
import { App } from './app.tsx';
import { AppRoutes } from './router.tsx';

/**
 * Runs while the interface is built.
 * @returns the elements of the screens that visitors get drawn, by address
 */
export async function prerenderScreens(): Promise<Record<string, string>> {
  const drawn: Record<string, string> = {};
  for (const { path, isPrerendered } of pageList) if (isPrerendered) drawn[path] = await draw(path);
  return drawn;
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
