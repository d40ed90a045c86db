import type { CampaignField } from '#domain/making/campaign/campaign-fields.ts';
import type { CampaignForm } from '#domain/making/campaign/campaign-form.ts';

export const fieldLabels: Readonly<Record<keyof CampaignForm, string>> = {
  name: 'Nome',
  day: 'Data',
  niche: 'Nicho',
  country: 'País',
  platform: 'Plataforma',
  commission: 'Comissão',
  productPrice: 'Preço do produto',
  currency: 'Moeda',
  notes: 'Anotações',
};

/** What an empty text field shows. */
export const fieldExamples: Partial<Record<CampaignField, string>> = {
  name: 'FitMax Brasil',
  niche: 'Emagrecimento',
  country: 'Brasil',
  platform: 'Google Ads',
};
