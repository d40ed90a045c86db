import type { Campaign, CampaignInput } from './campaign.ts';
import { localDay } from '../texts/exports.ts';
import { moneyInput, parseMoney } from '../shared/money.ts';

/** What the campaign form's boxes hold, all of it text. */
export interface CampaignForm {
  name: string;
  /** `2026-11-21`, where the person is. */
  day: string;
  niche: string;
  country: string;
  platform: string;
  commission: string;
  productPrice: string;
  notes: string;
}

export const campaignFormLabels: Record<keyof CampaignForm, string> = {
  name: 'Nome',
  day: 'Data',
  niche: 'Nicho',
  country: 'País',
  platform: 'Plataforma',
  commission: 'Comissão',
  productPrice: 'Preço do produto',
  notes: 'Anotações',
};

export function emptyCampaignForm(now: Date): CampaignForm {
  return {
    ...{ name: '', day: localDay(now), niche: '', country: '', platform: '' },
    ...{ commission: '', productPrice: '', notes: '' },
  };
}

export function campaignToForm(campaign: Campaign): CampaignForm {
  return {
    name: campaign.name,
    day: localDay(new Date(campaign.createdAt)),
    niche: campaign.niche ?? '',
    country: campaign.country ?? '',
    platform: campaign.platform ?? '',
    commission: campaign.commission === null ? '' : moneyInput(campaign.commission),
    productPrice: campaign.productPrice === null ? '' : moneyInput(campaign.productPrice),
    notes: campaign.notes ?? '',
  };
}

/**
 * What is sent. An amount that is none becomes null, as does an empty box.
 * @param edited the campaign as it was; a day left as it was keeps its hour.
 */
export function formToCampaign(form: CampaignForm, now: Date, edited?: Campaign): CampaignInput {
  return {
    name: form.name,
    notes: form.notes,
    niche: form.niche,
    country: form.country,
    platform: form.platform,
    commission: parseMoney(form.commission),
    productPrice: parseMoney(form.productPrice),
    currency: edited?.currency,
    createdAt: timestampOfDay(form.day, now, edited?.createdAt),
  };
}

/** The hour is the one it was made at, or now for today; another day begins at midnight. */
function timestampOfDay(day: string, now: Date, before?: string): string {
  if (before !== undefined && localDay(new Date(before)) === day) return before;
  if (day === '' || localDay(now) === day) return now.toISOString();
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).toISOString();
}

export interface FieldDifference {
  label: string;
  mine: string;
  theirs: string;
}

/** The boxes in which two versions of a campaign differ. */
export function formDifferences(mine: CampaignForm, theirs: CampaignForm): FieldDifference[] {
  const fields = Object.keys(campaignFormLabels) as (keyof CampaignForm)[]; // the table has every field, and no other
  return fields
    .filter((field) => mine[field].trim() !== theirs[field].trim())
    .map((field) => ({ label: campaignFormLabels[field], mine: mine[field], theirs: theirs[field] }));
}
