import { Hono } from 'hono';
import { feedResultsSchema, MOST_FEEDS, newFeedSchema } from '#domain/measuring/profit/conversion-feed.ts';
import type { AppEnv, Call, Deps, UserEnv } from '../request/context.ts';
import { hashSecret } from '../request/secrets.ts';
import { logOf } from '../request/log-of.ts';
import { requireRoom } from '../request/disk-room.ts';
import { AppError, notFound, tooLarge } from '../request/errors.ts';
import { createBuckets } from '../request/buckets.ts';
import { slotOf } from '../request/callers.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';
import { validate } from '../middleware/validate.ts';
import { uuidParam } from '../request/uuid-param.ts';
import {
  createFeed,
  deleteFeed,
  type FeedRow,
  findFeed,
  isAuthorized,
  listFeeds,
  noteResults,
  ownFeed,
} from './feeds.ts';
import type { readFeedLines, WrittenFeed } from './feed-reads.ts';

const NO_FEED = 'Arquivo de conversões não encontrado.';
/** Google asks once a day or an hour, and for the feeds of many people from few addresses. */
const OF_FEED = { burst: 30, perSecond: 0.1 };
/** The limit for calls of one network address that name no feed or do not know its password. */
const WRONG = { burst: 60, perSecond: 1 };

/** A person's files of conversions. Every query contains the owner's id. */
export function feedRoutes({ env }: Pick<Deps, 'env'>) {
  return new Hono<UserEnv>()
    .get('/', async (c) => c.json({ feeds: await listFeeds(c.var.db, c.var.user.id) }))
    .post('/', validate('json', newFeedSchema), async (c) => {
      const context = { userId: c.var.user.id, appUrl: env.APP_URL };
      const created = await createFeed(c.var.db, context, c.req.valid('json'));
      if (created === 'too_many') throw tooLarge(`Uma conta tem até ${MOST_FEEDS} arquivos de conversões.`);
      c.set('repeatedBody', JSON.stringify({ ...created, url: null, password: null }));
      logOf(c).info({ feed: created.id, userId: c.var.user.id }, 'a feed of conversions was created');
      return c.json(created, 201);
    })
    .post('/:id/results', validate('json', feedResultsSchema), async (c) => {
      const id = uuidParam(c.req.param('id'), NO_FEED);
      const feed = await ownFeed(c.var.db, c.var.user.id, id);
      if (feed === null) throw notFound(NO_FEED);
      return c.json({ noted: await noteResults(c.var.db, feed, c.req.valid('json').results) });
    })
    .delete('/:id', async (c) => {
      const id = uuidParam(c.req.param('id'), NO_FEED);
      if (!(await deleteFeed(c.var.db, c.var.user.id, id))) throw notFound(NO_FEED);
      logOf(c).info({ feed: id, userId: c.var.user.id }, 'a feed of conversions was deleted');
      return c.json({ deleted: true });
    });
}

type Reader = Pick<Call, 'userId' | 'slot'>;

/** What reads all the sales of an account. It takes long when there are many. */
export interface FeedReads {
  readLines: (reader: Reader, feed: FeedRow) => ReturnType<typeof readFeedLines>;
  writeFile: (reader: Reader, of: { feed: FeedRow; isMarked: boolean }) => Promise<WrittenFeed>;
}

/** The lines of a file. */
export function feedLineRoutes({ db }: Pick<Deps, 'db'>, { readLines }: FeedReads) {
  return new Hono<UserEnv>().get('/:id/lines', async (c) => {
    const { id: userId } = c.var.user;
    const feed = await ownFeed(db, userId, uuidParam(c.req.param('id'), NO_FEED));
    if (feed === null) throw notFound(NO_FEED);
    return c.json(await readLines({ userId, slot: slotOf(c) }, feed));
  });
}

/** The file that Google downloads, with user and password instead of a session. */
export function servedFeedRoutes(deps: Deps, { writeFile }: FeedReads) {
  const { db, env, callers } = deps;
  const mayPull = createBuckets(OF_FEED);
  const mayFail = createBuckets(WRONG);
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);

  return new Hono<AppEnv>().get('/:token/:file{[a-z]+\\.csv}', async (c) => {
    const [token, sent] = [c.req.param('token'), c.req.header('Authorization') ?? ''];
    // Before the database is asked. A wrong password uses up a share of its own.
    if (!mayPull(hashSecret(`${token} ${sent}`))) throw tooMany();
    const feed = await findFeed(db, token);
    const isOwner = feed !== null && isAuthorized(feed, sent);
    if (!isOwner && !mayFail(networkOf(readAddress(c)))) throw tooMany();
    if (feed === null) throw notFound('Este endereço não existe.');
    if (!isOwner) return c.body(null, 401, { 'WWW-Authenticate': 'Basic realm="Faisca", charset="UTF-8"' });
    callers.rememberPath(c.req.path, `feeds:${feed.userId}`);
    // Each line that is served is stored.
    requireRoom(deps.disk);
    const isMarked = c.req.method !== 'HEAD';
    const reader = { userId: feed.userId, slot: slotOf(c) };
    const { csv, etag } = await writeFile(reader, { feed, isMarked });
    const headers = { ETag: etag, 'Cache-Control': 'no-cache', 'Content-Type': 'text/csv; charset=utf-8' };
    return hasTag(c.req.header('If-None-Match') ?? '', etag)
      ? c.body(null, 304, headers)
      : c.body(csv, 200, headers);
  });
}

/** A proxy that compresses the file marks its tag as weak. */
function hasTag(ifNoneMatch: string, etag: string): boolean {
  const tags = ifNoneMatch.split(',').map((each) => each.trim().replace(/^W\//u, ''));
  return tags.includes(etag) || tags.includes('*');
}

const tooMany = () => new AppError('rate_limited', 'Muitas chamadas. Tente de novo em instantes.');
