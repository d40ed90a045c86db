import type { ProductKind } from '#domain/making/review/policy-rule.ts';
import { phrases } from './phrases.ts';

const COPY =
  'fakes?|faux|\\p{L}*falschung\\p{L}*|gefalscht\\p{L}*|contrefa\\p{L}*|replikas?|replicas?|clones?|copi(?:a|as|e|es)|copy|kopien?|imitac\\p{L}*|imitati\\p{L}*|inspirad[oa]s?|inspired by|tipo|estilo|unauthori[sz]ed';
const BRAND =
  'rolex|gucci|louis[ -]vuitton|chanel|prada|nike|adidas|jordan|yeezy|hermes|dior|cartier|omega|ray-?ban|oakley|airpods|north face|balenciaga|burberry|versace|lacoste|moncler|patek|lv';
/** Google names fakes, clones and imitations of a brand. "Faux leather" copies none. */
const COPY_OF_A_BRAND = new RegExp(
  `(?<!\\p{L})(?:(?:${COPY})[^.]{0,20} (?:${BRAND})|(?:${BRAND})[^.]{0,20}[ -](?:fakes?|\\p{L}*falschung\\p{L}*|contrefa\\p{L}*|clones?|copi(?:a|as|es)|kopien?|imitac\\p{L}*|imitati\\p{L}*))(?!\\p{L})`,
  'u',
);

const FAMOUS_BRAND = new RegExp(`(?<!\\p{L})(?:${BRAND})(?!\\p{L})`, 'u');
/** Grades of copies, and tests that only a copy has to pass. */
const GRADE =
  /(?<!\p{L})(?:(?:mirror|aaa\+*|1 ?: ?1|super ?clone|5a|7a)[- ](?:grade|quality|copy|version|bag|watch\p{L}*)|(?:grade|qualidade|calidad|qualitat|qualite|version|linha) (?:mirror|espelho|espejo|miroir|aaa\+*|1 ?: ?1|primeira linha)|primeira linha|spiegelqualitat|(?:pass\p{L}*|stands? up to)[^.]{0,30}(?:black ?light|zipper|boutique|expert|authenticat\p{L}*)[^.]{0,10}tests?)(?!\p{L})/u;
/** Made after the original, or not to be told from it. */
const AFTER_THE_ORIGINAL =
  /(?<!\p{L})(?:template|take[ns]? (?:it |them |one )?apart|stitch for stitch|side by side|tell (?:them|it|which)|(?:same|identical) (?:\p{L}+ ){0,3}(?:pattern|stitch\p{L}*|rehaut|hologram|hardware|logo|monogram|date code|canvas|box|molde|costura|estampa|logotipo|caixa|patron|caja|muster|naht|schachtel|boite|motif)|mesm[oa]s? (?:\p{L}+ ){0,2}(?:molde|costura|estampa|logo\p{L}*|ferragem|forma)|mism[oa]s? (?:\p{L}+ ){0,2}(?:molde|costura|estampado|logo\p{L}*|herraje\p{L}*|patron)|(?:gleiche\p{L}*|dieselbe[nr]?|selbe[nr]?) (?:\p{L}+ ){0,2}(?:muster|naht|logo|form|schnitt)|memes? (?:\p{L}+ ){0,2}(?:motif|couture|logo|moule|patron)|ningu[e]m (?:percebe|nota|diferencia)|nadie (?:nota|distingue)|niemand (?:merkt|sieht)|personne ne (?:voit|remarque)|indistingu\p{L}*|nicht zu unterscheiden|(?:sem|without|sin|ohne|sans) (?:pagar|paying|zu zahlen|payer)[^.]{0,40}(?:grife|boutique|marca|marke|marque|brand)|desmont\p{L}*|zerleg\p{L}*|demont\p{L}*)(?!\p{L})/u;

/** Words of the trade in copies, and marks that only a brand gives. */
const NOT_FROM_THE_BRAND =
  /(?<!\p{L})(?:reps?|ua|best batch|factory (?:overrun|second|leftover)s?|overruns?|no authenticity card|no papers|unbranded box|replik|nachbau\p{L}*|plagiat\p{L}*|fabrica paralela|(?:mit|with|con|com|avec) (?:logo|seriennummer|serial number|numero de ser\p{L}*|dust bag|staubbeutel)[^.]{0,40}(?:zertifikat|certificate|certificado|certificat|wie bei|like the|como|comme))(?!\p{L})/u;

/** What is real need not look so. */
const SEEMS_REAL =
  /(?<!\p{L})(?:parece[n]?|looks?|wirkt|sieht|semble|a l'air) (?:\p{L}+ )?(?:autentic\p{L}*|original|authentic|genuine|echt|authentique)(?!\p{L})[^.!?]{0,60}(?<!\p{L})(?:logo\p{L}*|certificad\p{L}*|certificat\p{L}*|zertifikat|etiquet\p{L}*|tags?)(?!\p{L})/u;

/** "Imitation leather" imitates a material, and a replica of a Roman lamp copies no brand. */
const OF_MATERIAL =
  /(?<!\p{L})(?:galeon\p{L}*|galeao|galleon|siglo|seculo|siecle|jahrhundert|centur\p{L}*|repositor\p{L}*|git|template\p{L}*)(?!\p{L})|(?<!\p{L})imita\p{L}* (?:(?:de|do|da|d'|of|a|en|von|zu)? ?)?(?:piel|leather|couro|cuero|cuir|leder|madeira|wood|madera|bois|holz|marmore?|marmol|marble|marbre|marmor|pedra|piedra|stone|pierre|stein|pele|pelo|fur|fourrure|linho|seda|silk|soie|palha)|(?:museum?|museo|musee|histori\p{L}*|antig\p{L}*|romano?s?|medieval\p{L}*|mittelalter\p{L}*|roman|viking\p{L}*|egip\p{L}*|dinoss?aur\p{L}*|fossil\p{L}*|escala|scale|massstab|echelle|espadas?|swords?|schwert\p{L}*|navios?|barcos?|ships?|moedas?|monedas?|coins?|munzen?|mapas?|maps?|quadros?|paintings?|maquet\p{L}*|miniatur\p{L}*)(?!\p{L})/u;

/** A page of a museum's shop says once what its replicas are of. */
const OF_MUSEUM = /(?<!\p{L})(?:museums?|museus?|museos?|musees?|museen)(?![\p{L}-]| quality)/u;

/** Nobody takes them: they are refused, sent back or destroyed. */
const SENT_AWAY =
  /(?<!\p{L})(?:(?:handed|sent|given|turned) (?:back|away)|refus\p{L}*|reject\p{L}*|destroy\p{L}*|seized|(?:don't|do not|never|won't|will not) (?:touch|repair|service|accept|buy|stock)|nao (?:entram?|aceitamos|compramos|vendemos|consertamos|mexemos)|devolvemos|recus\p{L}*|no (?:las |los )?(?:tocamos|aceptamos|vendemos|compramos|reparamos)|se devuelven|rechaz\p{L}*|gehen (?:\p{L}+ )?zuruck|(?:reparieren|nehmen|verkaufen|fuhren) wir (?:\p{L}+ )?(?:nicht|keine)|weis\p{L}* (?:\p{L}+ )?(?:ab|zuruck)|repart(?:ent)?|n'y touch\p{L}*|n'accept\p{L}*|refus\p{L}*|detruit\p{L}*)(?!\p{L})/u;

/** A seller's own copies, whatever else is said of them. */
const OWN_COPIES =
  /(?<!\p{L})(?:nossas?|nossos?|our|nuestr[oa]s?|unsere\p{L}*|nos) (?:\p{L}+ )?(?:replic|repli[kq]|imitac|imitati|imitat|copias?|copies|clone|fake|falschung|nachbau)/u;

/** Takes folded text. */
export function isOwnCopy(text: string): boolean {
  return OWN_COPIES.test(text);
}

/** Copies that are sent away, and whoever warns of them. Takes folded text. */
export function warnsOfCopies(text: string): boolean {
  return (phrases('noCounterfeit').test(text) || SENT_AWAY.test(text)) && !OWN_COPIES.test(text);
}

/** What the reader of ad texts takes for a copy ("you will notice") needs something that is copied. */
const OF_SOMETHING_COPIED = new RegExp(
  `(?<!\\p{L})(?:${COPY}|${BRAND}|origina\\p{L}*|echt\\p{L}*|genuine|real|authenti\\p{L}*|autentic\\p{L}*|fals[oa]s?|pirat\\p{L}*|diferenca|diferencia|difference|unterschied|apart|designer|luxur\\p{L}*|luj\\p{L}*|luxo|luxe|logo\\p{L}*|numero de serie|serial\\p{L}*|seriennummer|monogram\\p{L}*|(?:knock|look)-?\\p{L}+|dupes?|reps?|ua|first copy|grade|batch|mercadillo|tianguis|street price|tailand\\p{L}*|thai\\p{L}*|\\p{L}*gefalscht\\p{L}*|nachgemacht\\p{L}*|plagiat\\p{L}*|contref\\p{L}*|fabri[ck]\\p{L}*|factory|workshop|atelier|taller)(?!\\p{L})|1 ?: ?1|aaa`,
  'u',
);

interface OfPage {
  /** The folded text of the page. */
  text: string;
  productKind: ProductKind;
  /** Whether the reader of ad texts finds a copy in it. */
  isInAds: boolean;
}

/** Whether a sentence offers a copy of another's goods. A course or a file copies no brand unless it names it. Takes folded text. */
export function offersCopies(sentence: string, { text, productKind, isInAds }: OfPage): boolean {
  const namesBrand = FAMOUS_BRAND.test(sentence);
  const copiesNoBrand =
    (OF_MATERIAL.test(sentence) && !namesBrand) || (OF_MUSEUM.test(text) && !FAMOUS_BRAND.test(text));
  if (copiesNoBrand) return false;
  if (warnsOfCopies(sentence) || (productKind === 'digital' && !namesBrand)) return false;
  return (
    (isInAds && OF_SOMETHING_COPIED.test(sentence)) ||
    phrases('counterfeit').test(sentence) ||
    COPY_OF_A_BRAND.test(sentence) ||
    GRADE.test(sentence) ||
    SEEMS_REAL.test(sentence) ||
    (namesBrand && (NOT_FROM_THE_BRAND.test(sentence) || AFTER_THE_ORIGINAL.test(sentence)))
  );
}

const MARK =
  '(?:logo\\p{L}*|label|tag|serial\\p{L}*|engrav\\p{L}*|initials|letters|monogram\\p{L}*|crown|hologram|hardware|rehaut|dial|motif|pattern|stitch\\p{L}*|canvas|box|dust ?bag|card|ribbon|sole|last|etiquetas?|serie|gravac\\p{L}*|gravad[oa]|iniciais|monograma|coroa|lona|ziper|ferragens?|caixa|cartao|saquinho|sola|forma|estampa|molde|costuras?|grabado|iniciales|corona|herrajes?|caja|tarjeta|funda|suela|horma|patron|numeros? de serie|seriennummer|gravur|initialen|krone|muster|karton|schachtel|karte|zifferblatt|naht|schild|staubbeutel|sohle|gravure|initiales|couronne|toile|boite|carte|ruban|housse|semelle|cadran|motifs?|coutures?|fermoir)';
/** The same mark or part as the other has. */
const SAME = new RegExp(
  `(?<!\\p{L})(?:(?:the )?(?:very )?(?:same|identical)|mesm[oa]s?|identic[oa]s?|mism[oa]s?|dieselben?|derselbe|dasselbe|denselben|demselben|gleiche[nrs]?|identische[nrs]?|memes?|identiques?) (?:\\p{L}+ ){0,3}${MARK}(?!\\p{L})|(?<!\\p{L})${MARK} (?:\\p{L}+ )?(?:identic[oa]s?|identiques?|identisch|exactly alike)(?!\\p{L})`,
  'u',
);
/** Of the seller's own house or the past: nothing is copied. */
const OF_OUR_OWN =
  /(?<!\p{L})(?:ours?|my|nossas?|nossos?|meu|minha|nuestr[oa]s?|mi|unser\p{L}*|mein\p{L}*|notre|nos|ma|mon|avo|grandmother|grandfather|abuel[oa]|gross(?:mutter|vater)|grand-(?:mere|pere)|since|desde|seit|depuis)(?!\p{L})|(?<!\d)1[89]\d\d(?!\d)/u;
/** A brand that everybody knows and the page does not name. */
const UNNAMED =
  /(?<!\p{L})(?:you know (?:the one|which|whose|who)|(?:that|which|whom|quem?|que|die|das|den|der|dont|aquel[ea])[^.,;:!?]{0,30}(?<!\p{L})(?:you|everyone|everybody|voce|todos?|todas?|todo o mundo|todo el mundo|usted|tu|sie|jeder|alle|vous|tout \p{L}+|le monde)? ?(?:know|knows|recogni[sz]es?|conhecem?|reconhecem?|conoces?|conocen?|reconocen?|kennen|kennt|erkennt|savez|connait|connaissez|reconnait|reconnaissez)|(?:the|the very) [\p{L}']+ original|(?:marca|casa|maison|grife|marque|marke|house|brand|label) (?:d[aeo]s?(?: las?)?|del|a la|au|aux|mit (?:dem|der|den)|with the|of the|from|in|parisien\p{L}*|italien\p{L}*|que|avec) ?(?:tres |three |drei |trois |las |os |as )?(?:paris\p{L}*|milan\p{L}*|listras?|gancho|cavalo|jacare|crocodilo|rayas|caballo|cocodrilo|stripes|swoosh|hook|horse|crocodile|streifen|haken|pferd|krokodil|bandes|virgule|cheval|crocodile|h|crown|coroa|corona|krone|couronne)|a la virgule|with the swoosh|(?:avenue montaigne|bond street|fifth avenue|rodeo drive|via montenapoleone|faubourg))(?!\p{L})/u;
/** Whoever should know sees no difference. */
const NO_ONE_SEES =
  /(?<!\p{L})(?:(?:boutique|dealers?|jewell?ers?|collectors?|experts?|shop assistant|counter|scanner|vendedor[ae]s?|lojas?|joalheir[oa]|dependient[ae]s?|tiendas?|joyer[oa]|lector|perit[oa]|coleccionistas?|juwelier\p{L}*|geschaft\p{L}*|verkaufer\p{L}*|sammler\p{L}*|vendeu(?:r|se)s?|bijoutiers?|experts?|magasins?)[^.;!?]{0,50}(?:polish\p{L}*|servic\p{L}*|none the wiser|without a (?:word|question)|pick(?:ed)? out|(?:could|can|would) (?:tell|say|pick)|notic\p{L}*|percebe\p{L}*|nota\p{L}*|distingu\p{L}*|da por buena|sin preguntar|ohne (?:ruck)?frage|merkt|fallt|auffall\p{L}*|geoffnet|n'y (?:a|ont) vu|vu que du feu|cirer|remarque\p{L}*|sans poser)|(?:nobody|no one|not one|nem|ni|ninguem|nadie|niemand\p{L}*|selbst|meme|aucune?|personne) [^.;!?]{0,50}(?:pick(?:ed)? out|tell them apart|the difference|diferenca|diferencia|unterschied|percebe\p{L}*|nota(?!\p{L})|merkt|fallt es|auf(?:fallt)?(?!\p{L})|vu que du feu|n'y voit|prendra pour))(?!\p{L})/u;
/** What the name would cost. */
const WITHOUT_ITS_PRICE =
  /(?<!\p{L})(?:(?:cost\p{L}*|custa\p{L}*|cuesta\p{L}*|kost\p{L}*|cout\p{L}*|pric\p{L}*|preco|precio|preis|prix|for|por|zu|pour|vend\p{L}*|sell\p{L}*)[^.;!?]{0,25} (?:um|a|one|un|una|ein|eine[mr]?|einem|le) (?:terco|quarto|quinto|decimo|third|quarter|fifth|tenth|twentieth|fraction|tercio|cuarto|quinta|decima|drittel|viertel|funftel|zehntel|zwanzigstel|tiers|quart|cinquieme|dixieme|fraction)|what you paid|(?:no|nao|not|don't|do not|ne|nicht|without|sin|sem|sans|ohne)[^.;!?]{0,12} (?:pagas?|pay|paying|pagar|payez|payer|zahlen|bezahlen)[^.;!?]{0,20} (?:name|logo|brand|advert\p{L}*|nome|marca|anuncio|nombre|vitrina|vitrine|shop window|namen|marke|werbung|nom|pub\p{L}*|boutique))(?!\p{L})/u;
/** It leaves the factory of the other by another way. */
const BY_THE_BACK_DOOR =
  /(?<!\p{L})(?:(?:back|other|side|rear) door|porta dos fundos|outra porta|puerta (?:de atras|trasera)|otra puerta|hintertur|andere tur|autre porte|porte de derriere|after (?:the )?(?:day )?shift|(?:same (?:line|factory|workshop|bench)|mesm[oa] (?:fabrica|linha|oficina)|mism[oa] (?:fabrica|linea|taller)|(?:gleichen|selben) (?:werk|band|fabrik)|meme (?:usine|atelier|chaine)) (?:as|that|where|which|que|onde|donde|wie|in der|die|ou)|(?:atelier|workshop|factory|fabrica|taller|werkstatt|usine)[^.;!?]{0,30} (?:supplied|fornec\p{L}*|surti\p{L}*|beliefert\p{L}*|fourni\p{L}*)[^.;!?]{0,20} (?:house|brand|maison|marca|marke|marque|casa))(?!\p{L})/u;

/** Whether some sentences together describe goods as those of a brand that they do not name. Takes folded sentences. */
export function describesACopy(sentences: readonly string[]): boolean {
  const meant = sentences.filter((sentence) => !warnsOfCopies(sentence) && !OF_MATERIAL.test(sentence));
  const has = (sign: RegExp) => meant.some((sentence) => sign.test(sentence));
  const isSame = meant.some(
    (sentence) => SAME.test(sentence) && !OF_OUR_OWN.test(sentence.replace(SAME, ' ')),
  );
  const signs = [isSame, has(NO_ONE_SEES), has(WITHOUT_ITS_PRICE), has(BY_THE_BACK_DOOR)].filter(
    Boolean,
  ).length;
  return signs >= 2 || (signs === 1 && has(UNNAMED));
}
