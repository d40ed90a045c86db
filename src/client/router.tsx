import { memo, Suspense, useEffect, useState } from 'react';
import { type Location, matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { LoginScreen } from './features/auth/login-screen.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { AdminGuard, SessionGuard, SubscriptionGuard, VisitorGuard } from './layouts/guards.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RootBoundary, RootLoading } from './layouts/root-states.tsx';
import { lazyScreen, type ScreenCode, type Screens } from './lib/lazy-screen.tsx';
import { campaignTabs, paths } from './paths.ts';

/** A route whose screen is loaded on the first visit, or when the person is about to go there. */
function screen<Name extends string>(load: () => Promise<Screens<Name>>, name: Name) {
  const { Screen, code } = lazyScreen(load, name);
  return { element: <Screen />, handle: code };
}

const visitorRoutes = [
  { path: paths.login, element: <LoginScreen /> }, // part of the main bundle, so that the sign-in form appears without another request
  {
    path: paths.register,
    ...screen(() => import('./features/auth/register-screen.tsx'), 'RegisterScreen'),
  },
  {
    path: paths.forgotPassword,
    ...screen(() => import('./features/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  },
];

const mailLinkRoutes = [
  {
    path: paths.updatePassword,
    ...screen(() => import('./features/auth/update-password-screen.tsx'), 'UpdatePasswordScreen'),
  },
  {
    path: paths.confirmEmail,
    ...screen(() => import('./features/auth/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
  },
  {
    path: paths.changeEmail,
    ...screen(() => import('./features/auth/email-change-screen.tsx'), 'EmailChangeScreen'),
  },
];

/** Open to everybody. */
const publicRoutes = [
  {
    path: paths.sharedReport(':token'),
    ...screen(() => import('./features/campaigns/report/shared-report-screen.tsx'), 'SharedReportScreen'),
  },
  { path: paths.terms, ...screen(() => import('./features/legal/terms-screen.tsx'), 'TermsScreen') },
  { path: paths.privacy, ...screen(() => import('./features/legal/privacy-screen.tsx'), 'PrivacyScreen') },
];

/** Each tab of a campaign's page after its lists. */
const builderTabs = {
  montagem: screen(() => import('./features/campaigns/builder/assembly/assembly-tab.tsx'), 'AssemblyTab'),
  dados: screen(() => import('./features/campaigns/builder/settings/settings-tab.tsx'), 'SettingsTab'),
  revisao: screen(() => import('./features/campaigns/builder/review-tab.tsx'), 'ReviewTab'),
  conflitos: screen(() => import('./features/campaigns/builder/conflicts-tab.tsx'), 'ConflictsTab'),
  previa: screen(() => import('./features/campaigns/builder/preview-tab.tsx'), 'PreviewTab'),
  economia: screen(() => import('./features/campaigns/builder/economics-tab.tsx'), 'EconomicsTab'),
  matriz: screen(() => import('./features/campaigns/builder/matrix/matrix-tab.tsx'), 'MatrixTab'),
  exportar: screen(() => import('./features/campaigns/builder/export-tab.tsx'), 'ExportTab'),
  relatorios: screen(() => import('./features/campaigns/reports/reports-tab.tsx'), 'ReportsTab'),
  termos: screen(() => import('./features/campaigns/reports/terms/terms-tab.tsx'), 'TermsTab'),
  problemas: screen(() => import('./features/campaigns/reports/problems/problems-tab.tsx'), 'ProblemsTab'),
  lucro: screen(() => import('./features/campaigns/reports/profit/profit-tab.tsx'), 'ProfitTab'),
};

const subscriberRoutes = [
  {
    path: paths.dashboard,
    ...screen(() => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  },
  { path: paths.tools, ...screen(() => import('./features/tools/tools-screen.tsx'), 'ToolsScreen') },
  {
    path: paths.templates,
    ...screen(() => import('./features/templates/templates-screen.tsx'), 'TemplatesScreen'),
  },
  {
    path: paths.tool(':slug'),
    ...screen(() => import('./features/generators/generator-screen.tsx'), 'GeneratorScreen'),
  },
  {
    path: paths.savedCampaigns,
    ...screen(() => import('./features/campaigns/saved-campaigns-screen.tsx'), 'SavedCampaignsScreen'),
  },
  {
    path: paths.importCampaigns,
    ...screen(() => import('./features/campaigns/import/import-screen.tsx'), 'ImportScreen'),
  },
  {
    path: '/campaign/:id',
    ...screen(() => import('./features/campaigns/campaign-screen.tsx'), 'CampaignScreen'),
    children: [
      {
        ...screen(() => import('./features/campaigns/builder/builder-layout.tsx'), 'BuilderLayout'),
        children: campaignTabs.map((path) => ({ path, ...builderTabs[path] })),
      },
    ],
  },
  {
    path: '/campaign/:id/relatorio',
    ...screen(() => import('./features/campaigns/report/report-screen.tsx'), 'ReportScreen'),
  },
  {
    path: paths.reports,
    ...screen(() => import('./features/campaigns/reports/reports-screen.tsx'), 'ReportsScreen'),
  },
  {
    path: paths.compare,
    ...screen(() => import('./features/campaigns/compare/compare-screen.tsx'), 'CompareScreen'),
  },
  {
    path: paths.campaignBuilder,
    ...screen(() => import('./features/tools/campaign-builder-screen.tsx'), 'CampaignBuilderScreen'),
  },
  {
    path: paths.profile,
    ...screen(() => import('./features/account/profile-screen.tsx'), 'ProfileScreen'),
  },
];

const accountRoutes = [
  {
    path: paths.pricing,
    ...screen(() => import('./features/account/pricing-screen.tsx'), 'PricingScreen'),
  },
  { path: paths.help, ...screen(() => import('./features/help/help-screen.tsx'), 'HelpScreen') },
  {
    path: paths.helpArticle(':slug'),
    ...screen(() => import('./features/help/article-screen.tsx'), 'ArticleScreen'),
  },
];

const adminRoutes = [
  { path: paths.admin, ...screen(() => import('./features/admin/admin-screen.tsx'), 'AdminScreen') },
];

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      { path: paths.home, element: <Navigate to={paths.login} replace /> },
      {
        element: <AuthLayout />,
        children: [{ element: <VisitorGuard />, children: visitorRoutes }, ...mailLinkRoutes],
      },
      ...publicRoutes,
      {
        ...screen(() => import('./layouts/app-layout.tsx'), 'AppLayout'),
        children: [
          { element: <SubscriptionGuard />, children: subscriberRoutes },
          { element: <SessionGuard />, children: accountRoutes },
          { element: <AdminGuard />, children: adminRoutes },
          {
            path: '*',
            ...screen(() => import('./features/shell/not-found-screen.tsx'), 'NotFoundScreen'),
          },
        ],
      },
    ],
  },
];

export function Rooms() {
  return (
    <RootBoundary>
      <Suspense fallback={<RootLoading />}>
        <Room />
      </Suspense>
    </RootBoundary>
  );
}

/**
 * A room whose code is here is drawn at once. Until the code of another has come, the room before stays. A room is drawn
 * whole: when a part of it waited for its code, Preact would take away again what is drawn around that part.
 */
function Room() {
  const location = useLocation();
  const isHere = areScreensHere(location.pathname);
  const [settled, setSettled] = useState(isHere ? location : null);
  useEffect(() => {
    let isWanted = true;
    void prefetchScreens(location.pathname).then(() => isWanted && setSettled(location));
    return () => void (isWanted = false);
  }, [location]);
  const shown = isHere ? location : settled;
  return shown === null ? <RootLoading /> : <RoomAt location={shown} />;
}

const RoomAt = memo(function RoomAt({ location }: { location: Location }) {
  return useRoutes(placeAt(location.pathname).branch, location);
});

/** What there is at an address. */
interface Place {
  /** The routes that lead there, and no other: the router orders all that it gets, each time. */
  branch: RouteObject[];
  /** The code of the screens. */
  codes: readonly ScreenCode[];
}

const places = new Map<string, Place>();

function placeAt(pathname: string): Place {
  const known = places.get(pathname);
  if (known) return known;
  const found = routesTo(pathname);
  const place: Place = {
    branch: found.reduceRight<RouteObject[]>((children, route) => [withChildren(route, children)], []),
    codes: found
      .map(({ handle }) => handle as ScreenCode | undefined) // set by `screen` alone
      .filter((code) => code !== undefined),
  };
  places.set(pathname, place);
  return place;
}

/** The routes that lead to an address. The router reads all that it gets, so it gets few at first. */
function routesTo(pathname: string): RouteObject[] {
  const near = matchRoutes(routesNear(pathname), pathname);
  const isFound = near?.at(-1)?.route.path !== '*';
  return (isFound ? near : matchRoutes(routes, pathname))?.map(({ route }) => route) ?? [];
}

/** The routes whose address begins with the same word, and those without one. */
function routesNear(pathname: string, all = routes): RouteObject[] {
  const [, first] = pathname.split('/');
  return all.flatMap((route) => {
    if (route.path?.startsWith('/') && route.path.split('/')[1] !== first) return [];
    return [route.children ? withChildren(route, routesNear(pathname, route.children)) : route];
  });
}

function withChildren(route: RouteObject, children: RouteObject[]): RouteObject {
  return route.index === true ? route : { ...route, children };
}

/** Fetches the code of the screens at an address, all at once. */
export async function prefetchScreens(pathname: string): Promise<void> {
  await Promise.all(placeAt(pathname).codes.map((code) => code.prefetch()));
}

/** Whether the screens at an address can be drawn at once. */
export function areScreensHere(pathname: string): boolean {
  return placeAt(pathname).codes.every((code) => code.isHere());
}

/** A room's code is on its way as soon as somebody points at a link to it, or reaches it by keyboard. */
export function prefetchOnIntent(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) void prefetchScreens(link.pathname);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow, { passive: true });
}
