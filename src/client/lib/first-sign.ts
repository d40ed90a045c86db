const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
const waiting = new Set<() => void>();
let hasCome = false;

/** A browser also tells of a move when the page changes under a pointer that lies still. That is not a person. */
function look(event: Event): void {
  if (event instanceof PointerEvent && event.type === 'pointermove' && !hasMoved(event)) return;
  hasCome = true;
  for (const sign of signs) window.removeEventListener(sign, look);
  for (const act of waiting) act();
  waiting.clear();
}
// Nobody gives a sign where a page is drawn in advance.
if (!import.meta.env.SSR) for (const sign of signs) window.addEventListener(sign, look, { passive: true });

function hasMoved({ movementX, movementY }: PointerEvent): boolean {
  return movementX !== 0 || movementY !== 0;
}

/** Acts once the person has moved the pointer, touched the screen or pressed a key: at once when that was before. */
export function onFirstSign(act: () => void): () => void {
  if (hasCome) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
