import { ActionIcon, AppShell, Box, Burger, Drawer, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { ModalsProvider } from '@mantine/modals';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Logo } from '#client/components/logo.tsx';
import { type KnownSession, sessionOptions } from '#client/data/session.ts';
import { updateStore, useStore } from '#client/lib/storage/browser-scope.ts';
import { flagShape } from '#client/lib/storage/plain-shapes.ts';
import type { Store } from '#client/lib/storage/store.ts';
import '#client/styles/focus.css';
import '#client/styles/print.css';
import '#client/styles/rooms.css';
import classes from './app-layout.module.css';
import { GraceBanner } from '#client/parts/grace-banner.tsx';
import { usePalette } from './palette/use-palette.tsx';
import { useShortcutSheet } from './shortcuts/use-shortcut-sheet.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { RoomTransition } from './room-transition.tsx';
import { keepFocus } from './focus-keeper.ts';
import { ProofDialog } from './proof-dialog.tsx';
import { SessionKeeper } from './session-keeper.tsx';
import { Sidebar } from './sidebar.tsx';
import { CONTENT, SkipLink } from './skip-link.tsx';
import { useTour } from './tour/use-tour.tsx';

const EXPANDED_WIDTH = 256;
const COLLAPSED_WIDTH = 80;

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
    <ModalsProvider labels={{ confirm: 'Confirmar', cancel: 'Cancelar' }}>
      <SessionKeeper />
      <ProofDialog />
      <Frame session={session} />
    </ModalsProvider>
  );
}

function Frame({ session }: { session: KnownSession }) {
  useEffect(() => keepFocus(), []);
  const { sheet, openSheet } = useShortcutSheet();
  const { palette, openPalette } = usePalette({ session, openSheet });
  const tour = useTour(session);
  const collapsed = useStore(collapsedStore);
  const { key: navigation } = useLocation(); // changes with every navigation, even to the current address
  const [drawerOpened, { toggle: toggleDrawer, close: closeDrawer }] = useDisclosure();
  useEffect(() => closeDrawer(), [navigation, closeDrawer]);
  return (
    <AppShell
      header={{ height: { base: 56, md: 0 } }}
      navbar={{
        width: collapsed ? COLLAPSED_WIDTH : EXPANDED_WIDTH,
        breakpoint: 'md',
        collapsed: { mobile: true },
      }}
    >
      <SkipLink />
      <AppShell.Header hiddenFrom="md" withBorder={false} className={classes.header} data-no-print>
        <Group h="100%" px="md" justify="space-between">
          <Logo />
          <Group gap="xs">
            <ActionIcon variant="transparent" c="inherit" size="lg" aria-label="Buscar" onClick={openPalette}>
              <IconSearch size={22} stroke={1.7} />
            </ActionIcon>
            <Burger
              opened={drawerOpened}
              onClick={toggleDrawer}
              aria-label="Abrir menu"
              aria-expanded={drawerOpened}
              color="#efe8e1"
              size="sm"
            />
          </Group>
        </Group>
      </AppShell.Header>
      <AppShell.Navbar withBorder={false} role="presentation" visibleFrom="md" data-no-print>
        <Sidebar
          collapsed={collapsed}
          onToggle={() => void updateStore(collapsedStore, (now) => !now)}
          onSearch={openPalette}
        />
      </AppShell.Navbar>
      <Drawer
        opened={drawerOpened}
        onClose={closeDrawer}
        size={288}
        withCloseButton={false}
        hiddenFrom="md"
        classNames={{ body: classes.drawerBody }}
        attributes={{ content: { 'aria-label': 'Menu' } }}
      >
        <Sidebar collapsed={false} />
      </Drawer>
      {palette}
      {sheet}
      {tour}
      <AppShell.Main id={CONTENT} tabIndex={-1} className={classes.main}>
        <Box className={classes.room}>
          <div data-no-print>
            <ConnectionNotice />
            <GraceBanner profile={session.profile} />
          </div>
          <RoomTransition>
            <Outlet />
          </RoomTransition>
        </Box>
      </AppShell.Main>
    </AppShell>
  );
}
