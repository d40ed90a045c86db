import { centsOf, currencyOr, microsOf, sizeOf } from './amounts.ts';
import { at, contentsOf, fieldOf, formOf, listAt, parseJson, subIdsIn, textAt } from './contents.ts';
import { momentOf } from './moments.ts';
import { noOrder, oneEvent, type PostbackNetwork, statusIn, type StatusTable } from './postback.ts';
import type { Json, Postback } from './message.ts';

/** Where a message may have a value, as paths into its JSON. The first path that has it counts. */
export interface ValuePaths {
  status: readonly string[];
  order: readonly string[];
  /** Another number of the order, by which files may name it. */
  other?: readonly string[];
  amount: readonly string[];
  commission: readonly string[];
  currency: readonly string[];
  time: readonly string[];
  product: readonly string[];
  /** Objects that hold the link's fields. */
  tracking: readonly string[];
}

interface TolerantNetwork extends Pick<PostbackNetwork, 'label' | 'key' | 'steps' | 'clickSlots'> {
  statuses: StatusTable;
  paths: ValuePaths;
  isCents?: boolean;
  /** The network's static token in a message; it is compared when the person entered one. */
  tokenOf: (
    json: Json,
    headers: Readonly<Record<string, string>>,
    form: Readonly<Record<string, string>>,
  ) => string;
  /** Whether a message is a test. */
  isTest?: (json: Json, headers: Readonly<Record<string, string>>) => boolean;
  /** Part of a list of parts that is the affiliate's. */
  partsAt?: { list: string; name: string; own: RegExp; value: string };
}

const names = ['src', 'sck', 'gclid', 'xcod', 's1', 's2', 's3', 'click_id', 'clickid'];

/** A network whose messages were only seen by third parties: it is read where the value stands, and nothing is promised. */
export function tolerantNetwork({
  paths,
  statuses,
  tokenOf,
  isCents,
  isTest,
  partsAt,
  ...network
}: TolerantNetwork): PostbackNetwork {
  const micros = isCents === true ? centsOf : microsOf;
  return {
    ...network,
    verify(postback, { key, crypto }) {
      const form = contentsOf(postback).fields;
      const token = tokenOf(parseJson(postback.body), postback.headers, rawForm(postback, form));
      return key === '' || crypto.isSame(key, token) ? contentsOf(postback) : null;
    },
    read(contents) {
      const json = contents.json ?? contents.fields;
      const first = (paths: readonly string[]) => textAt(json, ...paths) || fieldOf(contents, ...paths);
      const status = statusIn(statuses, first(paths.status));
      if (typeof status !== 'string') return status;
      const orderId = first(paths.order);
      if (orderId === '') return noOrder;
      const part =
        partsAt && listAt(json, partsAt.list).find((each) => partsAt.own.test(textAt(each, partsAt.name)));
      const commission = part === undefined ? first(paths.commission) : at(part, partsAt?.value ?? '');
      return oneEvent(network, {
        orderId,
        status: isTest?.(json, contents.headers) === true ? 'test' : status,
        transaction: first(paths.other ?? []) || null,
        amountMicros: sizeOf(micros(first(paths.amount))),
        commissionMicros: sizeOf(micros(commission)),
        currency: currencyOr('BRL', first(paths.currency)),
        at: momentOf(first(paths.time), 'America/Sao_Paulo'),
        product: first(paths.product),
        subIds: ['', ...paths.tracking].flatMap((path) =>
          subIdsIn(path === '' ? json : at(json, path), names),
        ),
      });
    },
  };
}

/** Secrets are not kept in the contents, so they are read from the body. */
function rawForm(
  postback: Postback,
  fields: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return parseJson(postback.body) === null ? { ...fields, ...formOf(postback) } : fields;
}
