import { numberShape } from './storage/plain-shapes.ts';
import { readTab, type TabStore, writeTabNow } from './storage/tab-scope.ts';

const ONCE_IN_MS = 60_000;
const reloadedAt: TabStore<number> = { key: 'faisca_reloaded_at', schema: numberShape, initial: 0 };

/**
 * After an update of the server, an open tab may ask for files that no longer exist. The tab is then reloaded
 * once.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine) return; // the page would be lost
    if (Date.now() - readTab(reloadedAt) < ONCE_IN_MS) return;
    if (!writeTabNow(reloadedAt, Date.now())) return; // without this record it would reload forever
    event.preventDefault();
    window.location.reload();
  });
}
