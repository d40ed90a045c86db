const drawn = new WeakSet<HTMLElement>();
const modal = '[aria-modal="true"]';

/**
 * A `ref` for the button that has the focus as soon as it is drawn. Where somebody is in a dialog over it, it gets the
 * focus when that dialog is gone.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (!element || drawn.has(element)) return;
  drawn.add(element);
  const dialog = document.activeElement?.closest(modal);
  if (!dialog || element.closest(modal)) element.focus();
  else afterwards(dialog, () => element.isConnected && element.focus());
}

function afterwards(dialog: Element, act: () => void): void {
  const watcher = new MutationObserver(() => {
    if (dialog.isConnected) return;
    watcher.disconnect();
    act();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
}
