import { anyOf, sourcesOf, type WordTable, wordsOf } from './word-table.ts';

/** Brands that are copied most, and their models, in any language. */
export const FAMOUS_BRAND = anyOf(`
  rolex, gucci, louis vuitton, louis-vuitton, lv, chanel, prada, hermès, hermes, dior, cartier, balenciaga, burberry, versace, fendi, celine, goyard, bottega veneta,
  yves saint laurent, ysl, valentino, givenchy, tiffany, bulgari, bvlgari, van cleef, patek, patek philippe, audemars piguet, richard mille, hublot, omega, breitling, tag heuer,
  nike, adidas, jordan, yeezy, new balance, north face, moncler, canada goose, lacoste, ralph lauren, tommy hilfiger, supreme, off-white, ugg, birkenstock,
  ray-ban, rayban, oakley, airpods, apple watch, dyson, stanley, lululemon, pandora, swarovski, mont blanc, montblanc`);
const MODEL = anyOf(`
  birkin, kelly, speedy, neverfull, keepall, lady dior, saddle bag, flap bag, submariner, daytona, datejust, gmt-master, rehaut, royal oak, nautilus, speedmaster, seamaster,
  dunk, dunks, air force, air max, air jordan, samba, sauvage, baccarat, swoosh, cbf`);

const table = {
  pt: {
    on: 'na, no, nas, nos, em',
    part: 'lente, lentes, haste, mostrador, fecho, peito, língua, sola, aba, forro, fivela',
    copy: 'cópia*, imitac*, inspirad*, tipo, estilo, clone*, clonad*, réplica*',
    trade:
      'clonad*, máquina clone, tailandes*, primeira linha, segunda linha, qualidade espelho, linha espelho, versão 1:1, contratipo*, padrão importado, fábrica paralela, sem licença da marca, não tem licença',
    fittings:
      'dust bag, saquinho da marca, código de série, código da data, cartão de autenticidade, etiqueta da marca, logo da marca, logotipo da marca, logo do patrocinador, escudo bordado, selo e lote, caixa da marca, caixa laranja, caixa verde, com tag, e tag, a tag, numeração igual, etiqueta … tag, nota de loja, monogram*, com logo, com número de série … certificado',
    shopPrice:
      'na loja oficial, da loja oficial, na loja do patrocinador, na boutique, no shopping custa, na grife, sem pagar a licença, sem pagar a grife, sem pagar … marca, sem pagar … nome',
    nobody: 'ninguém, nem',
    seer: 'boutique, lojas, vendedor*, joalheir*, amiga, cunhada',
    seesNothing:
      'percebe*, nota, notam, diferencia*, distingue*, a diferença, diz que não é, vai jurar que, pede nota, jura que',
    after:
      'mesmo molde, mesma costura, mesma estampa, mesmo logo*, mesma ferragem, mesma forma, desmontamos, desmontou, ninguém percebe, ninguém nota, ninguém diferencia, indistingu*, igualzinh*',
    same: 'mesmo, mesma, mesmos, mesmas, idêntico*, idêntica*, igualzinh*',
    mark: 'logo*, gravaç*, gravado, gravada, iniciais, monograma, coroa, lona, zíper, ferragem, ferragens, caixa, cartão, saquinho, sola, forma, estampa, molde, costura, costuras, número de série, números de série, frasco, tampa, nome',
    ours: 'nosso*, nossa*, meu, minha, avó, desde',
    unnamed:
      'que você conhece, que todos conhecem, que todo o mundo conhece, que todo mundo conhece, que você reconhece, da casa de Paris, a marca de Milão, seu perfume de sempre, a marca das três listras, marca do gancho, marca do cavalo, marca do jacaré, marca da coroa, grife que',
    fraction:
      'um terço, um quarto, um quinto, um décimo, uma fração, não paga … nome, não paga … marca, não paga … logo, sem pagar … nome, sem pagar … logo, sem pagar … anúncio',
    backDoor:
      'porta dos fundos, outra porta, mesma fábrica que, mesma fábrica onde, mesma linha que, mesma oficina que, mesma oficina onde, oficina … fornec* … casa, fábrica … fornec* … marca',
    seems: 'parece … autêntic*, parece … original, parecem … autêntic*, parecem … original',
    proof: 'logo*, certificado*, etiqueta*, tag, tags',
    keepsake:
      'galeão, século, museu, históric*, antig*, romano, romana, medieval, viking, egípc*, dinossauro*, fóssil, fósseis, escala, espada*, navio*, barco*, moeda*, mapa*, quadro*, maquete*, miniatura*',
    material: 'pele, couro, madeira, mármore, pedra, pelo, linho, seda, palha',
    sentAway:
      'se reconhecem p*, sinais de falsificação, sinais de alerta, exceto cópias, menos cópias, não entra, não entram, não aceitamos, não compramos, não vendemos, não as vendemos, não os vendemos, não consertamos, não mexemos, devolvemos, recus*',
    ownCopies:
      'nossa réplica, nossas réplicas, nosso clone, nossas cópias, nossa cópia, nossas imitaç*, nossa imitação, nossos clones',
    honest:
      'revenda autorizada, revendedor autorizado, distribuidor oficial, licenciad*, usad*, seminov*, laudo de autenticidade, compatíve*, não é produto da, sem relação com, conserto, assistência',
    copied: 'originais, original, autêntic*, fals*, pirat*, a diferença, luxo, fábrica, número de série',
  },
  en: {
    on: 'on the, on, under the',
    part: 'lens, temple, dial, clasp, chest, tongue, sole, flap, lining, buckle, caseback, waistband',
    copy: 'fake, fakes, clone, clones, copy, replica, replicas, imitation*, inspired by, unauthorised, unauthorized',
    trade:
      'super clone, superclone, clone movement, mirror grade, mirror quality, mirror copy, mirror version, mirror bag, mirror watch*, 1:1 quality, 1:1 grade, 1:1 copy, aaa grade, aaa quality, aaa copy, reps, ua, best batch, factory overrun*, factory second*, factory leftover*, overruns, no authenticity card, no papers, unbranded box, putian, guangzhou factory, without the licence, match retail, matches retail, passes the check, black light test, blacklight test, zipper test, boutique test, legit check, just like airpods',
    fittings:
      'dust bag, swing tags, retail tags, all logos on, date code, authenticity card, serial number, hologram, box label, orange box, green box, stamped under the flap, stitching … match*, with logo, with serial number',
    shopPrice:
      'in the boutique, at the boutique, what the store asks, of retail, in store, without paying … brand, without paying … boutique, without paying … name',
    nobody: 'nobody, no one, not one, never',
    seer: 'boutique, dealer*, jeweller*, jeweler*, watchmaker*, collector*, expert*, shop assistant, counter, scanner, stylist, sister-in-law',
    seesNothing:
      'none the wiser, to tell, won’t ask, would have to open, without a word, without a question, pick out, picked out, could tell, can tell, would tell, could say, notice*, not spot, tell them apart, the difference, polish*, servic*',
    after:
      'take it apart, took it apart, taken apart, take one apart, take them apart, template, stitch for stitch, side by side, tell them, tell it, tell which, same pattern, same stitch*, same rehaut, same hologram, same hardware, same logo, same monogram, same date code, same canvas, same box, identical pattern, identical stitch*, identical logo, identical box',
    same: 'same, identical, exactly alike',
    mark: 'logo*, label, tag, tags, serial*, engrav*, initials, letters, monogram*, crown, hologram, hardware, rehaut, dial, motif, pattern, stitch*, canvas, box, dust bag, card, ribbon, sole, last, cap, name',
    ours: 'our, ours, my, grandmother, grandfather, since',
    unnamed:
      'you know the one, your usual perfume, you know which, you know whose, you know who, whose crown, that everyone knows, everybody knows, everyone knows, everybody recogni*, you recogni*, that house in Paris, the house from Paris, the Italian house, with the swoosh, the swoosh, three stripes, bond street, fifth avenue, rodeo drive, the very original',
    fraction:
      'a third, a quarter, a fifth, a tenth, a twentieth, one third, one quarter, one fifth, one sixth, one tenth, a fraction, what you paid, not pay … name, no paying … name, without paying … logo, not pay … logo, not pay … advert*',
    backDoor:
      'back door, other door, side door, rear door, after the day shift, after shift, same line as, same line that, same line after, same line where, same factory as, same factory that, same factory where, same workshop as, same workshop that, same workshop where, same bench as, same bench where, factory … supplied … house, atelier … supplied … house, workshop … supplied … brand, workshop … supplied … maison, factory floor',
    seems: 'looks … authentic, looks … genuine, looks … original, look … authentic, look … genuine',
    proof: 'logo*, certificate*, tag, tags',
    keepsake:
      'galleon, century, centuries, museum, histori*, antique, roman, medieval, viking, egypt*, dinosaur*, fossil*, scale, sword*, model ship*, sailing ship*, ship of, ships of, coin, coins, map, maps, painting*, miniature*, git, repository',
    material: 'leather, wood, marble, stone, real fur, faux fur, fur coat, fur lining, silk, linen',
    sentAway:
      'copies excepted, except copies, except fakes, warning signs, signs of a fake, you can tell them by, you recognise them by, you recognize them by, handed back, sent back, given back, turned away, sent away, turned back, refus*, reject*, destroy*, seized, do not touch, never touch, not repair, never repair, not service, not accept, not buy, not stock, never stock, never buy',
    ownCopies: 'our replica*, our imitation*, our copies, our clone*, our fake*, our own copies',
    honest:
      'authorised dealer, authorized dealer, official distributor, licensed, pre-owned, second-hand, secondhand, used, authenticated, compatible, fits, not affiliated, nothing to do with, repair*, repaired, servic* by',
    copied:
      'genuine, real, authentic*, original*, the difference, apart, designer, luxury, luxurious, knock-off*, look-alike*, lookalike*, dupe*, street price, factory, workshop, first copy, grade, batch',
  },
  es: {
    on: 'en la, en el, en',
    part: 'lente, patilla, esfera, cierre, pecho, lengüeta, suela, solapa, forro, hebilla',
    copy: 'copia*, imitac*, inspirad*, tipo, estilo, clon, clones, clonad*, réplica*',
    trade:
      'clon automático, maquinaria clon, calibre clon, clonad*, tailandes*, tailandia, calidad espejo, versión espejo, línea espejo, imitación suiza, sin la licencia, sin pagar la licencia, no pagas es la licencia, mismo fabricante … abastece, guangzhou, equivalencia en frasco',
    fittings:
      'guardapolvo, código de fecha, certificado y caja, tarjeta y manual, caja verde, caja naranja, ticket de tienda, escudo … parche, logotipo, corona de cinco puntas, corona grabada, número de serie, numerada, monogram*, etiquetas … ticket, con caja, con logo, con número de serie',
    shopPrice: 'en la boutique, en la tienda oficial, sin pagar … marca, sin pagar … nombre, que en tienda',
    nobody: 'nadie, ni',
    seer: 'boutique, tienda*, dependient*, joyer*, lector, perit*, coleccionista*, vendedor*, cuñada, oficina',
    seesNothing:
      'nota, notan, notará, distingue*, la diferencia, da por buena, sin preguntar, mira un joyero, cara de envidia',
    after:
      'mismo molde, misma costura, mismo estampado, mismo logo*, mismo herraje*, mismo patrón, nadie nota, nadie distingue, indistingu*, desmontamos, desmontado',
    same: 'mismo, misma, mismos, mismas, idéntico*, idéntica*',
    mark: 'logo*, etiqueta*, serie, grabado, iniciales, monograma, corona, herraje, herrajes, caja, tarjeta, funda, suela, horma, patrón, número de serie, frasco, tapón, nombre, lona',
    ours: 'nuestr*, mi, abuel*, desde',
    unnamed:
      'que todos conocen, que todas reconocen, que todos reconocen, que conoces, que usted conoce, que todo el mundo conoce, la casa parisina, tu perfume de siempre, su perfume de siempre, la casa de París, la marca de Milán, la marca de las tres rayas, del caballo, del cocodrilo, que llevan los pilotos, que ves en el campo',
    fraction:
      'un tercio, un cuarto, un quinto, una quinta, un décimo, una décima, una fracción, no pagas … nombre, no pagas … marca, no pagas … logo, sin pagar … nombre, sin pagar … logo, no pagas es la licencia',
    backDoor:
      'puerta de atrás, puerta trasera, otra puerta, misma fábrica que, misma fábrica donde, misma línea que, mismo taller que, mismo taller donde, mismo fabricante, taller … surti* … casa',
    seems:
      'parece … auténtic*, parecen … auténtic*, parece … original, parecen … original, parece … original',
    proof: 'logo*, certificado*, etiqueta*',
    keepsake:
      'galeón, siglo, museo, históric*, antigu*, romano, romana, medieval, vikingo, egipci*, dinosaurio*, fósil, fósiles, escala, espada*, barco*, moneda*, mapa*, cuadro*, maqueta*, miniatura*',
    material: 'piel, cuero, madera, mármol, piedra, pelo, lino, seda',
    sentAway:
      'se reconocen p*, señales de alerta, señales de una falsificación, salvo copias, menos las copias, no las vendemos, no los vendemos, no tocamos, no las tocamos, no los tocamos, no aceptamos, no las aceptamos, no vendemos, no compramos, no reparamos, se devuelven, rechaz*, recus*',
    ownCopies: 'nuestra réplica, nuestras réplicas, nuestras copias, nuestros clones, nuestras imitac*',
    honest:
      'distribuidor oficial, distribuidor autorizado, licenciad*, segunda mano, informe de autenticidad, compatible*, ajena a, sin relación con, reparaci*',
    copied:
      'original*, auténtic*, fals*, pirata*, la diferencia, lujo, mercadillo, tianguis, fábrica, taller',
  },
  de: {
    on: 'auf dem, auf der, im, am, unter der',
    part: 'glas, bügel, zifferblatt, schließe, brust, zunge, sohle, lasche, futter, schnalle',
    copy: 'fake, fakes, gefälscht*, *fälschung*, replika*, replik, repliken, klon*, clone*, kopie, kopien, imitat*, imitation*, geklont*',
    trade:
      'geklont*, klonwerk, 1:1-qualität, spiegelqualität, qualität 1:1, aaa-qualität, replik, nachbau*, plagiat*, duftzwilling*, aus thailand, thailand-trikot*, ohne lizenz, ohne die lizenz, unlizenziert*',
    fittings:
      'staubbeutel, datumscode, originalkarton, seidenpapier, kassenbon, grüne schachtel, seriennummer, chargennummer, hologramm, vereinswappen, herstellerlogo, prägung, krone auf, echtheitskarte, monogramm*, mit logo',
    shopPrice: 'in der boutique, im fanshop, vom fanshop, im laden, ohne … marke, ohne … namen zu zahlen',
    nobody: 'niemand*, keiner, keinem, selbst',
    seer: 'boutique, juwelier*, geschäft*, verkäufer*, sammler*, straße, schwägerin',
    seesNothing:
      'merkt, sieht, fällt, auffall*, auf, erkennt, unterschied, ohne frage, ohne rückfrage, geöffnet',
    after:
      'gleiches muster, dasselbe muster, gleiche naht, dieselbe naht, gleiches logo, dasselbe logo, gleiche form, gleicher schnitt, niemand merkt, niemand sieht, nicht zu unterscheiden, zerleg*',
    same: 'dieselbe, dieselben, derselbe, dasselbe, denselben, demselben, gleiche, gleicher, gleichen, gleiches, identische*, identisch',
    mark: 'logo*, seriennummer, gravur, initialen, krone, muster, karton, schachtel, karte, zifferblatt, naht, schild, staubbeutel, sohle, etikett, flakon, name, namen',
    ours: 'unser*, mein*, großmutter, großvater, seit',
    unnamed:
      'die jeder kennt, das jeder kennt, den jeder kennt, die sie kennen, den sie kennen, das sie kennen, das alle kennen, die alle kennen, jeder erkennt, das haus aus paris, marke mit den drei streifen, marke mit dem, haus mit der krone, ihr parfum, großen vorbilds, großes vorbild',
    fraction:
      'ein drittel, ein viertel, ein fünftel, ein zehntel, ein zwanzigstel, einem drittel, einem viertel, einem zehntel, ein bruchteil, nicht … namen … zahlen, nicht … namen, ohne … namen, ohne … werbung, nicht den namen',
    backDoor:
      'hintertür, andere tür, gleichen werk wie, selben werk wie, gleichen band wie, selben band wie, gleichen fabrik in der, gleichen fabrik wie, selben fabrik, werkstatt … beliefert* … marke, werkstatt … beliefert* … haus',
    seems: 'wirkt … echt, sieht … echt, sieht … original, wirkt … original',
    proof: 'logo*, zertifikat, etikett*',
    keepsake:
      'galeone, jahrhundert*, museum, museums, histori*, antik*, römisch*, mittelalter*, wikinger*, ägypt*, dinosaurier*, fossil*, maßstab, schwert*, schiff*, münze*, münzen, landkarte*, gemälde*, miniatur*, modell*',
    material: 'leder, holz, marmor, stein, fell, seide, leinen',
    sentAway:
      'warnzeichen, verdächtige zeichen, außer kopien, außer fälschungen, erkennt man an, erkennen sie an, erkennst du an, die verkaufen wir nicht, gehen zurück, gehen … zurück, reparieren wir nicht, nehmen wir nicht, nehmen wir keine, verkaufen wir nicht, führen wir nicht, führen wir keine, weisen … ab, weisen … zurück',
    ownCopies: 'unsere repli*, unsere nachbau*, unsere imitat*, unsere kopien, unsere fälschung*',
    honest:
      'vertragshändler, autorisierter händler, lizenziert*, gebraucht*, echtheitszertifikat eines, passend für, kompatibel, kein produkt, reparatur*',
    copied: 'original*, echt*, *gefälscht*, nachgemacht*, unterschied, luxus*, fabrik*, werkstatt',
  },
  fr: {
    on: 'sur le, sur la, sous le, sous la, au',
    part: 'verre, branche, cadran, fermoir, poitrine, languette, semelle, rabat, doublure, boucle',
    copy: 'faux, contrefa*, copie, copies, réplique*, clone*, cloné*, imitation*, inspiré*',
    trade:
      'cloné*, mouvement clone, qualité miroir, version miroir, grade miroir, 1:1, maillots thaï, maillot thaï, thaïlande, façon daytona, sans licence, sans la licence, sans payer la licence',
    fittings:
      'dustbag, code date, carte de la maison, timbre d’année, carte d’authenticité, boîte d’origine, coffret vert, emballage orange, boîte orange, ticket de caisse, écusson, logo de, numéro de série, couronne gravée, frappe à chaud, monogramm*, avec logo, étiquettes, livraison discrète',
    shopPrice:
      'en boutique, de la boutique, boutique du club, sans payer … marque, sans payer … nom, en magasin',
    nobody: 'personne, aucun, aucune, même, ne',
    seer: 'boutique, vendeu*, bijoutier*, expert*, magasin*, belle-sœur, rue',
    seesNothing:
      'ne voit, n’y a vu, n’y ont vu, vu que du feu, remarque*, la différence, prendra pour, sans poser, cirer, n’y voit',
    after:
      'même motif, même couture, même logo, même moule, même patron, mêmes motifs, mêmes coutures, personne ne voit, personne ne remarque, indistingu*, démonté*',
    same: 'même, mêmes, identique*',
    mark: 'logo*, gravure, initiales, couronne, toile, boîte, carte, ruban, housse, semelle, cadran, motif, motifs, couture, coutures, fermoir, étiquette, numéro de série, flacon, bouchon, nom, boucle, rabat, point',
    ours: 'notre, nos, ma, mon, grand-mère, grand-père, depuis',
    unnamed:
      'que vous savez, votre parfum de parfumerie, votre parfum habituel, que tout le monde connaît, que vous connaissez, que tout le monde reconnaît, de la maison parisienne, la maison au cheval, la maison de, à la virgule, la marque aux trois bandes, la marque au crocodile, avenue montaigne, faubourg',
    fraction:
      'un tiers, un quart, un cinquième, un dixième, le tiers, le quart, au quart, une fraction, ne payez pas le, ne payez pas … logo, ne payez pas … nom, sans payer … nom, sans payer … pub*',
    backDoor:
      'autre porte, porte de derrière, même usine que, même usine où, même atelier que, même atelier où, même chaîne que, atelier … fourni* … maison, usine … fourni* … marque',
    seems: 'semble … authentique, semblent … authentique*, a l’air … authentique, a l’air … original',
    proof: 'logo*, certificat*, étiquette*',
    keepsake:
      'galion, siècle, musée, histori*, ancien*, antique*, romain, romaine, médiéval*, viking, égypt*, dinosaure*, fossile*, échelle, épée*, navire*, bateau*, pièce de monnaie, monnaie*, carte de, tableau*, maquette*, miniature*',
    material: 'cuir, bois, marbre, pierre, fourrure, soie, lin, peau',
    sentAway:
      'repart, repartent, n’y touch*, n’accept*, refus*, détruit*, ne vendons pas, n’en vendons pas, signes qui alertent, signes d’alerte, sauf les copies, sauf les contrefaçons, se reconnaissent à, les reconnaît à, reconnaissables à, ne réparons pas, n’achetons pas',
    ownCopies: 'nos répliques, nos copies, nos imitation*, nos clones, notre réplique',
    honest:
      'revendeur agréé, distributeur officiel, sous licence, d’occasion, expertis*, compatible*, aucun lien avec, répar*',
    copied: 'original*, authenti*, contref*, la différence, luxe, usine, atelier, fabrique*',
  },
} as const satisfies WordTable<string>;

export const copyWords = wordsOf(table);
export const copySources = sourcesOf(table);
export const BRAND_OR_MODEL = `(?:${FAMOUS_BRAND}|${MODEL})`;
