/** A room's drawing, which the page came with: `vite.prerender.ts`. */
const ID = 'drawn';

/** Each screen has a heading; what tells of an error has a button. Neither is in the frame around a room. */
const arrived = 'h1, button:not(header *, nav *)';

export function hasDrawing(): boolean {
  return document.getElementById(ID) !== null;
}

/** Takes the drawing away in the moment in which the room, or whatever comes instead of it, is there. */
export function replaceDrawing(root: HTMLElement): void {
  const drawing = document.getElementById(ID);
  if (drawing === null) return;
  const watcher = new MutationObserver(() => {
    if (root.querySelector(arrived) === null) return;
    watcher.disconnect();
    drawing.remove();
  });
  watcher.observe(root, { childList: true, subtree: true });
}
