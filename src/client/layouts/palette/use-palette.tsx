import { lazy, type ReactNode, Suspense, useEffect, useReducer } from 'react';
import type { KnownSession } from '#client/data/session.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

/** Ctrl+K, as the keys are named on this machine. */
export const paletteKeys = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘K' : 'Ctrl+K';

/** The palette, fetched when it is first opened. */
export function usePalette(session: KnownSession): { palette: ReactNode; openPalette: () => void } {
  const [request, openPalette] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      if (event.key.toLowerCase() !== 'k') return;
      event.preventDefault(); // the browser's own search
      openPalette();
    };
    document.addEventListener('keydown', open);
    return () => document.removeEventListener('keydown', open);
  }, []);
  const palette = request > 0 && (
    <Suspense>
      <Palette session={session} request={request} />
    </Suspense>
  );
  return { palette, openPalette };
}
