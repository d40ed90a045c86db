import { adLimits } from '#domain/ads/limits.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { plainLine } from '#domain/ads/plain-line.ts';
import { adTextWidth, toLowerCase } from '#domain/ads/text.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import type { OmitText, OmissionNote, Omission } from './exportable-draft.ts';
import { acceptedKeywords, exportableTexts } from './exportable-texts.ts';

/** The campaign's own part without what Google Ads would refuse. */
export function readySettings(settings: CampaignSettings, out: Omission[]): CampaignSettings {
  const report: OmissionNote = (kind, text, why) => void out.push({ kind, text, group: null, why });
  const negatives = acceptedKeywords(
    settings.negatives.map((text) => ({ text })),
    ({ text }) => parseNegativeKeyword(text),
    (text, why) => report('negatives', text, why),
  );
  const callouts = exportableTexts(
    settings.callouts.map((text) => ({ text })),
    adLimits.callout,
    (text, why) => report('callouts', text, why),
  );
  return {
    ...settings,
    finalUrl: settings.finalUrl.trim(),
    negatives: negatives.map(({ text }) => text),
    callouts: callouts.map(({ text }) => text),
    sitelinks: readySitelinks(settings, (text, why) => report('sitelinks', text, why)),
    snippets: settings.snippets.flatMap((snippet) => {
      const values = exportableTexts(
        snippet.values.map((text) => ({ text })),
        adLimits.snippetValue,
        (text, why) => report('snippets', text, why),
      );
      if (values.length >= 3) return [{ ...snippet, values: values.map(({ text }) => text) }];
      report('snippets', snippet.header, 'few_values');
      return [];
    }),
    promotions: readyPromotions(settings, (text, why) => report('promotions', text, why)),
  };
}

function readySitelinks(
  { sitelinks, finalUrl }: CampaignSettings,
  leaveOut: OmitText,
): CampaignSettings['sitelinks'] {
  const seen = new Set<string>();
  /** Google wants another page in each sitelink, and not that of the ads. */
  const pages = new Set([finalUrl.trim()]);
  return sitelinks.flatMap((link) => {
    const text = plainLine(link.text);
    const [desc1, desc2] = [plainLine(link.desc1), plainLine(link.desc2)];
    const url = link.url.trim() || finalUrl.trim();
    const isLong =
      adTextWidth(text) > adLimits.sitelinkText ||
      Math.max(adTextWidth(desc1), adTextWidth(desc2)) > adLimits.sitelinkDescription;
    const why = isLong
      ? 'too_long'
      : seen.has(toLowerCase(text))
        ? 'repeated'
        : url === ''
          ? 'no_url'
          : pages.has(url)
            ? 'same_page'
            : null;
    if (text === '') return [];
    if (why !== null) leaveOut(text, why);
    seen.add(toLowerCase(text));
    pages.add(url);
    // Google accepts both descriptions or none.
    const lines = desc1 !== '' && desc2 !== '' ? { desc1, desc2 } : { desc1: '', desc2: '' };
    return why === null ? [{ text, ...lines, url }] : [];
  });
}

function readyPromotions(
  { promotions, finalUrl }: CampaignSettings,
  leaveOut: OmitText,
): CampaignSettings['promotions'] {
  return promotions.flatMap((promotion) => {
    const target = plainLine(promotion.target);
    if (target === '') return [];
    const hasDiscount = promotion.percent !== null || promotion.amount !== null;
    const why =
      adTextWidth(target) > adLimits.promotion
        ? 'too_long'
        : !hasDiscount
          ? 'no_discount'
          : finalUrl.trim() === ''
            ? 'no_url'
            : null;
    if (why !== null) leaveOut(target, why);
    // A percentage excludes an amount, and a promotion code excludes a minimum order.
    const amount = promotion.percent === null ? promotion.amount : null;
    const ordersOver = promotion.code.trim() === '' ? promotion.ordersOver : null;
    return why === null
      ? [{ ...promotion, target, amount, ordersOver, code: plainLine(promotion.code) }]
      : [];
  });
}
