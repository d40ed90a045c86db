import type { PageModel } from './page-model.ts';

/** What a page tells machines of its product, by schema.org. */
export interface OfferedData {
  cents: number[];
  /** The longest time of a delivery, in days; null when none is told. */
  deliveryDays: number | null;
  shippingCents: number | null;
  returnDays: number | null;
}

/** The place of such data on a page. */
export const FOR_MACHINES = 'script ld+json';

export interface SaidData {
  text: string;
  isReview: boolean;
}

type Node = Readonly<Record<string, unknown>>;

const MOST_NODES = 2000;
/** What another product costs is told under these names. */
const OF_OTHERS =
  /^(?:isRelatedTo|isSimilarTo|isAccessoryOrSparePartFor|isConsumableFor|itemListElement|about|mentions)$/u;

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The values of an object or a list, each by itself. */
function eachOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/)|(?:-->|\/\*\]\]>\*\/)\s*$/gu, ''));
  } catch {
    return null;
  }
}

/** Every object in the data, except what belongs to other products. */
function nodesOf({ structuredData }: PageModel): Node[] {
  const nodes: Node[] = [];
  const waiting = structuredData.map(parse);
  while (waiting.length > 0 && nodes.length < MOST_NODES) {
    const value = waiting.pop();
    if (Array.isArray(value)) waiting.push(...eachOf(value).slice(0, MOST_NODES));
    else if (isNode(value)) {
      nodes.push(value);
      waiting.push(...Object.entries(value).flatMap(([name, each]) => (OF_OTHERS.test(name) ? [] : [each])));
    }
  }
  return nodes;
}

function isOf(node: Node, type: string): boolean {
  return eachOf(node['@type']).includes(type);
}

function numberOf(value: unknown): number | null {
  if (typeof value !== 'number' && typeof value !== 'string') return null;
  const number = value === '' ? Number.NaN : Number(String(value).replace(',', '.'));
  return Number.isFinite(number) ? number : null;
}

const PER_UNIT: Readonly<Record<string, number>> = { DAY: 1, d: 1, HUR: 1 / 24, WEE: 7, MON: 30.4 };

function daysOf(value: unknown): number | null {
  if (!isNode(value)) return null;
  const most = numberOf(value['maxValue'] ?? value['value']);
  const { unitCode = 'DAY' } = value;
  const unit = typeof unitCode === 'string' ? PER_UNIT[unitCode] : undefined;
  return most === null || unit === undefined ? null : Math.round(most * unit);
}

function mostOf(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length === 0 ? null : Math.max(...known);
}

/** Where pages name the price for machines besides. */
const PRICE_METAS = new Set(['price', 'product:price:amount', 'og:price:amount']);

export function offeredData(page: PageModel): OfferedData {
  const nodes = nodesOf(page);
  const offers = nodes
    .filter((node) => 'offers' in node)
    .flatMap(({ offers: each }) => eachOf(each))
    .filter(isNode)
    .flatMap((offer) => [offer, ...eachOf(offer['offers']).filter(isNode)]);
  const prices = [
    ...offers.flatMap((offer) => [
      offer['price'],
      ...eachOf(offer['priceSpecification'])
        .filter(isNode)
        .map((each) => each['price']),
    ]),
    ...page.metas.filter(({ name }) => PRICE_METAS.has(name)).map(({ content }) => content),
  ];
  // A range says only where prices begin and end.
  const isRange = offers.some((offer) => isOf(offer, 'AggregateOffer'));
  const times = nodes.map(({ deliveryTime }) => deliveryTime).filter(isNode);
  return {
    cents: isRange
      ? []
      : prices
          .map(numberOf)
          .filter((price) => price !== null && price > 0)
          .map((price) => Math.round(Number(price) * 100)),
    deliveryDays: mostOf(
      times.map((time) => {
        const transit = daysOf(time['transitTime']);
        return transit === null ? null : transit + (daysOf(time['handlingTime']) ?? 0);
      }),
    ),
    shippingCents: mostOf(
      nodes
        .map(({ shippingRate }) => shippingRate)
        .filter(isNode)
        .map((rate) => numberOf(rate['value']))
        .map((value) => (value === null ? null : Math.round(value * 100))),
    ),
    returnDays: mostOf(nodes.map((node) => numberOf(node['merchantReturnDays']))),
  };
}

const FEWEST_LETTERS = 8;

/** The texts for machines: descriptions, reviews and answers. */
export function saidForMachines(page: PageModel): SaidData[] {
  return nodesOf(page).flatMap((node) =>
    [
      { value: node['description'], isReview: isOf(node, 'Review') },
      { value: node['headline'], isReview: false },
      { value: node['reviewBody'], isReview: true },
      { value: isOf(node, 'Answer') ? node['text'] : undefined, isReview: false },
    ].flatMap(({ value, isReview }) =>
      typeof value === 'string' && value.length >= FEWEST_LETTERS
        ? [{ text: value.slice(0, MOST_TEXT), isReview }]
        : [],
    ),
  );
}

const MOST_TEXT = 1000;
