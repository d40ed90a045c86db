import { getDefaultZIndex } from '@mantine/core';
import { ModalsProvider } from '@mantine/modals';
import { useDisclosure, useMediaQuery } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useEffect } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router';
import { type KnownSession, sessionOptions } from '#client/data/session.ts';
import { useShortcuts } from '#client/lib/shortcuts/use-shortcuts.ts';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';
import { flagShape } from '#client/lib/storage/plain-shapes.ts';
import type { Store } from '#client/lib/storage/store.ts';
import '@mantine/core/styles.layer.css';
import '#client/styles/focus.css';
import '#client/styles/print.css';
import { GraceBanner } from '#client/parts/grace-banner.tsx';
import classes from './app-layout.module.css';
import { usePalette } from './palette/use-palette.tsx';
import { ShortcutSheet } from './shortcuts/shortcut-sheet.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { RootError, RootLoading } from './root-states.tsx';
import { RoomTransition } from './room-transition.tsx';
import { keepFocus } from './focus-keeper.ts';
import { PhoneMenu } from './phone-menu.tsx';
import { ProofDialog } from './proof-dialog.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { Sidebar } from './sidebar.tsx';
import { CONTENT, SkipLink } from './skip-link.tsx';
import { TitleAnnouncer } from './title-announcer.tsx';
import { StartedTour } from './tour/started-tour.tsx';

/** From this width on the sidebar is in sight: Mantine's `md`. */
const WIDE = '(min-width: 62em)';

const ABOVE_DIALOGS = getDefaultZIndex('modal') + 1;

const collapsedStore: Store<boolean> = {
  key: 'faisca_sidebar_collapsed',
  schema: flagShape,
  initial: false,
};

/**
 * The frame around every screen of a signed-in person. Until the session is known, only the guard's own
 * screen is shown.
 */
export function AppLayout() {
  const { data: session } = useQuery(sessionOptions);
  if (!session) return <Outlet />;
  return (
    <ModalsProvider modalProps={{ zIndex: ABOVE_DIALOGS }}>
      <SessionKeeper />
      <ProofDialog zIndex={ABOVE_DIALOGS} />
      <Frame session={session} />
    </ModalsProvider>
  );
}

function Frame({ session }: { session: KnownSession }) {
  const { key } = useLocation();
  useEffect(() => keepFocus(), []);
  const [isSheetOpen, sheet] = useDisclosure();
  useShortcuts({ sheet: sheet.open });
  const { palette, openPalette } = usePalette({ session, openSheet: sheet.open });
  const collapsed = useStore(collapsedStore);
  const isWide = useMediaQuery(WIDE, true, { getInitialValueInEffect: false });
  return (
    <div className={classes.frame} data-collapsed={collapsed || undefined}>
      <SkipLink />
      <TitleAnnouncer />
      <PhoneMenu onSearch={openPalette} />
      {isWide && (
        <div className={classes.side} data-no-print>
          <Sidebar
            collapsed={collapsed}
            onToggle={() => void updateStore(collapsedStore, (now) => !now)}
            onSearch={openPalette}
          />
        </div>
      )}
      {palette}
      <ShortcutSheet opened={isSheetOpen} onClose={sheet.close} />
      <StartedTour session={session} />
      <main id={CONTENT} tabIndex={-1} className={classes.main}>
        <div className={classes.room}>
          {/* Each in its own box: a notice sticks to the window only within what it stands in. */}
          <ConnectionNotice />
          <div data-no-print>
            <GraceBanner profile={session.profile} />
          </div>
          <ErrorBoundary FallbackComponent={RootError} resetKeys={[key]}>
            <Suspense fallback={<RootLoading />}>
              <RoomTransition>
                <Outlet />
              </RoomTransition>
            </Suspense>
          </ErrorBoundary>
        </div>
      </main>
    </div>
  );
}
