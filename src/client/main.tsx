import './styles/mantine.css';
import './styles/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { goToDrawnScreen, takeEarlyUse } from './lib/drawn-screen.ts';
import { actLikeReact } from './lib/like-react.ts';
import { reloadWhenOutdated } from './lib/outdated.ts';
import { prefetchOnIntent, prefetchScreens, Rooms } from './router.tsx';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenOutdated();
actLikeReact();
goToDrawnScreen();
const screensAreHere = prefetchScreens(window.location.pathname);
prefetchOnIntent();

const app = (
  <App>
    <BrowserRouter>
      <Rooms />
    </BrowserRouter>
  </App>
);

/** The page came with its screen: what is there stays, and begins to answer. */
function wake(root: HTMLElement): void {
  const giveEarlyUse = takeEarlyUse(root);
  hydrateRoot(root, app);
  giveEarlyUse();
}

// In a task of its own, after the one that read the code: a slow telephone answers in between.
if (root.hasChildNodes()) void screensAreHere.then(() => setTimeout(wake, 0, root));
else setTimeout(() => createRoot(root).render(app));
