import type { ReactNode } from 'react';
import { useLater } from '#client/lib/use-later.ts';

interface LaterProps {
  /** In pixels, kept free until then. */
  height: number;
  children: ReactNode;
}

/** Draws its content in a task of its own, right after what surrounds it, so that a slow telephone answers in between. */
export function Later({ height, children }: LaterProps) {
  return useLater(true, false) ? children : <div style={{ height }} />;
}
