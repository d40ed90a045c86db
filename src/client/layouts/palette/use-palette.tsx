import { lazy, type ReactNode, Suspense, useReducer } from 'react';
import type { KnownSession } from '#client/data/session.ts';
import { useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';

const Palette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }));

interface PaletteOptions {
  session: KnownSession;
  /** Opens the sheet of shortcuts. */
  openSheet: () => void;
}

/** The palette, fetched when it is first opened. */
export function usePalette(options: PaletteOptions): { palette: ReactNode; openPalette: () => void } {
  const [request, openPalette] = useReducer((count: number) => count + 1, 0);
  useShortcuts({ palette: openPalette });
  const palette = request > 0 && (
    <Suspense>
      <Palette {...options} request={request} />
    </Suspense>
  );
  return { palette, openPalette };
}
