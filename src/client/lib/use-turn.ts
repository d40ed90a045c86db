import { useEffect, useState } from 'react';
import { afterPaint } from './steps.ts';

/** Drawn together after a paint. */
const AT_ONCE = 3;

const waiting = new Set<() => void>();

/**
 * Whether a part of a long list is drawn: all wait for the room around them, and then come in their order, a few after each
 * paint, so that a slow telephone answers in between. The list itself does not render again.
 */
export function useTurn(): boolean {
  const [isDrawn, setIsDrawn] = useState(false);
  useEffect(() => {
    if (isDrawn) return undefined;
    const draw = () => setIsDrawn(true);
    if (waiting.size === 0) afterPaint(drawNext);
    waiting.add(draw);
    return () => void waiting.delete(draw);
  }, [isDrawn]);
  return isDrawn;
}

function drawNext(): void {
  for (const draw of [...waiting].slice(0, AT_ONCE)) {
    waiting.delete(draw);
    draw();
  }
  if (waiting.size > 0) afterPaint(drawNext);
}
