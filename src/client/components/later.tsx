import type { ReactNode } from 'react';
import { useLater } from '#client/lib/use-later.ts';

interface LaterProps {
  /** Kept free until then: a height in pixels, or what is as high as the content. */
  place: number | ReactNode;
  children: ReactNode;
}

/** Draws its content in a task of its own, right after what surrounds it, so that a slow telephone answers in between. */
export function Later({ place, children }: LaterProps) {
  const isDrawn = useLater(true, false);
  if (isDrawn) return children;
  return typeof place === 'number' ? <div style={{ height: place }} /> : place;
}
