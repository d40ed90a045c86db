import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accountRoutes, exportRoutes } from './account/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { noticesRoutes } from './billing/notices-routes.ts';
import { plansRoutes } from './billing/plans-routes.ts';
import { stripeWebhook } from './billing/webhook.ts';
import { copyRoutes } from './campaigns/copy-routes.ts';
import { firstStepsRoutes } from './campaigns/example-routes.ts';
import { importReadRoutes, importRoutes } from './campaigns/import-routes.ts';
import { listRoutes } from './campaigns/list-routes.ts';
import { draftReadRoutes, draftRoutes } from './campaigns/draft-routes.ts';
import { campaignReadRoutes, campaignRoutes } from './campaigns/routes.ts';
import { sharedRoutes } from './campaigns/shares/public-routes.ts';
import { shareRoutes } from './campaigns/shares/routes.ts';
import { sheetRoutes } from './campaigns/sheet-routes.ts';
import type { AppEnv, Deps, UserEnv } from './context.ts';
import { answerError, notFound } from './errors.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { healthRoutes } from './http/health.ts';
import { legalRoutes } from './legal/routes.ts';
import { securityTxt } from './legal/security-txt.ts';
import { arrivedBody } from './middleware/arrived-body.ts';
import { limitedBody } from './middleware/body-limit.ts';
import { compression } from './middleware/compression.ts';
import { idempotentWrites } from './middleware/idempotency.ts';
import { largeAnswers } from './middleware/large-answers.ts';
import { ownHost } from './middleware/own-host.ts';
import { requestLog } from './middleware/request-log.ts';
import { requireAdmin } from './middleware/require-admin.ts';
import { requireSubscription } from './middleware/require-subscription.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders, withHeaders } from './middleware/security-headers.ts';
import { limitWrites } from './middleware/write-limit.ts';
import { profileRoutes } from './profile/routes.ts';
import { profitRoutes } from './profit/routes.ts';
import { findingsRoutes } from './reports/findings-routes.ts';
import { reportRoutes } from './reports/routes.ts';
import { resultRoutes } from './results/routes.ts';
import { requireSession } from './session/guard.ts';
import { recordSecurityEvents } from './session/security-events.ts';
import { sessionRoutes } from './session/routes.ts';
import { serveClient } from './http/static.ts';

/** Open to every signed-in person, because an expired account must be able to buy. */
const signedIn = ['/account', '/profile', '/plans', '/notices'];
/** Open to accounts with access to the tools. */
const subscribers = ['/campaigns', '/results', '/profit', '/activity', '/first-steps', '/feedback'];

/** The API's answers are for one person and one moment, so caches must not store them. */
const noStore = { 'Cache-Control': 'no-store' };

/**
 * The API with its guards. The routes are chained, so that its type tells the client every path, input and
 * answer.
 */
function createApi(deps: Deps) {
  const api = new Hono<UserEnv>()
    .route('/campaigns', campaignReadRoutes(deps))
    .route('/campaigns', draftReadRoutes(deps))
    .route('/campaigns', importReadRoutes(deps))
    .route('/account', exportRoutes(deps))
    .use(arrivedBody(deps));
  api.use('/auth/*', recordSecurityEvents(deps));
  const session = requireSession(deps);
  for (const path of [...signedIn, ...subscribers, '/admin']) api.use(`${path}/*`, session);
  for (const path of subscribers) api.use(`${path}/*`, requireSubscription);
  api.use('/admin/*', requireAdmin);
  const writes = [limitWrites(deps), idempotentWrites(deps)] as const;
  for (const path of [...signedIn, ...subscribers, '/admin']) api.use(`${path}/*`, ...writes);
  return api
    .route('/auth', authRoutes(deps))
    .route('/legal', legalRoutes(deps))
    .route('/session', sessionRoutes(deps))
    .route('/account', accountRoutes())
    .route('/profile', profileRoutes())
    .route('/campaigns', campaignRoutes())
    .route('/campaigns', listRoutes())
    .route('/campaigns', draftRoutes())
    .route('/campaigns', importRoutes())
    .route('/campaigns', copyRoutes())
    .route('/campaigns', sheetRoutes())
    .route('/campaigns', shareRoutes(deps))
    .route('/shared', sharedRoutes(deps))
    .route('/campaigns', reportRoutes())
    .route('/campaigns', findingsRoutes())
    .route('/results', resultRoutes())
    .route('/profit', profitRoutes())
    .route('/activity', activityRoutes())
    .route('/first-steps', firstStepsRoutes())
    .route('/feedback', feedbackRoutes())
    .route('/plans', plansRoutes(deps))
    .route('/notices', noticesRoutes())
    .route('/admin', adminRoutes(deps));
}

/** Calls from other servers. A signature authenticates them instead of session and origin. */
function createWebhooks(deps: Deps) {
  return new Hono<AppEnv>().route('/stripe', stripeWebhook(deps));
}

export type AppType = ReturnType<typeof createApi>;

/** @param clientRoot absolute path of the built interface. Without it, only the API is served. */
export function createApp(deps: Deps, clientRoot?: string) {
  const app = new Hono<AppEnv>();
  const isHttps = deps.env.APP_URL.startsWith('https:');
  const safety = securityHeaders(isHttps);
  const headers = withHeaders(safety);
  app.use(requestId({ headerName: '' }), requestLog(deps.log, deps.observe));
  app.onError(answerError);
  app.route('/', healthRoutes(deps, headers));
  app.use(ownHost(deps.env.APP_URL));
  app.use('/api/*', withHeaders({ ...safety, ...noStore }));
  for (const { paths, handler } of largeAnswers(deps)) for (const path of paths) app.get(path, handler);
  app.use('/api/*', compression, limitedBody);
  app.route('/api/webhooks', createWebhooks(deps));
  app.use('/api/*', sameOrigin(deps.env.APP_URL));
  app.route('/api', createApi(deps));
  app.all('/api/*', () => {
    throw notFound('Este endereço não existe.');
  });
  app.get('/.well-known/security.txt', headers, securityTxt(deps.env));
  if (clientRoot) app.route('/', serveClient(clientRoot, deps.env.APP_URL));
  return app;
}
