import { type ReactNode, Suspense, useReducer, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import type { KnownSession } from '#client/data/session.ts';
import { lazyComponent, useFetched } from '#client/lib/lazy-component.ts';
import { notifyError } from '#client/lib/notify.ts';
import { useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { PaletteDoor } from './palette-door.tsx';

const Palette = lazyComponent(async () => (await import('./palette.tsx')).Palette);

interface PaletteOptions {
  session: KnownSession;
  /** Opens the sheet of shortcuts. */
  openSheet: () => void;
}

/**
 * The palette, fetched when it is first opened. Until its own field has the focus, a field in its place takes what is
 * typed.
 */
export function usePalette(options: PaletteOptions): { palette: ReactNode; openPalette: () => void } {
  const [request, count] = useReducer((now: number, isGivenUp: boolean) => (isGivenUp ? 0 : now + 1), 0);
  const isFetched = useFetched(Palette, request > 0);
  const [isReady, setIsReady] = useState(false);
  const [query, setQuery] = useState('');
  const opener = useRef<Element>(null);
  const giveFocusBack = () => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  function openPalette(): void {
    if (!document.activeElement?.closest('[aria-modal="true"]')) opener.current = document.activeElement;
    count(false);
  }
  function giveUp(): void {
    setQuery('');
    count(true);
    giveFocusBack();
  }
  useShortcuts({ palette: openPalette });
  const palette = request > 0 && (
    <>
      {!isReady && <PaletteDoor query={query} onQueryChange={setQuery} onClose={giveUp} />}
      <ErrorBoundary
        fallback={null}
        onError={() => {
          giveUp();
          notifyError('A busca não abriu', 'Confira sua internet e recarregue a página.');
        }}
      >
        {isFetched && (
          <Suspense>
            <Palette
              {...options}
              request={request}
              query={query}
              onQueryChange={setQuery}
              onFocus={() => setIsReady(true)}
              onClose={giveFocusBack}
            />
          </Suspense>
        )}
      </ErrorBoundary>
    </>
  );
  return { palette, openPalette };
}
