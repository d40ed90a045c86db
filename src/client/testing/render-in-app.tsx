import { ModalsProvider } from '@mantine/modals';
import type { ReactNode } from 'react';
import { MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import type { Profile, SessionInfo } from '#domain/account/session.ts';
import { App } from '#client/app.tsx';
import { randomUuid } from '#client/lib/uuid.ts';
import { ToastRegion } from '#client/lib/toast-region.tsx';

interface InAppOptions {
  /** The address at which the component stands. */
  address?: string;
  /** Default: another account for each call, because what was typed stays in the tab. */
  session?: SessionInfo;
}

/** Renders a component with what every screen finds around it. */
export async function renderInApp(
  component: ReactNode,
  { address = '/', session = sessionOf() }: InAppOptions = {},
): Promise<void> {
  await render(
    <App>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<Outlet context={session} />}>
            <Route
              path="*"
              element={
                <ModalsProvider>
                  <ToastRegion />
                  <main>{component}</main>
                  <Address />
                </ModalsProvider>
              }
            />
          </Route>
        </Routes>
      </MemoryRouter>
    </App>,
  );
}

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="Endereço">{pathname + decodeURIComponent(search)}</output>;
}

/** Shows the address that the router is at. */
export const shownAddress = () => page.getByLabelText('Endereço');

/** The toast with this text. */
export const toastOf = (text: string | RegExp) => page.getByRole('alert').filter({ hasText: text });

/** The session of a new subscriber. */
export function sessionOf(profile: Partial<Profile> = {}): SessionInfo {
  return {
    profile: {
      id: randomUuid(),
      email: 'ana@example.com',
      fullName: 'Ana',
      phone: null,
      plan: 'pro',
      subscriptionStatus: 'active',
      trialExpiresAt: null,
      nextBillingAt: null,
      graceEndsAt: null,
      closedGuides: [],
      adsCurrency: null,
      createdAt: '2026-01-01T12:00:00.000Z',
      ...profile,
    },
    emailVerified: true,
    isAdmin: false,
    hasAccess: true,
    closedBy: null,
    hasProAccess: true,
    leaseExpiresAt: '2026-01-01T13:00:00.000Z',
    serverTime: '2026-01-01T12:00:00.000Z',
  };
}
