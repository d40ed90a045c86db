import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';
import { sheetOf } from './fixture-page.ts';
import { type FixtureLanguage, pageTexts } from './page-texts.ts';

/** What a page owes its visitors. A case that takes one away names its code. */
const owed = [
  'no_contact',
  'no_privacy',
  'no_terms',
  'no_refund_terms',
  'no_company',
  'no_affiliate_notice',
] as const satisfies readonly FindingCode[];
type Owed = (typeof owed)[number];

export function isOwed(code: FindingCode): code is Owed {
  return owed.some((each) => each === code);
}

export interface SmallPage {
  html: string;
  url: string;
  sheet: ProductSheet;
}

/** The link to the network keeps the click's id. */
const LINK_OUT = 'https://go.network.example.org/hop?item=7&gclid={gclid}';

function footerOf(language: FixtureLanguage, code: Owed): string {
  const texts = pageTexts[language];
  if (code === 'no_contact') return `<p>${texts.contact[1]}</p>`;
  if (code === 'no_privacy') return `<a href="/privacy">${texts.privacy}</a>`;
  if (code === 'no_terms') return `<a href="/terms">${texts.terms}</a>`;
  if (code === 'no_refund_terms') return `<a href="/refunds">${texts.refunds}</a>`;
  if (code === 'no_affiliate_notice') return `<p>${texts.notice}</p>`;
  return `<p>${texts.company}</p>`;
}

/**
 * A clean page that is as small as an honest one can be, with a piece of HTML in it. `instead` is what the piece stands
 * for: the page's own is left out.
 */
export function smallPage(
  language: FixtureLanguage,
  piece: string,
  {
    kind = 'nutra',
    instead,
    seller = 'owner',
  }: {
    kind?: ProductSheet['kind'];
    instead?: Owed | undefined;
    seller?: NonNullable<ProductSheet['seller']>;
  } = {},
): SmallPage {
  const texts = pageTexts[language];
  const isAffiliate = seller === 'affiliate' || instead === 'no_affiliate_notice';
  const inHead = /^<(?:meta|base)/u.test(piece);
  const footer = owed
    .filter((code) => code !== instead && (isAffiliate || code !== 'no_affiliate_notice'))
    .map((code) => footerOf(language, code));
  const buy = isAffiliate
    ? `<a href="${LINK_OUT}">${texts.official}</a>`
    : `<a href="/cart">${texts.buy}</a>`;
  const menu = texts.navigation.map((name, index) => `<a href="/${index}">${name}</a>`).join(' ');
  const parts = [
    `<nav>${menu}</nav>`,
    `<h1>${texts.product}</h1>`,
    inHead ? '' : piece,
    ...texts.about.slice(0, 2).map((text) => `<p>${text}</p>`),
    `<p>${texts.priceLine(texts.written)}</p>`,
    buy,
    `<footer>${footer.join('')}</footer>`,
  ];
  const sheet = sheetOf(language, isAffiliate ? 'advertorial' : 'shop');
  return {
    html: `<!doctype html><html lang="${language}"><head><title>${texts.product}</title>${inHead ? piece : ''}</head><body>${parts.join('')}</body></html>`,
    url: 'https://shop.example/p',
    sheet: instead === undefined ? { ...sheet, kind } : { ...sheet, kind, guaranteeDays: undefined },
  };
}

/** A page of which the body is given beside the footer. */
export function wholePage(language: FixtureLanguage, body: string): SmallPage {
  const isAffiliate = body.includes('maker-example');
  const owes = owed.filter((code) => isAffiliate || code !== 'no_affiliate_notice');
  const title = /<h1>(.*?)<\/h1>/u.exec(body)?.[1]?.replace(/<[^>]+>/gu, '') ?? '';
  const footer = owes.map((code) => footerOf(language, code)).join('');
  return {
    html: `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body>${body}<footer>${footer}</footer></body></html>`,
    url: 'https://shop.example/p',
    sheet: sheetOf(language, isAffiliate ? 'advertorial' : 'shop'),
  };
}
