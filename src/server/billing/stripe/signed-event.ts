import Stripe from 'stripe';
import { badRequest } from '../../request/errors.ts';
import { eventSchema, type StripeEvent } from './schemas.ts';

/**
 * Tolerated clock difference. An event dated further in the future would override every real event after it.
 */
const CLOCK_TOLERANCE_MS = 5 * 60_000;

interface Signed {
  body: string;
  signature: string;
  secret: string;
  now: Date;
}

/** @throws {AppError} bad_request when the signature, the shape or the date is wrong. */
export async function readSignedEvent({ body, signature, secret, now }: Signed): Promise<StripeEvent> {
  const signed: unknown = await Stripe.webhooks.constructEventAsync(body, signature, secret).catch(() => {
    throw badRequest('A assinatura do evento não confere.');
  });
  const event = eventSchema.safeParse(signed);
  if (!event.success) throw badRequest('O evento não tem a forma esperada.');
  if (event.data.created.getTime() > now.getTime() + CLOCK_TOLERANCE_MS) {
    throw badRequest('O evento traz uma data no futuro.');
  }
  return event.data;
}
