export const PRODUCT_TOKEN = '{NOME_PRODUTO}';

/** Replaces each token with the product's name. The name is inserted literally, even if it contains `$&`. */
export function fillProduct(template: string, product: string): string {
  return template.replaceAll(PRODUCT_TOKEN, () => product.trim());
}
