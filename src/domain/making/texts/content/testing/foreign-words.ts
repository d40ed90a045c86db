import type { LanguageCode } from '#domain/ads/languages.ts';
import { factTokens, marketTokens } from '../facts.ts';
import { words } from '../list.ts';

const tokens: readonly string[] = [
  ...Object.values(factTokens),
  ...Object.values(marketTokens),
  '[problema]',
  'aaa',
];

/** Names, units and abbreviations that people write in Latin letters in every script. */
const everywhere = words(`
  pdf, epub, png, svg, gif, mp3, diy, html, excel, powerpoint, word, wiki, wikipedia, youtube, tiktok, instagram, facebook, pinterest, twitter, x, line, telegram, whatsapp,
  amazon, ebay, aliexpress, alibaba, temu, shein, iherb, shopee, lazada, qoo, trendyol, ozon, msm, gaba, cla, dha, epa, nmn, nad, coq, q, b, c, d, e, k, a, led, usb, hepa, abs, pvc,
  bpa, kg, g, mg, ml, cm, mm, l, m, v, w, pc, ai, faq, sns, ok, id, ems, rf, ipl, uv, cbd, tv, gps, hd, rca, hmb, eva, nbr, tpe, tpu, pp, pu, abc, ubs, aha, bha, pha, qr, wifi, bluetooth,
  clickbank, buygoods, maxweb, digistore, hotmart, crack, keygen, warez, apk, mod, mega, mediafire, scribd, google, drive, github, api, vba, duolingo, kindle, unlimited, pocketbook, premium, zip, rar, torrents, ebook, download
`);

/** The languages with a script of their own, and the Latin words that each uses as well. */
const ownScripts: Partial<Record<LanguageCode, readonly string[]>> = {
  ar: words(`paypal, psa, noon`),
  ja: words(`paypal, bmi, ii, cpap, bgm, psa, aga, icl, adhd, oem, asp, rakuten, yahoo, lohaco, costco, dhc`),
  ko: words(`paypal, bmi, adhd, asmr, psa, oem, odm, ppt, ssg, as`),
  ru: words(`paypal, ii, ddr, hh, wildberries, open, source`),
  th: words(`paypal, oem, psa, bmi, login, shop, pantip, readawrite, open, source, sheets, translate`),
};

/** The words in Latin letters that a text of a language with another script should not hold. */
export function foreignWords(language: LanguageCode, lines: readonly string[]): string[] {
  const own = ownScripts[language];
  if (own === undefined) return [];
  const allowed = new Set([...everywhere, ...own]);
  return lines.flatMap((line) => {
    const bare = tokens.reduce((rest, token) => rest.replaceAll(token, ' '), line);
    const latin = bare.toLowerCase().match(/\p{Script=Latin}+/gu) ?? [];
    return latin.some((word) => !allowed.has(word)) ? [line] : [];
  });
}
