import { type Context, Hono } from 'hono';
import type { Contents, Postback } from '#domain/measuring/networks/message.ts';
import { formPairs } from '#domain/measuring/networks/contents.ts';
import { type PostbackNetwork } from '#domain/measuring/networks/postback.ts';
import { postbackNetworkOf } from '#domain/measuring/networks/postback-networks.ts';
import type { AppEnv, Deps } from '../request/context.ts';
import { AppError, notFound } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';
import { createBuckets } from '../request/buckets.ts';
import { requireRoom } from '../request/disk-room.ts';
import { slotOf } from '../request/callers.ts';
import { clientAddressReader, networkOf } from '../request/client-address.ts';
import { createFairLimiter } from '../request/fair-limiter.ts';
import { networkCrypto } from './network-crypto.ts';
import { receive } from './receive.ts';
import { findSource, type FoundSource } from './sources.ts';
import { orderAnnouncer } from './announce-orders.ts';

/** Transactions of postbacks at the same time, so that a flood on one source leaves the others their turn. */
const TURNS = { all: 5, each: 2, waiting: 400, crowd: 1200 };
/** A source in its usual hours sends a few a minute; the simulator and a launch send hundreds a second for a while. */
const OF_SOURCE = { burst: 10_000, perSecond: 500 };
const OF_ACCOUNT = { burst: 200_000, perSecond: 20 };
/** The limit for calls of one network address that name no source or have no valid signature. */
const WRONG = { burst: 60, perSecond: 1 };

/**
 * The address at which networks report sales. A signature or the secret in the address is the proof, instead of a
 * session. https://… /api/postback/<network>/<secret>
 */
export function postbackRoutes(deps: Deps) {
  const { db, env, secret, callers } = deps;
  const inTurn = createFairLimiter(TURNS);
  const mayCall = { source: createBuckets(OF_SOURCE), account: createBuckets(OF_ACCOUNT) };
  const mayFail = createBuckets(WRONG);
  const readAddress = clientAddressReader(env.TRUSTED_PROXIES);
  const announceOrders = orderAnnouncer(deps);

  const refuse = (c: Context<AppEnv>, error: AppError): never => {
    if (!mayFail(networkOf(readAddress(c)))) throw tooMany();
    throw error;
  };

  async function answerPostback(c: Context<AppEnv>, network: PostbackNetwork, source: FoundSource) {
    const postback = await readPostback(c);
    const answer = () => c.text(network.answer?.(postback) ?? 'OK');
    if (isKnock(postback)) return answer();
    const contents = verifySafely(network, postback, source.key);
    if (contents === null) {
      if (!mayFail(networkOf(readAddress(c)))) throw tooMany();
      return c.body(null, 401);
    }
    // Networks send again what was not taken.
    requireRoom(deps.disk, source.isTrialing);
    const teller = { userId: source.userId, network: source.network, sourceId: source.id };
    const outcome = await inTurn(source.id, 1, () => receive(db, teller, network, contents), slotOf(c));
    if (outcome.hasNews) announceOrders(source.userId);
    logOf(c).info({ source: source.id, network: source.network, state: outcome.state }, 'postback');
    return answer();
  }

  return new Hono<AppEnv>().on(['GET', 'POST'], '/:network/:secret', async (c) => {
    const { network: name, secret: sentSecret } = c.req.param();
    const network = postbackNetworkOf(name);
    const source = network && (await findSource(db, secret, name, sentSecret));
    if (!network || !source) return refuse(c, notFound('Este endereço não existe.'));
    callers.rememberPath(c.req.path, `source:${source.id}`);
    if (!mayCall.source(source.id) || !mayCall.account(source.userId)) throw tooMany();
    return answerPostback(c, network, source);
  });
}

/** A message that our own code cannot read proves nothing. */
function verifySafely(network: PostbackNetwork, postback: Postback, key: string): Contents | null {
  try {
    return network.verify(postback, { key, crypto: networkCrypto, now: Date.now() });
  } catch {
    return null;
  }
}

const tooMany = () => new AppError('rate_limited', 'Muitas chamadas. Tente de novo em instantes.');

async function readPostback(c: Context<AppEnv>): Promise<Postback> {
  const bytes = c.req.method === 'POST' ? new Uint8Array(await c.req.arrayBuffer()) : new Uint8Array();
  const [, query = ''] = c.req.url.split('?');
  return {
    method: c.req.method,
    query: Object.fromEntries(formPairs(query)),
    headers: c.req.header(),
    bytes,
    body: new TextDecoder().decode(bytes),
  };
}

/** Some networks check that the address answers before they send anything. */
function isKnock({ method, query }: Postback): boolean {
  return method !== 'POST' && Object.keys(query).length === 0;
}
