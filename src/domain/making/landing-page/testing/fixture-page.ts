import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';
import { type FixtureLanguage, type PageTexts, pageTexts } from './page-texts.ts';

export const pageKinds = ['advertorial', 'quiz', 'vsl', 'checkout', 'shop'] as const;
export type PageKind = (typeof pageKinds)[number];

/** The parts of a page, so that a fault takes one away or puts another beside it. */
export interface Parts {
  head: string;
  top: string;
  body: string[];
  offer: string;
  footer: string[];
  scripts: string[];
}

export interface FixturePage {
  name: string;
  url: string;
  html: string;
  sheet: ProductSheet;
  /** What was planted; null on a clean page. */
  fault: FindingCode | null;
}

const GUARANTEE = 60;
const DELIVERY = 5;
const KEEPS_PARAMETERS =
  'document.querySelectorAll(\'a[href*="hop"],a[href*="/go/"]\').forEach(function (a) { var u = new URL(a.href); new URLSearchParams(location.search).forEach(function (v, k) { u.searchParams.set(k, v); }); a.href = u.toString(); });';

export function sheetOf(language: FixtureLanguage, kind: PageKind): ProductSheet {
  const { product, price, currency } = pageTexts[language];
  const isOwner = kind === 'shop' || kind === 'checkout';
  return {
    name: product,
    kind: 'nutra',
    language,
    price,
    currency,
    guaranteeDays: GUARANTEE,
    seller: isOwner ? 'owner' : 'affiliate',
    shipping: { days: DELIVERY },
  };
}

export function cleanParts(language: FixtureLanguage, kind: PageKind): Parts {
  const texts: PageTexts = pageTexts[language];
  const isOwner = kind === 'shop' || kind === 'checkout';
  const linkOut = isOwner ? '/checkout?sku=1' : 'https://www.maker-example.com/?hop=shelf&sid=ads';
  const buy = isOwner ? texts.buy : texts.official;
  return {
    head: `<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${texts.headline}</title><link rel="stylesheet" href="/site.css">`,
    top: `<header><nav><ul>${texts.navigation.map((name, index) => `<li><a href="/${index}">${name}</a></li>`).join('')}</ul></nav>${isOwner ? '' : `<p class="label">${texts.adMark}</p>`}</header><h1>${texts.headline}</h1>`,
    body: bodyOf(kind, texts, buy, linkOut),
    offer: offerOf(kind, texts, buy, linkOut),
    footer: [
      ...(isOwner ? [] : [`<p class="small">${texts.notice}</p>`]),
      `<p>${texts.disclaimer}</p>`,
      `<ul>${link('/privacy', texts.privacy)}${link('/terms', texts.terms)}${link('/refunds', texts.refunds)}${link('/contact', texts.contact[0])}${texts.imprint === null ? '' : link('/legal', texts.imprint)}</ul>`,
      `<p>${texts.company} · ${texts.contact[1]}</p>`,
    ],
    scripts: isOwner ? [] : [KEEPS_PARAMETERS],
  };
}

export function htmlOf(
  language: FixtureLanguage,
  { head, top, body, offer, footer, scripts }: Parts,
): string {
  return `<!doctype html><html lang="${language}"><head>${head}</head><body>${top}<main>${body.join('\n')}${offer}</main><footer>${footer.join('')}</footer>${scripts.map((script) => `<script>${script}</script>`).join('')}</body></html>`;
}

function link(href: string, text: string): string {
  return `<li><a href="${href}">${text}</a></li>`;
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${text}</p>`).join('');
}

function bodyOf(kind: PageKind, texts: PageTexts, buy: string, linkOut: string): string[] {
  const faq = `<section class="faq">${texts.faq.map(([question, answer]) => `<details><summary>${question}</summary><p>${answer}</p></details>`).join('')}</section>`;
  const how = `<section><h2>${texts.how.title}</h2><ol>${texts.how.steps.map((step) => `<li>${step}</li>`).join('')}</ol></section>`;
  const quotes = `<section class="reviews">${texts.quotes.map((quote) => `<blockquote>${quote}</blockquote>`).join('')}</section>`;
  if (kind === 'quiz') {
    const questions = texts.quiz.map(
      ([question, answers], index) =>
        `<fieldset><legend>${index + 1}/3 ${question}</legend>${answers.map((answer) => `<label><input type="radio" name="q${index}"> ${answer}</label>`).join('')}</fieldset>`,
    );
    return [
      `<form class="quiz" action="/result">${questions.join('')}</form>`,
      paragraphs(texts.about.slice(0, 2)),
      how,
    ];
  }
  if (kind === 'vsl')
    return [
      `<video src="/talk.mp4" autoplay muted playsinline controls></video><a class="cta" href="${linkOut}">${buy}</a>`,
      paragraphs(texts.about),
      how,
    ];
  if (kind === 'checkout')
    return [
      `<form action="/pay" method="post">${texts.fields.map((field) => `<label>${field}<input type="text"></label>`).join('')}<button>${texts.buy}</button></form>`,
      paragraphs(texts.about.slice(0, 2)),
      quotes,
    ];
  if (kind === 'shop')
    return [`<img src="/bottle.jpg" alt="${texts.product}">`, paragraphs(texts.about), how, faq, quotes];
  return [`<p class="meta">${texts.byline}</p>`, paragraphs(texts.about), how, quotes, faq];
}

function offerOf(kind: PageKind, texts: PageTexts, buy: string, linkOut: string): string {
  const refund = kind === 'advertorial' ? '' : `<p>${texts.refundRule}</p>`;
  return `<section class="offer"><p class="price">${texts.priceLine(texts.written)}</p><p>${texts.guarantee(GUARANTEE)}</p><p>${texts.delivery(DELIVERY)}</p>${refund}<a class="button" href="${linkOut}">${buy}</a></section>`;
}
