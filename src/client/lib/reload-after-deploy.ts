import { numberShape } from './storage/plain-shapes.ts';
import { readTab, type TabStore, writeTabNow } from './storage/tab-scope.ts';

const ONCE_IN_MS = 60_000;
const reloadedAt: TabStore<number> = { key: 'faisca_reloaded_at', schema: numberShape, initial: 0 };

/**
 * After an update of the server, an open tab may ask for files that no longer exist. The tab is then reloaded
 * once. A file that is missing because of the network does not reload the tab. The component that needs it reports
 * that and tries again.
 */
export function reloadAfterDeploy(): void {
  window.addEventListener('vite:preloadError', () => void reloadIfOutdated());
}

async function reloadIfOutdated(): Promise<void> {
  if (Date.now() - readTab(reloadedAt) < ONCE_IN_MS) return;
  if (!(await isOutdated())) return;
  if (!writeTabNow(reloadedAt, Date.now())) return; // without this record it would reload forever
  window.location.reload();
}

/** Whether the server's page begins with another script than this one. */
async function isOutdated(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  if (!own) return false;
  try {
    const answer = await fetch('/', { cache: 'no-store' });
    return answer.ok && !(await answer.text()).includes(new URL(own.src).pathname);
  } catch {
    return false; // no answer says nothing
  }
}
