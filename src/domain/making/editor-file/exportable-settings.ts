import { readPhone } from '#domain/account/phone.ts';
import { hasBrokenTag } from '#domain/ads/broken-tags.ts';
import { adLimits } from '#domain/ads/limits.ts';
import { parseNegativeKeyword } from '#domain/ads/negative-keyword.ts';
import { plainLine } from '#domain/ads/plain-line.ts';
import { adTextWidth, toLowerCase } from '#domain/ads/text.ts';
import { type PriceItem, priceItemCounts } from '#domain/making/structure/campaign-assets.ts';
import type { CampaignSettings } from '#domain/making/structure/settings.ts';
import { holdsFinalUrl, unknownTags } from '#domain/making/structure/tracking.ts';
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
    prices: readyPrices(settings, (text, why) => report('prices', text, why)),
    calls: readyCalls(settings, (text, why) => report('calls', text, why)),
    businessNames: exportableTexts(
      settings.businessNames.map((text) => ({ text })),
      adLimits.businessName,
      (text, why) => report('businessNames', text, why),
    ).map(({ text }) => text),
    ...readyTracking(settings, (text, why) => report('settings', text, why)),
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
    const why = [text, desc1, desc2].some(hasBrokenTag)
      ? 'broken_tag'
      : isLong
        ? 'too_long'
        : seen.has(toLowerCase(text))
          ? 'repeated'
          : url === ''
            ? 'no_url'
            : pages.has(url)
              ? 'same_page'
              : null;
    if (text === '') return [];
    if (why !== null) {
      leaveOut(text, why);
      return [];
    }
    seen.add(toLowerCase(text));
    pages.add(url);
    // Google accepts both descriptions or none.
    const lines = desc1 !== '' && desc2 !== '' ? { desc1, desc2 } : { desc1: '', desc2: '' };
    return [{ text, ...lines, url }];
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
    const why = hasBrokenTag(target)
      ? 'broken_tag'
      : adTextWidth(target) > adLimits.promotion
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

/** Items without a header or a price are left out; Google takes 3 to 8 of them. */
function readyPrices({ prices, finalUrl }: CampaignSettings, leaveOut: OmitText): CampaignSettings['prices'] {
  return prices.flatMap((price) => {
    const items = price.items.flatMap((item) => readyPriceItem(item, finalUrl.trim(), leaveOut));
    if (items.length >= priceItemCounts.least) return [{ ...price, items }];
    leaveOut(items[0]?.header ?? plainLine(price.items[0]?.header ?? ''), 'few_items');
    return [];
  });
}

function readyPriceItem(item: PriceItem, finalUrl: string, leaveOut: OmitText): PriceItem[] {
  const [header, description] = [plainLine(item.header), plainLine(item.description)];
  const url = item.url.trim() || finalUrl;
  if (header === '' && description === '' && item.amount === null) return [];
  const why = [header, description].some(hasBrokenTag)
    ? 'broken_tag'
    : Math.max(adTextWidth(header), adTextWidth(description)) > adLimits.priceText
      ? 'too_long'
      : url === ''
        ? 'no_url'
        : header === '' || description === '' || item.amount === null
          ? 'half_item'
          : null;
  if (why !== null) leaveOut(header, why);
  return why === null ? [{ ...item, header, description, url }] : [];
}

function readyCalls({ calls }: CampaignSettings, leaveOut: OmitText): CampaignSettings['calls'] {
  const seen = new Set<string>();
  return calls.filter(({ phone, country }) => {
    const number = readPhone(phone, country)?.e164;
    const why = number === undefined ? 'no_phone' : seen.has(number) ? 'repeated' : null;
    if (phone.trim() !== '' && why !== null) leaveOut(phone, why);
    if (number !== undefined) seen.add(number);
    return why === null;
  });
}

/** A tag that Google does not know would stand in the address as it is written, and no sale would find its click. */
export function readyTracking(
  { trackingTemplate, finalUrlSuffix }: Pick<CampaignSettings, 'trackingTemplate' | 'finalUrlSuffix'>,
  leaveOut: OmitText,
): Pick<CampaignSettings, 'trackingTemplate' | 'finalUrlSuffix'> {
  const isTemplateWhole = trackingTemplate.trim() === '' || holdsFinalUrl(trackingTemplate);
  const ready = (written: string, isWhole: boolean) => {
    if (isWhole && unknownTags(written).length === 0) return written;
    leaveOut(written.trim(), 'broken_tag');
    return '';
  };
  return {
    trackingTemplate: ready(trackingTemplate, isTemplateWhole),
    finalUrlSuffix: ready(finalUrlSuffix, true),
  };
}
