import { foldText, withoutAccents } from '#domain/shared/fold-text.ts';
import { type SaleField, saleFields } from './sale.ts';

/** Names of columns in the files of the networks, the more exact ones first. */
const writtenNames: Record<SaleField, readonly RegExp[]> = {
  orderId: [
    /^(?:conversion ?id|action ?id|lead ?id)$/u, // a tracker's transaction id is that of its click, which an upsell shares
    /^(?:order ?id(?: global)?|receipt|bestell(?:nr|nummer|-id)\.?|order number|transaction ?(?:id|code)|(?:sale|invoice) ?id)$/u,
    /^(?:transação|código da (?:transação|venda)|cód(?:igo)?\.? (?:do )?pedido|id (?:d[ao] )?(?:venda|pedido|transação|fatura|compra)|fatura|(?:n[ºo°]\.?|número) (?:do )?pedido|pedido|transacción|(?:id|código) de (?:la )?(?:venta|pedido|transacción|compra))$/u,
    /^(?:código|id)$/u, // of nothing else, where no other column is the order's
  ],
  soldAt: [
    /^(?:date(?: created)?|order date|ordered at|transaction (?:date|time)|purchase date|sale date|(?:conversion|action|event) (?:date|time)|created(?: at| date)?|date ?time|datum)$/u,
    /^data (?:d[aeo] )?(?:venda|transação|pedido|compra)$|^data(?: e hora)?$|^fecha(?: de (?:la )?(?:venta|compra|transacción))?$/u,
    /^data (?:de |da )?(?:confirmação|finalização|finalizada)$|^confirmação do pagamento$/u,
    /^data (?:de |da )?criação$|^data (?:de |do )?(?:pagamento|aprovação)$|^data (?:de |da )?aprovação$/u,
    /^(?:criad[oa]|aprovad[oa]|pag[oa]|vendid[oa]) em$|^aprovação$|^d[ií]a$/u,
  ],
  // The kind of line and its state: files may have both.
  status: [
    /^(?:transaction type|action type|type|txn type|transaktionstyp|art)$/u,
    /^status(?: d[ao] (?:transação|venda|pedido))?$|^(?:order|transaction|sale|conversion|action|financial) status$|^disposition$/u,
    /^situação(?: d[ao] (?:transação|venda|pedido))?$|^estado(?: de (?:la venta|la transacción|pedido))?$/u,
  ],
  // Some networks mean the buyer's payment, others the affiliate's.
  payment: [
    /^(?:payment|refund|chargeback) status$/u,
    /^(?:status|situação) d[ao] (?:pagamento|reembolso)$/u,
  ],
  product: [
    /^(?:product(?: name)?|item(?: name)?|produkt(?:name)?|offer(?: name)?)$/u,
    /^(?:nome do produto|produto|producto|oferta)$/u,
  ],
  amount: [
    /^(?:(?:order |total |sale )?amount|total order amount|total|price|order total|(?:brutto)?betrag|gross amount)$/u,
    /^(?:valor(?: da venda| do produto| total| pago| de compra com impostos)?|preço(?: do produto| da oferta| total)?|precio|valor de compra con impuestos)$/u,
  ],
  commission: [
    // Hotmart's net income is what all who are paid share, where the affiliate's part stands beside it.
    /^(?:comissão (?:do\(a\) afiliado\(a\)|(?:do |de )?afiliado)|faturamento líquido do\(a\) afiliado\(a\)|comisión del afiliado|facturación neta del afiliado(?:\(a\))?)$/u,
    /^(?:(?:aff(?:iliate)? )?commission(?: amount| earned)?|account amount|total account amount|payout|earned amount|your share|(?:action |affiliate net )?earnings|publisher commission|(?:affiliate-|partner-)?provision)$/u,
    /^(?:(?:sua |minha )?comissão(?: recebida| líquida)?|valor (?:da )?comissão|faturamento líquido|valor que você recebeu(?: convertido)?|(?:seu|meu) ganho|sua parte|comisión|facturación neta)$/u,
    // Only where no column is called a commission: beside one, this is the seller's own part.
    /^(?:ganhos?(?: líquidos?)?|valor líquido(?: recebido)?|valor recebido)$/u,
  ],
  currency: [
    /^(?:(?:payout |commission |account |purchase |order )?currency(?: code)?|währung)$/u,
    /^moeda(?: d[aeo] \p{L}+(?: do\(a\) afiliado\(a\))?| recebida)?$|^moneda(?: de \p{L}+)?$/u,
  ],
  exchange: [
    /^(?:exchange rate|conversion rate|wechselkurs)$/u,
    /^(?:cotação|(?:taxa de )?câmbio(?: real)?|tipo de cambio)$/u,
  ],
  country: [/^(?:country(?: code)?|customer country|land)$/u, /^país(?: do comprador)?$/u],
  click: [/^gclid(?: \(metadata\))?$|^google click id$|^extclid$|^click ?id$/u],
  clickedAt: [/^(?:click (?:time|date)|clicked at)$/u, /^(?:data|hora) do clique$/u],
  subId: [
    /^(?:sub[ _-]?id ?_?\d*|sub ?_?\d{1,2}|sub ?acc(?:ount)? ?\d*|sub ?aff(?:iliate)? ?id ?\d*|aff(?:iliate)? sub ?(?:id)? ?\d*|aff[ _]?sub ?\d*|sid ?\d*|s[1-5])$/u,
    /^(?:gbraid|wbraid)$/u, // parameters of the link, as the others are
    /^(?:transaction ?id|transaktions-?id|paymentintent id|order ?ref)$/u, // another number of the order
    /^(?:t(?:racking )?id|tid|campaign ?key|tracking ?key|source|src|sck|código s(?:rc|ck)|origem(?: de checkout)?|utm_\w+)$/u,
    /^(?:cid|note attributes|landing (?:site|page))$/u, // of a shop: what the buyer's first address carried
  ],
  keyword: [/^(?:keyword|utm_term|palavra-chave)$/u],
  test: [/^(?:test|teste|is test|mode)$/u],
  refunded: [
    /^(?:amount refunded|refund(?:ed)? amount)$/u,
    /^(?:valor|importe) (?:reembolsado|estornado|devolvido|devuelto)$/u,
  ],
  role: [/^(?:role|tipo (?:de |da )?comiss(?:ão|ionado)|papel|venda feita como|venta hecha como)$/u],
};

/** The same for folded names, because files may lack the accents. */
export const saleColumnWords = Object.fromEntries(
  saleFields.map((field) => [field, writtenNames[field].map(withoutAccents)]),
) as Record<SaleField, RegExp[]>; // the fields are its keys

/** Whether a label is one of these names; some networks write `order_id_global` for `order id global`. */
export function isNamed(label: string, names: RegExp): boolean {
  const plain = foldText(label);
  return names.test(plain) || names.test(spacedName(plain));
}

export function spacedName(name: string): string {
  return name.replaceAll('_', ' ');
}

/** A column with the time of the day alone, as ClickBank writes it behind the date. */
export const timeWords = /^(?:time|hora(?: d[ao] (?:venda|transação|pedido))?|uhrzeit)$/u;

/** Names of a currency column that say which money it is: the affiliate's part, or what the buyer paid. */
export const currencySides = {
  commission: /receb|recib|comiss|comisi|payout|commission|account/u,
  amount: /compra|pedido|venda|venta|purchase|order/u,
};
