import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { createMiddleware } from 'hono/factory';
import { requestId } from 'hono/request-id';
import { sql } from 'drizzle-orm';
import { setTimeout as delay } from 'node:timers/promises';
import { adminRoutes } from './admin/routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { plansRoutes } from './billing/plans-routes.ts';
import { stripeWebhook } from './billing/webhook.ts';
import { campaignRoutes } from './campaigns/routes.ts';
import type { AppEnv, Deps, UserEnv } from './context.ts';
import type { Database } from './db/client.ts';
import { answerError, notFound, tooLarge } from './errors.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { requestLog } from './middleware/request-log.ts';
import { requireAdmin } from './middleware/require-admin.ts';
import { requireSubscription } from './middleware/require-subscription.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders } from './middleware/security-headers.ts';
import { profileRoutes } from './profile/routes.ts';
import { requireSession } from './session/guard.ts';
import { sessionRoutes } from './session/routes.ts';
import { serveClient } from './static.ts';

/** Room for one asset of 1 MiB inside its request. */
const MAX_BODY_BYTES = 2 * 1024 * 1024;

/** A database that takes longer to say anything counts as away. */
const HEALTH_MS = 2000;

/** For whoever is signed in, with or without a subscription: somebody expired buys here. */
const signedIn = ['/profile', '/plans'];
/** For accounts with access to the tools. */
const subscribers = ['/campaigns', '/activity', '/feedback'];

/** The API with its guards, chained so that its type tells the client every path, input and answer. */
function createApi(deps: Deps) {
  const api = new Hono<UserEnv>();
  const session = requireSession(deps);
  for (const path of signedIn) api.use(`${path}/*`, session);
  for (const path of subscribers) api.use(`${path}/*`, session, requireSubscription);
  api.use('/admin/*', session, requireAdmin);
  return api
    .route('/auth', authRoutes(deps))
    .route('/session', sessionRoutes(deps))
    .route('/profile', profileRoutes(deps))
    .route('/campaigns', campaignRoutes(deps))
    .route('/activity', activityRoutes(deps))
    .route('/feedback', feedbackRoutes(deps))
    .route('/plans', plansRoutes(deps))
    .route('/admin', adminRoutes(deps));
}

/** Calls from other machines, authenticated by a signature instead of session and origin. */
function createWebhooks(deps: Deps) {
  return new Hono<AppEnv>().route('/stripe', stripeWebhook(deps));
}

export type AppType = ReturnType<typeof createApi>;

/** @param clientRoot absolute path of the built interface; without it only the API is served. */
export function createApp(deps: Deps, clientRoot?: string) {
  const app = new Hono<AppEnv>();
  app.use(
    requestId({ limitLength: 0 }),
    requestLog(deps.log),
    securityHeaders(deps.env.APP_URL.startsWith('https:')),
  );
  app.onError(answerError);
  app.get('/healthz', async (c) => {
    const healthy = await Promise.race([answers(deps.db), delay(HEALTH_MS, false, { ref: false })]);
    return c.json({ status: healthy ? 'ok' : 'unavailable' }, healthy ? 200 : 503);
  });
  app.use('/api/*', notKept, compress(), bodyLimit({ maxSize: MAX_BODY_BYTES, onError: refuseBody }));
  app.route('/api/webhooks', createWebhooks(deps));
  app.use('/api/*', sameOrigin(deps.env.APP_URL));
  app.route('/api', createApi(deps));
  app.all('/api/*', () => {
    throw notFound('Este endereço não existe.');
  });
  if (clientRoot) app.route('/', serveClient(clientRoot));
  return app;
}

function answers(db: Database): Promise<boolean> {
  return db.execute(sql`select 1`).then(
    () => true,
    () => false,
  );
}

/** What the API tells is for one person and one moment: no cache keeps it. */
const notKept = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  c.header('Cache-Control', 'no-store');
});

function refuseBody(): never {
  throw tooLarge('O pedido passa do tamanho máximo de 2 MB.');
}
