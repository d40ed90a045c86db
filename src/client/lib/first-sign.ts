const signs = ['pointermove', 'pointerdown', 'keydown'] as const;
const waiting = new Set<() => void>();
let hasCome = false;

function come(): void {
  hasCome = true;
  for (const sign of signs) window.removeEventListener(sign, come);
  for (const act of waiting) act();
  waiting.clear();
}
for (const sign of signs) window.addEventListener(sign, come, { passive: true });

/** Acts once the person has moved the pointer, touched the screen or pressed a key: at once when that was before. */
export function onFirstSign(act: () => void): () => void {
  if (hasCome) act();
  else waiting.add(act);
  return () => waiting.delete(act);
}
