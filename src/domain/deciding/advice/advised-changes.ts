import { formatKeyword } from '#domain/ads/keyword.ts';
import type { Advice } from '#domain/deciding/advice/action.ts';
import type { AdjustChange, Change } from '#domain/ads/account-change.ts';

/** The very change that an action advises; none where we know of no file of Google Ads that holds it, as of a place or an age. */
export function advisedChanges(advice: Advice): Change[] {
  const { kind, campaign, adGroup, keyword, term, words } = advice;
  const matchType = advice.matchType ?? 'phrase';
  const text = term ?? words ?? '';
  switch (kind) {
    case 'negative':
      return [{ kind: 'negative', text, matchType, campaign, adGroup, isListed: false }];
    case 'remove_negative':
      return [{ kind: 'release', text, matchType, campaign, adGroup }];
    case 'promote':
      return [{ kind: 'keyword', text: keyword ?? text, matchType, campaign, adGroup: adGroup ?? '' }];
    case 'pause':
      return keyword === null
        ? [{ kind: 'stop', campaign }]
        : [{ kind: 'pause', text: keyword, matchType, campaign, adGroup: adGroup ?? '' }];
    case 'bid_up':
    case 'bid_down':
      return [
        adjust(advice, {
          of: 'cpc',
          adGroup,
          keyword: keyword === null ? null : formatKeyword({ text: keyword, matchType }),
        }),
      ];
    case 'budget_up':
    case 'budget_down':
      return [adjust(advice, { of: 'budget' })];
    case 'device': {
      const { device } = advice;
      return device === null || device === 'tv' ? [] : [adjust(advice, { of: 'device', device })];
    }
    case 'target_cpa':
    case 'target_roas':
    case 'cpc_limit':
      return [adjust(advice, { of: kind })];
    case 'daypart': {
      const [from, to] = advice.hours ?? [0, 24];
      return [adjust(advice, { of: 'time', time: { weekday: null, from, to } })];
    }
    case 'weekday':
      return [adjust(advice, { of: 'time', time: { weekday: advice.weekday, from: 0, to: 24 } })];
    case 'place':
    case 'age':
    case 'gender':
    case 'asset':
      return [];
  }
}

function adjust(
  { campaign, from, to }: Advice,
  what: Pick<AdjustChange, 'of'> & Partial<AdjustChange>,
): AdjustChange {
  return {
    kind: 'adjust',
    campaign,
    adGroup: null,
    keyword: null,
    device: null,
    from: from ?? 0,
    to: to ?? 0,
    ...what,
  };
}
