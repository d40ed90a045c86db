import type { LanguagePack } from '../language-pack.ts';
import { niche } from '../notation.ts';

export const digitalNiches = {
  courses: niche({
    problems: `
      premalo prakse | pomanjkanje prakse | manjka mi prakse
      težek začetek | težek začetek | ne vem, kje začeti
      menjava poklica | menjavo poklica | želim si drug poklic
      premalo časa za učenje | pomanjkanje časa za učenje | nimam časa za učenje
    `,
    questions: `
      ali se spletni tečaji splačajo
      najboljši spletni tečaj s potrdilom
      spletni tečaj za začetnike
      kako izbrati spletni tečaj
    `,
    ingredients: `videolekcije, delovni zvezek v PDF-ju, vaje, skupina udeležencev`,
    claims: `
      Učite se tam, kjer ste
      Oglejte si program tečaja
      [certificate] Tečaj s potrdilom
    `,
    forbidden: `
      Zagotovljena služba po tečaju => Vsebine, usmerjene v prakso poklica
      Obogatite s tem tečajem => Oglejte si program in vsebino vsake lekcije
    `,
    negatives: `"v učilnici", "v bližini", fakulteta, "srednja šola", "izpitne pole", štipendija, prekvalifikacija, učitelj, "državni izpit"`,
  }),
  languageCourses: niche({
    problems: `
      strah pred govorjenjem | strah pred govorjenjem | zatakne se mi, ko moram govoriti
      izgovorjava | izgovorjavo | moja izgovorjava je slaba
      skromen besedni zaklad | skromen besedni zaklad | manjka mi besed
      slovnica | slovnico | ne razumem slovnice
    `,
    questions: `
      najboljši jezikovni tečaj na spletu
      kako se sam naučiti jezika
      koliko stane jezikovni tečaj
      jezikovni tečaj na spletu mnenja
    `,
    ingredients: `videolekcije, vaje za poslušanje, besedila s prevodom, testi znanja`,
    claims: `
      Jezikovne lekcije na spletu
      Oglejte si stopnjo in program
    `,
    forbidden: `
      Tekoče v 30 dneh => Lekcije po stopnjah, za vsak dan
      Govorite kot domačin brez učenja => Govorne vaje v vsaki lekciji
    `,
    negatives: `prevajalnik, "google prevajalnik", prevod, slovar, "besedilo pesmi", spregatev, duolingo, "jezikovni tabor", "au pair", erasmus, "v učilnici"`,
  }),
  ebooks: niche({
    problems: `
      malo idej | pomanjkanje idej | zmanjkalo mi je idej
      malo pregleda | pomanjkanje pregleda | izgubljam pregled
      vprašanja začetnikov | vprašanja začetnikov | šele začenjam
      malo časa za branje | pomanjkanje časa za branje | nimam časa za branje
    `,
    questions: `
      ali se e-knjige splačajo
      kje kupiti e-knjigo
      kako brati e-knjigo na telefonu
      e-knjiga ali tiskana knjiga
    `,
    ingredients: `poglavja v PDF-ju, seznami, primeri, vaje`,
    claims: `
      Berite na zaslonu
      Priročnik, vedno pri roki
      Oglejte si kazalo
    `,
    forbidden: `
      Skrivnost, ki je nihče ne pove => Priročnik s primeri in vajami
      Spremenite življenje v 7 dneh => Kratka poglavja za branje v svojem tempu
    `,
    negatives: `knjižnica, antikvariat, "rabljene knjige", "obnova knjige", biblos, cobiss, "kindle unlimited", "bralnik e-knjig", bralnik`,
  }),
  apps: niche({
    problems: `
      izgubljen čas | izgubljen čas | izgubljam čas s ponavljajočimi se opravili
      stroški | stroške | ne vem, kam gre denar
      poln koledar | poln koledar | pozabljam na sestanke
      varnostna kopija | varnostno kopijo | datoteke so mi izginile
    `,
    questions: `
      ali se plačljiva aplikacija splača
      kateri program za mala podjetja
      katero aplikacijo izbrati za delo
      primerjava programov za podjetja
    `,
    ingredients: `različica za telefon, različica za računalnik, pripravljene predloge, poročila`,
    claims: `
      Oglejte si vse funkcije
      Preverite sistemske zahteve
      Primerjajte pakete
    `,
    forbidden: `
      Trajna licenca za 5 evrov => Preverite licenco in sistemske zahteve pred nakupom
      Nikoli več izgubljene datoteke => Varnostne kopije glede na vaš paket
    `,
    negatives: `apk, "mod apk", "izvorna koda", "odprta koda", "open source", github, "učenje programiranja", "izdelava aplikacije", programer, "stara različica", api`,
  }),
  templates: niche({
    problems: `
      stanje zaloge | stanje zaloge | ne vem, kaj imam na zalogi
      družinski proračun | družinski proračun | preveč porabim
      predstavitev brez predloge | predstavitev brez predloge | prosojnice mi vzamejo ure
      ponudba brez predloge | ponudbo brez predloge | ne znam napisati ponudbe
    `,
    questions: `
      kje kupiti predloge
      najboljša excel predloga
      profesionalna predloga za predstavitev
      ali se pripravljene predloge splačajo
    `,
    ingredients: `Excelove tabele, predloge prosojnic, navodila, izpolnjeni primeri`,
    claims: `
      Predloge za prilagajanje
      Odprite, izpolnite, uporabite
      Oglejte si primere
    `,
    forbidden: `
      Nikoli več računske napake => Tabela s formulami in navodili
      Pogodba, ki vedno zmaga => Predloga za pregled s pravnikom
    `,
    negatives: `"tečaj excela", "excel tečaj", "kako narediti tabelo", "google preglednice", makro, vba, "kaj je preglednica", "predloga zastonj", "excel formule", "excel funkcije"`,
  }),
  onlineServices: niche({
    problems: `
      premalo usmeritve | pomanjkanje usmeritve | potrebujem nekoga, ki me usmeri
      stara spletna stran | staro spletno stran | moja spletna stran je zastarela
      računovodstvo | računovodstvo | zaostajam z računovodstvom
      malo strank | malo strank | nihče ne najde mojega podjetja
    `,
    questions: `
      ali se svetovanje splača
      koliko stane svetovanje
      kako izbrati coacha
      spletno svetovanje kako poteka
    `,
    ingredients: `videopogovor, poročilo, akcijski načrt, odgovori v sporočilih`,
    claims: `
      Spletno svetovanje
      Oglejte si, kaj je vključeno
      Tako poteka storitev
    `,
    forbidden: `
      Zagotovljen rezultat v 7 dneh => Oglejte si korake in obseg storitve
      Zagotovljeno prvo mesto na Googlu => Delo po korakih, s poročilom
    `,
    negatives: `"kako postati svetovalec", "kako postati coach", "plača svetovalca", "delo od doma", "vzorec pogodbe", "v bližini", "kaj dela svetovalec"`,
  }),
} satisfies Partial<LanguagePack['niches']>;
