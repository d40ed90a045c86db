import type { ProductSheet } from '#domain/making/texts/sheet/product-sheet.ts';
import type { FindingCode } from '../finding-codes.ts';
import { cleanParts, htmlOf, type PageKind, sheetOf } from './fixture-page.ts';
import type { FixtureLanguage } from './page-texts.ts';

/** Small pages for the codes of which other sets have few examples, written before their rules were read. */
export interface RarePage {
  code: FindingCode;
  isFound: boolean;
  html: string;
  sheet?: ProductSheet;
}

export const rarePages: RarePage[] = [];

type Written = string | { html: string; sheet: ProductSheet };

function add(code: FindingCode, isFound: boolean, ...pages: readonly Written[]): void {
  for (const page of pages)
    rarePages.push({ code, isFound, ...(typeof page === 'string' ? { html: page } : page) });
}

function clean(language: FixtureLanguage, kind: PageKind): { html: string; sheet: ProductSheet } {
  return { html: htmlOf(language, cleanParts(language, kind)), sheet: sheetOf(language, kind) };
}
const footers = {
  pt: '<footer><a href="/privacidade">Política de privacidade</a> <a href="/termos">Termos de uso</a> <a href="/contato">Contato</a> Serra Azul Ltda, CNPJ 11.222.333/0001-81</footer>',
  en: '<footer><a href="/privacy">Privacy policy</a> <a href="/terms">Terms</a> <a href="/contact">Contact</a> Shelf & Co Ltd, 12 Mill Lane, Leeds</footer>',
  es: '<footer><a href="/privacidad">Privacidad</a> <a href="/aviso-legal">Aviso legal</a> <a href="/contacto">Contacto</a></footer>',
  de: '<footer><a href="/impressum">Impressum</a> <a href="/datenschutz">Datenschutz</a> <a href="/agb">AGB</a></footer>',
  fr: '<footer><a href="/mentions">Mentions légales</a> <a href="/confidentialite">Confidentialité</a> <a href="/cgv">CGV</a></footer>',
} as const;

function foot(language: FixtureLanguage): string {
  return footers[language];
}

/** Texts with something to say. */
const texts = {
  pt: `<p>Comprei a panela em março e cozinho nela quase todo dia. O fundo é grosso, de três camadas, e o feijão sai em quarenta minutos depois de uma noite de molho. A tampa fecha sem esforço, mas pede atenção: a borracha precisa estar seca.</p><p>O cabo esquenta pouco. Na lava-louças ela foi doze vezes e perdeu um pouco do brilho por fora. Por dentro continua igual. Meu fogão é de indução, e ela funciona bem na boca média; na grande, o meio esquenta mais do que a borda.</p><p>Não gostei de duas coisas. O manual vem só em letras miúdas, e a válvula de reserva custa caro. Quem mora sozinho talvez prefira o modelo de três litros, porque o de cinco ocupa metade do armário.</p>`,
  en: `<p>I bought the pan in March and cook in it most days. The base is thick, three layers, and beans take forty minutes after a night in water. The lid closes without force, but the rubber has to be dry or it slips.</p><p>The handle stays cool enough to hold. It went through the dishwasher a dozen times and lost a little shine on the outside; inside nothing changed. My hob is induction, and on the middle ring it heats evenly, while the big ring warms the centre more than the edge.</p><p>Two things bother me. The manual is printed in tiny letters, and the spare valve is dear. If you live alone the three litre model may suit you better, because the five litre one takes half a cupboard.</p>`,
  es: `<p>Compré la olla en marzo y cocino en ella casi todos los días. El fondo es grueso, de tres capas, y las alubias están en cuarenta minutos después de una noche en remojo. La tapa cierra sin fuerza, pero la goma tiene que estar seca.</p><p>El mango se calienta poco. Ha pasado doce veces por el lavavajillas y ha perdido algo de brillo por fuera; por dentro sigue igual. Mi cocina es de inducción, y en el fuego mediano calienta parejo.</p><p>Dos cosas no me gustan. El manual viene en letra diminuta y la válvula de repuesto es cara. Quien vive solo quizá prefiera la de tres litros, porque la de cinco ocupa medio armario.</p>`,
  de: `<p>Ich habe den Topf im März gekauft und koche fast jeden Tag darin. Der Boden ist dick, aus drei Schichten, und Bohnen sind nach einer Nacht im Wasser in vierzig Minuten fertig. Der Deckel schließt ohne Kraft, aber der Gummi muss trocken sein.</p><p>Der Griff bleibt kühl genug. In der Spülmaschine war er zwölfmal und hat außen etwas Glanz verloren, innen ist alles wie neu. Auf dem mittleren Feld meines Herdes wird er gleichmäßig warm.</p><p>Zwei Dinge stören mich. Die Anleitung ist winzig gedruckt, und das Ersatzventil ist teuer. Wer allein wohnt, nimmt vielleicht lieber das Modell mit drei Litern, weil das große den halben Schrank füllt.</p>`,
  fr: `<p>J'ai acheté la cocotte en mars et je cuisine dedans presque tous les jours. Le fond est épais, en trois couches, et les haricots sont prêts en quarante minutes après une nuit dans l'eau. Le couvercle ferme sans forcer, mais le joint doit être sec.</p><p>La poignée chauffe peu. Elle est passée douze fois au lave-vaisselle et a perdu un peu de brillant à l'extérieur ; dedans rien n'a changé. Ma plaque est à induction, et sur le foyer moyen elle chauffe partout pareil.</p><p>Deux choses me gênent. La notice est écrite tout petit, et la soupape de rechange coûte cher. Qui vit seul préférera peut-être le modèle de trois litres, car celui de cinq prend la moitié du placard.</p>`,
} as const;
const lorem =
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit, sed do eiusmod tempor incididunt ut labore et dolore magna aliqua. Ut enim ad minim veniam, quis nostrud exercitation ullamco laboris nisi ut aliquip ex ea commodo consequat. Duis aute irure dolor in reprehenderit in voluptate velit esse cillum dolore eu fugiat nulla pariatur. Excepteur sint occaecat cupidatat non proident, sunt in culpa qui officia deserunt mollit anim id est laborum.';
const network = 'https://hop.clickbank.net/?affiliate=me&vendor=flex';
add(
  'thin_page',
  true,
  `<h1>Colavita Flex</h1><p>O colágeno que todos querem.</p><a href="${network}">Saiba mais</a>${foot('pt')}`,
  `<a href="${network}"><img src="/banner.jpg" alt=""></a>${foot('en')}`,
  `<h1>Kollagen im Test</h1>${`<p>${lorem}</p>`.repeat(2)}<a href="${network}">Zum Angebot</a>${foot('de')}`,
  `<h1>Nacre Souple</h1>${'<p>Nacre Souple est disponible sur le site officiel de la marque avec la livraison offerte. Cliquez sur le bouton pour le découvrir.</p>'.repeat(9)}<a href="${network}">Découvrir</a>${foot('fr')}`,
  `<h1>Comprar colágeno</h1><p>${['comprar colágeno', 'colágeno preço', 'colágeno barato', 'colágeno onde comprar', 'colágeno promoção', 'comprar colágeno barato', 'colágeno preço barato', 'colágeno comprar online'].join(', ').repeat(7)}</p>${foot('pt')}`,
  `<h1>Almost there</h1><p>Enter your email to continue.</p><form action="https://x.example/s"><input type="email"><button>Continue</button></form>${foot('en')}`,
  `<nav>${['Home', 'Shop', 'Brands', 'New in', 'Sale', 'Women', 'Men', 'Kids', 'Shoes', 'Bags', 'Belts', 'Hats', 'Gifts', 'Journal', 'About us', 'Stores', 'Careers', 'Press', 'Help', 'Returns'].map((x) => `<a href="/${x}">${x}</a>`).join(' ')}</nav><h1>Trail belt</h1><p>Our best belt. Out now.</p>${foot('en')}<div class="cookie-banner"><p>We use cookies to understand how you use the site and to show you adverts that match your interests. You can change your choice at any time in the settings at the foot of each page.</p><button>Accept</button></div>`,
  `<h1>Mira este vídeo</h1><iframe src="https://player.example/v/1"></iframe><a href="${network}">Quiero verlo</a>${foot('es')}`,
  `<h1>Das beste Angebot des Monats</h1><p>Hier finden Sie das Produkt, über das alle reden. Klicken Sie auf den Knopf und sichern Sie sich den Preis.</p><a href="${network}">Jetzt ansehen</a><p>Alle Angaben ohne Gewähr.</p>${foot('de')}`,
);
add(
  'thin_page',
  false,
  clean('pt', 'advertorial'),
  clean('en', 'quiz'),
  clean('de', 'checkout'),
  clean('fr', 'vsl'),
  clean('es', 'shop'),
  `<h1>Cinto Trilha</h1><img src="/c.jpg" alt="Cinto Trilha em couro marrom"><p>Couro de boi curtido com casca de acácia, fivela de latão sem níquel. Largura de 3,5 cm, espessura de 4 mm.</p><p>R$ 189,00</p><label>Tamanho <select><option>85<option>90<option>95<option>100<option>105</select></label><button>Adicionar ao carrinho</button><h2>Medidas</h2><p>Meça um cinto que você já usa, da fivela ao furo do meio. Essa é a numeração. Entre dois tamanhos, escolha o maior.</p><h2>Cuidados</h2><p>Passe cera incolor duas vezes por ano e seque à sombra quando molhar.</p><h2>Troca</h2><p>Troque o tamanho em até 30 dias; o frete da volta é nosso.</p>${foot('pt')}`,
  `<h1>Three tents compared</h1><table><tr><th>Tent<th>Weight<th>Poles<th>What we noticed</tr><tr><td>Larkfell 2<td>1.9 kg<td>aluminium, two<td>Pitches inner first, so a wet evening ends with a wet floor; the porch fits two packs</tr><tr><td>Moss Dome<td>2.6 kg<td>fibreglass, three<td>Stood in a gale on Skye without a broken pole, but packs long and needs a strap</tr><tr><td>Quietus One<td>1.1 kg<td>one hiking pole<td>Tall sleepers touch the mesh; the zip snags when the fabric is slack after rain</tr></table><p>We slept in each for six nights between April and June, in Wales and on Skye. We weighed them with their pegs, dry, on a kitchen scale. For two people who drive to the site we would take the Moss Dome; for one who walks, the Quietus One with a groundsheet. Prices change weekly, so we leave them to the shops.</p>${foot('en')}`,
  `<h1>Bolo de fubá da Celina</h1><ul>${['1 xícara de fubá fino', '1 xícara de farinha de trigo', '1 xícara de açúcar', '1 xícara de leite', '1 xícara de óleo', '3 ovos', '1 colher de sopa de fermento', '1 colher de chá de erva-doce'].map((x) => `<li>${x}</li>`).join('')}</ul><p>Bata os ovos com o açúcar e o óleo até clarear. Junte o leite, depois o fubá e a farinha peneirada. Mexa o fermento por último, com colher, sem bater.</p><p>Leve ao forno médio, em forma untada, por trinta e cinco minutos. Se a faca sair limpa, está pronto. A Celina jura que ele fica melhor no dia seguinte, embrulhado num pano, e eu concordo com ela. Congela bem em fatias.</p>${foot('pt')}`,
  `<h1>Häufige Fragen zum Mietrad</h1>${[
    ['Kann ich das Rad online buchen?', 'Ja, bis zwei Stunden vor der Abholung.'],
    ['Kann ich das Rad am Bahnhof abholen?', 'Ja, am Nordausgang neben der Reinigung.'],
    ['Kann ich das Rad verlängern?', 'Ja, wenn niemand nach Ihnen gebucht hat; rufen Sie an.'],
    ['Kann ich das Rad im Zug mitnehmen?', 'Außerhalb des Berufsverkehrs, mit Fahrradkarte.'],
    ['Kann ich das Rad abends zurückgeben?', 'Der Kasten an der Tür nimmt den Schlüssel die ganze Nacht.'],
    ['Was geschieht bei einem Platten?', 'Wir kommen innerhalb der Stadt mit einem Ersatzrad.'],
  ]
    .map(([a, b]) => `<details><summary>${a}</summary><p>${b}</p></details>`)
    .join('')}<p>Ein Tag kostet 18 Euro, eine Woche 75 Euro. Helm und Schloss sind dabei.</p>${foot('de')}`,
  `<h1>Bohrmaschine Kern 750</h1><dl>${[
    ['Leistung', '750 Watt'],
    ['Bohrfutter', '13 mm, mit Schlüssel'],
    ['Drehzahl', '0 bis 2800 je Minute'],
    ['Gewicht', '2,1 kg ohne Kabel'],
    ['Kabel', '4 m, Gummi'],
    ['Lieferumfang', 'Handgriff, Tiefenanschlag, Koffer'],
    ['Bohren in Stahl', 'bis 13 mm'],
    ['Bohren in Beton', 'bis 16 mm, mit Schlag'],
    ['Ersatzteile', 'Kohlen, Schalter und Kabel zehn Jahre lieferbar'],
  ]
    .map(([a, b]) => `<dt>${a}</dt><dd>${b}</dd>`)
    .join(
      '',
    )}</dl><p>Die Maschine läuft ruhig und hat einen Schalter, der sich feststellen lässt. Der Koffer schließt mit Metallschnallen. Wir reparieren sie in unserer Werkstatt in Hagen, auch nach Ablauf der Gewährleistung.</p><p>129,00 € inklusive Mehrwertsteuer</p><button>In den Warenkorb</button>${foot('de')}`,
);
function two(name: string, text: string): string {
  return `<a href="https://shop.maker.example/${name}?hop=me">${text}</a>`;
}
add(
  'link_out_only',
  true,
  `<h1>Magnésio Serra Azul</h1><p>O magnésio mais comentado do ano está com preço especial no site oficial.</p><a href="${network}">Ir para o site oficial</a>${foot('pt')}`,
  `<h1>Your result is ready</h1><p>We picked the best offer for you.</p><a href="${network}"><img src="/b.png" alt="See offer"></a><p>Offer valid while it is listed.</p>${foot('en')}`,
  `<h1>Serás redirigido</h1><meta http-equiv="refresh" content="3;url=${network}"><p>En unos segundos llegarás a la tienda. Si no, <a href="${network}">pulsa aquí</a>.</p>${foot('es')}`,
  `<h1>Top 5 Angebote</h1>${['Gelenk', 'Schlaf', 'Haut', 'Darm', 'Haar'].map((x) => `<div><h3>${x}</h3>${two(x, 'Zum Angebot')}</div>`).join('')}${foot('de')}`,
  `<h1>Mes liens</h1>${['Ma crème', 'Mes gélules', 'Mon thé', 'Mon savon'].map((x) => `<p>${two(x, x)}</p>`).join('')}${foot('fr')}`,
  `<h1>Colavita Flex</h1><p>Veja por que tanta gente escolhe este suplemento. O vídeo explica tudo em poucos minutos, de forma simples.</p><button onclick="location.href='${network}'">Assistir agora</button>${foot('pt')}`,
  `<h1>Shelf deals</h1><p>The maker ships it from its own store. All details, sizes, prices and reviews are there.</p>${two('a', 'See the price')} ${two('b', 'See the sizes')} ${two('c', 'See the reviews')}${foot('en')}`,
  `<iframe src="https://shop.maker.example/?hop=me" width="100%" height="900"></iframe><p>Oferta de la tienda oficial</p><a href="https://shop.maker.example/?hop=me">Comprar en la tienda oficial</a>${foot('es')}`,
  `<h1>Herzlich willkommen</h1><p>Sie sind über 18 und möchten das Angebot sehen? Dann bestätigen Sie bitte.</p>${two('x', 'Ja, weiter')} ${two('x', 'Weiter ohne Angabe')}${foot('de')}`,
  `<h1>Le bon plan du jour</h1><p>La boutique officielle fait une remise ce mois-ci sur toute la gamme, valable pour les nouveaux clients comme pour les anciens. Le lien ci-dessous vous y conduit.</p>${two('p', 'Voir la remise')}<p>Nous touchons une commission sur vos achats.</p>${foot('fr')}`,
);
add(
  'link_out_only',
  false,
  `<h1>Panela Fundo Grosso: seis meses de uso</h1>${texts.pt}<p>Recebemos comissão se você comprar pelo link.</p>${two('p', 'Ver na loja')}${foot('pt')}`,
  `<h1>Three pans, one winter</h1>${texts.en}<h2>The other two</h2><p>The Hearth pan is lighter and dents. The Quill one has a glass lid that cracked in May, which the shop replaced in a week.</p>${two('a', 'Pan A')} ${two('b', 'Pan B')} ${two('c', 'Pan C')}<p>We earn a commission on purchases.</p>${foot('en')}`,
  `<h1>Tienda de ollas</h1>${texts.es}<a href="https://checkout.packandpaddock.example/cart">Comprar por 89 €</a>${foot('es')}`,
  `<h1>Nähkurs für Anfänger</h1>${texts.de}<a href="https://pay.hotmart.com/A123">Kurs kaufen, 49 €</a>${foot('de')}`,
  `<h1>Ce que disent les études sur la fonte</h1>${texts.fr}<p>Sources : <a href="https://www.anses.fr/a">Anses</a>, <a href="https://www.efsa.europa.eu/b">Efsa</a>, <a href="https://fr.wikipedia.org/wiki/Fonte">Wikipédia</a></p>${foot('fr')}`,
  clean('en', 'quiz'),
  `<h1>Oficina de bicicletas</h1>${texts.pt}<a href="https://www.youtube.com/watch?v=1">Veja o vídeo</a> <a href="https://wa.me/5511999999999">Fale no WhatsApp</a>${foot('pt')}`,
  `<h1>Timer for bakers</h1><p>The app keeps eight timers at once, each with its own name and bell. It works without a network and stores nothing about you. A long press on a timer adds a minute, a swipe repeats it, and the list can be shared with the person at the next bench. Version 4 adds a large display for wet hands.</p><p>It runs on phones with Android 9 or iOS 15 and later. We are two people in Leeds who bake on Saturdays. It costs nothing for two timers and 4 pounds once for eight. Write to us when something breaks: we answer within two days.</p><a href="https://apps.apple.com/app/id1">App Store</a> <a href="https://play.google.com/store/apps/details?id=x">Google Play</a>${foot('en')}`,
  `<h1>Presupuesto de toldos</h1><p>Díganos el ancho y la salida, y le enviamos tres propuestas con su precio. Medimos gratis en Murcia y alrededores. Los brazos son de aluminio y la lona, acrílica, con cinco años de garantía contra la decoloración. El montaje tarda una mañana.</p><form action="/pedir" method="post"><label>Nombre<input></label><label>Teléfono<input></label><button>Pedir presupuesto</button></form><a href="https://www.instagram.com/toldos">Instagram</a>${foot('es')}`,
  clean('de', 'advertorial'),
);
add(
  'mixed_language',
  true,
  `<h1>Panela Fundo Grosso</h1>${texts.pt}${texts.en}${foot('pt')}`,
  `<h1>Thick base pan</h1>${texts.en}<h2>Meinungen</h2>${texts.de}${foot('en')}`,
  `<h1>Olla de fondo grueso</h1>${texts.es}<section class="reviews"><blockquote>J'ai reçu la cocotte en trois jours et je m'en sers tous les soirs. Le couvercle ferme bien et le fond ne colle pas.</blockquote><blockquote>Ma mère en voulait une depuis longtemps, elle est ravie, surtout du poids et de la couleur qui tient.</blockquote><blockquote>Un peu lourde quand elle est pleine, mais la cuisson est régulière et la notice est claire.</blockquote></section>${foot('es')}`,
  `<h1>Topf mit dickem Boden</h1>${texts.de}<h2>Shipping and returns</h2><p>We ship every order within two working days. You can return the item within 30 days of delivery, unused and in its box, and we refund the price to the card that you paid with. Return postage is paid by the buyer unless the item arrived broken.</p>${foot('de')}`,
  `<h1>Cocotte à fond épais</h1>${texts.fr}<h2>Perguntas frequentes</h2><p>A panela funciona no fogão de indução? Funciona, nas bocas médias e grandes. A tampa pode ir ao forno? Pode, até 180 graus, sem a borracha. Vocês vendem peças de reposição? Sim, a válvula e a borracha saem no site.</p>${foot('fr')}`,
  `<h1>The last pan you will ever buy</h1><h2>Made for people who cook every day</h2>${texts.pt}<button>Add to cart</button><h2>Why our customers love it</h2><p>Because it is heavy, even and easy to clean, and because we answer the phone when something goes wrong with it.</p>${foot('pt')}`,
  `<h1>Olla de fondo grueso</h1>${texts.es}${texts.pt}${foot('es')}`,
  `<h1>Topf</h1>${texts.fr}<h2>Beschreibung</h2>${texts.de}${foot('de')}`,
  `<h1>Panela</h1>${texts.pt}<h2>Descripción</h2><p>El fondo de tres capas reparte el calor y la tapa cierra sin fuerza. Lavar a mano la goma y secarla antes de guardarla. No usar estropajo de metal.</p><p>Los gastos de envío se calculan al pagar. Si la olla llega rota, mándanos una foto y te enviamos otra.</p>${foot('pt')}`,
);
add(
  'mixed_language',
  false,
  `<h1>Panela Thick Base Pro Series</h1>${texts.pt}<p>Modelos: Pro Series Black Edition, Everyday Cooking Set, Slow Night.</p>${foot('pt')}`,
  `<h1>Creme</h1>${texts.pt}<p>Ingredientes: Aqua, Glycerin, Cetearyl Alcohol, Butyrospermum Parkii Butter, Prunus Amygdalus Dulcis Oil, Tocopherol, Phenoxyethanol, Parfum, Limonene, Linalool.</p>${foot('pt')}`,
  `<h1>Topf</h1>${texts.de}<p>Newsletter, Checkout, Performance und Support finden Sie in der App. Unser Team ist online im Chat und im Shop.</p><button>In den Warenkorb</button>${foot('de')}`,
  `<nav><a hreflang="en" href="/en">English</a> <a hreflang="es" href="/es">Español</a> <a hreflang="fr" href="/fr">Français</a> <a hreflang="de" href="/de">Deutsch</a></nav><h1>Panela</h1>${texts.pt}${foot('pt')}`,
  `<h1>Olla</h1>${texts.es}<pre><code>if the lid is open then stop the timer and tell the user what to do with the pan</code></pre>${foot('es')}`,
  `<h1>Curso de inglês da cozinha</h1>${texts.pt}<p>Você aprende a dizer: <i lang="en">The pan is on the stove.</i> <i lang="en">Could you pass me the lid, please?</i> <i lang="en">I would like it well done.</i></p>${foot('pt')}`,
  `<h1>Wines of the valley</h1>${texts.en}<p>On the shelf: Château de la Rivière, Domaine des Trois Ponts, Clos du Moulin, Côtes de la Loire, Vin de Pays d'Oc.</p>${foot('en')}`,
  `<h1>Cast iron pan</h1>${texts.en}<p>Kochhaus Hagen GmbH, Am Alten Markt 4, 58095 Hagen, Geschäftsführer: Jens Vogel, Amtsgericht Hagen HRB 1234</p>${foot('en')}`,
  `<h1>Cocotte</h1>${texts.fr}<blockquote lang="en">The best pan I have ever owned, and I have owned a lot of pans.</blockquote><p>« La meilleure cocotte que j'aie eue, et j'en ai eu beaucoup », écrit Ruth, de Leeds.</p>${foot('fr')}`,
  `<h1>Livros de cozinha</h1>${texts.pt}<ul><li>The Art of French Cooking</li><li>How to Cook Everything</li><li>La cocina de mi abuela</li><li>On Food and Cooking</li></ul>${foot('pt')}`,
);
function withHead(head: string, language: FixtureLanguage = 'pt'): string {
  return `<head>${head}<title>Panela</title></head><body><h1>Panela</h1>${texts[language]}${foot(language)}</body>`;
}
add(
  'noindex_adsbot',
  true,
  withHead('<meta name="AdsBot-Google" content="noindex">'),
  withHead('<meta name="adsbot-google" content="none">', 'en'),
  withHead('<META NAME="ADSBOT-GOOGLE" CONTENT="NOINDEX, NOFOLLOW">', 'es'),
  withHead('<meta name="robots" content="noindex">', 'de'),
  withHead('<meta name="robots" content="follow, noindex">', 'fr'),
  withHead('<meta content="noindex,nofollow" name="robots">'),
  withHead('<meta name="AdsBot-Google-Mobile" content="noindex">', 'en'),
  withHead('<meta name="googlebot" content="noindex">', 'es'),
  withHead('<meta name="robots" content="none">', 'de'),
  withHead(
    '<meta name="adsbot" content="noindex"><meta name="adsbot-google-mobile-apps" content="noindex"><meta name="googlebot, adsbot-google" content="noindex">',
    'fr',
  ),
);
add(
  'noindex_adsbot',
  false,
  withHead('<meta name="robots" content="index, follow">'),
  withHead('<meta name="robots" content="noimageindex">', 'en'),
  withHead('<meta name="robots" content="noarchive, nosnippet">', 'es'),
  withHead('<meta name="robots" content="max-image-preview:large, max-snippet:-1">', 'de'),
  withHead('<meta name="googlebot" content="notranslate">', 'fr'),
  withHead('<meta name="bingbot" content="noindex">'),
  withHead('<!-- <meta name="robots" content="noindex"> -->', 'en'),
  withHead('<meta name="description" content="How to add noindex to a page for adsbot-google">', 'es'),
  withHead('<meta name="yandex" content="noindex"><meta name="robots" content="all">', 'de'),
  `<body><h1>Robots</h1>${texts.fr}<pre>&lt;meta name="adsbot-google" content="noindex"&gt;</pre><template><meta name="robots" content="noindex"></template>${foot('fr')}</body>`,
);
function withPart(part: string, language: FixtureLanguage = 'pt'): string {
  return `<h1>Panela</h1>${texts[language]}${part}${foot(language)}`;
}
add(
  'gclid_lost',
  true,
  withPart(`<a href="${network}">Ver na loja</a>`),
  withPart('<a href="https://go.hotmart.com/X12345?ap=abcd">Comprar</a>'),
  withPart(
    '<a href="https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=https%3A%2F%2Fshop.example">To the shop</a>',
    'en',
  ),
  withPart('<a href="https://www.digistore24.com/redir/12345/me/CAMPAIGN">Zum Shop</a>', 'de'),
  withPart(`<button onclick="window.open('${network}')">Voir</button>`, 'fr'),
  withPart(`<script>setTimeout(function(){location.href='${network}'},5000)</script>`, 'es'),
  withPart(
    `<a href="${network}">Ver</a><script>document.querySelectorAll('a').forEach(a=>{a.href=a.href+'&tid=fixo'})</script>`,
  ),
  withPart(
    '<a href="https://go.hotmart.com/X12345">Comprar</a><script>history.replaceState(null,"",location.pathname)</script>',
  ),
  withPart(`<map><area href="${network}" alt="Shop"></map>`, 'en'),
  withPart(
    `<div class="btn" data-url="${network}">Acheter</div><script>document.querySelector('.btn').addEventListener('click',function(){window.location=this.dataset.url})</script>`,
    'fr',
  ),
);
add(
  'gclid_lost',
  false,
  withPart(
    `<a href="${network}">Ver</a><script>document.querySelectorAll('a').forEach(a=>{a.href=a.href+'&'+location.search.slice(1)})</script>`,
  ),
  withPart(
    `<a id="b" href="${network}">See</a><script>const g=new URLSearchParams(location.search).get('gclid');if(g){const u=new URL(b.href);u.searchParams.set('tid',g);b.href=u}</script>`,
    'en',
  ),
  withPart(
    `<a class="out" href="${network}">Ver</a><script>$(function(){var q=window.location.search;$('a.out').attr('href',function(i,h){return h+(h.indexOf('?')>-1?'&':'?')+q.replace('?','')})})</script>`,
    'es',
  ),
  withPart('<a href="/checkout">In den Warenkorb</a>', 'de'),
  withPart(
    `<button onclick="location.href='${network}&tid='+(new URL(location.href).searchParams.get('gclid')||'')">Voir</button>`,
    'fr',
  ),
  withPart(
    `<a href="${network}" data-out>Ver</a><script>function get(n){var m=document.cookie.match(n+'=([^;]+)');return m&&m[1]}var p=new URLSearchParams(location.search);if(p.get('gclid'))document.cookie='gclid='+p.get('gclid')+';max-age=7776000';document.querySelectorAll('[data-out]').forEach(function(a){a.href+='&sid='+get('gclid')})</script>`,
  ),
  withPart(
    '<a href="https://www.facebook.com/sharer?u=x">Share</a> <a href="https://www.instagram.com/x">Instagram</a>',
    'en',
  ),
  withPart(
    `<form action="https://hop.clickbank.net/" method="get"><input type="hidden" name="vendor" value="flex"><input type="hidden" name="tid" id="g"><button>Ver</button></form><script>document.getElementById('g').value=new URLSearchParams(location.search).get('gclid')</script>`,
    'es',
  ),
  withPart(
    '<a href="https://de.wikipedia.org/wiki/Topf">Wikipedia</a><script>history.pushState({},"",location.pathname+location.search+"#top")</script>',
    'de',
  ),
  withPart(
    '<a href="https://pay.hotmart.com/A123?checkoutMode=10">Acheter</a><script>document.querySelectorAll(\'a[href*="pay.hotmart.com"]\').forEach(function(l){var u=new URL(l.href);new URL(document.location).searchParams.forEach(function(v,k){u.searchParams.append(k,v)});l.href=u.toString()})</script>',
    'fr',
  ),
);
