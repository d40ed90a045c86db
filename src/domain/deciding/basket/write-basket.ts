import { formatKeyword, parseKeyword } from '#domain/ads/keyword.ts';
import type { EditorCells } from '#domain/making/editor-file/editor-columns.ts';
import { assetCells, assetFormats } from '#domain/making/editor-file/asset-formats.ts';
import { adCells, keywordCells, scheduleText } from '#domain/making/editor-file/editor-rows.ts';
import { adIdentity, originalsOf } from '#domain/making/editor-file/imported/patch.ts';
import { readyAd } from '#domain/making/editor-file/prepare-export.ts';
import {
  type AccountChanges,
  type ChangesTarget,
  writeChanges,
} from '#domain/making/editor-file/write-changes.ts';
import type { NamedFile } from '#domain/making/editor-file/write-files.ts';
import type { CampaignDraft, DraftGroup } from '#domain/making/structure/draft.ts';
import type { Change } from '#domain/ads/account-change.ts';
import { isTaken, type StrategyOf } from '#domain/deciding/bidding/levers.ts';
import { applyChanges, hasKeyword, isAcceptable, toPercent } from './apply-changes.ts';

interface BasketContext {
  draft: CampaignDraft;
  /** The account's name of the draft's campaign. */
  own: string;
  /** All campaigns of the reports. */
  campaigns: readonly string[];
  currency: string;
  /** Without it no strategy is known. */
  strategyOf?: StrategyOf;
}

export interface BasketFiles {
  files: NamedFile[];
  /** The changes that stand in the files. */
  written: number;
  /** Negatives for the account's list, which no file can hold: one a line, to paste. */
  listed: string[];
  /**
   * `invalid`: Google refuses it. `known`: the ad group has it. `not_taken`: the bid strategy ignores it. `not_in_this_file`: the dialect cannot say it, the
   * draft here has no whole ad with the text, or the schedule is that of another campaign.
   */
  out: { change: Change; why: 'invalid' | 'known' | 'not_taken' | 'not_in_this_file' }[];
}

/** The changes of a basket as files for Google Ads, with nothing else in them. */
export function writeBasket(
  changes: readonly Change[],
  context: BasketContext,
  target: ChangesTarget,
): BasketFiles {
  const out: BasketFiles['out'] = [];
  const kept = changes.filter((change) => {
    const why = whyOut(change, context, target);
    if (why !== null) out.push({ change, why });
    return why === null;
  });
  const texts = kept.filter((change) => change.kind === 'text');
  const times = kept.filter((change) => change.kind === 'adjust' && change.of === 'time');
  const account: AccountChanges = {
    negatives: kept.flatMap((change) => negativesOf(change, context)),
    keywords: kept.flatMap((change) => keywordsOf(change, context)),
    released: kept.flatMap((change) =>
      change.kind === 'release'
        ? [{ ...change, campaign: campaignOf(change.campaign, context), text: formatKeyword(change) }]
        : [],
    ),
    rows: [
      ...(texts.length === 0 ? [] : rewrittenRows(context, texts)),
      ...kept.flatMap((change) => adjustedRow(change, context)),
      ...scheduleRows(context, times),
    ],
  };
  const listed = kept.flatMap((change) =>
    change.kind === 'negative' && change.isListed ? [formatKeyword(change)] : [],
  );
  return { files: writeChanges(account, target), written: kept.length - listed.length, listed, out };
}

function whyOut(
  change: Change,
  context: BasketContext,
  target: ChangesTarget,
): BasketFiles['out'][number]['why'] | null {
  if (!isAcceptable(change)) return 'invalid';
  const { strategyOf } = context;
  if (strategyOf && !isTaken(change, (name) => strategyOf(campaignOf(name, context)))) return 'not_taken';
  if (change.kind === 'adjust' && change.of === 'time')
    return target === 'web' || scheduleRows(context, [change]).length === 0 ? 'not_in_this_file' : null;
  if (change.kind === 'adjust' || change.kind === 'stop') return target === 'web' ? 'not_in_this_file' : null;
  if (change.kind === 'text')
    return target === 'web' || rewrittenRows(context, [change]).length === 0 ? 'not_in_this_file' : null;
  if (change.kind !== 'keyword' || campaignOf(change.campaign, context) !== context.own) return null;
  const group = context.draft.groups.find(({ name }) => name === change.adGroup);
  return group && hasKeyword(group, change) ? 'known' : null;
}

const campaignOf = (name: string, { own }: BasketContext): string => (name === '' ? own : name);

function negativesOf(change: Change, context: BasketContext): AccountChanges['negatives'] {
  if (change.kind !== 'negative' || change.isListed) return [];
  const named = [...new Set(context.campaigns)].filter((name) => name !== '');
  const every = named.length === 0 ? [context.own] : named;
  const names = change.campaign === null ? every : [campaignOf(change.campaign, context)];
  return names.map((campaign) => ({ campaign, adGroup: change.adGroup, text: formatKeyword(change) }));
}

function keywordsOf(change: Change, context: BasketContext): AccountChanges['keywords'] {
  if (change.kind !== 'keyword' && change.kind !== 'pause') return [];
  const { campaign, adGroup, kind } = change;
  return [
    {
      campaign: campaignOf(campaign, context),
      adGroup,
      text: formatKeyword(change),
      isPaused: kind === 'pause',
    },
  ];
}

/** The row of what has a number or a state, with nothing else that Editor could change. */
function adjustedRow(change: Change, context: BasketContext): EditorCells[] {
  if (change.kind === 'stop')
    return [{ Campaign: campaignOf(change.campaign, context), 'Campaign Status': 'Paused' }];
  if (change.kind !== 'adjust' || change.of === 'time') return [];
  const { of, adGroup, keyword, device, to } = change;
  const row = { Campaign: campaignOf(change.campaign, context), 'Ad Group': adGroup ?? '' };
  if (of === 'budget') return [{ ...row, Budget: to.toFixed(2), 'Budget type': 'Daily' }];
  if (of === 'target_cpa') return [{ ...row, 'Target CPA': to.toFixed(2) }];
  if (of === 'target_roas') return [{ ...row, 'Target ROAS': `${to.toFixed(2)}%` }];
  if (of === 'cpc_limit') return [{ ...row, 'Maximum CPC bid limit': to.toFixed(2) }];
  if (device !== null) return [{ ...row, [`${deviceNames[device]} Bid Modifier`]: String(toPercent(to)) }];
  if (keyword === null) return [{ ...row, 'Max CPC': to.toFixed(2) }];
  const { Status: _, ...cells } = keywordCells(parseKeyword(keyword)); // a keyword that was paused stays so
  return [{ ...row, ...cells, 'Max CPC': to.toFixed(2) }];
}

/**
 * The whole schedule of the draft's campaign, which Editor replaces. That of another campaign is not known here, and a row
 * with a part of it would stop the ads at all other hours.
 */
function scheduleRows({ draft, own }: BasketContext, times: readonly Change[]): EditorCells[] {
  const { draft: after } = applyChanges(draft, times, own);
  return after.settings.schedule === draft.settings.schedule
    ? []
    : [{ Campaign: own, 'Ad Schedule': scheduleText(after.settings.schedule) }];
}

const deviceNames = { desktop: 'Desktop', mobile: 'Mobile', tablet: 'Tablet' } as const;

/** The ads and assets whose texts change, each as one row: as it is to be, with what it was in `…#Original`. */
function rewrittenRows({ draft, own, currency }: BasketContext, texts: readonly Change[]): EditorCells[] {
  const { draft: after } = applyChanges(draft, texts, own);
  const campaign = { Campaign: own };
  const ads = draft.groups.flatMap((group, at) =>
    adRows(draft, group, after.groups[at]).map((row) => ({ ...campaign, 'Ad Group': group.name, ...row })),
  );
  const [old, now] = [assetCells(draft.settings, currency), assetCells(after.settings, currency)];
  const assets = old.flatMap(({ kind, cells }, at) =>
    changedRow(cells, now[at]?.cells ?? cells, assetFormats[kind].identity),
  );
  return [...ads, ...assets.map((row) => ({ ...campaign, ...row }))];
}

function adRows(
  { settings }: CampaignDraft,
  before: DraftGroup,
  after: DraftGroup | undefined,
): EditorCells[] {
  return before.ads.flatMap((ad, at) => {
    const changed = after?.ads[at];
    const [old] = readyAd(ad, settings, () => undefined);
    const [now] = changed ? readyAd(changed, settings, () => undefined) : [];
    return old && now ? changedRow(adCells(old), adCells(now), adIdentity) : [];
  });
}

function changedRow(before: EditorCells, after: EditorCells, identity: readonly string[]): EditorCells[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  return [{ ...originalsOf(identity, (name) => before[name] ?? ''), ...after }];
}
