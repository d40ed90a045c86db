/** Who is known from a screen, a stage or a field. All of it is folded text. */
const ROLE =
  '(?:condut(?:or|ora)|conductora?|protagonista|camisa \\d+|rainha|principe|estrela|estrella|star|leading (?:lady|man)|lead|hauptdarsteller(?:in)?|(?:man|woman) who reads|nachrichtenfrau|vedette|heroine|meneur|numero (?:10|dix|neun|nueve)|ex-[\\p{L}-]+|atriz|ator|apresentadora?|cantora?|jogadora?|goleir[oa]|atacante|tecnico|capitao|capita|baterista|guitarrista|vocalista|jurad[oa]|chef|campea|campeao|medalhistas?|nadadora?|gala|remador(?:a|es|as)?|atletas?|vila|vilao|mocinh[oa]|narrador|comentarista|humorista|protagonista|actress|actor|host|presenter|anchor\\p{L}*|singer|drummer|guitarist|frontman|judge|goalkeeper|striker|quarterback|pitcher|captain|coach|champion|medal\\p{L}*|swimmers?|rowers?|cyclists?|athletes?|soap star|sprinter|newsreader|weather ?(?:man|girl)|comedian|villain|actriz|presentadora?|locutora?|cantante|jugadora?|porter[oa]|delanter[oa]|entrenador|capitan|bateria|jueza?|campeon|campeona|villana?|galan|medallistas?|remer[oa]s?|schauspieler(?:in)?|moderator(?:in)?|sanger(?:in)?|schlagzeuger|torwart|torhuter(?:in)?|sturmer(?:in)?|trainer|kapitan|juror(?:in)?|kommissar(?:in)?|weltmeister(?:in)?|olympiasieger(?:in)?|wetterfee|nachrichtensprecher(?:in)?|animat(?:eur|rice)|presentat(?:eur|rice)|actrice|acteur|chanteu(?:r|se)|batteur|gardien(?:ne)?|attaquant|entraineur|capitaine|juree?|champion(?:ne)?|medaille(?:e|s|es)?|rameu(?:r|se)s?|nageu(?:r|se)|humoriste|commissaire)';
const STAGE =
  '(?:olimpic\\p{L}*|no ar|ao vivo|en vivo|al aire|a l.antenne|on air|noticier\\p{L}*|telediario|jornal nacional|manhas|mananas|matin\\p{L}*|matutino|news|nationalteam|seleccion|\\p{L}*elf|equipo|hauptrolle|vorabend\\p{L}*|palco|paradas|charts|platine|taquilla|blockbuster|kino\\p{L}*|cine|cinema|novelas?|globo|sbt|record|horario nobre|reality|big brother|bbb|programas?|auditorio|domingos?|seriado|series?|serie|filmes?|banda|selecao|penta|tetra|copa|olimpi\\p{L}*|brasileirao|libertadores|rock in rio|tv|tele\\p{L}*|television|soap|sitcom|show|season|prime ?time|nine o.clock|ten o.clock|morning news|band|glastonbury|arena|grammy|oscars?|emmy|hollywood|world cup|premier league|super ?bowl|nba|nfl|league|olympic\\p{L}*|team|netflix|telenovelas?|concurso|culebron|antena|mundial|liga|eurovision|grupo|hit|samstagabend\\p{L}*|\\p{L}*show|tatort|krimi|bundesliga|nationalmannschaft|wm|(?:bei der|zur) em|fernsehen|sendung|\\p{L}*quiz|schlager\\p{L}*|jeu|emission|feuilleton|20 heures|journal|equipe|bleus|coupe|groupe|stade|cesars?|film|programmes?|campanadas|plato|plateau|buhne|serien?|feuilletons?)';
const ENDORSES =
  "(?:compr(?:ou|aram|o|aron)|encomend\\p{L}*|bought|buys|ordered|orders|pidio|pide|encargo|bestell\\p{L}*|gekauft|kauft|achete\\p{L}*|commande\\p{L}*|most(?:rou|ra|ro)|muestra|enseno|showed|shows|zeigt\\p{L}*|montre\\p{L}*|post(?:ou|ed|s|o|et(?:e)?)|gepostet|publi(?:cou|co)|partag\\p{L}*|falou|fala|spoke|talk(?:s|ed)|hablo|habla|sprach|spricht|parle\\p{L}*|conto|told|tells|erzahlt\\p{L}*|raconte\\p{L}*|(?:puso|pone|pos|put|stellt\\p{L}*|mis) (?:\\p{L}+ )?(?:sobre|na|on|auf|sur)|desayuna\\p{L}*|breakfast|fruhstuck\\p{L}*|nao sai|don't leave|no salgo|usa|usam|toma|tomou|bebe|leva|levou|trouxe|carrega|nao (?:viaja|vive|sai) sem|na bolsa|no camarim|jura|recomend\\p{L}*|confess\\p{L}*|revel\\p{L}*|contou|segredo|swears? by|keeps?|takes?|took|drinks?|uses?|never (?:travels?|leaves?|without)|won't (?:travel|leave)|in (?:her|his) (?:bag|purse|dressing room|locker)|on (?:her|his) (?:counter|desk|nightstand)|recommends?|secret|admits?|lleva|llevo|no (?:viaja|sale|vive) sin|en (?:el|su) (?:bolso|camerino)|recomienda|confes\\p{L}*|secreto|schwort|nimmt|nutzt|trinkt|tragt|hat (?:es |sie |ihn )?immer|nie ohne|in (?:der|ihrer|seiner) (?:tasche|garderobe)|empfiehlt|geheimnis|verriet|verrat|(?:sem|without|sin|ohne|sans) (?:a |her |his |su |sus |ihre |seine |sa |son )?(?:dose|dosis|kapsel|capsula|capsule|gelule|tin|pote|frasco|bote|dose dela)|packed|na mala|(?:in|into) (?:her|his|their) (?:kit )?bags?|en la maleta|im gepack|dans (?:sa|leur|son) valise|levaram|llevaron|metieron|emporte\\p{L}*|glisse\\p{L}*|prend|boit|utilise|jure|ne (?:voyage|sort|part)\\p{L}* (?:jamais |pas )?sans|dans son sac|dans sa loge|a toujours|recommande|conseille|secret|avoue)";
const UNKNOWN =
  /(?<!\p{L})(?:amador\p{L}*|amateur\p{L}*|aficionad[oa]s?|de bairro|pub|local|village|choir|coro|chor|chorale|school|escola|escuela|schule|ecole|church|igreja|iglesia|kirche|hobby|vizinh[oa]|neighbou?r|vecin[oa]|nachbar\p{L}*|voisine?|meu|minha|my|our|mi|mein\p{L}*|unser\p{L}*|mon|ma|notre|nosso|nossa|nuestr[oa]|i|eu|ich|je|yo)(?!\p{L})/u;

/** Behind the scenes of a show, and who works there. */
const BACKSTAGE =
  '(?:maquiador[ae]?|camarim|camarins|bastidores|figurinista|gravac(?:ao|oes)|make-?up artist|dressing room|backstage|taping|hair ?stylist|on set|maquillador[ae]?|camerino|rodaje|grabacion(?:es)?|maskenbildner(?:in)?|garderobe|aufzeichnung|drehpause|visagist(?:in)?|maquilleu(?:r|se)|loge|tournage|plateau de tournage|coulisses)';
/** Two words in capitals that begin no sentence. */
const FULL_NAME =
  /(?<=[\p{Ll},:;] )\p{Lu}\p{Ll}[\p{Ll}'-]+ (?:de |da |von |del |de la )?\p{Lu}\p{Ll}[\p{Ll}'-]+/gu;

const whole = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
const role = whole(ROLE);
const endorses = whole(ENDORSES);
const ON_STAGE = new RegExp(`(?<!\\p{L})${ROLE}(?!\\p{L})[^.;!?]{0,60}(?<!\\p{L})${STAGE}(?!\\p{L})`, 'u');

/** An athlete of the games is known without a stage. */
const OLYMPIAN =
  /(?<!\p{L})(?:olympiasieger(?:in|innen)?|olympionik\p{L}*|olympians?|olympic (?:medal\p{L}*|champions?|rowers?|swimmers?|athletes?|cyclists?|runners?)|(?:medalhistas?|atletas?|campe(?:ao|a|oes|as)) olimpic[oa]s?|(?:medallistas?|atletas?|campeon(?:a|es|as)?) olimpic[oa]s?|(?:medaille\p{L}*|championn?e?s?|athletes?) olympiques?)(?!\p{L})/u;
const STAGE_BEFORE_ROLE = new RegExp(`(?<!\\p{L})${STAGE} (?:\\p{L}+ )?${ROLE}(?!\\p{L})`, 'u');

/** Whether a sentence lends a product the fame of somebody whom it does not name: "the judge of the baking show uses it". */
export function borrowsFame(text: string): boolean {
  const isKnown =
    OLYMPIAN.test(text) || (role.test(text) && (ON_STAGE.test(text) || STAGE_BEFORE_ROLE.test(text)));
  return isKnown && endorses.test(text) && !UNKNOWN.test(text);
}

/** Sworn by, or always at hand: what is said of somebody whom everybody knows. */
const SWORN_BY =
  /(?<!\p{L})(?:swears? by|swore by|never (?:travels?|leaves?) without|jura(?:m|n)? por|nao (?:viaja|vive|sai) sem|no (?:viaja|vive|sale) sin|schwor(?:t|en) auf|nie ohne|ne jure(?:nt)? que par|ne (?:voyage|sort|part)(?:nt)? (?:jamais |pas )?sans)(?!\p{L})/u;
/** Where somebody lives, how old one is or what one does makes nobody known. */
const INTRODUCES =
  /^(?:,| ?\(| (?:aus|from|de|da|do|del|of|a|en|in|von) \p{Lu})|(?<!\p{L})(?:nachbar\p{L}*|kund\p{L}*|client\p{L}*|customers?|vizinh\p{L}*|vecin\p{L}*|voisin\p{L}*|neighbou?rs?) $/u;

const NEAR_A_NAME = 30;

/** Whether somebody with a full name, who needs no introduction, swears by what is sold. Takes the text as written. */
export function isSwornByByName(sentence: string, fold: (text: string) => string, sold: string): boolean {
  const plain = fold(sentence);
  if (!SWORN_BY.test(plain) || UNKNOWN.test(plain)) return false;
  return [...sentence.matchAll(FULL_NAME)].some(
    ({ 0: name, index }) =>
      !sold.includes(fold(name)) &&
      !INTRODUCES.test(sentence.slice(index + name.length, index + name.length + NEAR_A_NAME)) &&
      !INTRODUCES.test(fold(sentence.slice(Math.max(0, index - NEAR_A_NAME), index))),
  );
}

const backstage = whole(BACKSTAGE);
const OF_THE_TRADE = new RegExp(`(?<!\\p{L})${BACKSTAGE} $`, 'u');

/**
 * Whether a text tells what somebody with a full name takes behind the scenes. Whoever works there is no star.
 * @param sold what the page sells, which may look like a name
 */
export function tellsFromBackstage(text: string, fold: (text: string) => string, sold: string): boolean {
  const plain = fold(text);
  if (!backstage.test(plain) || UNKNOWN.test(plain)) return false;
  if (!endorses.test(plain) && !plain.includes(sold.split('\n')[0] ?? '')) return false;
  return [...text.matchAll(FULL_NAME)].some(
    ({ 0: name, index }) => !sold.includes(fold(name)) && !OF_THE_TRADE.test(fold(text.slice(0, index))),
  );
}
