import { Hono } from 'hono';
import { sql } from 'drizzle-orm';
import { type ClickId, clickIdKinds } from '#domain/measuring/networks/click-ids.ts';
import type { AppEnv, Deps, UserEnv } from '../request/context.ts';
import type { Database } from '../db/client.ts';
import { clickSites } from '../db/schema/conversions.ts';
import { requireRoom } from '../request/disk-room.ts';
import { notFound } from '../request/errors.ts';
import { limitByAddress } from '../middleware/limit-by-address.ts';
import { createBuckets } from '../request/buckets.ts';
import { newSecret } from '../request/secrets.ts';

/** A visitor's page reports its click once, but an office or a mobile network shares an address. */
const OF_ADDRESS = { max: 120, seconds: 60 };
/** Codes of one account's pages, so that a stranger who knows its public name does not fill the database. */
const OF_SITE = { burst: 20_000, perSecond: 2 };

const CODE = /^fk[a-z\d]{14}$/;
const CLICK = /^[\w-]{10,300}$/;

/** The routes at which people's pages report which click a short code stands for. The first report counts. */
export function clickRoutes(deps: Deps) {
  const { db } = deps;
  const mayCall = createBuckets(OF_SITE);
  return new Hono<AppEnv>().get('/:site/:code', limitByAddress(deps, 'clicks', OF_ADDRESS), async (c) => {
    const { site, code } = c.req.param();
    const click = clickOf((name) => c.req.query(name));
    if (!CODE.test(code) || click === null || !mayCall(site)) throw notFound('Este endereço não existe.');
    requireRoom(deps.disk);
    await db.execute(sql`
      insert into click_codes (user_id, code, click_id, click_id_kind)
      select user_id, ${code}, ${click.id}, ${click.kind} from click_sites where site = ${site}
      on conflict do nothing`);
    return c.body(null, 204, { 'Cross-Origin-Resource-Policy': 'cross-origin' });
  });
}

function clickOf(query: (name: string) => string | undefined): ClickId | null {
  for (const kind of clickIdKinds) {
    const id = query(kind);
    if (kind !== 'code' && id !== undefined && CLICK.test(id)) return { id, kind };
  }
  return null;
}

/** The public name of a person's pages. It is created on the first request. */
export function clickSiteRoutes() {
  return new Hono<UserEnv>().post('/', async (c) => c.json({ site: await siteOf(c.var.db, c.var.user.id) }));
}

async function siteOf(db: Database, userId: string): Promise<string> {
  const [row] = await db
    .insert(clickSites)
    .values({ userId, site: newSecret().slice(0, 16) })
    .onConflictDoUpdate({ target: clickSites.userId, set: { userId } })
    .returning({ site: clickSites.site });
  if (!row) throw new Error('a site was not stored');
  return row.site;
}
