import type { ComponentType } from 'react';
import { createBrowserRouter, redirect } from 'react-router';
import { LoginScreen } from './features/auth/login-screen.tsx';
import { AuthLayout } from './layouts/auth-layout.tsx';
import { AdminGuard, SessionGuard, SubscriptionGuard, VisitorGuard } from './layouts/guards.tsx';
import { RootLayout } from './layouts/root-layout.tsx';
import { RootError, RootLoading } from './layouts/root-states.tsx';
import { campaignTabs, paths } from './paths.ts';

/** A route whose screen is loaded on the first visit. */
function screen<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return async () => ({ Component: (await load())[name] });
}

const visitorRoutes = [
  { path: paths.login, Component: LoginScreen }, // part of the main bundle, so that the sign-in form appears without another request
  {
    path: paths.register,
    lazy: screen(() => import('./features/auth/register-screen.tsx'), 'RegisterScreen'),
  },
  {
    path: paths.forgotPassword,
    lazy: screen(() => import('./features/auth/forgot-password-screen.tsx'), 'ForgotPasswordScreen'),
  },
];

const mailLinkRoutes = [
  {
    path: paths.updatePassword,
    lazy: screen(() => import('./features/auth/update-password-screen.tsx'), 'UpdatePasswordScreen'),
  },
  {
    path: paths.confirmEmail,
    lazy: screen(() => import('./features/auth/confirm-email-screen.tsx'), 'ConfirmEmailScreen'),
  },
  {
    path: paths.changeEmail,
    lazy: screen(() => import('./features/auth/email-change-screen.tsx'), 'EmailChangeScreen'),
  },
];

const legalRoutes = [
  { path: paths.terms, lazy: screen(() => import('./features/legal/terms-screen.tsx'), 'TermsScreen') },
  { path: paths.privacy, lazy: screen(() => import('./features/legal/privacy-screen.tsx'), 'PrivacyScreen') },
];

/** Each tab of a campaign's page after its lists. */
const builderTabs = {
  montagem: screen(() => import('./features/campaigns/builder/assembly/assembly-tab.tsx'), 'AssemblyTab'),
  dados: screen(() => import('./features/campaigns/builder/settings/settings-tab.tsx'), 'SettingsTab'),
  revisao: screen(() => import('./features/campaigns/builder/review-tab.tsx'), 'ReviewTab'),
  conflitos: screen(() => import('./features/campaigns/builder/conflicts-tab.tsx'), 'ConflictsTab'),
  previa: screen(() => import('./features/campaigns/builder/preview-tab.tsx'), 'PreviewTab'),
  economia: screen(() => import('./features/campaigns/builder/economics-tab.tsx'), 'EconomicsTab'),
  exportar: screen(() => import('./features/campaigns/builder/export-tab.tsx'), 'ExportTab'),
};

const subscriberRoutes = [
  {
    path: paths.dashboard,
    lazy: screen(() => import('./features/dashboard/dashboard-screen.tsx'), 'DashboardScreen'),
  },
  { path: paths.tools, lazy: screen(() => import('./features/tools/tools-screen.tsx'), 'ToolsScreen') },
  {
    path: paths.templates,
    lazy: screen(() => import('./features/templates/templates-screen.tsx'), 'TemplatesScreen'),
  },
  {
    path: paths.tool(':slug'),
    lazy: screen(() => import('./features/generators/generator-screen.tsx'), 'GeneratorScreen'),
  },
  {
    path: paths.savedCampaigns,
    lazy: screen(() => import('./features/campaigns/saved-campaigns-screen.tsx'), 'SavedCampaignsScreen'),
  },
  {
    path: '/campaign/:id',
    lazy: screen(() => import('./features/campaigns/campaign-screen.tsx'), 'CampaignScreen'),
    children: [
      {
        lazy: screen(() => import('./features/campaigns/builder/builder-layout.tsx'), 'BuilderLayout'),
        children: campaignTabs.map((path) => ({ path, lazy: builderTabs[path] })),
      },
    ],
  },
  {
    path: paths.campaignBuilder,
    lazy: screen(() => import('./features/tools/campaign-builder-screen.tsx'), 'CampaignBuilderScreen'),
  },
  {
    path: paths.profile,
    lazy: screen(() => import('./features/account/profile-screen.tsx'), 'ProfileScreen'),
  },
];

const accountRoutes = [
  {
    path: paths.pricing,
    lazy: screen(() => import('./features/account/pricing-screen.tsx'), 'PricingScreen'),
  },
];

const adminRoutes = [
  { path: paths.admin, lazy: screen(() => import('./features/admin/admin-screen.tsx'), 'AdminScreen') },
];

export const router = createBrowserRouter([
  {
    Component: RootLayout,
    ErrorBoundary: RootError,
    HydrateFallback: RootLoading,
    children: [
      { path: paths.home, loader: () => redirect(paths.login) },
      {
        Component: AuthLayout,
        children: [{ Component: VisitorGuard, children: visitorRoutes }, ...mailLinkRoutes],
      },
      ...legalRoutes,
      {
        lazy: screen(() => import('./layouts/app-layout.tsx'), 'AppLayout'),
        children: [
          { Component: SubscriptionGuard, children: subscriberRoutes },
          { Component: SessionGuard, children: accountRoutes },
          { Component: AdminGuard, children: adminRoutes },
          {
            path: '*',
            lazy: screen(() => import('./features/shell/not-found-screen.tsx'), 'NotFoundScreen'),
          },
        ],
      },
    ],
  },
]);
