const words: readonly (readonly [stage: 'checkout' | 'sale', words: RegExp])[] = [
  // First, because Google's own names of a checkout contain the word for a purchase.
  [
    'checkout',
    /check\s?-?out|finaliza[cç](?:ão|ao)|finalizaci[oó]n|iniciad|^ic$|^ck$|carrinho|carrito|\bcart\b|pagamento iniciado/iu,
  ],
  ['sale', /compra|venda|purchase|\bsales?\b|venta|pedido|\borders?\b|pagamento|aprovad|conversion/iu],
];

/** The stage that a conversion action counts, by its name; null when the name does not show it. */
export function conversionStage(action: string): 'checkout' | 'sale' | null {
  return words.find(([, pattern]) => pattern.test(action))?.[0] ?? null;
}
