import { languages } from '#domain/ads/languages.ts';
import { countries } from '#domain/language/countries.ts';
import { countryCodes, type PaymentMethod, paymentMethods } from '#domain/language/country-codes.ts';
import { type ProductKind, productKinds } from '#domain/making/texts/content/product-kinds.ts';
import type { LanguagePack } from '#domain/making/texts/content/language-pack.ts';
import { genders } from '#domain/making/texts/content/genders.ts';
import { niches } from '#domain/making/texts/content/niches.ts';
import { type PageOffer, pageOffers } from '#domain/making/texts/sheet/product-sheet.ts';

export const kindOptions = [
  { value: 'nutra', label: 'Suplemento (nutra)' },
  { value: 'physical', label: 'Produto físico' },
  { value: 'digital', label: 'Produto digital' },
];

export const sellerOptions = [
  { value: 'affiliate', label: 'Afiliado' },
  { value: 'owner', label: 'Dono do produto' },
];

export const brandOptions = [
  { value: 'allowed', label: 'Permitido' },
  { value: 'forbidden', label: 'Proibido' },
];

export const languageOptions = languages.map(({ code, label }) => ({ value: code, label }));

export const countryOptions = countryCodes
  .map((code) => ({ value: code, label: countries[code].label }))
  .sort((one, other) => one.label.localeCompare(other.label, 'pt-BR'));

const kindLabels: Readonly<Record<ProductKind, string>> = {
  nutra: 'Suplementos',
  physical: 'Produtos físicos',
  digital: 'Produtos digitais',
};

export const nicheOptions = productKinds.map((kind) => ({
  group: kindLabels[kind],
  items: niches.filter((niche) => niche.kind === kind).map(({ id, label }) => ({ value: id, label })),
}));

const pageOfferLabels: Readonly<Record<PageOffer, string>> = {
  reviews: 'Avaliações de clientes',
  models: 'Modelos ou cores para escolher',
  sizes: 'Tamanhos para escolher',
  gift: 'Opção de presente',
  newItem: 'Aviso de produto novo, na embalagem',
  shippingQuote: 'Cálculo de frete e prazo pelo CEP',
};

export const pageOfferOptions = pageOffers.map((value) => ({ value, label: pageOfferLabels[value] }));

const paymentLabels: Readonly<Partial<Record<PaymentMethod, string>>> = {
  card: 'Cartão',
  boleto: 'Boleto',
  cash_on_delivery: 'Pagamento na entrega',
  bank_transfer: 'Transferência bancária',
  mobile_wallet: 'Carteira digital',
  pay_later: 'Pagar depois (parcelado)',
  convenience_store: 'Loja de conveniência',
};

/** Payment methods, with those of the campaign's market first. */
export function paymentOptions(country: string, names: LanguagePack['payments'] | undefined) {
  const code = countryCodes.find((known) => known === country);
  const usual = code === undefined ? [] : countries[code].payments;
  return [...new Set([...usual, ...paymentMethods])].map((value) => ({
    value,
    label: paymentLabels[value] ?? names?.[value] ?? value,
  }));
}

/** The articles of the campaign's language, each once. */
export function genderOptions(pack: LanguagePack | null | undefined) {
  const forms = pack?.articles?.forms;
  if (!forms) return [];
  const known = genders.filter(
    (gender, at) => genders.findIndex((one) => forms[one] === forms[gender]) === at,
  );
  return known.map((value) => ({ value, label: forms[value] }));
}
