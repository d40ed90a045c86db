const KEY = 'faisca_reloaded_at';
const ONCE_IN_MS = 60_000;

/** A tab older than the server's last update asks for files that are gone: it is loaded anew, once. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    const last = Number(sessionStorage.getItem(KEY) ?? 0);
    if (Date.now() - last < ONCE_IN_MS) return;
    sessionStorage.setItem(KEY, String(Date.now()));
    event.preventDefault();
    window.location.reload();
  });
}
