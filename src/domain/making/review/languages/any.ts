import type { LanguageRules } from '../language-rules.ts';
import { listOf } from '../phrases.ts';
import { names } from '../trade/any.ts';

const banned = listOf(
  `efedrin[ae]?, efedra, ephedr(?:a|ine), ma huang, hcg, dhea, dmaa, (?:ph|f)enibut, tianeptin[ae], b17, yohimbin[ae]?, ioimbina, kratom,
    kava, fenproporex`,
);
/** Before a substance: the text says that it is not there. */
const FREE_OF =
  'nao tem|nao contem|sem|no contiene|sin|no|free of|contains no|without|ohne|sans|senza|zonder|utan|uten|uden|bez|без';

/** Names that are the same in every language. */
export const anyLanguage: LanguageRules = {
  lexicon: {
    sign: listOf(
      `aries, taurus, touro, gemini, geminis, gemeos, virgo, virgem, libra, scorpio, escorpia[oõ], escorpio, sagittarius, sagitari[oa],
        capricorn, capricornio, aquarius, aquario, acuario, pisces, piscis`,
    ),
    celebrity: names.celebrity,
    clothes: listOf(
      `sizes?, tallas?, manequim, numeros?, tamanhos?, calcas?, pantalon(?:es)?, pantaloni, vestidos?, jeans, taille, taglia,
        størrels[a-z]*, storlek[a-z]*, stærð[a-zæðþ]*, große[a-z]*, größe[a-z]*, maat, kleding[a-z]*, rozmiar[a-zow]*, cisl[oa],
        velkost[a-z]*, stevilk[a-z]*, размер[а-я]*, beden[a-zi]*, hlac[a-z]*, nohavic[a-z]*, spodni[a-z]*, bukse[a-z]*, byx[a-z]*,
        kjole[a-z]*, kjol[a-z]*, buxur`,
    ),
    unit: listOf(`g, gr, mg, mcg, ml, cm, mm, caps[a-z]*, comp[a-z]*, kcal, %, €, kr, zł, tl, лет, ar`),
    grows: listOf(
      `aument[a-z]*, alarg[a-z]*, cresc[a-z]*, crec[a-z]*, grow[a-z]*, add[a-z]*, gain[a-z]*, allong[a-z]*, allung[a-z]*, vergroß[a-z]*,
        verlang[a-z]*, øg[a-z]*, oka[a-z]*, zvac[a-z]*, zvacs[a-z]*, powieksz[a-z]*, увелич[а-я]*, buyut[a-z]*, uzat[a-z]*, podaljs[a-z]*,
        povec[a-z]*, stækk[a-z]*`,
    ),
    lasts: listOf(
      `dura, duran, lasts?, dure, halt, haller, holder, trva, traja, vydrzi, działa, dziala, duurt, werkt, endist, sure[a-z]*,
        действу[а-я]*, хвата[а-я]*`,
    ),
    prescription: listOf(
      `ozempic, wegovy, saxenda, mounjaro, zepbound, rybelsus, victoza, trulicity, semaglutid[aeo]?, tirzepatid[aeo]?,
      liraglutid[aeo]?, dulaglutid[aeo]?, retatrutid[aeo]?, viagra, cialis, levitra, sildenafil[ao]?, tadalafil[ao]?, vardenafil[ao]?,
      sibutramin[ae]?,
      anfepramona, femproporex, mazindol, phentermine, fentermina, adipex, contrave, orlistate?, xenical, metformin[ae]?, glifage,
      glucophage,
      jardiance, rivotril, clonazepam, ritalin[ae]?, venvanse, vyvanse, modafinil[ao]?, xanax, alprazolam, valium, diazepam, adderall,
      ambien,
      zolpidem, lorazepam, ativan, klonopin, prozac, fluoxetin[ae]?, zoloft, sertralin[ae]?, lexapro, escitalopram, oxycodone, oxycontin,
      vicodin, percocet,
      hydrocodone, tramadol, codein[ae]?, morfina, morphine, fentanyl, gabapentin[ae]?, lyrica, pregabalin[ae]?, roaccutan[e]?, accutane,
      isotretinoin[ae]?,
      finasterid[ae]?, dutasterid[ae]?, propecia, avodart, amoxicilin[ae]?, amoxicillin, azitromicin[ae]?, ivermectin[ae]?, prednison[ae]?,
      losartan[ae]?, lipitor,
      atorvastatin[ae]?, sinvastatin[ae]?, simvastatin, insulin glargin[ae]?, lantus, humira, misoprostol, cytotec, clomid, deca durabolin,
      durateston,
      oxandrolon[ae]?, stanozolol, anavar, dianabol`,
    ),
  },
  claims: {
    prescription_name: ['{prescription}'],
    banned_substance: banned.map((name) => `(?<!(?<!\\p{L})(?:${FREE_OF}) )${name}`),
    false_authority: ['fda (?:approved|cleared|certified|endorsed)'],
    superlative: ['#\\s?1', 'n[º°]\\.?\\s?1', 'n\\.\\s?[º°o]\\s?1', 'no\\.\\s?1'],
  },
  nutraClaims: {
    clickbait: ['{celebrity}'],
    // The weight of a person, and the size of clothes that she wears now.
    weight_amount: [
      // Clothes that became too large: "from trousers size 46 to 38".
      '{clothes} ..4 (?:3[89]|4\\d|5\\d) ..4 (?:3[2-9]|4[0-6])(?! ?{unit})',
      '(?:3[89]|4\\d|5\\d) ..2 (?:3[2-9]|4[0-6])(?! ?{unit}) ..3 {clothes}',
      '(?:[4-9]\\d|1\\d\\d) ?(?:kg|kgs|kilo[a-z]*|kil[aoi]?|chili|quilos?|кг|كيلو|キロ|กิโล|กก|킬로) ..5 (?:xs|s|m|l|xl)',
    ],
    better_than_medicine: ['(?:gastric )?bypass'],
    body_claim: ['{grows} ..3 \\d+(?:[.,]\\d)? ?(?:cm|centimetros?|centymetr[a-z]*|см|inches)(?! (?:x|por))'],
    time_frame: [
      '{lasts} ..2 (?:24|36|48|72) ?(?:h|hours|horas|heures|ore|stunden|uur|timer|timmar|klst|godzin|hodin|ur|saat|часов|часа)',
    ],
  },
  innocent: [
    // The sign of the zodiac.
    '(?:zodia[a-z]*|horosc[a-z]*|horoskop[a-z]*|signos?|star signs?|sternzeichen|{sign}) ..6 (?:cancer|cancro|krebs)',
    '(?:cancer|cancro|krebs) ..6 (?:{sign}|zodia[a-z]*|horosc[a-z]*|horoskop[a-z]*|signos?)',
    // Money for those who have it.
    '(?:donat[a-z]*|donamos|dona|doamos|doa|doados?|proceeds|fundrais[a-z]*|recauda[a-z]*|renda|lucro|charity|charities|spenden|spende) ..11 (?:cancer|krebs[a-z]*)',
  ],
  physicalInnocent: [],
  rewrites: {},
  commonWords: [],
};
