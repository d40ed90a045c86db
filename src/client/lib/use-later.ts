import { useEffect, useState } from 'react';

/**
 * The value as it was when the screen was last drawn, and the new one right after: a key is drawn before what follows it.
 * @param first what counts as drawn before at first
 */
export function useLater<Value>(value: Value, first = value): Value {
  const [later, setLater] = useState(() => first);
  useEffect(() => afterPaint(() => setLater(() => value)), [value]);
  return later;
}

/** A page that nobody sees draws no frames: then it acts after this time. */
const UNSEEN_MS = 100;

/** @returns what cancels it */
function afterPaint(act: () => void): () => void {
  let timer = setTimeout(act, UNSEEN_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(act);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
