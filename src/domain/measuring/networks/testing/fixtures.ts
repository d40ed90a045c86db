import { signIpn } from '../digistore24.ts';
import type { NetworkCrypto } from '../postback.ts';
import type { PostbackNetworkId } from '../postback-networks.ts';

export const fixtureKinds = ['sale', 'refund', 'chargeback', 'test', 'broken'] as const;
export type FixtureKind = (typeof fixtureKinds)[number];

/** What a made-up order is worth, in whole cents. */
export interface MadeOrder {
  id: string;
  amountCents: number;
  commissionCents: number;
  /** Empty for a sale without a click. */
  gclid: string;
  /** Seconds since 1970. */
  at: number;
}

export interface MadePostback {
  method: 'GET' | 'POST';
  query: Record<string, string>;
  headers: Record<string, string>;
  body: string;
}

/** What makes a network's messages: its signature needs what only a test can do, which is to encrypt. */
export interface MakerCrypto extends NetworkCrypto {
  encrypt: (key: string, iv: string, plain: string) => string;
}

interface Fixture {
  key: string;
  currency: string;
  /** Which facts a message has. */
  contains: { amount: boolean; commission: boolean; time: boolean };
  make: (kind: FixtureKind, order: MadeOrder, crypto: MakerCrypto) => MadePostback;
}

/** A buyer who must never be found in what is kept. */
export const buyer = {
  name: 'Fulana Compradora',
  email: 'fulana.compradora@exemplo.com',
  phone: '+5511987654321',
  cpf: '123.456.789-09',
  street: 'Rua das Acácias Vermelhas',
};

const money = (cents: number) => (cents / 100).toFixed(2);
const number = (cents: number) => cents / 100;
const iso = (at: number) => new Date(at * 1000).toISOString().replace('.000Z', '+00:00');
/** The same in Brasília, which is three hours behind all year. */
const brasilia = (at: number) =>
  new Date((at - 3 * 3600) * 1000).toISOString().slice(0, 19).replace('T', ' ');
const json = (value: unknown, headers: Record<string, string> = {}): MadePostback => ({
  method: 'POST',
  query: {},
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(value),
});
const form = (fields: Record<string, string>): MadePostback => ({
  method: 'POST',
  query: {},
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: Object.entries(fields)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&'),
});
const get = (query: Record<string, string>): MadePostback => ({
  method: 'GET',
  query,
  headers: {},
  body: '',
});
const person = { name: buyer.name, email: buyer.email, phone: buyer.phone, document: buyer.cpf };
const containsAll = { amount: true, commission: true, time: true };

function macro(
  of: (order: MadeOrder) => Record<string, string>,
  contains: Fixture['contains'],
  currency: string,
  brokenMacro: string,
): Fixture {
  const words = {
    sale: 'approved',
    refund: 'refunded',
    chargeback: 'chargeback',
    test: 'test',
    broken: 'approved',
  };
  return {
    key: '',
    currency,
    contains,
    make: (kind, order) =>
      get({
        ...of(order),
        status: words[kind],
        email: buyer.email,
        EMAILHASH: buyer.phone,
        ...(kind === 'broken' && { order: brokenMacro }),
      }),
  };
}

const buygoodsFields = ({ id, commissionCents, gclid }: MadeOrder) => ({
  order: id,
  commission: money(commissionCents),
  product: 'kit',
  subid: '{SUBID}',
  subid2: gclid,
});

/** One message of each kind for each network. */
export const fixtures: Record<PostbackNetworkId, Fixture> = {
  clickbank: {
    key: 'BOGUSSECRET12345',
    currency: 'USD',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }, crypto) {
      const types = {
        sale: 'SALE',
        refund: 'RFND',
        chargeback: 'CGBK',
        test: 'TEST_SALE',
        broken: 'NEW_TYPE',
      };
      const sign = kind === 'refund' || kind === 'chargeback' ? -1 : 1;
      const plain = JSON.stringify({
        transactionTime: iso(at),
        receipt: id,
        transactionType: types[kind],
        vendor: 'loja',
        role: 'AFFILIATE',
        totalAccountAmount: number(commissionCents) * sign,
        totalOrderAmount: number(amountCents) * sign,
        currency: 'USD',
        trackingCodes: ['meu_tid'],
        version: 8,
        attemptCount: 1,
        extclid: gclid,
        lineItems: [
          { itemNo: '1', productTitle: 'Kit Vital', accountAmount: number(commissionCents) * sign },
        ],
        customer: { shipping: { ...person, address: { address1: buyer.street } }, billing: person },
      });
      const iv = 'AAECAwQFBgcICQoLDA0ODw==';
      const key = crypto.hash('sha1', 'BOGUSSECRET12345').slice(0, 32);
      return json({ notification: crypto.encrypt(key, iv, plain), iv });
    },
  },
  digistore24: {
    key: 's3cret-passphrase',
    currency: 'EUR',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }, crypto) {
      const events = {
        sale: 'on_payment',
        refund: 'on_refund',
        chargeback: 'on_chargeback',
        test: 'on_payment',
        broken: 'on_something_new',
      };
      const params: Record<string, string> = {
        event: events[kind],
        order_id: id,
        transaction_id: `${kind}-${id}`,
        pay_method: 'paypal',
        transaction_amount: money(amountCents),
        amount_affiliate: money(commissionCents),
        transaction_currency: 'EUR',
        transaction_processed_at: iso(at),
        click_id: gclid,
        upsell_no: '0',
        pay_sequence_no: '1',
        product_name: 'Basis Monatlich',
        campaignkey: '',
        buyer_email: buyer.email,
        buyer_first_name: buyer.name,
        buyer_phone_no: buyer.phone,
        address_street: buyer.street,
        ...(kind === 'test' && { pay_method: 'test' }),
      };
      const sha_sign = signIpn(params, 's3cret-passphrase', (text) => crypto.hash('sha512', text));
      return form({ ...params, sha_sign });
    },
  },
  'digistore24-s2s': macro(
    ({ id, amountCents, commissionCents, gclid, at }) => ({
      order: id,
      amount: money(amountCents),
      commission: money(commissionCents),
      currency: 'EUR',
      time: String(at),
      cid: gclid,
      sid1: '{sid1}',
      test: '',
    }),
    containsAll,
    'EUR',
    '{transaction_id}',
  ),
  buygoods: macro(buygoodsFields, { amount: false, commission: true, time: false }, 'USD', '{ORDERID}'),
  maxweb: macro(buygoodsFields, { amount: false, commission: true, time: false }, 'USD', '{ORDERID}'),
  hotmart: {
    key: 'hottok-123',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const events = {
        sale: 'PURCHASE_APPROVED',
        refund: 'PURCHASE_REFUNDED',
        chargeback: 'PURCHASE_CHARGEBACK',
        test: 'PURCHASE_OUT_OF_SHOPPING_CART', // Hotmart marks no test: a cart is no sale
        broken: 'PURCHASE_SOMETHING_NEW',
      };
      const message = {
        id: `ev-${kind}-${id}`,
        creation_date: at * 1000,
        event: events[kind],
        version: '2.0.0',
        data: {
          buyer: { ...person, checkout_phone: buyer.phone, address: { street: buyer.street } },
          product: { id: 1, name: 'Curso' },
          affiliates: [{ affiliate_code: 'A1', name: 'Afiliada' }],
          commissions: [
            { value: 1, source: 'MARKETPLACE', currency_value: 'BRL' },
            { value: number(commissionCents), source: 'AFFILIATE', currency_value: 'BRL' },
          ],
          purchase: {
            transaction: id,
            status: 'APPROVED',
            approved_date: at * 1000,
            order_date: at * 1000,
            price: { value: number(amountCents), currency_value: 'BRL' },
            origin: { src: '123', sck: `456|kit|${gclid}`, xcod: '' },
          },
        },
      };
      return json(message, { 'x-hotmart-hottok': 'hottok-123' });
    },
  },
  kiwify: {
    key: 'tok_123',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }, crypto) {
      const statuses = {
        sale: 'paid',
        refund: 'refunded',
        chargeback: 'chargedback',
        test: 'paid',
        broken: 'novo',
      };
      const message = json({
        order_id: id,
        order_ref: kind === 'test' ? 'test' : 'Ab12',
        order_status: statuses[kind],
        created_at: brasilia(at),
        approved_date: brasilia(at),
        refunded_at: brasilia(at),
        updated_at: brasilia(at),
        Product: { product_id: 'p1', product_name: 'Curso' },
        Customer: { full_name: buyer.name, email: buyer.email, mobile: buyer.phone, CPF: buyer.cpf },
        Commissions: { charge_amount: amountCents, my_commission: String(commissionCents), currency: 'BRL' },
        TrackingParameters: { src: null, sck: null, s1: gclid, s2: '123', utm_source: 'google' },
      });
      return { ...message, query: { signature: crypto.hmac('sha1', 'tok_123', message.body, 'hex') } };
    },
  },
  monetizze: {
    key: 'chave-unica',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const codes = { sale: '2', refund: '4', chargeback: '4', test: '2', broken: '77' };
      return form({
        chave_unica: 'chave-unica',
        'produto[nome]': kind === 'test' ? 'X-Wing' : 'Vital',
        'venda[codigo]': id,
        'venda[codigo_status]': codes[kind],
        'venda[valor]': money(amountCents),
        'venda[status]': kind === 'chargeback' ? 'Chargeback' : 'x',
        'venda[valorRecebido]': money(commissionCents),
        'venda[dataFinalizada]': brasilia(at),
        'venda[src]': gclid,
        'comprador[nome]': buyer.name,
        'comprador[email]': buyer.email,
        'comprador[telefone]': buyer.phone,
        'comprador[cnpj_cpf]': buyer.cpf,
        json: JSON.stringify({ comprador: person }),
      });
    },
  },
  eduzz: {
    key: 'chave_123',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }, crypto) {
      const events = {
        sale: 'myeduzz.invoice_paid',
        refund: 'myeduzz.invoice_refunded',
        chargeback: 'myeduzz.invoice_chargeback',
        test: 'ping',
        broken: 'myeduzz.something_new',
      };
      const message = json({
        id: `ev-${kind}-${id}`,
        event: events[kind],
        sentDate: iso(at),
        data: {
          id,
          status: 'paid',
          paidAt: iso(at),
          createdAt: iso(at),
          buyer: { ...person, address: buyer.street },
          price: { currency: 'BRL', value: number(amountCents) },
          paid: { currency: 'BRL', value: number(amountCents) },
          items: [{ name: 'Curso' }],
          utm: { source: 'google', content: gclid },
          commissions: { affiliates: [{ name: 'Afiliada', commission: { value: number(commissionCents) } }] },
        },
      });
      return {
        ...message,
        headers: {
          ...message.headers,
          'x-signature': crypto.hmac('sha256', 'chave_123', message.body, 'hex'),
        },
      };
    },
  },
  perfectpay: {
    key: 'token-pp',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const codes = { sale: 2, refund: 7, chargeback: 9, test: 12, broken: 99 };
      return json({
        token: 'token-pp',
        code: id,
        sale_amount: number(amountCents),
        currency_enum: 1,
        sale_status_enum: codes[kind],
        date_created: brasilia(at),
        date_approved: brasilia(at),
        date_updated: brasilia(at),
        product: { name: 'Kit' },
        commission: [
          { affiliation_type_enum: 3, name: 'Afiliada', commission_amount: number(commissionCents) },
        ],
        metadata: { src: gclid },
        customer: { full_name: buyer.name, email: buyer.email, street_name: buyer.street },
      });
    },
  },
  braip: {
    key: 'chave-braip',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const statuses = {
        sale: 'Pagamento Aprovado',
        refund: 'Devolvida',
        chargeback: 'Chargeback',
        test: 'Parcialmente Pago',
        broken: 'Status Novo',
      };
      return form({
        basic_authentication: 'chave-braip',
        trans_key: id,
        trans_status: statuses[kind],
        src: gclid,
        trans_total_value: String(amountCents),
        commission_value: String(commissionCents),
        trans_updatedate: brasilia(at),
        product_name: 'Vital',
        client_name: buyer.name,
        client_email: buyer.email,
        client_cel: '(11) 98765-4321',
        client_documment: buyer.cpf,
        client_address: buyer.street,
      });
    },
  },
  ticto: {
    key: 'token-ticto',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const statuses = {
        sale: 'authorized',
        refund: 'refunded',
        chargeback: 'chargeback',
        test: 'trial',
        broken: 'novo',
      };
      return json({
        token: 'token-ticto',
        status: statuses[kind],
        status_date: brasilia(at),
        order: { hash: id, paid_amount: amountCents },
        item: { product_name: 'Vital' },
        customer: person,
        affiliates: [{ type: 'affiliate', email: buyer.email, amount: commissionCents }],
        tracking: { src: gclid, utm_source: 'google' },
      });
    },
  },
  cakto: {
    key: 'segredo-cakto',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const events = {
        sale: 'purchase_approved',
        refund: 'refund',
        chargeback: 'chargeback',
        test: 'checkout_abandonment',
        broken: 'evento_novo',
      };
      const data = {
        id,
        refId: 'r1',
        status: 'paid',
        amount: number(amountCents),
        sck: gclid,
        customer: person,
        createdAt: iso(at),
        paidAt: iso(at),
        refundedAt: iso(at),
        chargedbackAt: iso(at),
        product: { name: 'Kit' },
        commissions: [{ user: buyer.email, totalAmount: number(commissionCents), type: 'affiliate' }],
      };
      return json({ secret: 'segredo-cakto', event: events[kind], data: kind === 'refund' ? [data] : data });
    },
  },
  kirvano: {
    key: '',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const events = {
        sale: 'SALE_APPROVED',
        refund: 'SALE_REFUNDED',
        chargeback: 'SALE_CHARGEBACK',
        test: 'ABANDONED_CART',
        broken: 'SALE_SOMETHING_NEW',
      };
      return json({
        event: events[kind],
        sale_id: id,
        total_price: `R$ ${money(amountCents).replace('.', ',')}`,
        created_at: brasilia(at),
        customer: person,
        products: [{ name: 'Kit' }],
        utm: { src: gclid, utm_source: 'google' },
        fiscal: { commission: number(commissionCents) },
      });
    },
  },
  hubla: {
    key: 'token-hubla',
    currency: 'BRL',
    contains: containsAll,
    make(kind, { id, amountCents, commissionCents, gclid, at }) {
      const types = {
        sale: 'invoice.payment_succeeded',
        refund: 'invoice.refunded',
        chargeback: 'invoice.chargeback',
        test: 'invoice.payment_succeeded',
        broken: 'invoice.something_new',
      };
      const message = {
        type: types[kind],
        event: {
          product: { name: 'Kit' },
          user: { ...person, firstName: buyer.name },
          invoice: {
            id,
            currency: 'BRL',
            saleDate: iso(at),
            amount: { totalCents: amountCents },
            payer: person,
            receivers: [{ role: 'affiliate', name: 'Afiliada', totalCents: commissionCents }],
            paymentSession: { utm: { utm_content: gclid }, ip: '203.0.113.9' },
          },
        },
      };
      return json(message, { 'x-hubla-token': 'token-hubla', 'x-hubla-sandbox': String(kind === 'test') });
    },
  },
  stripe: {
    key: 'whsec_test',
    currency: 'USD',
    contains: { amount: true, commission: false, time: true },
    make(kind, { id, amountCents, gclid, at }, crypto) {
      const types = {
        sale: 'checkout.session.completed',
        refund: 'charge.refunded',
        chargeback: 'charge.dispute.created',
        test: 'checkout.session.completed',
        broken: 'charge.something_new',
      };
      const message = json({
        id: `evt_${kind}_${id}`,
        type: types[kind],
        created: at,
        livemode: kind !== 'test',
        data: {
          object: {
            payment_intent: id,
            payment_status: 'paid',
            currency: 'usd',
            amount_total: amountCents,
            amount: amountCents,
            amount_refunded: amountCents,
            client_reference_id: gclid,
            metadata: { keyword: 'kit' },
            customer_details: {
              name: buyer.name,
              email: buyer.email,
              phone: buyer.phone,
              address: { line1: buyer.street },
            },
          },
        },
      });
      const v1 = crypto.hmac('sha256', 'whsec_test', `${at}.${message.body}`, 'hex');
      return { ...message, headers: { ...message.headers, 'stripe-signature': `t=${at},v1=${v1}` } };
    },
  },
  shopify: {
    key: 'shh',
    currency: 'BRL',
    contains: { amount: true, commission: false, time: true },
    make(kind, { id, amountCents, gclid, at }, crypto) {
      const topics = {
        sale: 'orders/paid',
        refund: 'refunds/create',
        chargeback: 'disputes/create',
        test: 'orders/paid',
        broken: 'orders/something_new',
      };
      const message = json({
        ...(kind === 'refund' || kind === 'chargeback'
          ? { id: `9${id}`, order_id: id, amount: money(amountCents) }
          : { id }),
        total_price: money(amountCents),
        currency: 'BRL',
        created_at: iso(at),
        processed_at: iso(at),
        test: kind === 'test',
        ...(kind === 'refund' && {
          transactions: [{ kind: 'refund', amount: money(amountCents), currency: 'BRL' }],
        }),
        landing_site: `/produto?gclid=${gclid}&utm_source=google`,
        email: buyer.email,
        phone: buyer.phone,
        customer: person,
        billing_address: { ...person, address1: buyer.street },
        line_items: [{ title: 'Kit' }],
      });
      const signature = crypto.hmac('sha256', 'shh', message.body, 'base64');
      return {
        ...message,
        headers: { ...message.headers, 'x-shopify-topic': topics[kind], 'x-shopify-hmac-sha256': signature },
      };
    },
  },
  everflow: macro(
    ({ id, commissionCents, gclid }) => ({
      order: id,
      event: '0',
      commission: money(commissionCents),
      product: '7',
      sub3: gclid,
      sub1: '{sub1}',
    }),
    { amount: false, commission: true, time: false },
    'USD',
    '{transaction_id}',
  ),
  tune: macro(
    ({ id, commissionCents, gclid, at }) => ({
      order: id,
      commission: money(commissionCents),
      currency: 'USD',
      time: String(at),
      aff_sub: gclid,
    }),
    { amount: false, commission: true, time: true },
    'USD',
    '{transaction_id}',
  ),
  cake: macro(
    ({ id, commissionCents, gclid, at }) => ({
      order: id,
      lead: '#leadid#',
      commission: money(commissionCents),
      time: String(at),
      s1: '#s1#',
      s2: gclid.slice(0, 100),
      s3: gclid.slice(100),
    }),
    { amount: false, commission: true, time: true },
    'USD',
    '#tid#',
  ),
  generic: macro(
    ({ id, amountCents, commissionCents, gclid, at }) => ({
      order: id,
      amount: money(amountCents).replace('.', ','),
      commission: money(commissionCents).replace('.', ','),
      currency: 'BRL',
      time: brasilia(at),
      gclid,
      sub1: '[[sub1]]',
    }),
    containsAll,
    'BRL',
    '{order}',
  ),
};
