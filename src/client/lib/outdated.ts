import { z } from 'zod';
import { readTab, type TabStore, writeTabNow } from './storage/tab-scope.ts';

const ONCE_IN_MS = 60_000;
const reloadedAt: TabStore<number> = { key: 'faisca_reloaded_at', schema: z.number(), initial: 0 };

/** A tab older than the server's last update asks for files that are gone: it is reloaded, once. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (Date.now() - readTab(reloadedAt) < ONCE_IN_MS) return;
    if (!writeTabNow(reloadedAt, Date.now())) return; // without a record it would reload for ever
    event.preventDefault();
    window.location.reload();
  });
}
