import './styles/first-components.css';
import './styles/base.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter, matchPath } from 'react-router';
import { pageList } from '#domain/pages/pages.ts';
import { App } from './app.tsx';
import { sessionOptions } from './data/session.ts';
import { sendError, sendUncaughtErrors } from './data/browser-errors.ts';
import { queryClient } from './lib/query-client.ts';
import { reloadAfterDeploy } from './lib/reload-after-deploy.ts';
import { RootLoading } from './layouts/root-states.tsx';
import { AppRoutes, prefetchOnIntent, prefetchScreens } from './router.tsx';

const MOST_WAIT_MS = 1000;

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

sendUncaughtErrors();
reloadAfterDeploy();
const screens = prefetchScreens(window.location.pathname);
if (asksWhoItIs(window.location.pathname)) queryClient.query(sessionOptions).catch(() => undefined); // the guard asks again, and shows the failure
prefetchOnIntent();
const inApp = (screen: ReactNode) => (
  <App>
    <BrowserRouter>{screen}</BrowserRouter>
  </App>
);
const options = {
  /** An error that a screen's own message stands for. */
  onCaughtError: (error: unknown) => {
    console.error(error);
    sendError(error);
  },
};
if (root.hasChildNodes()) hydrateRoot(root, inApp(<AppRoutes />), options);
else {
  const page = createRoot(root, options);
  page.render(inApp(<RootLoading />));
  // As a fallback, "Carregando..." would stay for 300 ms. On a slow line the frame with its menu is there first. A
  // top-level `await` would never end: in the build, the screens' files import this one.
  const aMoment = new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS));
  void Promise.race([screens, aMoment]).then(() => startTransition(() => page.render(inApp(<AppRoutes />))));
}

/** The pages that everybody may open do not ask. */
function asksWhoItIs(pathname: string): boolean {
  return !pageList.some(
    ({ path, guard }) => (guard === 'anyone' || guard === 'letter') && matchPath(path, pathname) !== null,
  );
}
