import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { Outlet } from 'react-router';
import { loadToasts, TOAST_MS, toasts } from '#client/lib/notify.ts';
import { OtherTabs } from './other-tabs.tsx';

const ToastRegion = lazy(async () => ({ default: (await loadToasts()).ToastRegion }));
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

/** Fetched when somebody begins to use the page: then a failed sign-in can be told even without a connection. */
function Toasts() {
  const isNeeded = useSyncExternalStore(toasts.subscribe, toasts.isNeeded);
  useEffect(() => {
    for (const sign of signsOfUse)
      document.addEventListener(sign, toasts.need, { once: true, passive: true });
    return () => {
      for (const sign of signsOfUse) document.removeEventListener(sign, toasts.need);
    };
  }, []);
  return (
    isNeeded && (
      <Suspense>
        <ToastRegion autoClose={TOAST_MS} />
      </Suspense>
    )
  );
}
