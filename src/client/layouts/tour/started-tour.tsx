import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { useCloseGuide } from '#client/data/guides.ts';
import type { KnownSession } from '#client/data/session.ts';
import { lazyComponent } from '#client/lib/lazy-component.ts';
import { useAddressRequest } from '#client/lib/use-address-request.ts';
import { paths } from '#client/paths.ts';

const Tour = lazyComponent(async () => (await import('./tour.tsx')).Tour);

/**
 * The tour of a new account, on the dashboard alone. Once it was left, or the person went elsewhere, it starts only
 * when asked for.
 */
export function StartedTour({ session: { profile, hasAccess } }: { session: KnownSession }) {
  const { pathname } = useLocation();
  const closeGuide = useCloseGuide();
  const [isAsked, setIsAsked] = useState(false);
  const isAtHome = pathname === paths.dashboard;
  const isNew = hasAccess && !profile.closedGuides.includes('tour');
  useAddressRequest('tour', 'abrir', () => setIsAsked(true));
  const close = () => {
    setIsAsked(false);
    if (isNew) closeGuide.mutate({ guide: 'tour', isClosed: true });
  };
  const leave = useEffectEvent(close);
  const wasShown = useRef(false);
  useEffect(() => {
    if (wasShown.current && !isAtHome) leave();
    wasShown.current = isAtHome;
  }, [isAtHome]);
  return isAtHome && (isNew || isAsked) ? (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Tour onClose={close} />
      </Suspense>
    </ErrorBoundary>
  ) : null;
}
