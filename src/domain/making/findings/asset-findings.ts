import { readPhone } from '#domain/account/phone.ts';
import type { LanguageCode } from '#domain/ads/languages.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { adTextWidth, toLowerCase } from '#domain/ads/text.ts';
import {
  type AssetKind,
  type CampaignAssets,
  noAssets,
  type PriceItem,
  priceItemCounts,
} from '#domain/making/structure/campaign-assets.ts';
import { repeatedAssets } from '#domain/making/structure/account-assets.ts';
import type { CampaignDraft } from '#domain/making/structure/draft.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { type Finding, finding, type SettingsSection } from './finding.ts';
import type { TextKind } from './fix.ts';

const at = (part: SettingsSection) => ({ tab: 'settings', part }) as const;
/** Where the fields of sitelinks, callouts and snippets stand. */
const inAssets = at('assets');
const sections: Partial<Record<AssetKind, SettingsSection>> = {
  promotions: 'promotions',
  prices: 'business',
  calls: 'business',
  businessNames: 'business',
};
const FEW_SITELINKS = 4;
const FEW_CALLOUTS = 4;

interface LocatedText {
  of: TextKind;
  text: string;
  limit: number;
  /** Whether removing this text removes the whole asset. */
  isHead: boolean;
  location: Finding['location'];
}

export function assetFindings(draft: CampaignDraft): Finding[] {
  const { settings, accountAssets = noAssets() } = draft;
  return [
    ...textFindings(textsOf(draft)),
    ...sitelinkFindings(settings, accountAssets),
    ...(settings.callouts.length + accountAssets.callouts.length < FEW_CALLOUTS
      ? [finding('few_callouts', 'dica', 'callouts', { text: '', location: inAssets })]
      : []),
    ...settings.snippets
      .filter(({ values }) => values.filter((value) => value.trim() !== '').length < 3)
      .map(({ header }) =>
        finding('snippet_values', 'bloqueia', 'snippets', { text: header, location: inAssets }),
      ),
    ...promotionFindings(settings),
    ...longTexts(settings),
    ...priceFindings(settings),
    ...callFindings(settings),
    ...targetFindings(settings),
    ...repeatedFindings(settings, accountAssets),
  ];
}

function textsOf({ settings, groups }: CampaignDraft): LocatedText[] {
  const { title, description, callout, promotion, sitelinkText, sitelinkDescription } = adLimits;
  const asset =
    (of: TextKind, limit: number, isHead = true) =>
    (text: string) => ({
      of,
      limit,
      isHead,
      text,
      location: at(of === 'promotions' ? 'promotions' : 'assets'),
    });
  return [
    ...groups.flatMap(({ id, ads }) => {
      const location = { tab: 'assembly', groupId: id } as const;
      return ads.flatMap(({ titles, descriptions }) => [
        ...titles.map(({ text }) => ({
          of: 'titles' as const,
          text,
          limit: title,
          isHead: true,
          location,
        })),
        ...descriptions.map(({ text }) => ({
          of: 'descriptions' as const,
          text,
          limit: description,
          isHead: true,
          location,
        })),
      ]);
    }),
    ...settings.sitelinks.map(({ text }) => text).map(asset('sitelinks', sitelinkText)),
    ...settings.sitelinks
      .flatMap(({ desc1, desc2 }) => [desc1, desc2])
      .map(asset('sitelinks', sitelinkDescription, false)),
    ...settings.callouts.map(asset('callouts', callout)),
    ...settings.promotions.map(({ target }) => target).map(asset('promotions', promotion)),
  ].filter(({ text }) => text.trim() !== '');
}

/**
 * Finds texts that are too long, callouts and sitelinks that repeat each other, and those that repeat an ad's
 * text.
 */
function textFindings(texts: readonly LocatedText[]): Finding[] {
  const inAds = new Set(texts.filter(isAdText).map(({ text }) => toLowerCase(text)));
  const seen = new Set<string>();
  const long = new Set<string>();
  return texts.flatMap((placed) => {
    const { of, text, limit, isHead } = placed;
    const key = `${of}:${toLowerCase(text)}`;
    const about = {
      text,
      location: placed.location,
      ...(isHead && { fix: { kind: 'text', of, from: text, to: null } as const }),
    };
    const found: Finding[] = [];
    if (adTextWidth(text) > limit && !long.has(key))
      found.push(finding('text_too_long', 'bloqueia', 'ads', about));
    long.add(key);
    if (!isAdText(placed) && isHead) {
      if (seen.has(key))
        found.push(finding('text_repeated', 'aviso', 'callouts', { text, location: placed.location }));
      else if (inAds.has(toLowerCase(text)))
        found.push(finding('text_repeated_elsewhere', 'aviso', 'callouts', about));
      seen.add(key);
    }
    return found;
  });
}

function isAdText({ of }: LocatedText): boolean {
  return of === 'titles' || of === 'descriptions';
}

function sitelinkFindings({ sitelinks, finalUrl }: CampaignSettings, ofAccount: CampaignAssets): Finding[] {
  const pageOf = (url: string) => url.trim().replace(/#.*/, '');
  const main = pageOf(finalUrl);
  /** Those without an address wait for one outside the file, as a proposal's do: nothing is wrong with them. */
  const placed = sitelinks.filter(({ url }) => url.trim() !== '');
  const pages = placed.map(({ url }) => pageOf(url));
  const same = placed.filter((_, at) => pages.indexOf(pages[at] ?? '') !== at || pages[at] === main);
  const half = sitelinks.filter(({ desc1, desc2 }) => (desc1.trim() === '') !== (desc2.trim() === ''));
  return [
    ...(same.length > 0
      ? [
          finding('sitelink_same_url', 'aviso', 'sitelinks', {
            text: same[0]?.text ?? '',
            location: inAssets,
            count: same.length,
          }),
        ]
      : []),
    ...half.map(({ text }) => finding('sitelink_half', 'aviso', 'sitelinks', { text, location: inAssets })),
    ...(sitelinks.length + ofAccount.sitelinks.length < FEW_SITELINKS
      ? [finding('few_sitelinks', 'dica', 'sitelinks', { text: '', location: inAssets })]
      : []),
  ];
}

function promotionFindings({ promotions }: CampaignSettings): Finding[] {
  return promotions.flatMap(({ target, percent, amount, code, ordersOver, start, end }) => {
    const about = { text: target, location: at('promotions') };
    return [
      ...(percent === null && amount === null
        ? [
            finding('promotion_discount', 'aviso', 'promotions', {
              ...about,
              fix: { kind: 'text', of: 'promotions', from: target, to: null },
            }),
          ]
        : []),
      ...((percent !== null && amount !== null) || (code.trim() !== '' && ordersOver !== null)
        ? [finding('promotion_both', 'aviso', 'promotions', about)]
        : []),
      ...(start !== null && end !== null && end < start
        ? [finding('promotion_dates', 'bloqueia', 'promotions', about)]
        : []),
    ];
  });
}

/** The texts of assets that no list of a campaign holds. */
function longTexts({ prices, businessNames }: CampaignSettings): Finding[] {
  const priceTexts = prices.flatMap(({ items }) =>
    items.flatMap(({ header, description }) => [header, description]),
  );
  const over = (limit: number) => (text: string) => adTextWidth(text) > limit;
  return [
    ...priceTexts.filter(over(adLimits.priceText)),
    ...businessNames.filter(over(adLimits.businessName)),
  ].map((text) => finding('text_too_long', 'bloqueia', 'ads', { text, location: at('business') }));
}

function priceFindings({ prices }: CampaignSettings): Finding[] {
  const isWhole = ({ header, description, amount }: PriceItem) =>
    header.trim() !== '' && description.trim() !== '' && amount !== null;
  return prices
    .filter(({ items }) => items.filter(isWhole).length < priceItemCounts.least)
    .map(({ items }) =>
      finding('price_items', 'bloqueia', 'assets', {
        text: items[0]?.header ?? '',
        location: at('business'),
      }),
    );
}

function callFindings({ calls, countries }: CampaignSettings): Finding[] {
  return calls.flatMap(({ phone, country }) => {
    const about = { text: phone, location: at('business') };
    const number = readPhone(phone, country);
    if (number === null) return [finding('call_number', 'bloqueia', 'assets', about)];
    const isFar = countries.length > 0 && !countries.some((each) => each === number.country);
    return isFar ? [finding('call_country', 'aviso', 'assets', about)] : [];
  });
}

/** Promotions and prices in a language that the campaign does not target. */
function targetFindings({ promotions, prices, languages }: CampaignSettings): Finding[] {
  const isFar = ({ language }: { language: LanguageCode | null }) =>
    language !== null && languages.length > 0 && !languages.includes(language);
  const nearer = <Asset extends { language: LanguageCode | null }>(assets: readonly Asset[]) =>
    assets.map((asset) => (isFar(asset) ? { ...asset, language: null } : asset));
  const about = (part: SettingsSection, text: string, change: Partial<CampaignSettings>) =>
    finding('asset_not_targeted', 'aviso', null, {
      text,
      location: at(part),
      fix: { kind: 'settings', change },
    });
  return [
    ...promotions
      .filter(isFar)
      .map(({ target }) => about('promotions', target, { promotions: nearer(promotions) })),
    ...prices
      .filter(isFar)
      .map(({ items }) => about('business', items[0]?.header ?? '', { prices: nearer(prices) })),
  ];
}

/** What the account shows with every campaign already. Google may show both beside one ad. */
function repeatedFindings(settings: CampaignSettings, ofAccount: CampaignAssets): Finding[] {
  return repeatedAssets(settings, ofAccount).map(({ kind, names, others }) =>
    finding('account_asset_repeated', 'aviso', 'assets', {
      text: names.join(', '),
      location: at(sections[kind] ?? 'assets'),
      count: names.length,
      fix: { kind: 'settings', change: others },
    }),
  );
}
