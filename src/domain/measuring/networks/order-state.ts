import { groupBy } from '#domain/shared/group-by.ts';
import type { ClickId } from './click-ids.ts';
import type { SubId } from './message.ts';
import type { OrderEvent, OrderStatus } from './postback.ts';

export interface ReceivedEvent extends OrderEvent {
  /** When its first copy arrived, as ISO in UTC. */
  receivedAt: string;
}

interface Sums {
  amountMicros: number | null;
  commissionMicros: number | null;
}

/** A part of a payment that went back. */
export interface PartBack extends Sums {
  at: string;
}

/** One payment of an order as all its events together have it, in whatever order they came. */
export interface Payment extends Sums {
  status: OrderStatus;
  currency: string | null;
  soldAt: string;
  /** When the whole payment went back, and when we heard of it; null while it stands. */
  reversedAt: string | null;
  heardAt: string;
  back: PartBack[];
  /** Its money went back, and no event has reported its sale. */
  isOnlyBack?: true;
}

export interface OrderState extends Sums {
  status: OrderStatus;
  currency: string | null;
  soldAt: string;
  product: string;
  click: ClickId | null;
  subIds: readonly SubId[];
  payments: Payment[];
}

/** The state of an order after these events. The sequence in which they arrive does not matter. */
export function stateOf(received: readonly ReceivedEvent[]): OrderState {
  const sales = received.filter(({ status }) => status !== 'test');
  const events = (sales.length > 0 ? sales : received).toSorted(compareEvents);
  const payments = [...groupBy(withPayments(events), ({ payment }) => payment).values()].map(paymentOf);
  const status = statusOf(payments);
  const counted = payments.filter((payment) => payment.status === status);
  const firstKnown = <Value>(of: (event: ReceivedEvent) => Value | null): Value | null =>
    events.map(of).find((value) => value !== null) ?? null;
  return {
    status,
    amountMicros: sum(counted, 'amountMicros'),
    commissionMicros: sum(counted, 'commissionMicros'),
    currency: firstKnown(({ currency }) => currency),
    soldAt: payments.map(({ soldAt }) => soldAt).toSorted()[0] ?? '',
    product: firstKnown(({ product }) => product || null) ?? '',
    click: firstKnown(({ click }) => click),
    subIds: firstKnown(({ subIds }) => (subIds.length > 0 ? subIds : null)) ?? [],
    payments,
  };
}

/**
 * A refund that has its own number instead of its payment's, or names no payment where all have names, takes back the payment of
 * its value, or else the last one.
 * @param events by their time.
 */
function withPayments(events: readonly ReceivedEvent[]): readonly ReceivedEvent[] {
  const paid = events.filter(({ status }) => status === 'approved' || status === 'pending');
  const known = new Set(paid.map(({ payment }) => payment));
  return events.map((event) => {
    const isBack = event.status === 'refunded' || event.status === 'chargeback';
    const hasNone = event.payment === '' ? isBack : event.payment === event.transaction;
    if (!hasNone || known.has(event.payment) || paid.length === 0) return event;
    const open = paid.filter(({ payment }) => known.has(payment));
    const matchedSale = open.find((sale) => valueOf(sale) === valueOf(event)) ?? open.at(-1) ?? paid.at(-1);
    if (matchedSale === undefined) return event;
    known.delete(matchedSale.payment);
    return { ...event, payment: matchedSale.payment };
  });
}

const valueOf = ({ commissionMicros, amountMicros }: Sums) => commissionMicros ?? amountMicros;
const timeOf = ({ at, receivedAt }: ReceivedEvent): string => at ?? receivedAt;

function compareEvents(one: ReceivedEvent, other: ReceivedEvent): number {
  const [first, second] = [one, other].map((event) => `${timeOf(event)} ${event.status} ${event.event}`);
  return (first ?? '') < (second ?? '') ? -1 : 1;
}

/** @param events of one payment, by their time. */
function paymentOf(events: readonly ReceivedEvent[]): Payment {
  const of = (status: OrderStatus) => events.filter((event) => event.status === status);
  const [paid, refunds, chargebacks, cancelled] = [
    of('approved'),
    of('refunded'),
    of('chargeback'),
    of('cancelled'),
  ];
  const sold = paid.length > 0 ? paid : of('pending').length > 0 ? of('pending') : events;
  const value = (key: keyof Sums) => sold.map((event) => event[key]).find((found) => found !== null) ?? null;
  const gross: Sums = { amountMicros: value('amountMicros'), commissionMicros: value('commissionMicros') };
  const back = paid.length > 0 && chargebacks.length === 0 ? partsBack(gross, refunds) : null;
  const reversal = chargebacks[0] ?? (back === null ? refunds.at(-1) : undefined);
  const status = reversal?.status ?? standingStatus(paid, cancelled, events);
  const soldAt = sold.map(timeOf)[0] ?? '';
  return {
    status,
    ...gross,
    currency: sold.find(({ currency }) => currency !== null)?.currency ?? null,
    soldAt,
    reversedAt: reversal ? timeOf(reversal) : null,
    heardAt:
      events
        .map(({ receivedAt }) => receivedAt)
        .toSorted()
        .at(-1) ?? soldAt,
    back: back ?? [],
    ...(reversal && sold === events && { isOnlyBack: true as const }),
  };
}

/** A payment that was refused at first may be paid later, and one that was paid may be taken back by a cancellation. */
function standingStatus(
  paid: readonly ReceivedEvent[],
  cancelled: readonly ReceivedEvent[],
  events: readonly ReceivedEvent[],
): OrderStatus {
  const [lastPaid, lastCancelled] = [paid.at(-1), cancelled.at(-1)];
  if (lastPaid && lastCancelled) return timeOf(lastCancelled) > timeOf(lastPaid) ? 'cancelled' : 'approved';
  if (lastPaid) return 'approved';
  if (lastCancelled) return 'cancelled';
  return events[0]?.status ?? 'pending';
}

/** The parts that went back; null when the whole payment did, or nobody can know. */
function partsBack(gross: Sums, refunds: readonly ReceivedEvent[]): PartBack[] | null {
  const totals = refunds.filter(({ isTotal }) => isTotal);
  const largest = totals.toSorted((one, other) => (other.amountMicros ?? 0) - (one.amountMicros ?? 0))[0];
  const parts = largest ? [largest] : refunds;
  const key = gross.amountMicros !== null ? 'amountMicros' : 'commissionMicros';
  const all = gross[key];
  if (all === null) return parts.length > 0 ? null : [];
  let left = all;
  const back: PartBack[] = [];
  for (const refund of parts) {
    const part = refund[key];
    if (part === null) return null;
    left -= part;
    const ratio = all === 0 ? 1 : part / all;
    const ofCommission = gross.commissionMicros === null ? null : Math.round(gross.commissionMicros * ratio);
    back.push({
      amountMicros: gross.amountMicros === null ? null : refund.amountMicros,
      commissionMicros: gross.commissionMicros === null ? null : (refund.commissionMicros ?? ofCommission),
      at: timeOf(refund),
    });
  }
  return left > 0 || back.length === 0 ? back : null;
}

/** Money that stands counts before money that went back. */
const ranks: readonly OrderStatus[] = ['approved', 'chargeback', 'refunded', 'pending', 'cancelled', 'test'];

function statusOf(payments: readonly Payment[]): OrderStatus {
  return ranks.find((rank) => payments.some(({ status }) => status === rank)) ?? 'pending';
}

/** The value of these payments after partial refunds. */
function sum(payments: readonly Payment[], key: keyof Sums): number | null {
  const values = payments.flatMap((payment) => {
    const own = payment[key];
    return own === null ? [] : [payment.back.reduce((left, part) => left - (part[key] ?? 0), own)];
  });
  return values.length === 0 ? null : values.reduce((total, value) => total + value, 0);
}
