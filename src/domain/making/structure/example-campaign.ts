import { funnelLevels } from '#domain/making/texts/content/funnel.ts';
import { assetTypes } from '#domain/ads/asset-types.ts';
import { toStoredItem } from '#domain/ads/items.ts';
import {
  type AssetFields,
  assetSchema,
  type NewCampaignFields,
  newCampaignSchema,
} from '#domain/making/campaign/campaign.ts';
import type { GeneratorInput } from '#domain/making/texts/generators/define-generator.ts';
import { generators } from '#domain/making/texts/generators/index.ts';
import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import { emptyTemplateStores, NUTRA_LIST } from '#domain/making/texts/templates.ts';
import type { BuiltInTexts } from '#domain/making/texts/content/types.ts';
import { gatherMaterial } from './material.ts';
import type { CampaignDraft } from './draft.ts';
import { proposeDraft } from './propose.ts';
import { type CampaignSettings, emptySettings } from './settings.ts';

/** A product that does not exist, at an address that nobody can own (RFC 2606). */
const sheet = {
  name: 'Vitalis Max',
  spellings: ['vitalismax', 'vitalis maxx'],
  kind: 'nutra',
  niche: 'joints',
  country: 'BR',
  language: 'pt',
  seller: 'affiliate',
  brandBidding: 'allowed',
  currency: 'BRL',
  price: '197.00',
  instalments: { count: 12 },
  guaranteeDays: 30,
  shipping: { free: true, days: 10, tracked: true, nationwide: true },
  payments: ['card', 'pix', 'boleto'],
  kits: [3, 6],
  contents: ['colágeno tipo II', 'cúrcuma', 'vitamina D'],
  audience: 'adultos acima de 50 anos',
  problem: 'dor no joelho',
  landingPage: 'https://vitalis-max.example/oferta',
} as const satisfies ProductSheet;

const campaign = {
  name: 'Exemplo: Vitalis Max',
  notes: 'Produto fictício, para você ver uma campanha pronta. Mexa à vontade: nada aqui é publicado.',
  platform: 'Google Ads',
  niche: 'Articulações',
  country: 'Brasil',
  commission: '120.00',
  productPrice: '197.00',
  currency: 'BRL',
};

const settings: CampaignSettings = {
  ...emptySettings,
  finalUrl: sheet.landingPage,
  countries: ['BR'],
  languages: ['pt'],
  dailyBudget: '50.00',
  maxCpc: '1.20',
  economics: { ...emptySettings.economics, commission: '120.00', price: '197.00', conversion: 2 },
};

const input: GeneratorInput = {
  listKey: NUTRA_LIST,
  product: sheet.name,
  language: 'pt',
  funnel: 'bottom',
  match: 'phrase',
  sheet,
};

interface ExampleCampaign {
  campaign: NewCampaignFields;
  /** A list of each type. */
  lists: AssetFields[];
  draft: CampaignDraft;
}

/**
 * A whole campaign of a fictitious product, made by the same generators and the same assembly as any other.
 *
 * @param builtIn the built-in texts of Portuguese.
 */
export function makeExampleCampaign(builtIn: BuiltInTexts, newId: () => string): ExampleCampaign {
  const sources = { stores: emptyTemplateStores, builtIn };
  const lists = assetTypes.map((assetType) => {
    const made = generators[assetType].generate(input, sources);
    const content = made.ok ? made.items.map((item) => toStoredItem(assetType, item)) : [];
    return assetSchema.parse({ assetType, content, origin: originOf(assetType) });
  });
  const material = gatherMaterial({ assets: lists, product: sheet.name, language: 'pt', sheet }, sources);
  const { draft } = proposeDraft({
    material,
    product: { name: sheet.name, spellings: sheet.spellings, pack: builtIn.pack },
    settings,
    language: 'pt',
    stages: funnelLevels,
    newId,
  });
  return { campaign: newCampaignSchema.parse({ ...campaign, sheet }), lists, draft };
}

function originOf(assetType: (typeof assetTypes)[number]) {
  const { product, language, funnel, match } = input;
  return assetType === 'keywords' ? { product, language, funnel, matchType: match } : { product, language };
}
