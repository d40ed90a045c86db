/**
 * The facts that a text can state. A token marks the place of the value; the text is generated only when the
 * value is known. Tokens are Portuguese, like `{NOME_PRODUTO}`, because people may use them in their own
 * templates.
 */
export const factTokens = {
  product: '{NOME_PRODUTO}',
  price: '{PRECO}',
  instalments: '{PARCELAS}',
  guaranteeDays: '{DIAS_GARANTIA}',
  /** Days to ask for the money back. */
  moneyBackDays: '{DIAS_REEMBOLSO}',
  /** Days to try the product at home. */
  trialDays: '{DIAS_TESTE}',
  /** Days within which a consumer in the campaign's market may return the product by law. */
  withdrawalDays: '{DIAS_DESISTENCIA}',
  deliveryDays: '{DIAS_ENTREGA}',
  dispatchHours: '{HORAS_DESPACHO}',
  freeShippingFrom: '{FRETE_GRATIS_DESDE}',
  /** Payment methods, at most three: `Pix, cartão ou boleto`. */
  payments: '{PAGAMENTOS}',
  /** Units of the largest kit. */
  kit: '{KIT}',
  smallKit: '{KIT_MENOR}',
  /** The first ingredient, or the first item in the box. */
  content: '{ITEM}',
  contents: '{ITENS}',
  audience: '{PUBLICO}',
  /** The kind of product, without article: `faca`. */
  noun: '{TIPO}',
  /** Lessons of a course. */
  lessons: '{AULAS}',
  accessMonths: '{MESES_ACESSO}',
  /** The difference to other products, in the advertiser's own words. */
  differentiator: '{DIFERENCIAL}',
  differentiator2: '{DIFERENCIAL_2}',
  differentiator3: '{DIFERENCIAL_3}',
  /** The market's word for a postal code: `CEP`, `ZIP code`, `postcode`. */
  postalCode: '{CODIGO_POSTAL}',
  /** `no Brasil`, `in the UK`. */
  inCountry: '{NO_PAIS}',
} as const;

/** Facts without a value. A text names them in brackets: `[tracked] Pedido com Rastreio`. */
export const factFlags = [
  'owner',
  'freeShipping',
  'tracked',
  'nationwide',
  'discreet',
  'invoice',
  'interestFree',
  'kits',
  'manyKits',
  'pix',
  'boleto',
  'card',
  'paypal',
  'cash_on_delivery',
  'reviews',
  'models',
  'sizes',
  'gift',
  'newItem',
  'shippingQuote',
  'instantAccess',
  'lifetimeAccess',
  'certificate',
  'support',
  'updates',
] as const;

export type ValueFact = keyof typeof factTokens;
export type Fact = ValueFact | (typeof factFlags)[number];

/** Words of the campaign's market. A keyword line that contains one is repeated for each of its words. */
export const marketTokens = {
  marketplaces: '{MARKETPLACE}',
  pharmacies: '{FARMACIA}',
  complaintSites: '{SITE_RECLAMACAO}',
  countryNames: '{PAIS}',
  payments: '{PAGAMENTO}',
} as const;

export type MarketList = keyof typeof marketTokens;
