import './styles/first-components.css';
import './styles/base.css';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { sessionOptions } from './data/session.ts';
import { sendError, sendUncaughtErrors } from './data/browser-errors.ts';
import { queryClient } from './lib/query-client.ts';
import { reloadAfterDeploy } from './lib/reload-after-deploy.ts';
import { RootLoading } from './layouts/root-states.tsx';
import { AppRoutes, prefetchOnIntent, prefetchScreens } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

sendUncaughtErrors();
reloadAfterDeploy();
const screens = prefetchScreens(window.location.pathname);
queryClient.query(sessionOptions).catch(() => undefined); // whoever needs it asks again, and shows the failure
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
  // As a fallback, "Carregando..." would stay for 300 ms. `await` would keep the screens, which import this file, waiting.
  void screens.then(() => startTransition(() => page.render(inApp(<AppRoutes />))));
}
