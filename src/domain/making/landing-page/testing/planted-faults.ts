import type { FindingCode } from '../finding-codes.ts';
import {
  cleanParts,
  type FixturePage,
  htmlOf,
  type PageKind,
  pageKinds,
  type Parts,
  sheetOf,
} from './fixture-page.ts';
import { type FixtureLanguage, type PageTexts, pageTexts } from './page-texts.ts';

type Plant = (parts: Parts, texts: PageTexts) => Parts;

const says =
  (text: string): Plant =>
  (parts) => ({ ...parts, body: [...parts.body, `<section><p>${text}</p></section>`] });
const shows =
  (html: string): Plant =>
  (parts) => ({ ...parts, body: [html, ...parts.body] });
const runs =
  (script: string): Plant =>
  (parts) => ({ ...parts, scripts: [...parts.scripts, script] });
const heads =
  (html: string): Plant =>
  (parts) => ({ ...parts, head: parts.head + html });
/** Takes a text out of everything that the page says. */
const without =
  (find: (texts: PageTexts) => readonly string[]): Plant =>
  (parts, texts) => {
    const take = (html: string) => find(texts).reduce((rest, text) => rest.split(text).join(''), html);
    return {
      ...parts,
      top: take(parts.top),
      body: parts.body.map(take),
      offer: take(parts.offer),
      footer: parts.footer.map(take),
    };
  };
const instead =
  (find: (texts: PageTexts) => readonly [string, string]): Plant =>
  (parts, texts) => {
    const [from, to] = find(texts);
    const change = (html: string) => html.split(from).join(to);
    return {
      ...parts,
      head: change(parts.head),
      top: change(parts.top),
      body: parts.body.map(change),
      offer: change(parts.offer),
    };
  };
const only =
  (html: string): Plant =>
  (parts) => ({ ...parts, top: '', body: [html], offer: '' });

const faults: readonly (readonly [FixtureLanguage, PageKind, FindingCode, Plant])[] = [
  [
    'pt',
    'shop',
    'no_contact',
    without((texts) => [`<li><a href="/contact">${texts.contact[0]}</a></li>`, texts.contact[1]]),
  ],
  [
    'en',
    'advertorial',
    'no_privacy',
    without((texts) => [`<li><a href="/privacy">${texts.privacy}</a></li>`]),
  ],
  [
    'de',
    'vsl',
    'no_privacy',
    (parts) => ({
      ...parts,
      footer: parts.footer.map((html) => html.replace('href="/privacy"', 'href="#"')),
    }),
  ],
  ['es', 'shop', 'no_terms', without((texts) => [`<li><a href="/terms">${texts.terms}</a></li>`])],
  [
    'en',
    'shop',
    'no_refund_terms',
    without((texts) => [
      `<li><a href="/refunds">${texts.refunds}</a></li>`,
      texts.refundRule,
      texts.guarantee(60),
    ]),
  ],
  [
    'fr',
    'checkout',
    'no_refund_terms',
    without((texts) => [
      `<li><a href="/refunds">${texts.refunds}</a></li>`,
      texts.refundRule,
      texts.guarantee(60),
    ]),
  ],
  ['pt', 'advertorial', 'no_company', without((texts) => [texts.company])],
  ['en', 'quiz', 'no_company', without((texts) => [texts.company])],
  ['pt', 'vsl', 'no_affiliate_notice', without((texts) => [texts.notice])],
  ['de', 'advertorial', 'no_affiliate_notice', without((texts) => [texts.notice])],
  ['pt', 'checkout', 'price_differs', instead((texts) => [texts.written, 'R$ 247,00'])],
  ['fr', 'shop', 'price_differs', instead((texts) => [texts.written, '79,00 €'])],
  ['en', 'vsl', 'guarantee_differs', instead(() => ['60-day', '30-day'])],
  ['es', 'advertorial', 'guarantee_differs', instead(() => ['Garantía de 60 días', 'Garantía de 90 días'])],
  [
    'de',
    'shop',
    'delivery_differs',
    instead(() => ['Lieferung in 5 Tagen', 'Lieferung in 10 bis 14 Werktagen']),
  ],
  ['es', 'checkout', 'product_name_missing', instead((texts) => [texts.product, 'Flexamax'])],
  ['fr', 'advertorial', 'health_claim', says('Ses actifs soulagent l’arthrose et réparent le cartilage.')],
  ['pt', 'shop', 'health_claim', says('As cápsulas desinflamam as juntas e regeneram a cartilagem.')],
  ['es', 'vsl', 'cure_claim', says('Articura Plus cura la artritis sin medicamentos.')],
  ['en', 'advertorial', 'weight_promise', says('Lose 22 pounds in four weeks without giving up bread.')],
  ['de', 'quiz', 'weight_promise', says('Verlieren Sie 12 kg in 30 Tagen.')],
  [
    'fr',
    'vsl',
    'before_after',
    shows(
      '<figure><img src="/img/avant-apres.jpg" alt="Avant / après"><figcaption>Avant et après huit semaines</figcaption></figure>',
    ),
  ],
  [
    'pt',
    'advertorial',
    'celebrity_claim',
    says('Foi assim que a apresentadora Ana Maria Braga conheceu a fórmula.'),
  ],
  ['en', 'shop', 'celebrity_claim', shows('<img src="/oprah.jpg" alt="Oprah Winfrey holding a bottle">')],
  [
    'en',
    'vsl',
    'fake_news_layout',
    (parts) => ({
      ...parts,
      top: '<header class="masthead"><img src="/logo.png" alt="CNN Health"><nav><ul><li><a href="#">Politics</a></li><li><a href="#">World</a></li><li><a href="#">Business</a></li><li><a href="#">Health</a></li></ul></nav></header><p>Breaking news</p><h1>Doctors talk about this capsule</h1><p>By Sarah Miller, health correspondent. Updated November 3, 2026</p>',
    }),
  ],
  [
    'de',
    'advertorial',
    'fake_news_layout',
    (parts) => ({
      ...parts,
      top: '<header><p class="logo">Spiegel Online</p><nav><a href="#">Politik</a> <a href="#">Wirtschaft</a> <a href="#">Panorama</a> <a href="#">Sport</a></nav></header><p>EILMELDUNG</p><h1>Neue Kapsel sorgt für Aufsehen</h1><p>Von Jana Vogt, Redakteurin</p>',
    }),
  ],
  [
    'pt',
    'vsl',
    'fake_countdown',
    (parts) => ({
      ...parts,
      body: ['<p>A oferta termina em <span id="timer">14:59</span></p>', ...parts.body],
      scripts: [
        ...parts.scripts,
        "var left = 15 * 60; setInterval(function () { left--; document.getElementById('timer').textContent = Math.floor(left / 60) + ':' + left % 60; }, 1000);",
      ],
    }),
  ],
  ['es', 'shop', 'fake_stock', says('Solo quedan 7 unidades y 23 personas están viendo este producto.')],
  ['de', 'checkout', 'fake_stock', says('Nur noch 4 Stück auf Lager.')],
  [
    'en',
    'advertorial',
    'testimonial_results',
    shows(
      '<blockquote>“My knee pain disappeared after two weeks and I threw away my pills.” — Carol, 61</blockquote>',
    ),
  ],
  [
    'pt',
    'shop',
    'testimonial_results',
    shows(
      '<div class="depoimento"><p>Perdi 9 kg em um mês e a minha dor sumiu.</p><p>Rosa, 54 anos</p></div>',
    ),
  ],
  ['es', 'advertorial', 'earnings_promise', says('Gana 250 € al día desde casa con dos horas de trabajo.')],
  ['fr', 'shop', 'counterfeit', says('Répliques parfaites de montres de luxe, qualité 1:1.')],
  [
    'en',
    'vsl',
    'thin_page',
    only(
      '<h1>Jointlee</h1><p>The capsule everybody asks about. See it now.</p><a href="https://www.maker-example.com/?hop=shelf">Visit the official website</a>',
    ),
  ],
  [
    'pt',
    'vsl',
    'link_out_only',
    only(
      '<h1>Colavita Flex</h1><p>Conheça o suplemento em cápsulas com colágeno tipo II, cúrcuma e vitamina C que chegou ao Brasil. Um frasco dura um mês e a compra é feita no site do fabricante. Toque no botão para ver o preço, as formas de pagamento, os kits e as condições de entrega para o seu endereço, com rastreio.</p><p>O rótulo, a lista de ingredientes e as respostas para as dúvidas mais comuns também estão lá.</p><a href="https://www.maker-example.com/?hop=shelf">Ir para o site oficial</a>',
    ),
  ],
  [
    'de',
    'checkout',
    'form_without_https',
    (parts) => ({
      ...parts,
      body: parts.body.map((html) =>
        html.replace('action="/pay"', 'action="http://pay.haushaltsfreund.example/pay"'),
      ),
    }),
  ],
  ['es', 'quiz', 'noindex_adsbot', heads('<meta name="AdsBot-Google" content="noindex">')],
  [
    'en',
    'quiz',
    'autoplay_or_back_trap',
    runs(
      "history.pushState(null, '', location.href); window.addEventListener('popstate', function () { location.href = '/wait'; });",
    ),
  ],
  ['fr', 'advertorial', 'gclid_lost', (parts) => ({ ...parts, scripts: [] })],
  [
    'de',
    'vsl',
    'mixed_language',
    says(
      'This product was made for people who want to feel better every day. Click the button below and you will see all the details of our offer, which is not available in stores.',
    ),
  ],
  [
    'fr',
    'quiz',
    'download_prompt',
    shows(
      '<div class="popup"><p>Votre lecteur vidéo est obsolète.</p><a href="/files/lecteur-setup.exe" download>Mettre à jour</a></div>',
    ),
  ],
];

export const faultyPages: readonly FixturePage[] = faults.map(([language, kind, fault, plant]) => ({
  name: `${language} ${kind} ${fault}`,
  url: 'https://www.example-shelf.com/page',
  html: htmlOf(language, plant(cleanParts(language, kind), pageTexts[language])),
  sheet: sheetOf(language, kind),
  fault,
}));

export const cleanPages: readonly FixturePage[] = (['pt', 'en', 'es', 'de', 'fr'] as const).flatMap(
  (language) =>
    pageKinds.map((kind) => ({
      name: `${language} ${kind}`,
      url: 'https://www.example-shelf.com/page',
      html: htmlOf(language, cleanParts(language, kind)),
      sheet: sheetOf(language, kind),
      fault: null,
    })),
);
