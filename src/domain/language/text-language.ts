import type { LanguageCode } from '#domain/ads/languages.ts';
import { foldSearch } from './fold-search.ts';

/** Letters that one language alone has; Chinese signs are left to Japanese, which no text of ours is without. */
const scripts: readonly (readonly [LanguageCode, RegExp])[] = [
  ['ar', /\p{Script=Arabic}/u],
  ['ru', /\p{Script=Cyrillic}/u],
  ['th', /\p{Script=Thai}/u],
  ['ko', /\p{Script=Hangul}/u],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
];

/** The most frequent words of advertisements in each language that are rare in the others, without accents. */
const frequentWords: Partial<Record<LanguageCode, string>> = {
  da: 'hvad læs tjek køb fragt bestil vælg dage rater køber dages spørgsmal brug mod sadan adgang lavet kassen uden trin anmeldelser billeder pr indholdet tilbage livstidsadgang vælger renter indhold formlen hvornar længe vægt skal indeholder rentefri ved inden tager god kursusbevis samlede samlet dit kosttilskud',
  de: 'und fur mit sie was vor dem prufen zu ist die ansehen vergleichen im preis bestellen lesen auf zugang fragen kaufen kauf passt tage sehen raten von bestellung dann ohne so zum das zinsen vorab kostet wen zahlung versandkostenfrei lieferzeit tagen bis packung etikett maße',
  en: 'the and to you it see how your before with what read get who take choose made pay full included use home right first days all need one from by every work ask when does make comes if know up lifetime where yours ships cost',
  es: 'el mira tu precio envio lee quien sin revisa compara cuanto conoce hacer acceso dudas elige pagos cuesta etiqueta incluye linea intereses plazo todo opiniones caja ver hasta hoy tus dosis contenido pide desde los paso vida pago necesitas opciones elegir trae producto donde receta',
  fil: 'ang sa ng at paano may bago araw mo presyo kung tingnan basahin alamin ba mga ikumpara ano kasama muna bumili laman ka hulog ito sukat umorder iyo lahat magbayad walang bahay tanong kada bawat hanggang kanino piliin pc magkano agad sino gamitin saan gamit',
  fr: 'et le avant prix voyez pour comment vous livraison lisez ligne qui votre jours avec comparez acheter frais acces sur avis commande emploi sans est commander des lot ce payer paiement par fois chaque produit voir tout verifiez delai etiquette boite contenu mode taille choisissez',
  is: 'hvað sjaðu þu fyrir aður að lestu skoðaðu daga saman verð með það netinu fylgir berðu hvernig þer við hentar pakka aðgangur varan fyrst pantaðu þig veldu pantar sending kaup abyrgð innihald svona kaupa greiðslur efni virkar verðið vaxtalausar svor myndir stærð kaupir umsagnir hverjum',
  it: 'di per il come prima vedi leggi cosa prezzo giorni chi spedizione confronta ogni ordine consegna accesso rate ordina senza controlla scegli poi etichetta include tutto misure pezzi garanzia tempi costa scopri pagare gratuita guarda nella confezione acquisto interessi verifica funziona entro prodotto una dubbi',
  nl: 'het voor met wat van lees hoe zie bij dagen bekijk vergelijk prijs op een gebruik past toegang zit termijnen voordat vragen kies etiket kost kopen bestel levertijd over stuks werkt eerst rustig verpakking verzending tot zo maten doos tegen direct koopt gemaakt elke terug',
  no: 'hva deg sjekk nett kjøp dager bestill velg kjøper dagers pakning slik tilgang trenger laget bruk innen spørsmal inneholder leveres innholdet omtaler etterpa inkludert rentefrie livstidstilgang kjøpe etter avdrag bestem bli velger deler bestillingen innhold emballasje kosttilskudd vekt esken kursbevis fungerer oppskrift gjør rentefritt opp',
  pl: 'sprawdz zobacz jak przed dla jest przeczytaj porownaj czy dostawa zakupem kogo dostep darmowa dostawy zamowienie opinie zawiera wybierz szt wymiary czas poznaj odsetek raty działa gwarancja zwrot zamow kosztuje zdjecia zanim płatnosc zamowienia ciebie płatnoscia płatnosci kup pełna kiedy uzycia zestawu pytania zawartosc zestaw',
  pt: 'com veja em no preco quem leia ate as confira frete voce seu fazer acesso prazo conheca rotulo juros peca escolha pela baixar custa duvidas tem unidade receita caixa compre nao mesmo tudo feito line sua conteudo inclui produto faca reposicao rastreio avaliacoes embalagem decida',
  sk: 'si ako pozrite pre precitajte overte porovnajte zistite pristup koho obsahuje cenu kolko vyberte ks zdarma rozmery splatky vratenie urokov funguje sady baleni vopred obsah balenia zadarmo recenzie stoji platbou velkost doplnok platba cas otazky zlozenie fotky kupit pocet doprava podmienky objednat navod kedy ich',
  sl: 'za preverite kako preberite kaj primerjajte brez oglejte kos dostava koga ali dostop vracilo rok narocilo vsebuje izberite koliko mere spletu dostave izdelek ceno mnenja vse obresti uporabo velikost dostavo stane navodila placilom obroki placilo brezplacna komplet doma vprasanja kdaj odlocite znesek brezplacno narocila kdo',
  sv: 'och vad hur innan ar till jamfor ingar kolla kop fore passar dagar att leverans bestall valj paket dagars hela varje fragor atkomst bestaller forst koper behover priset betala st forpackning matt betalning gor natet fran inom innehaller fungerar bestallning produkten kopa delar leveranstiden alternativ',
  tr: 've gorun once icin nasıl okuyun ne gun kargo siparis var ucretsiz karsılastırın mı fiyatı kullanım icinde mu uygun erisim kimler teslimat kutu odemeden taksit secin ogrenin almadan fiyat odeme kadar siparisten gelir verin kullanılır bir urun edin kac satın karar iade tum bakın satıs',
};

let owners: ReadonlyMap<string, LanguageCode> | undefined;

function ownerOf(word: string): LanguageCode | undefined {
  owners ??= new Map(
    Object.entries(frequentWords).flatMap(
      ([code, words]) => words.split(' ').map((each) => [foldSearch(each), code as LanguageCode] as const), // a key of the table
    ),
  );
  return owners.get(word);
}

/** Fewer of a language's frequent words may be names. */
const FEWEST = 4;
/** So many times those of the second language. */
const CLEARLY = 2;

/** The language that most of some texts are in; null where too few words say it. */
export function languageOfTexts(texts: readonly string[]): LanguageCode | null {
  const counts = new Map<LanguageCode, number>();
  for (const text of texts) {
    const code = scripts.find(([, script]) => script.test(text))?.[0];
    if (code !== undefined) counts.set(code, (counts.get(code) ?? 0) + FEWEST);
    for (const [word] of foldSearch(text).matchAll(/\p{L}+/gu)) {
      const owner = ownerOf(word);
      if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
    }
  }
  const [first, second] = [...counts].sort(([, one], [, other]) => other - one);
  if (first === undefined || first[1] < FEWEST || first[1] < CLEARLY * (second?.[1] ?? 0)) return null;
  return first[0];
}
