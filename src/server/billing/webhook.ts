import { Hono } from 'hono';
import Stripe from 'stripe';
import type { AppEnv, Deps } from '../context.ts';
import { badRequest, unavailable } from '../errors.ts';
import { applyEvent } from './queries.ts';
import { eventSchema, readStripeEvent } from './stripe-events.ts';

/**
 * Stripe's signed events: activate, renew and end plans. Answers 2xx only once what an event changes is stored, so
 * that Stripe sends again whatever was not.
 */
export function stripeWebhook({ env, db }: Deps) {
  const secret = env.STRIPE_WEBHOOK_SECRET;
  const prices = { basico: env.PRICE_BASICO, pro: env.PRICE_PRO };
  return new Hono<AppEnv>().post('/', async (c) => {
    if (secret === undefined) throw unavailable('Os pagamentos não estão configurados neste servidor.');
    const signed: unknown = await Stripe.webhooks
      .constructEventAsync(await c.req.text(), c.req.header('stripe-signature') ?? '', secret)
      .catch(() => {
        throw badRequest('A assinatura do evento não confere.');
      });
    const envelope = eventSchema.safeParse(signed);
    if (!envelope.success) throw badRequest('O evento não tem a forma esperada.');
    const event = envelope.data;
    const reading = readStripeEvent(event.type, event.data.object, prices);
    const about = { event: event.id, type: event.type };
    if (reading.kind === 'malformed') c.var.log.warn(about, 'payment event not understood');
    if (reading.kind === 'change' && reading.isPriceUnknown) {
      c.var.log.warn(about, 'payment event of a price that is no plan of ours');
    }
    const result = await applyEvent(
      db,
      { id: event.id, type: event.type, createdAt: event.created },
      reading.kind === 'change' ? reading.change : null,
    );
    c.var.log.info({ ...about, result }, 'payment event');
    return c.json({ result });
  });
}
