import './styles/first-components.css';
import './styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { sendError, sendUncaughtErrors } from './data/browser-errors.ts';
import { reloadAfterDeploy } from './lib/reload-after-deploy.ts';
import { AppRoutes, prefetchOnIntent, prefetchScreens } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

sendUncaughtErrors();
reloadAfterDeploy();
prefetchScreens(window.location.pathname);
prefetchOnIntent();
const app = (
  <App>
    <BrowserRouter>
      <AppRoutes />
    </BrowserRouter>
  </App>
);
const options = {
  /** An error that a screen's own message stands for. */
  onCaughtError: (error: unknown) => {
    console.error(error);
    sendError(error);
  },
};
if (root.hasChildNodes()) hydrateRoot(root, app, options);
else createRoot(root, options).render(app);
