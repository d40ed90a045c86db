export const PRODUCT_TOKEN = '{NOME_PRODUTO}';

/** The template with the product's name in each of its places; the name is taken as it is, `$&` and all. */
export function fillProduct(template: string, product: string): string {
  return template.replaceAll(PRODUCT_TOKEN, () => product.trim());
}
