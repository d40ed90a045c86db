import { type AssetType, assetTypes } from '#domain/ads/asset-types.ts';
import type { PolicyLevel } from './policy-rule.ts';

const COUNTERFEIT = 'https://support.google.com/adspolicy/answer/176017';
const DANGEROUS = 'https://support.google.com/adspolicy/answer/6014299';
const DISHONEST = 'https://support.google.com/adspolicy/answer/6016086';
const INAPPROPRIATE = 'https://support.google.com/adspolicy/answer/6015406';
const COPYRIGHT = 'https://support.google.com/adspolicy/answer/6018015';
const GAMBLING = 'https://support.google.com/adspolicy/answer/6018017';
const ALCOHOL = 'https://support.google.com/adspolicy/answer/6012382';
const SEXUAL = 'https://support.google.com/adspolicy/answer/6023699';
const HEALTHCARE = 'https://support.google.com/adspolicy/answer/176031';
const FINANCE = 'https://support.google.com/adspolicy/answer/2464998';
const RESTRICTED = 'https://support.google.com/adspolicy/answer/6368711';
const UNRELIABLE = 'https://support.google.com/adspolicy/answer/15936857';
const MISREPRESENTATION = 'https://support.google.com/adspolicy/answer/6020955';

/** Whether Google forbids it everywhere, or takes it from certified advertisers or in some countries only. */
export type GoodsLimit = 'prohibited' | 'certified' | 'by_country';

interface Goods {
  id: string;
  limit: GoodsLimit;
  source: string;
  /** A promise is refused in an ad only; a good is refused as a keyword, too. */
  isPromise?: boolean;
  /** The wider class that this one is a milder case of. Where this one is found, the other is not reported. */
  insteadOf?: string;
}

/** Goods and services that Google forbids or limits, whatever the kind of product. */
const goods = [
  { id: 'counterfeit', limit: 'prohibited', source: COUNTERFEIT },
  { id: 'weapon', limit: 'prohibited', source: DANGEROUS },
  { id: 'explosive', limit: 'prohibited', source: DANGEROUS },
  { id: 'tobacco', limit: 'prohibited', source: DANGEROUS },
  { id: 'recreational_drug', limit: 'prohibited', source: DANGEROUS },
  { id: 'cannabis', limit: 'prohibited', source: HEALTHCARE },
  { id: 'cannabis_topical', limit: 'by_country', source: HEALTHCARE, insteadOf: 'cannabis' },
  { id: 'alcohol', limit: 'by_country', source: ALCOHOL },
  { id: 'gambling', limit: 'certified', source: GAMBLING },
  { id: 'adult', limit: 'by_country', source: SEXUAL },
  { id: 'sexual_service', limit: 'prohibited', source: SEXUAL },
  { id: 'prescription_good', limit: 'certified', source: HEALTHCARE },
  { id: 'no_prescription', limit: 'prohibited', source: HEALTHCARE },
  { id: 'hidden_tracking', limit: 'prohibited', source: DISHONEST },
  { id: 'hacking', limit: 'prohibited', source: DISHONEST },
  { id: 'fake_document', limit: 'prohibited', source: DISHONEST },
  { id: 'cheating', limit: 'prohibited', source: DISHONEST },
  { id: 'police_evasion', limit: 'prohibited', source: DISHONEST },
  { id: 'fake_engagement', limit: 'prohibited', source: DISHONEST },
  { id: 'piracy', limit: 'prohibited', source: COPYRIGHT },
  { id: 'ticket_resale', limit: 'certified', source: RESTRICTED },
  { id: 'credit_repair', limit: 'prohibited', source: FINANCE },
  { id: 'wildlife', limit: 'prohibited', source: INAPPROPRIATE },
  { id: 'shady_sale', limit: 'prohibited', source: DISHONEST },
  { id: 'government_service', limit: 'certified', source: RESTRICTED },
  { id: 'event_exploitation', limit: 'prohibited', source: INAPPROPRIATE, isPromise: true },
  { id: 'earnings', limit: 'prohibited', source: UNRELIABLE, isPromise: true },
  { id: 'unrealistic_promise', limit: 'prohibited', source: UNRELIABLE, isPromise: true },
  { id: 'impersonation', limit: 'prohibited', source: MISREPRESENTATION, isPromise: true },
] as const satisfies readonly Goods[];

export type GoodsId = (typeof goods)[number]['id'];

const read: readonly (Goods & { id: GoodsId })[] = goods;
const levels: Readonly<Record<GoodsLimit, PolicyLevel>> = {
  prohibited: 'bloqueia',
  certified: 'aviso',
  by_country: 'aviso',
};

export interface GoodsClaim {
  id: GoodsId;
  level: PolicyLevel;
  source: string;
  kinds: readonly AssetType[];
  insteadOf: string | undefined;
}

/** A negative keyword only excludes searches, so it may name anything. */
export const goodsClaims: readonly GoodsClaim[] = read.map(({ id, limit, source, isPromise, insteadOf }) => ({
  id,
  source,
  insteadOf,
  level: levels[limit],
  kinds: assetTypes.filter((type) => type !== 'negative_keywords' && !(isPromise && type === 'keywords')),
}));
