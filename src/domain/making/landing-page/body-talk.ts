import type { LanguageCode } from '#domain/ads/languages.ts';
import { bodyTalk as says } from './body-words.ts';
import { ordinary, withoutPosture } from './ordinary-words.ts';
import { type PageLanguage, pageLanguageCodes } from './phrases.ts';

/** What is inside of a body, what it does and what ails it. No cosmetic reaches it. All of it is folded text. */
const inner: Readonly<Record<PageLanguage, string>> = {
  pt: 'peito|ronc(?:o|os|ar|a|ava)|intestinos?|digestao|estomago|figado|rins|bexiga|prostata|pancreas|tireoide|coracao|arterias?|veias?|sangue|circulacao|pulmao|pulmoes|bronquios|garganta|nervos|cerebro|memoria|concentracao|sono|insonia|imunidade|defesas|metabolismo|hormonios?|libido|disposicao|folego|visao|audicao|zumbido|joelhos?|coluna|costas|ombros?|quadril|juntas?|articulac(?:ao|oes)|cartilagem|ossos?|musculos?|pernas|tornozelos?|pressao|glicemia|glicose|colesterol|caibras?|dor(?:es)?|inflamac(?:ao|oes)|enxaquecas?|cansaco|fadiga|ansiedade|estresse|formigamento|calores|menopausa|toxinas|gripes?|resfriados?|testosteron[ae]?|nevoa mental|levant[a-z]* (?:[a-z]+ ){1,3}(?:da|a|por|de) (?:noite|madrugada)',
  en: 'chests? (?:that )?(?:whistles?|wheez[a-z]*|rattles?)|wheez[a-z]*|snor(?:es?|ed|ing)|guts?|bowels?|digestion|stomach|liver|kidneys?|(?<!hydration )bladder(?! hose)|prostate|pancreas|thyroid|heart|arter(?:y|ies)|veins?|blood|bloodstream|circulation|lungs?|airways|throat|nerves?|brain|memory|mental focus|sleep|insomnia|immunity|immune|defen[cs]es|metabolism|hormones?|libido|stamina|eyesight|vision|hearing|tinnitus|knees?|spine|(?<!rose )hips?|shoulders?|joints?|cartilage|bones?|muscles?|legs|ankles?|blood (?:pressure|sugar)|glucose|cholesterol|cramps?|pains?|aches?|inflammation|migraines?|tiredness|fatigue|anxiety|stress|tingling|hot flashes|menopause|toxins|colds|flu|testosteron[ae]?|brain fog|(?:get|gets|getting) up (?:[a-z]+ ){1,3}(?:a|at|in the) night',
  es: 'pechos?|ronquidos?|ronc(?:o|ar|a|aba)|intestinos?|digestion|estomago|higado|rinon(?:es)?|vejiga|prostata|pancreas|tiroides|corazon|arterias?|venas?|sangre|circulacion|pulmon(?:es)?|bronquios|garganta|nervios|cerebro|memoria|concentracion|sueno|insomnio|inmunidad|inmunitario|defensas|metabolismo|hormonas?|libido|aliento|vision|oido|zumbidos?|rodillas?|columna|espalda|hombros?|caderas?|articulaci(?:on|ones)|cartilago|huesos?|musculos?|piernas|tobillos?|tension|presion|glucosa|azucar en (?:la )?sangre|colesterol|calambres?|dolor(?:es)?|inflamaci(?:on|ones)|migranas?|jaquecas?|cansancio|fatiga|ansiedad|estres|hormigueo|sofocos|menopausia|toxinas|gripas?|catarros?|resfriados?|colon|testosteron[ae]?|niebla mental|levant[a-z]* (?:[a-z]+ ){1,3}(?:por la|de) (?:noche|madrugada)',
  de: 'schnarch[a-z]*|darm[a-z]*|verdauung|magen|leber|nieren?|blase|prostata|bauchspeicheldruse|schilddruse|herz(?:en)?|arterien|venen|adern|blut|kreislauf|durchblutung|lungen?|bronchien|hals|nerven|gehirn|gedachtnis|konzentration|schlaf|schlaflosigkeit|immunsystem|abwehr[a-z]*|stoffwechsel|hormone?|libido|ausdauer|sehkraft|gehor|tinnitus|knien?|wirbelsaule|rucken|huften?|schultern?|gelenke?n?|knorpel|knochen|muskeln|beine?n?|knochel|blutdruck|blutzucker|cholesterin|[a-z]*krampfe?|[a-z]*schmerz(?:en)?|entzundung(?:en)?|migrane|mudigkeit|erschopfung|stress|angst|kribbeln|hitzewallungen|wechseljahre?n?|giftstoffe|erkaltung(?:en)?|verspannung(?:en)?|testosteron[ae]?|nebel im kopf|nachts (?:[a-z]+ ){0,2}(?:raus|auf)[a-z]*',
  fr: 'poitrines?|ronfle[a-z]*|intestins?|digestion|(?<!en )transit|estomac|foie|reins|vessie|prostate|pancreas|thyroide|coeur|arteres?|veines?|sang|circulation|poumons?|bronches|gorge|nerfs|cerveau|memoire|concentration|sommeil|insomnies?|immunite|immunitaires?|defenses|metabolisme|hormones?|libido|souffle|(?<!en )(?<!de )vue|audition|acouphenes?|genoux?|colonne|dos|epaules?|hanches?|articulations?|cartilages?|(?:les|vos|des) os|muscles?|jambes|chevilles?|tension|glycemie|cholesterol|crampes?|douleurs?|inflammations?|migraines?|fatigue|anxiete|stress|fourmillements?|bouffees de chaleur|menopause|toxines|rhumes?|testosteron[ae]?|brouillard (?:dans la tete|mental)|(?:se )?leve[a-z]* (?:[a-z]+ ){1,3}(?:par|la) nuit',
};

/** What people see of a body. */
const outer: Readonly<Record<PageLanguage, string>> = {
  pt: 'cabelos?|couro cabeludo|fios|pele|rugas?|manchas?|unhas?|olheiras?|rosto|barriga|cintura|celulite|estrias?|caspa|acne|espinhas?|entradas|inchaco|peso|manequim|calca',
  en: "hair|hairline|scalp|skin|wrinkles?|crow's feet|dark spots?|age spots?|nails|eye bags|belly|waist|cellulite|stretch marks?|dandruff|acne|pimples?|bald spot|swelling|weight|dress size|jeans",
  es: 'pelo|cabello|piel|arrugas?|manchas|unas|ojeras|barriga|cintura|celulitis|estrias|caspa|acne|granos|entradas|hinchazon|peso|talla|pantalon',
  de: 'haare?n?|kopfhaut|haut|falten|flecken|nagel|augenringe|bauch|taille|cellulite|dehnungsstreifen|schuppen|akne|pickel|schwellung|gewicht|kleidergrosse|hose',
  fr: 'cheveux|cuir chevelu|peau|rides?|taches|ongles|cernes|ventre|cellulite|vergetures|pellicules|acne|boutons|gonflement|poids|taille(?! (?:unique|reelle|0{1,2}(?!\\d)))|pantalon',
};

/** Words of a body that mean other things as well: they count beside a time of use alone. */
const felt: Readonly<Record<PageLanguage, string>> = {
  pt: 'cabeca|couro|testa|falhas?|energia|pulso|acucar|intestino|vista|olhos|ouvidos?|articulac[a-z]*|pes|maos?|dedos?|desejo|humor|varizes|queda',
  en: 'spots?|face|energy|breath|pulse|sugar|gut|sight|eyes|ears?|ringing|(?<=(?:my|your|his|her|their|our|bad|lower|upper|stiff|aching) )back(?! office)|feet|hands?|fingers?|mood|words|names|stairs|crossword',
  es: 'cuero|cara|energia|animo|pulso|azucar|intestino|rinones|vista|ojos|oidos?|zumbido|cadera|articulac[a-z]*|pies|manos?|dedos?|deseo|humor|varices|escaleras',
  de: 'haaransatz|gesicht|energie|atem|puls|zucker|darm|augen|ohren?|pfeifen|hufte|gelenke?|beine?|fusse|hande?|finger|lust|laune|schmerzen?|namen|treppen?',
  fr: 'chevelure|cuir|visage|energie|pouls|sucre|intestin|yeux|oreilles?|ouie|sifflement|pieds|mains?|doigts?|desir|humeur|angoisse|escaliers?',
};

const whole = (source: string) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'u');

type List = keyof typeof lists;
const lists = { inner: [inner], seen: [inner, outer], any: [inner, outer, felt] } as const;

/** The words for a body. One of a language may be an everyday word in another: "dos" is a back in French alone. */
export function bodyWords(list: List, language: LanguageCode | undefined): string {
  const own = pageLanguageCodes.find((code) => code === language);
  return (own === undefined ? pageLanguageCodes : [own])
    .flatMap((code) => lists[list].map((words) => words[code]))
    .join('|');
}

const compiled = new Map<string, RegExp>();

function named(list: List, language: LanguageCode | undefined): RegExp {
  const key = `${list} ${language}`;
  const known = compiled.get(key);
  if (known) return known;
  const made = whole(bodyWords(list, language));
  compiled.set(key, made);
  return made;
}

/** How it is taken, whom it is not for, who should be asked, and what the law lets food say. */
const ADVICE = whole(
  [
    // Whom to ask, and for whom it is not.
    'medic[oa]s?|medicas?|doctors?|physicians?|pharmacists?|dietitians?|farmaceutic[oa]s?|[a-z]*arzt[a-z]*|arztlich[a-z]*|apothek[a-z]*|medecins?|pharmacien(?:ne)?s?|consult[a-z]*|nutricionistas?',
    'gravid[a-z]*|gestantes?|amament[a-z]*|pregnan[a-z]*|nursing|breast-?feeding|embaraz[a-z]*|lactancia|schwanger[a-z]*|stillend[a-z]*|enceintes?|allaitantes?|alergi[a-z]*|allerg[a-z]*',
    "se (?:abre|disuelve|libera|dissolve) (?:en|no)|(?:opens|dissolves) in|(?:offnet|lost) sich (?:erst )?im|s'ouvre dans|pas pour|nicht fur|no (?:es )?para|nao (?:e )?para|nao (?:use|tome|deve|indicado)|do not (?:use|take)|don't (?:use|take)|not (?:for|suitable)|no (?:use|tome|usar|tomar|apto)|nicht (?:einnehmen|geeignet|anwenden|bei)|ne (?:pas|convient)|deconseill[a-z]*|contra-?indic[a-z]*|contre-indi[a-z]*|gegenanzeig[a-z]*",
    'se (?:voce )?(?:tem|tiver|sofre|toma|usa)|if you|si (?:tiene|tienes|toma|sufre|padece|vous)|wenn sie|falls|bei (?:bekannte[a-z]* )?[a-z]*(?:erkrankung|leiden|krankheit|beschwerden|insuffizienz)[a-z]*|en cas d[a-z]*|em caso de|en caso de|problemas? (?:de|no|nos|del?)|maladies?|calculs?',
    'pode (?:causar|dar|provocar)|may cause|puede (?:causar|provocar)|kann (?:zu|[a-z]+ verursachen)|peut (?:causer|provoquer)',
    // Authorised words.
    'contribu[a-z]*|normal[a-z]*|tragt|beitrag[a-z]*|beitragen|participe',
    // How it is taken and what it is like to take.
    "(?:estomago|estomago) (?:cheio|vazio)|jejum|(?:empty|full|upset[a-z]*|your|my|the) stomach|stomach upset|estomago (?:lleno|vacio)|(?:leeren|nuchternen|vollen) magen|magenschmerz[a-z]*|estomac (?:vide|plein)|a jeun|(?:mal|bien|pesad[oa]|lourd) (?:al?|no|a l'|sur l') ?(?:estomago|estomac)|dor de estomago|(?:raspa|arranha|gruda|scratch[a-z]*|kratz[a-z]*|gratt[a-z]*|colle|stick[a-z]*|klebt)",
    'engol[a-z]*|swallow[a-z]*|trag(?:a|ar|arse|ue)|(?:ver|herunter)?schluck[a-z]*|aval[a-z]*|tompe?|mastig[a-z]*|chew[a-z]*',
    // Other things by the same names.
    "(?:in|no|im|au|en el|forma d[eo]|forma de|shaped?|form (?:eines|von)|forme d['e]un) ?(?:the )?(?:coracao|heart|herzens?|coeur|corazon)|(?:coracao|heart|corazon|coeur|herzen) (?:d[aeo]|of|del|du|des|der|shaped|d')|(?:like|como|wie|comme|lembra|recuerda a|rappelle|erinnert an) (?:an?|uma?|una?|eine?|une) (?:coracao|heart|corazon|herz|coeur)|(?:levanta|encolhe|encoge) (?:os|los) [a-z]+|hausse les|by heart|von herzen|de coracao|de corazon|(?:in|en|em|a la) memor[a-z]* (?:of|de|a)|hearing from|our vision|nossa visao|nuestra vision|notre vision|blood oranges?|cod(?:-| )liver|(?:figado|higado|foie) de (?:bacalhau|bacalao|morue|cabillaud|poissons?|peixes?|pescados?)|au dos|d'abord|(?:vapor|steam|dampf|vapeur) (?:y|e|and|und|et) (?:presion|pressao|pressure|druck|pression)|a (?:alta |baja |baixa )?pres(?:ion|sao)|bone broth|knochenbruhe|heavy metals?|metais pesados|metales pesados|schwermetall[a-z]*|metaux lourds",
  ].join('|'),
);

/** Whoever takes it can do again what a body does. */
const WHOEVER_TAKES =
  /(?<![a-z])(?:quem (?:[a-z]+ )?tom[ae]|(?:who(?:ever)?|those who|anyone who) (?:[a-z]+ )?(?:takes?|drinks?)|quien (?:[a-z]+ )?(?:toma|bebe)|wer (?:[a-z]+ ){0,5}nimmt|wer (?:sie|es|ihn) [^.;!?]{0,20}(?:nimmt|trinkt)|(?:qui|celui qui|ceux qui) (?:en |la |le |les )?(?:prend|prennent|boi(?:t|vent)))(?![a-z])/u;
const CAN =
  /(?<![a-z])(?:sobe[m]?|anda[m]?|dorme[m]?|acorda[m]?|enxerga[m]?|ouve[m]?|corre[m]?|respira[m]?|climbs?|walks?|sleeps?|wakes?|sees?|hears?|breathes?|kneels?|sube[n]?|camina[n]?|duerme[n]?|ve[n]?|oye[n]?|respira[n]?|steigt|kommt|geht|schlaft|sieht|hort|atmet|kniet|monte(?:nt)?|marche(?:nt)?|dor(?:t|ment)|voi(?:t|ent)|enten(?:d|dent)|respire(?:nt)?)(?![a-z])/u;

/** A taste that is felt in the throat, and an address whose place is named like an ache ("Dores do Rio Preto"). Both are of no body. */
const TASTE_OR_ADDRESS =
  /(?<![a-z])(?:(?:pic(?:a|am|an|ou)|ard(?:e|em|en)|arranha[a-z]*|rasca[a-z]*|burns?|tickles?|prickles?|tingles?|warms?|kratzt|brennt|prickelt|pique[a-z]*|chatouill[a-z]*|gratte[a-z]*)[^.;!?]{0,25} (?:garganta|throat|hals|gorge)|cnpj|cep)(?![a-z])|(?<!\d)\d{5}-\d{3}(?!\d)/u;

/** Whether a supplement's page speaks of the inside of a body otherwise than in advice, a warning or authorised words. Takes folded text. */
export function speaksOfTheInside(text: string, language: LanguageCode | undefined): boolean {
  return (
    (WHOEVER_TAKES.test(text) && CAN.test(text)) ||
    (named('inner', language).test(text) &&
      !ADVICE.test(text) &&
      !ordinary.depends.test(text) &&
      !TASTE_OR_ADDRESS.test(text) &&
      !says.harvest.test(text))
  );
}

/** Whether a text names a part of a body or what is felt of it. Takes folded text. */
export function namesBody(text: string, language: LanguageCode | undefined): boolean {
  return named('any', language).test(text);
}

/** Whether a text names what is seen or felt of a body. Takes folded text. */
export function seesBody(text: string, language: LanguageCode | undefined): boolean {
  return named('seen', language).test(text);
}

/** Whoever examines a body, and what is found. */
const EXAMINED = whole(
  'exames?|doutora?s?|doctora?s?|doctors?|nurse|analitica|analisis|laborwert[a-z]*|blutwert[a-z]*|werte|bloods|blood ?work|lab (?:results?|work)|scans?|prise de sang|bilan|analyses?|docteure?|infirmiere?|enfermeir[oa]|enfermer[oa]|[a-z]*arztin|[a-z]*arzt|medecin|medic[oa]|optician|oculista|optiker[a-z]*|opticien[a-z]*|balanca|scales?|waage|bascula|balance',
);
/** Asked beforehand, or read the label. */
const ASKED =
  /(?<![a-z])(?:pergunt[a-z]*|ask(?:ed|ing)?|pregunt[a-z]*|frag[a-z]*|gefragt|absprach[a-z]*|abgesprochen|rucksprache|demand[a-z]*|consult[a-z]*|rotulo|label|etiquet[a-z]*|etikett|ingredient[a-z]*|zutaten|composition|composicao|liber[a-z]*|(?:nothing|nada|nichts|rien) (?:against|contra|dagegen|contre)|ok(?:ay)?|fine with|recomend[a-z]*|recommend[a-z]*|empf[a-z]*|conseill[a-z]*)(?![a-z])/u;
/** A body that is used to hold, read or open the thing. */
const HANDLES_IT =
  /(?<![a-z])(?:letras?|print|schrift|ecrit[a-z]*|lettres?|tampa|lid|cap|tapa|deckel|bouchon|couvercle|caixa|box|pote|jar|frasco|bottle|bote|dose|flasche|pot|flacon|bolsa|bag|pocket|bolso|tasche|poche|sac|tapete|sofa|mesa|table|tisch|conta-gotas|dropper|gotero|pipette|holder)(?![a-z])/u;
const BODY_WEIGHT = whole('\\d+(?:[.,]\\d+)? ?(?:kgs?|kilos?|quilos?|lbs?|pounds?|pfund|libras?)');
const FIRST_OR_SINCE = whole(
  'desde|since|seit|depuis|em|in|en|within|innerhalb|sem|without|sin|ohne|sans|menos|less|lighter|weniger|leichter|moins|down|off|perdi[a-z]*|lost|verlor[a-z]*|perdus?|weg|fora|a menos',
);

/** Whether a buyer speaks of a body, what it weighs or who examined it, and not of the thing and how it is used. Takes folded text. */
export function tellsOfBody(text: string, language: LanguageCode | undefined): boolean {
  if ([ADVICE_TO_TAKE, HANDLES_IT, TASTE_OR_ADDRESS, OF_A_HIDE].some((other) => other.test(text)))
    return false;
  return (
    named('seen', language).test(withoutPosture(text)) ||
    (BODY_WEIGHT.test(text) && FIRST_OR_SINCE.test(text)) ||
    (EXAMINED.test(text) && !ASKED.test(text))
  );
}
/** What collagen is made from: "de piel de vaca", "the farm that the skins come from". */
const OF_A_HIDE =
  /(?<![a-z])(?:piel(?:es)? de (?:vaca|res|bovin[oa]|cerdo|pescado|pez|merluza|bacalao)|peles? de (?:boi|vaca|bovin[oa]|porco|peixe|tilapia|bacalhau)|(?:fish|cow|bovine|pig|cod|calf) ?skins?|(?:fisch|rinder|schweine|kalbs)haute?|peaux? de (?:poissons?|boeufs?|porcs?|veaux?|morue)|(?:von|aus|from|de) (?:dem|der|denen|which|where|onde|donde|que)(?: [a-z]+)? (?:skins?|haute?|pele|piel|peau) (?:comes?|kommt|kommen|vem|viene|vient))(?![a-z])/u;
/** How it is taken, and how far from a medicine. */
const ADVICE_TO_TAKE =
  /(?<![a-z])(?:estomago|stomach|magen[a-z]*|estomac|engol[a-z]*|swallow[a-z]*|trag(?:a|ar|arse|o)|[a-z]*schluck[a-z]*|aval[a-z]*|(?:leave|keep|deixar?|dejar?|laisser) (?:a gap of |at least |pelo menos |al menos |au moins )?[a-z\d]+ (?:hours?|horas?|heures?) (?:from|between|before|after|de|d'|entre|antes|depois|despues|avant|apres)|stunden abstand)(?![a-z])/u;
