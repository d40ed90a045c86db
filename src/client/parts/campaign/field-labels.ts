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
