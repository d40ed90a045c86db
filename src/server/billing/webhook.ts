import { type Context, Hono } from 'hono';
import type { AppEnv, Deps } from '../request/context.ts';
import { unavailable } from '../request/errors.ts';
import { logOf } from '../request/log-of.ts';
import { applyEvent } from './apply-event.ts';
import { readStripeEvent } from './stripe/read-event.ts';
import type { EventReading } from './stripe/reading.ts';
import type { StripeEvent } from './stripe/schemas.ts';
import { readSignedEvent } from './stripe/signed-event.ts';

/**
 * Stripe's signed events activate, renew and end plans. We answer 2xx only after an event's changes are
 * stored, because Stripe sends every other event again.
 */
export function stripeWebhook({ env, db }: Deps) {
  const secret = env.STRIPE_WEBHOOK_SECRET;
  const prices = { basico: env.PRICE_BASICO, pro: env.PRICE_PRO };
  return new Hono<AppEnv>().post('/', async (c) => {
    if (secret === undefined) throw unavailable('Os pagamentos não estão configurados neste servidor.');
    const signature = c.req.header('stripe-signature') ?? '';
    const event = await readSignedEvent({ body: await c.req.text(), signature, secret, now: new Date() });
    const reading = readStripeEvent(event.type, event.data.object, prices);
    warnOfOddities(c, event, reading);
    const result = await applyEvent(db, event, reading.kind === 'change' ? reading.change : null);
    logOf(c).info({ event: event.id, type: event.type, result }, 'payment event');
    return c.json({ result });
  });
}

function warnOfOddities(c: Context<AppEnv>, { id, type }: StripeEvent, reading: EventReading): void {
  const about = { event: id, type };
  if (reading.kind === 'malformed') logOf(c).warn(about, 'payment event not understood');
  if (reading.kind === 'change' && reading.isPriceUnknown) {
    logOf(c).warn(about, 'payment event of a price that is not one of our plans');
  }
}
