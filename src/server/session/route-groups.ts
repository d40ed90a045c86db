import type { Hono, MiddlewareHandler } from 'hono';
import { Hono as Router } from 'hono';
import type { Deps, UserEnv } from '../request/context.ts';
import { isFairShare } from '../middleware/fair-share.ts';
import { idempotentWrites } from '../middleware/idempotency.ts';
import { requireAdmin } from '../middleware/require-admin.ts';
import { requireDiskRoom } from '../middleware/require-disk-room.ts';
import { requireSubscription } from '../middleware/require-subscription.ts';
import { limitWrites } from '../middleware/write-limit.ts';
import { takeWriteTurns } from '../middleware/write-turns.ts';
import { requireSession } from './guard.ts';

/**
 * Who may call a route. `open`: everybody. `inStatement`: subscribers, checked by the statement that reads
 * (`prepareGuardedRead`). `person`: whoever is signed in, because an expired account must be able to buy.
 */
export type RouteGroup = 'open' | 'inStatement' | 'person' | 'subscriber' | 'admin';

const ALL = 'ALL';
const groups = new WeakMap<MiddlewareHandler, RouteGroup>();

/** The group that a handler of the app marks; undefined for any other handler. */
export function groupMarkedBy(handler: MiddlewareHandler): RouteGroup | undefined {
  return groups.get(handler);
}

/** Gives each route its guards. The order in which the routes are mounted does not matter. */
export function routeGroups(deps: Deps) {
  const session = requireSession(deps);
  const writes = [takeWriteTurns(deps), limitWrites(deps), idempotentWrites(deps)];
  return {
    open: behind('open', []),
    inStatement: behind('inStatement', []),
    person: behind('person', [session, ...writes]),
    /** For answers that are made or read for long. They keep no transaction open. */
    stream: behind('person', [session]),
    subscriber: behind('subscriber', [session, requireSubscription, ...writes, requireDiskRoom(deps)]),
    /** The same for subscribers. */
    subscriberStream: behind('subscriber', [session, requireSubscription]),
    admin: behind('admin', [session, requireAdmin, ...writes]),
  };
}

function behind(group: RouteGroup, guards: MiddlewareHandler[]) {
  const mark: MiddlewareHandler = (_, next) => next();
  groups.set(mark, group);
  // The type of the routes, from which the client knows paths, inputs and answers, stays as it is.
  return <Routes extends Pick<Hono<UserEnv>, 'routes'>>(routes: Routes): Routes => {
    const guarded = new Router<UserEnv>();
    const seen = new Set<string>();
    for (const { method, path, handler } of routes.routes) {
      const call = `${method} ${path}`;
      if (method !== ALL && !seen.has(call)) {
        seen.add(call);
        const ofCall = routes.routes.filter((route) => route.method === method && route.path === path);
        const shares = ofCall.map((route) => route.handler).filter(isFairShare);
        guarded.on(method, path, mark, ...shares, ...guards);
      }
      if (!isFairShare(handler)) guarded.on(method, path, handler);
    }
    return guarded as unknown as Routes; // the same routes with handlers before them
  };
}
