import type { ReactNode } from 'react';
import { useTurn } from '#client/lib/use-turn.ts';

interface InTurnProps {
  /** Kept free until then. */
  place: ReactNode;
  children: ReactNode;
}

/** A part of a long list, such as a card, that is drawn when its turn comes. */
export function InTurn({ place, children }: InTurnProps) {
  return useTurn() ? children : place;
}
