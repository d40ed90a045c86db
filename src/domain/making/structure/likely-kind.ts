import { foldText } from '#domain/shared/fold-text.ts';
import { niches } from '#domain/making/texts/content/niches.ts';
import type { ProductKind } from '#domain/making/texts/content/product-kinds.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';

/** Beginnings of words, and words (`=`), that names and addresses of one kind have. The first kind that has one is it. */
const beginnings: readonly (readonly [ProductKind, string])[] = [
  [
    'digital',
    `curso course kurs corso =cours ebook =e-book planilha template =app aplicativo software mentoria masterclass
     treinamento metodo method workshop aula apostila assinatura ingles`,
  ],
  [
    'physical',
    `faca =facas knife =knives messer cuchill coltell couteau panela frigideira pfann cozinha kitchen kuche cocina cuisine
     massag masaj aspirador vacuum ventilador umidificador lanterna travesseir pillow kissen almohada colchao organizador
     escova secador depilador carrinho cadeira mochila relogio =fone =fones drone camera brinquedo garrafa liquidificador
     tapete luminaria lampada joelheira amazon shopee mercadolivre mercadolibre aliexpress`,
  ],
  [
    'nutra',
    `vita gluco glyco glico lipo keto prosta neuro cardio articul artro detox colageno collagen kollagen capsul =caps goma
     gummies gumm gota drops suplement supplement probiot omega creatin whey melaton magnesi curcum ashwagandha
     emagrec slim buygoods maxweb`,
  ],
];

/** Endings of one word of a supplement's name, as in `LipoSlim` and `FitCaps`. */
const supplementEnding = /(?:caps|slim|detox|burn|biome|flora)$/u;

const wordsByKind = beginnings.map(([kind, written]) => ({ kind, forms: written.trim().split(/\s+/) }));

/** The kind that a product probably has, by its niche, its name and the address of its page; null where nothing tells it. */
export function likelyKind({
  name = '',
  niche,
  landingPage = '',
}: Pick<ProductSheet, 'name' | 'niche' | 'landingPage'>): ProductKind | null {
  const known = niches.find(({ id }) => id === niche);
  if (known) return known.kind;
  return kindOfWords(name) ?? kindOfWords(landingPage.replace(/^https?:\/\/|[?#].*$/giu, ''));
}

function kindOfWords(text: string): ProductKind | null {
  const words = foldText(text).match(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*/gu) ?? [];
  const each = words.flatMap((word) => [word, ...word.split('-')]);
  const isOf = (form: string) =>
    form.startsWith('=') ? each.includes(form.slice(1)) : each.some((word) => word.startsWith(form));
  const found = wordsByKind.find(({ forms }) => forms.some(isOf));
  return found?.kind ?? (each.some((word) => supplementEnding.test(word)) ? 'nutra' : null);
}
