import { countries } from '#domain/language/countries.ts';
import type { ProductSheet } from '../../sheet/product-sheet.ts';
import type { TestedLanguage } from './products.ts';

type Holds = (sheet: ProductSheet) => boolean;
type Fact = keyof typeof holds;

const holds = {
  freeShipping: ({ shipping }) => shipping?.free === true || shipping?.freeFrom !== undefined,
  tracked: ({ shipping }) => shipping?.tracked === true,
  discreet: ({ shipping }) => shipping?.discreet === true,
  nationwide: ({ shipping }) => shipping?.nationwide === true,
  invoice: ({ shipping }) => shipping?.invoice === true,
  interestFree: ({ instalments }) => instalments?.interestFree === true,
  instalments: ({ instalments }) => instalments !== undefined,
  kits: ({ kits = [] }) => kits.length > 0,
  guarantee: ({ guaranteeDays }) => guaranteeDays !== undefined,
  moneyBack: ({ moneyBackDays }) => moneyBackDays !== undefined,
  trial: ({ trialDays }) => trialDays !== undefined,
  reviews: ({ pageOffers = [] }) => pageOffers.includes('reviews'),
  models: ({ pageOffers = [] }) => pageOffers.includes('models'),
  sizes: ({ pageOffers = [] }) => pageOffers.includes('sizes'),
  gift: ({ pageOffers = [] }) => pageOffers.includes('gift'),
  newItem: ({ pageOffers = [] }) => pageOffers.includes('newItem'),
  shippingQuote: ({ pageOffers = [] }) => pageOffers.includes('shippingQuote'),
  withdrawal: ({ country }) => country !== undefined && countries[country].withdrawalDays !== null,
  owner: ({ seller }) => seller === 'owner',
  money: ({ price, shipping }) => price !== undefined || shipping?.freeFrom !== undefined,
  pix: ({ payments = [] }) => payments.includes('pix'),
  boleto: ({ payments = [] }) => payments.includes('boleto'),
  card: ({ payments = [] }) => payments.includes('card'),
  paypal: ({ payments = [] }) => payments.includes('paypal'),
  cashOnDelivery: ({ payments = [] }) => payments.includes('cash_on_delivery'),
} satisfies Record<string, Holds>;

/**
 * Patterns that recognise a stated fact. They are independent of the texts, so they find a text that does not
 * declare its fact.
 */
const anywhere: Partial<Record<Fact, RegExp>> = {
  money: /[$€£]|\bS\/|\b(?:BRL|USD|EUR)\b/u,
  pix: /\bpix\b/iu,
  boleto: /\bboleto\b/iu,
  paypal: /\bpaypal\b/iu,
};
const words: Readonly<Record<TestedLanguage, Partial<Record<Fact, RegExp>>>> = {
  pt: {
    freeShipping: /gr[áa]tis|gratuit|sem custo/iu,
    tracked: /rastre|acompanhe a entrega/iu,
    discreet: /discret/iu,
    nationwide: /todo o (?:país|brasil)|\bnacional/iu,
    invoice: /nota fiscal|fatura/iu,
    interestFree: /sem juros/iu,
    instalments: /\d\s?x(?!\p{L})|parcel/iu,
    kits: /(?<!\p{L})kits?(?!\p{L})/iu,
    guarantee: /garantia de \d|dias de garantia/iu,
    moneyBack: /reembolso|dinheiro de volta/iu,
    trial: /para (?:testar|experimentar)|em casa por \d/iu,
    reviews: /avaliações|opiniões/iu,
    models: /modelos?(?!\p{L})/iu,
    sizes: /tamanho certo|modelo e tamanho/iu,
    gift: /presente/iu,
    newItem: /item novo/iu,
    shippingQuote: /(?:prazo pelo|para o seu) CEP|calcule o frete|frete calculado/iu,
    withdrawal: /arrependimento|desistência|devolução em até/iu,
    owner: /direto d[ao](?!\p{L})|direto de quem|sem intermediários/iu,
    card: /cart(?:ão|ões)(?!\p{L})/iu,
    cashOnDelivery: /(?:pague|pagamento) (?:na|contra) entrega/iu,
  },
  en: {
    freeShipping: /free (?:shipping|delivery|postage)|ships? free|shipped free|no delivery charge/iu,
    tracked: /track(?:ed|ing)|follow your parcel|track your/iu,
    discreet: /discreet|plain pack/iu,
    nationwide: /nationwide/iu,
    invoice: /invoice/iu,
    interestFree: /interest-free/iu,
    instalments: /interest-free|instal+ments?|\d+ payments/iu,
    kits: /bundle|(?<!\p{L})kits?(?!\p{L})|\d-pack/iu,
    guarantee: /\d-day guarantee/iu,
    moneyBack: /money[- ]back|for a refund/iu,
    trial: /days to (?:try|give it)|at home for \d/iu,
    reviews: /reviews|buyers say/iu,
    models: /models?(?!\p{L})/iu,
    sizes: /which size|model and size/iu,
    gift: /gift/iu,
    newItem: /new (?:item|and) in its|new in the box|brand new/iu,
    shippingQuote: /delivery by (?:ZIP|post)/iu,
    withdrawal: /\d+ days to (?:change|cancel|return)|right to cancel/iu,
    owner: /direct from|middleman|(?:the|its) creator$/iu,
    card: /\bcards?\b/iu,
    cashOnDelivery: /cash on delivery/iu,
  },
  es: {
    freeShipping: /gratis|gratuit|sin costo|sin coste/iu,
    tracked: /seguimiento|número de guía|sigue (?:tu|el) (?:pedido|envío)|seguir mi/iu,
    discreet: /discret|empaque sin marcas/iu,
    nationwide: /todo el país|\bnacional/iu,
    invoice: /factura/iu,
    interestFree: /sin intereses|sin recargo/iu,
    instalments: /cuotas|\d pagos|sin intereses|sin recargo/iu,
    kits: /(?<!\p{L})(?:kit|pack)s?(?!\p{L})/iu,
    guarantee: /garantía de \d|días de garantía/iu,
    moneyBack: /(?<!contra)(?<!contra )reembolso|devuelven el dinero/iu,
    trial: /para probar(?:lo)?(?!\p{L})|días de prueba|día de prueba/iu,
    reviews: /opiniones/iu,
    models: /modelos?(?!\p{L})/iu,
    sizes: /qué (?:tamaño|talla) necesitas|modelo y tamaño/iu,
    gift: /regal/iu,
    newItem: /nuevo y en su empaque|artículo (?:nuevo|en su empaque)/iu,
    shippingQuote: /calcula(?:do)? (?:el envío|antes)/iu,
    withdrawal: /para devolverlo|desistimiento/iu,
    owner: /sin intermediarios|(?<!\p{L})directo(?!\p{L})/iu,
    card: /tarjetas?/iu,
    cashOnDelivery: /contra ?(?:entrega|reembolso)|efectivo al recibir/iu,
  },
};

/** Returns a function that finds the facts and numbers that a text states but the sheet does not contain. */
export function factReader(sheet: ProductSheet, language: TestedLanguage): (text: string) => string[] {
  const patterns = Object.entries({ ...anywhere, ...words[language] }) as [Fact, RegExp][]; // Object.entries widens the keys.
  const unheld = patterns.filter(([fact]) => !holds[fact](sheet));
  const known = numbersOf(sheet);
  return (text) => [
    ...unheld.filter(([, pattern]) => pattern.test(text)).map(([fact]) => fact),
    ...(text.match(/\d+/g) ?? []).filter((number) => !known.has(number)),
  ];
}

/** The numbers of the sheet and of its market's law. `1 Unidade` is true of every product. */
function numbersOf(sheet: ProductSheet): ReadonlySet<string> {
  const { name: _name, ...facts } = sheet;
  const days = sheet.country === undefined ? null : countries[sheet.country].withdrawalDays;
  return new Set(['1', String(days), ...(JSON.stringify(facts).match(/\d+/g) ?? [])]);
}
