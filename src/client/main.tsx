import './styles/first-components.css';
import './styles/base.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { reloadAfterDeploy } from './lib/reload-after-deploy.ts';
import { AppRoutes, prefetchOnIntent, prefetchScreens } from './router.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

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
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);
