import { type ComponentType, Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router';
import { type Guard, type PageName, pageNames, pages } from '#domain/pages/pages.ts';
import { LoginScreen } from './features/auth/login-screen.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { AdminGuard, SessionGuard, SubscriptionGuard, VisitorGuard } from './layouts/guards.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RootError, RootLoading } from './layouts/root-states.tsx';
import { lazyComponent } from './lib/lazy-component.ts';
import { MovedCampaignTab } from './layouts/moved-campaign-tab.tsx';
import { type CampaignTab, campaignTabs, movedTabs, paths } from './paths.ts';

/** A screen whose code comes on the first visit, or when the person is about to go there. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const Screen = lazyComponent(async () => (await load())[name]);
  return { element: <Screen />, handle: Screen.prefetch };
}

/** Each tab of a campaign's page after its lists. */
const tabScreens: Record<CampaignTab, ReturnType<typeof screen>> = {
  montagem: screen(() => import('#client/features/builder/assembly/assembly-tab.tsx'), 'AssemblyTab'),
  dados: screen(() => import('#client/features/builder/settings/settings-tab.tsx'), 'SettingsTab'),
  revisao: screen(() => import('#client/features/publish/review-tab.tsx'), 'ReviewTab'),
  pagina: screen(() => import('#client/features/builder/page/page-tab.tsx'), 'PageTab'),
  matriz: screen(() => import('#client/features/builder/matrix/matrix-tab.tsx'), 'MatrixTab'),
  exportar: screen(() => import('#client/features/publish/export-tab.tsx'), 'ExportTab'),
  relatorios: screen(() => import('#client/features/reports/reports-tab.tsx'), 'ReportsTab'),
  termos: screen(() => import('#client/features/optimize/terms/terms-tab.tsx'), 'TermsTab'),
  problemas: screen(() => import('#client/features/optimize/problems/problems-tab.tsx'), 'ProblemsTab'),
  lucro: screen(() => import('#client/features/profit/profit-tab.tsx'), 'ProfitTab'),
};

/** The screen of each page. */
const screens: Record<PageName, Omit<RouteObject, 'path' | 'index'>> = {
  login: { element: <LoginScreen /> }, // part of the first file, so that the form answers without another request
  register: screen(() => import('./features/auth/register-screen.tsx'), 'RegisterScreen'),
  forgotPassword: screen(() => import('./features/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  updatePassword: screen(() => import('./features/auth/update-password-screen.tsx'), 'UpdatePasswordScreen'),
  confirmEmail: screen(() => import('./features/auth/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
  changeEmail: screen(() => import('./features/auth/email-change-screen.tsx'), 'EmailChangeScreen'),
  terms: screen(() => import('./features/legal/terms-screen.tsx'), 'TermsScreen'),
  privacy: screen(() => import('./features/legal/privacy-screen.tsx'), 'PrivacyScreen'),
  sharedReport: screen(
    () => import('#client/features/client-report/shared-report-screen.tsx'),
    'SharedReportScreen',
  ),
  dashboard: screen(() => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  savedCampaigns: screen(
    () => import('./features/campaigns/saved-campaigns-screen.tsx'),
    'SavedCampaignsScreen',
  ),
  importCampaigns: screen(() => import('#client/features/import/import-screen.tsx'), 'ImportScreen'),
  negativeLists: screen(
    () => import('./features/negative-lists/negative-lists-screen.tsx'),
    'NegativeListsScreen',
  ),
  accountAssets: screen(
    () => import('./features/account-assets/account-assets-screen.tsx'),
    'AccountAssetsScreen',
  ),
  campaign: {
    ...screen(() => import('./features/campaigns/campaign-screen.tsx'), 'CampaignScreen'),
    children: [
      ...Object.entries(movedTabs).map(([path, to]) => ({ path, element: <MovedCampaignTab {...to} /> })),
      {
        ...screen(() => import('#client/features/campaign-frame/campaign-layout.tsx'), 'CampaignLayout'),
        children: [
          { index: true, ...screen(() => import('./features/campaigns/lists-tab.tsx'), 'ListsTab') },
          ...campaignTabs.map((path) => ({ path, ...tabScreens[path] })),
        ],
      },
    ],
  },
  campaignReport: screen(
    () => import('#client/features/client-report/client-report-screen.tsx'),
    'ClientReportScreen',
  ),
  reports: screen(() => import('#client/features/reports/reports-screen.tsx'), 'ReportsScreen'),
  connections: screen(
    () => import('#client/features/connections/connections-screen.tsx'),
    'ConnectionsScreen',
  ),
  rules: screen(() => import('#client/features/rules/rules-screen.tsx'), 'RulesScreen'),
  stopMorning: screen(() => import('./features/auth/stop-morning-screen.tsx'), 'StopMorningScreen'),
  compare: screen(() => import('#client/features/compare/compare-screen.tsx'), 'CompareScreen'),
  tools: screen(() => import('./features/tools/tools-screen.tsx'), 'ToolsScreen'),
  tool: screen(() => import('./features/generators/generator-screen.tsx'), 'GeneratorScreen'),
  templates: screen(() => import('./features/templates/templates-screen.tsx'), 'TemplatesScreen'),
  campaignBuilder: screen(
    () => import('./features/tools/campaign-builder-screen.tsx'),
    'CampaignBuilderScreen',
  ),
  profile: screen(() => import('./features/account/profile-screen.tsx'), 'ProfileScreen'),
  pricing: screen(() => import('./features/account/pricing-screen.tsx'), 'PricingScreen'),
  help: screen(() => import('./features/help/help-screen.tsx'), 'HelpScreen'),
  helpArticle: screen(() => import('./features/help/article-screen.tsx'), 'ArticleScreen'),
  admin: screen(() => import('./features/admin/admin-screen.tsx'), 'AdminScreen'),
};

function routesFor(guard: Guard): RouteObject[] {
  return pageNames
    .filter((name) => pages[name].guard === guard)
    .map((name) => ({ path: pages[name].path, ...screens[name] }));
}

const routes: RouteObject[] = [
  {
    element: <RootLayout />,
    children: [
      { path: paths.home, element: <Navigate to={paths.login} replace /> },
      {
        element: <AuthLayout />,
        children: [
          { element: <VisitorGuard prefetch={prefetchScreens} />, children: routesFor('visitor') },
          ...routesFor('letter'),
        ],
      },
      ...routesFor('anyone'),
      {
        ...screen(() => import('./layouts/app-layout.tsx'), 'AppLayout'),
        children: [
          { element: <SubscriptionGuard />, children: routesFor('subscriber') },
          { element: <SessionGuard />, children: routesFor('account') },
          { element: <AdminGuard />, children: routesFor('admin') },
          { path: '*', ...screen(() => import('./features/shell/not-found-screen.tsx'), 'NotFoundScreen') },
        ],
      },
    ],
  },
];

export function AppRoutes() {
  const { key, pathname } = useLocation();
  void prefetchScreens(pathname); // else an inner screen's code is asked for only when the outer one has come
  return (
    <ErrorBoundary FallbackComponent={RootError} resetKeys={[key]}>
      <Suspense fallback={<RootLoading />}>{useRoutes(routes)}</Suspense>
    </ErrorBoundary>
  );
}

/**
 * Fetches the code of the screens at an address, all at once. It ends when all have come or failed: a screen tries again,
 * and shows the failure.
 */
export async function prefetchScreens(pathname: string): Promise<void> {
  const loads = (matchRoutes(routes, pathname) ?? []).map(async ({ route }) => {
    const load = route.handle as (() => Promise<void>) | undefined; // only `screen` sets it
    await load?.();
  });
  await Promise.allSettled(loads);
}

/** Fetches the code of a screen as soon as somebody points at a link to it, or reaches the link by keyboard. */
export function prefetchOnIntent(): void {
  const follow = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link?.origin === window.location.origin) void prefetchScreens(link.pathname);
  };
  for (const type of ['pointerover', 'focusin']) document.addEventListener(type, follow, { passive: true });
}
