import { useNotifications } from '@mantine/notifications';
import { Suspense, useEffect, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet } from 'react-router';
import { lazyComponent } from '#client/lib/lazy-component.ts';
import { OtherTabs } from './other-tabs.tsx';

const ToastRegion = lazyComponent(async () => (await import('#client/lib/toast-region.tsx')).ToastRegion);
const signsOfUse = ['pointerdown', 'keydown', 'focusin'];

/** The frame around every screen. Toasts are inside the router, because some contain a link. */
export function RootLayout() {
  return (
    <>
      <Toasts />
      <OtherTabs />
      <Outlet />
    </>
  );
}

/** Fetched when somebody begins to use the page, so that a failed sign-in can be shown even without a connection. */
function Toasts() {
  const [isUsed, setIsUsed] = useState(false);
  const { notifications } = useNotifications();
  useEffect(() => {
    const onUse = () => setIsUsed(true);
    for (const sign of signsOfUse) document.addEventListener(sign, onUse, { once: true, passive: true });
    return () => {
      for (const sign of signsOfUse) document.removeEventListener(sign, onUse);
    };
  }, []);
  if (!isUsed && notifications.length === 0) return null;
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <ToastRegion />
      </Suspense>
    </ErrorBoundary>
  );
}
