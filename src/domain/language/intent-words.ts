import type { Intent } from './intents.ts';

/**
 * Words that reveal the intent, in Portuguese, Spanish and English, without accents. Used for keywords that
 * match no built-in template: typed, imported, or generated from a person's own templates. The first match
 * counts.
 */
const words: readonly (readonly [Intent, RegExp])[] = [
  ['complaint', /\b(?:reclame aqui|reclama|golpe|fraude|scam|estafa|queixa|complaints?|bbb|trustpilot)/],
  [
    'reviews',
    /\b(?:depoiment|avaliac|opini|resenh|testemunh|reviews?\b|resenas?\b|funciona|vale a pena|does it work|ratings?\b|testimonials?)/,
  ],
  [
    'safety',
    /\b(?:anvisa|seguro\b|confiavel|faz mal|efeitos? colatera|contraindica|legit|safe\b|side effects?|efectos secundarios|fda\b)/,
  ],
  [
    'coupon',
    /\b(?:cupom|cupons|cupon\w*|desconto|descuento|promoc|oferta|coupons?\b|discount|promo\b|deals?\b|black friday)/,
  ],
  ['price', /\b(?:preco|valor\b|quanto custa|barat|precio|cuanto cuesta|price|cost\b|how much|cheap)/],
  ['delivery', /\b(?:entrega|frete|prazo|parcela|boleto|pix\b|envio|shipping|delivery|portes)/],
  ['official', /\b(?:oficial|official|fabricante|manufacturer)/],
  [
    'marketplace',
    /\b(?:mercado livre|mercado libre|shopee|amazon|magalu|americanas|ebay|walmart|aliexpress|olx)\b/,
  ],
  ['pharmacy', /\b(?:farmacia|drogaria|drogasil|pharmacy|walgreens|cvs\b|gnc\b)/],
  [
    'buy',
    /\b(?:comprar|compra\b|onde vende|onde encontr|encomendar|pedir\b|donde comprar|buy\b|order\b|purchase|where to get|for sale)/,
  ],
  ['ingredients', /\b(?:composic|ingrediente|formula\b|bula\b|ingredients?\b|ficha tecnica|specs?\b)/],
  ['usage', /\b(?:como usar|como tomar|modo de uso|dosage|dosagem|how to (?:use|take)|manual\b|instruc)/],
  // "rival ou vitalis" chooses; "vitalis où acheter", which people also type without its accent, buys.
  [
    'choice',
    /\b(?:melhor|comparativo|versus|vs\b|top \d|mejor|best\b|compare|alternativ)|\S ou (?!achet|trouv|command)\S/,
  ],
  ['about', /\b(?:o que e\b|para que serve|beneficio|que es\b|para que sirve|what is\b|benefits?\b)/],
  [
    'problem',
    /\b(?:como (?:tratar|aliviar|melhorar|diminuir|acabar|evitar)|sintomas?\b|causas?\b|remedio|tratamento|symptoms?\b|how to (?:get rid|stop|relieve)|tratamiento)/,
  ],
];

/** @param folded the keyword in lower case, without accents. */
export function intentByWords(folded: string): Intent | undefined {
  return words.find(([, pattern]) => pattern.test(folded))?.[0];
}
