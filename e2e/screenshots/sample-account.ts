import { assetTypes } from '#domain/ads/asset-types.ts';
import { toStoredItem } from '#domain/ads/items.ts';
import { loadBuiltInTexts } from '#domain/making/texts/built-in-texts.ts';
import { generators } from '#domain/making/texts/generators/index.ts';
import { emptyTemplateStores, NUTRA_LIST } from '#domain/making/texts/templates.ts';
import type { Connection } from '#server/db/client.ts';
import { campaignAssets } from '#server/db/schema/campaigns.ts';
import { createCampaign } from '#server/testing/factories.ts';

const campaigns = [
  {
    name: 'FitMax Brasil',
    niche: 'Emagrecimento',
    country: 'Brasil',
    platform: 'Google Ads',
    commission: '197.00',
    productPrice: '497.00',
    notes: 'Página nova desde segunda. Testar a garantia de 60 dias no título.',
  },
  { name: 'Glicemax', niche: 'Glicose', country: 'Portugal', platform: 'Google Ads', currency: 'EUR' },
  { name: 'Kit de Facas Inox', niche: 'Cozinha', country: 'Brasil', platform: 'Bing Ads' },
  { name: 'Massageador Cervical', niche: 'Dor', country: 'México', currency: 'MXN' },
];

/** Gives the account a few campaigns, the first with a list of every type; resolves to the first one's id. */
export async function fillAccount({ db }: Connection, userId: string): Promise<string> {
  const builtIn = await loadBuiltInTexts('pt');
  const [first] = await Promise.all(campaigns.map((fields) => createCampaign(db, userId, fields)));
  if (!first) throw new Error('the table of sample campaigns is empty');
  for (const assetType of assetTypes) {
    const made = generators[assetType].generate(
      { listKey: NUTRA_LIST, product: 'FitMax', language: 'pt', funnel: 'bottom', match: 'phrase' },
      { stores: emptyTemplateStores, builtIn },
    );
    if (!made.ok) throw new Error(made.problem);
    const content = made.items.map((item) => toStoredItem(assetType, item));
    await db.insert(campaignAssets).values({
      campaignId: first.id,
      userId,
      assetType,
      content,
      itemCount: content.length,
      product: 'FitMax',
      language: 'pt',
    });
  }
  return first.id;
}

const LONG_WORD = 'Superdesintoxicantequeimadordegorduraabdominal';

/** Gives the account campaigns with the longest texts and the largest amounts; resolves to the id of one. */
export async function fillWordy({ db }: Connection, userId: string): Promise<string> {
  const [first] = await Promise.all([
    createCampaign(db, userId, {
      name: `${LONG_WORD}${LONG_WORD} para quem tem mais de sessenta anos e dorme mal`,
      niche: 'Emagrecimento, desintoxicação e rejuvenescimento',
      country: 'São Tomé e Príncipe',
      platform: 'Rede de afiliados com um nome comprido',
      commission: '99999999.99',
      productPrice: '99999999.99',
      notes: `${LONG_WORD} `.repeat(8).trim(),
    }),
    createCampaign(db, userId, { name: 'A', commission: '0.01', productPrice: '0.00', notes: 'b' }),
  ]);
  return first.id;
}
