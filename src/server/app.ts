import { Hono } from 'hono';
import { requestId } from 'hono/request-id';
import { accountRoutes, exportRoutes } from './account/routes.ts';
import { adminRoutes } from './admin/routes.ts';
import { activityRoutes } from './activity/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { noticesRoutes } from './billing/notices-routes.ts';
import { plansRoutes } from './billing/plans-routes.ts';
import { stripeWebhook } from './billing/webhook.ts';
import { browserErrorRoutes } from './browser-errors/routes.ts';
import { bridgeRoutes } from './bridges/routes.ts';
import { scriptRoutes } from './bridges/script-routes.ts';
import { copyRoutes } from './campaigns/copy-routes.ts';
import { firstStepsRoutes } from './campaigns/example-routes.ts';
import { importReadRoutes, importRoutes } from './campaigns/import-routes.ts';
import { listRoutes } from './campaigns/list-routes.ts';
import { draftReadRoutes, draftRoutes } from './campaigns/draft-routes.ts';
import { campaignReadRoutes, campaignRoutes } from './campaigns/routes.ts';
import { sharedRoutes } from './campaigns/shares/public-routes.ts';
import { shareRoutes } from './campaigns/shares/routes.ts';
import { sheetRoutes } from './campaigns/sheet-routes.ts';
import type { AppEnv, Deps, UserEnv } from './request/context.ts';
import { answerError } from './middleware/answer-error.ts';
import { notFound } from './request/errors.ts';
import { feedLineRoutes, type FeedReads, feedRoutes, servedFeedRoutes } from './conversions/routes.ts';
import { feedbackRoutes } from './feedback/routes.ts';
import { healthRoutes } from './http/health.ts';
import { onThreadIfLarge, onThreadInTurn } from './jobs/on-thread.ts';
import { ruleWork } from './jobs/works.ts';
import { legalRoutes } from './legal/routes.ts';
import { securityTxt } from './legal/security-txt.ts';
import { arrivedBody } from './middleware/arrived-body.ts';
import { limitedBody } from './middleware/body-limit.ts';
import { compression } from './middleware/compression.ts';
import { createShares } from './middleware/fair-share.ts';
import { knownCaller } from './middleware/known-caller.ts';
import { ownHost } from './middleware/own-host.ts';
import { requestLog } from './middleware/request-log.ts';
import { sameOrigin } from './middleware/same-origin.ts';
import { securityHeaders, withHeaders } from './middleware/security-headers.ts';
import { clickRoutes, clickSiteRoutes } from './postbacks/clicks.ts';
import { orderStream } from './postbacks/order-stream.ts';
import { postbackRoutes } from './postbacks/postback.ts';
import { orderRoutes, sourceRoutes } from './postbacks/routes.ts';
import { accountAssetsRoutes } from './campaigns/account-assets/routes.ts';
import { campaignNegativeListRoutes, negativeListRoutes } from './campaigns/negative-lists/routes.ts';
import { pageCheckRoutes } from './page-checks/routes.ts';
import { profileRoutes } from './profile/routes.ts';
import { profitRoutes } from './profit/routes.ts';
import { findingsRoutes } from './reports/findings-routes.ts';
import { accountReportRoutes, reportRoutes } from './reports/routes.ts';
import { oneClickRoutes, stopMorningRoutes } from './rules/morning-routes.ts';
import { type AccountReads, ruleReadRoutes, ruleRoutes } from './rules/routes.ts';
import { resultRoutes } from './results/routes.ts';
import { recordSecurityEvents } from './session/security-events.ts';
import { routeGroups } from './session/route-groups.ts';
import { sessionRoutes } from './session/routes.ts';
import { serveClient } from './http/static.ts';

/** The API's answers are for one person and one moment, so caches must not store them. */
const noStore = { 'Cache-Control': 'no-store' };

/**
 * The API: each resource behind the guards of its group, in any order. The routes are chained, so that the type tells
 * the client every path, input and answer.
 */
function createApi(deps: Deps) {
  const { open, inStatement, person, stream, subscriber, subscriberStream, admin } = routeGroups(deps);
  const shares = createShares(deps);
  const api = new Hono<UserEnv>().use(knownCaller(deps), arrivedBody(deps));
  api.use('/auth/*', recordSecurityEvents(deps));
  return api
    .route('/auth', open(authRoutes(deps)))
    .route('/legal', open(legalRoutes(deps)))
    .route('/session', open(sessionRoutes(deps)))
    .route('/browser-errors', open(browserErrorRoutes(deps)))
    .route('/shared', open(sharedRoutes(deps, shares)))
    .route('/account', person(accountRoutes()))
    .route('/account', stream(exportRoutes(deps)))
    .route('/profile', person(profileRoutes()))
    .route('/plans', person(plansRoutes(deps)))
    .route('/notices', person(noticesRoutes()))
    .route('/campaigns', subscriber(campaignRoutes()))
    .route('/campaigns', inStatement(campaignReadRoutes(deps)))
    .route('/campaigns', subscriber(listRoutes()))
    .route('/campaigns', subscriber(draftRoutes()))
    .route('/campaigns', inStatement(draftReadRoutes(deps, shares)))
    .route('/campaigns', subscriber(importRoutes()))
    .route('/campaigns', inStatement(importReadRoutes(deps, shares)))
    .route('/campaigns', subscriber(copyRoutes()))
    .route('/campaigns', subscriber(sheetRoutes()))
    .route('/campaigns', subscriber(shareRoutes(deps)))
    .route('/campaigns', subscriber(reportRoutes(shares)))
    .route('/campaigns', subscriber(findingsRoutes(shares)))
    .route('/campaigns', subscriber(pageCheckRoutes()))
    .route('/campaigns', subscriber(campaignNegativeListRoutes()))
    .route('/negative-lists', subscriber(negativeListRoutes()))
    .route('/account-assets', subscriber(accountAssetsRoutes()))
    .route('/reports', subscriber(accountReportRoutes(shares)))
    .route('/bridges', subscriber(bridgeRoutes(deps)))
    .route('/rules', subscriber(ruleRoutes(ruleWork)))
    .route('/rules', subscriberStream(ruleReadRoutes(deps, accountReads(deps), shares)))
    .route('/morning', open(stopMorningRoutes(deps)))
    .route('/results', subscriber(resultRoutes()))
    .route('/profit', subscriber(profitRoutes(shares)))
    .route('/sales-sources', subscriber(sourceRoutes(deps)))
    .route('/orders', subscriber(orderRoutes()))
    .route('/orders', subscriberStream(orderStream(deps)))
    .route('/clicks', open(clickRoutes(deps)))
    .route('/click-site', subscriber(clickSiteRoutes()))
    .route('/conversion-feeds', subscriber(feedRoutes(deps)))
    .route('/conversion-feeds', subscriberStream(feedLineRoutes(deps, feedReads(deps))))
    .route('/feeds', open(servedFeedRoutes(deps, feedReads(deps))))
    .route('/activity', subscriber(activityRoutes()))
    .route('/first-steps', subscriber(firstStepsRoutes()))
    .route('/feedback', subscriber(feedbackRoutes()))
    .route('/admin', admin(adminRoutes(deps)));
}

function accountReads({ target }: Deps): AccountReads {
  return {
    playRule: (call, rule) => onThreadIfLarge(target, call, 'playRule', rule),
    readChangeLog: (call, accountId) => onThreadIfLarge(target, call, 'readChangeLog', accountId),
  };
}

function feedReads({ target }: Deps): FeedReads {
  return {
    readLines: (reader, feed) => onThreadInTurn(target, reader, 'readFeedLines', feed),
    writeFile: (reader, of) => onThreadInTurn(target, reader, 'writeFeed', of),
  };
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
  app.use('/api/*', compression, limitedBody);
  app.route('/api/webhooks', createWebhooks(deps));
  app.route('/api/postback', postbackRoutes(deps));
  app.route(
    '/api/script',
    scriptRoutes(deps, {
      readUploads: (account) => onThreadInTurn(deps.target, account, 'readUploads', account),
      noteUploaded: (sent) => onThreadInTurn(deps.target, sent.account, 'noteUploaded', sent),
    }),
  );
  app.route('/api/one-click', oneClickRoutes(deps));
  app.use('/api/*', sameOrigin(deps.env.APP_URL));
  app.route('/api', createApi(deps));
  app.all('/api/*', () => {
    throw notFound('Este endereço não existe.');
  });
  app.get('/.well-known/security.txt', headers, securityTxt(deps.env));
  if (clientRoot) app.route('/', serveClient(clientRoot, deps.env.APP_URL));
  return app;
}
