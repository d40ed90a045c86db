import type { AccountFacts, CampaignFacts, KeywordPart, Level, Part, TermPart } from '../facts.ts';

const noParts = { parts: [], coverage: 0 };

export function keywordPart(
  text: string,
  clicks: number,
  cost: number,
  sales: number,
  more: Partial<KeywordPart> = {},
): KeywordPart {
  return {
    text,
    clicks,
    cost,
    sales,
    matchType: 'phrase',
    adGroup: 'Grupo',
    maxCpc: null,
    isStopped: false,
    ...more,
  };
}

export function termPart(
  text: string,
  clicks: number,
  cost: number,
  sales: number,
  more: Partial<TermPart> = {},
): TermPart {
  return {
    text,
    clicks,
    cost,
    sales,
    adGroup: 'Grupo',
    keyword: '',
    matchType: null,
    added: null,
    ...more,
  };
}

export const whole = <Each extends Part>(parts: Each[]): Level<Each> => ({ parts, coverage: 1 });

/** A campaign of 60 days whose own sums are those of its keywords, or else the given ones. */
export function campaignFacts(more: Partial<CampaignFacts> & { own?: Part }): CampaignFacts {
  const keywords = more.keywords?.parts ?? [];
  const sum = (key: 'clicks' | 'cost' | 'sales') => keywords.reduce((total, part) => total + part[key], 0);
  const own = more.own ?? { clicks: sum('clicks'), cost: sum('cost'), sales: sum('sales') };
  return {
    name: 'Campanha',
    days: 60,
    own,
    saleValue: 128.5,
    spread: 1,
    reportedPart: 1,
    ripe: 1,
    dailyBudget: null,
    isStopped: false,
    bidding: null,
    exact: { costMicros: own.cost * 1e6, revenueMicros: own.sales * 128_500_000, sales: own.sales },
    lostToBudget: null,
    lostToRank: null,
    groups: whole([{ name: 'Grupo', isStopped: false, ...own }]),
    keywords: noParts,
    terms: noParts,
    devices: noParts,
    hours: noParts,
    weekdays: noParts,
    places: noParts,
    ages: noParts,
    genders: noParts,
    texts: noParts,
    negatives: [],
    ...more,
  };
}

export function accountOf(...campaigns: CampaignFacts[]): AccountFacts {
  return { currency: 'BRL', language: 'pt', campaigns, unassigned: 0, contested: 0, warnings: [] };
}
