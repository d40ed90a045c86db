import './styles/mantine.css';
import './styles/theme.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { App } from './app.tsx';
import { replaceDrawing } from './lib/drawn-room.ts';
import { goToDrawnScreen, takeEarlyUse } from './lib/drawn-screen.ts';
import { reloadWhenOutdated } from './lib/outdated.ts';
import { areScreensHere, prefetchOnIntent, prefetchScreens, Rooms } from './router.tsx';
import './styles/base.css';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no #root');

reloadWhenOutdated();
goToDrawnScreen();
const { pathname } = window.location;
void prefetchScreens(pathname);
prefetchOnIntent();

const app = (
  <App>
    <BrowserRouter>
      <Rooms />
    </BrowserRouter>
  </App>
);

/**
 * The page came with its screen. Without the screen's code it stays as it is, with what was typed.
 * @param again what the button of the notice does
 */
async function wakeWithCode(root: HTMLElement, again: () => void): Promise<void> {
  await prefetchScreens(pathname);
  // In a task of its own, after the one that read the code: a slow telephone answers in between.
  if (areScreensHere(pathname)) setTimeout(wake, 0, root);
  else window.tellLost(again);
}

/** What is there stays, and begins to answer. */
function wake(root: HTMLElement): void {
  document.getElementById('lost')?.remove();
  const giveEarlyUse = takeEarlyUse(root);
  hydrateRoot(root, app);
  giveEarlyUse();
}

/** The page came with the drawing of a room at most. */
function draw(root: HTMLElement): void {
  replaceDrawing(root);
  createRoot(root).render(app);
}

const reload = () => window.location.reload();
if (root.hasChildNodes()) void wakeWithCode(root, () => void wakeWithCode(root, reload));
else setTimeout(draw, 0, root);
