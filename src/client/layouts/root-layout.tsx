import { Notifications } from '@mantine/notifications';
import { Outlet } from 'react-router';
import { TOAST_MS } from '#client/lib/notify.ts';
import { OtherTabs } from './other-tabs.tsx';

/** The frame around every screen. Toasts are inside the router, because some contain a link. */
export function RootLayout() {
  return (
    <>
      <Notifications position="top-center" limit={1} autoClose={TOAST_MS} zIndex={400} />
      <OtherTabs />
      <Outlet />
    </>
  );
}
