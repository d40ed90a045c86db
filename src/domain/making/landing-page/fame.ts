/** Who is known from a screen, a stage or a field. All of it is folded text. */
const ROLE =
  '(?:condut(?:or|ora)|condutoras|conductor|conductoras?|protagonista|camisa \\d+|rainha|principe|estrela|estrella|star|leading (?:lady|man)|lead|hauptdarsteller(?:in)?|(?:man|woman) who reads|nachrichtenfrau|vedette|heroine|meneur|numero (?:10|dix|neun|nueve)|ex-[a-z-]+|atriz|ator|apresentador(?:a|as|es)?|cantora?|jogadora?|goleir[oa]|atacante|tecnico|capitao|capita|baterista|guitarrista|vocalista|jurad[oa]|chef|campea|campeao|medalhistas?|nadadora?|gala|remador(?:a|es|as)?|atletas?|vila|vilao|mocinh[oa]|narrador|comentarista|humorista|protagonista|actress|actor|host|presenter|anchor[a-z]*|singer|drummer|guitarist|frontman|judge|goalkeeper|striker|quarterback|pitcher|captain|coach|champion|medal[a-z]*|swimmers?|rowers?|cyclists?|athletes?|soap star|sprinter|newsreader|weather ?(?:man|girl)|comedian|villain|actriz|presentador(?:a|as|es)?|locutora?|cantante|jugadora?|porter[oa]|delanter[oa]|entrenador|capitan|bateria|jueza?|campeon|campeona|villana?|galan|medallistas?|remer[oa]s?|schauspieler(?:in)?|moderator(?:in)?|sanger(?:in)?|schlagzeuger|torwart|torhuter(?:in)?|sturmer(?:in)?|trainer|kapitan|juror(?:in)?|kommissar(?:in)?|weltmeister(?:in)?|olympiasieger(?:in)?|wetterfee|nachrichtensprecher(?:in)?|animat(?:eur|rice)|presentat(?:eur|rice)|actrice|acteur|chanteu(?:r|se)|batteur|gardien(?:ne)?|attaquant|entraineur|capitaine|juree?|champion(?:ne)?|medaille(?:e|s|es)?|rameu(?:r|se)s?|nageu(?:r|se)|humoriste|commissaire)';
const STAGE =
  '(?:olimpic[a-z]*|no ar|ao vivo|en vivo|al aire|a l.antenne|on air|noticier[a-z]*|telediario|jornal nacional|manhas|mananas|matin[a-z]*|matutino|news|nationalteam|seleccion|[a-z]*elf|equipo|hauptrolle|vorabend[a-z]*|palco|paradas|charts|platine|taquilla|blockbuster|kino[a-z]*|cine|cinema|novelas?|globo|sbt|record|horario nobre|reality|big brother|bbb|programas?|auditorio|domingos?|seriado|series?|serie|filmes?|banda|selecao|penta|tetra|copa|olimpi[a-z]*|brasileirao|libertadores|rock in rio|tv|tele[a-z]*|television|soap|sitcom|show|season|prime ?time|nine o.clock|ten o.clock|morning news|band|glastonbury|arena|grammy|oscars?|emmy|hollywood|world cup|premier league|super ?bowl|nba|nfl|league|olympic[a-z]*|team|netflix|telenovelas?|concurso|culebron|antena|mundial|liga|eurovision|grupo|hit|samstagabend[a-z]*|[a-z]*show|tatort|krimi|bundesliga|nationalmannschaft|wm|(?:bei der|zur) em|fernsehen|sendung|[a-z]*quiz|schlager[a-z]*|jeu|emission|feuilleton|20 heures|journal|equipe|bleus|coupe|groupe|stade|cesars?|film|programmes?|campanadas|plato|plateau|buhne|serien?|feuilletons?)';
const ENDORSES =
  "(?:compr(?:ou|aram|o|aron)|encomend[a-z]*|bought|buys|ordered|orders|pidio|pide|encargo|bestell[a-z]*|gekauft|kauft|achete[a-z]*|commande[a-z]*|most(?:rou|ra|ro)|muestra|enseno|showed|shows|zeigt[a-z]*|montre[a-z]*|post(?:ou|ed|s|o|et(?:e)?)|gepostet|publi(?:cou|co)|partag[a-z]*|falou|fala|spoke|talk(?:s|ed)|hablo|habla|sprach|spricht|parle[a-z]*|conto|told|tells|erzahlt[a-z]*|raconte[a-z]*|(?:puso|pone|pos|put|stellt[a-z]*|mis) (?:[a-z]+ )?(?:sobre|na|on|auf|sur)|desayuna[a-z]*|breakfast|fruhstuck[a-z]*|nao sai|don't leave|no salgo|usa|usam|toma|tomou|bebe|leva|levou|trouxe|carrega|nao (?:viaja|vive|sai) sem|na bolsa|no camarim|jura|recomend[a-z]*|confess[a-z]*|revel[a-z]*|contou|segredo|swears? by|keeps?|takes?|took|drinks?|uses?|never (?:travels?|leaves?|without)|won't (?:travel|leave)|in (?:her|his) (?:bag|purse|dressing room|locker)|on (?:her|his) (?:counter|desk|nightstand)|recommends?|secret|admits?|lleva|llevo|no (?:viaja|sale|vive) sin|en (?:el|su) (?:bolso|camerino)|recomienda|confes[a-z]*|secreto|schwort|nimmt|nutzt|trinkt|tragt|hat (?:es |sie |ihn )?immer|nie ohne|in (?:der|ihrer|seiner) (?:tasche|garderobe)|empfiehlt|geheimnis|verriet|verrat|(?:sem|without|sin|ohne|sans) (?:a |her |his |su |sus |ihre |seine |sa |son )?(?:dose|dosis|kapsel|capsula|capsule|gelule|tin|pote|frasco|bote|dose dela)|packed|na mala|(?:in|into) (?:her|his|their) (?:kit )?bags?|en la maleta|im gepack|dans (?:sa|leur|son) valise|levaram|llevaron|metieron|emporte[a-z]*|glisse[a-z]*|prend|boit|utilise|jure|ne (?:voyage|sort|part)[a-z]* (?:jamais |pas )?sans|dans son sac|dans sa loge|a toujours|recommande|conseille|secret|avoue)";
const UNKNOWN =
  /(?<![a-z])(?:amador[a-z]*|amateur[a-z]*|aficionad[oa]s?|de bairro|pub|local|village|choir|coro|chor|chorale|school|escola|escuela|schule|ecole|church|igreja|iglesia|kirche|hobby|vizinh[oa]|neighbou?r|vecin[oa]|nachbar[a-z]*|voisine?|meu|minha|my|our|mi|mein[a-z]*|unser[a-z]*|mon|ma|notre|nosso|nossa|nuestr[oa]|i|eu|ich|je|yo)(?![a-z])/u;

/** Behind the scenes of a show, and who works there. */
const BACKSTAGE =
  '(?:maquiador[ae]?|camarim|camarins|bastidores|figurinista|gravac(?:ao|oes)|make-?up artist|dressing room|backstage|taping|hair ?stylist|on set|maquillador[ae]?|camerino|rodaje|grabacion(?:es)?|maskenbildner(?:in)?|garderobe|aufzeichnung|drehpause|visagist(?:in)?|maquilleu(?:r|se)|loge|tournage|plateau de tournage|coulisses)';
/** Two words in capitals that begin no sentence. */
const FULL_NAME =
  /(?<=[\p{Ll},:;] )\p{Lu}\p{Ll}[\p{Ll}'-]+ (?:de |da |von |del |de la )?\p{Lu}\p{Ll}[\p{Ll}'-]+/gu;

const whole = (source: string) => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'u');
const role = whole(ROLE);
const endorses = whole(ENDORSES);
const ON_STAGE = new RegExp(`(?<![a-z])${ROLE}(?![a-z])[^.;!?]{0,60}(?<![a-z])${STAGE}(?![a-z])`, 'u');

/** An athlete of the games is known without a stage. */
const OLYMPIAN =
  /(?<![a-z])(?:olympiasieger(?:in|innen)?|olympionik[a-z]*|olympians?|olympic (?:medal[a-z]*|champions?|rowers?|swimmers?|athletes?|cyclists?|runners?)|(?:medalhistas?|atletas?|campe(?:ao|a|oes|as)) olimpic[oa]s?|(?:medallistas?|atletas?|campeon(?:a|es|as)?) olimpic[oa]s?|(?:medaille[a-z]*|championn?e?s?|athletes?) olympiques?)(?![a-z])/u;
const STAGE_BEFORE_ROLE = new RegExp(`(?<![a-z])${STAGE} (?:[a-z]+ )?${ROLE}(?![a-z])`, 'u');

/** Whether a sentence lends a product the fame of somebody whom it does not name: "the judge of the baking show uses it". */
export function borrowsFame(text: string): boolean {
  const isKnown =
    OLYMPIAN.test(text) || (role.test(text) && (ON_STAGE.test(text) || STAGE_BEFORE_ROLE.test(text)));
  return isKnown && endorses.test(text) && !UNKNOWN.test(text);
}

/** "You know him from nine seasons": whoever is known needs no name that we know. */
const KNOWN_FROM =
  /(?<![a-z])(?:(?:you|you'll|you may|you might) (?:know|remember|recogni[sz]e) (?:him|her|them) from|known (?:to millions|from (?:tv|television|the telly|the screen))|(?:voces?|todo mundo|todos) (?:o |a |ja )?(?:conhecem?|lembram?|viu|viram) (?:(?:ele|ela) )?(?:d[oae]|n[ao]) (?:tv|tela|televisao|novela|programa|globo)|que voce conhece d[aeo] (?:tv|tela|televisao|novela|programa)|conhecid[oa] d[aeo] (?:tv|tela|televisao|novelas?|grande publico)|l[oa] (?:conoces|conoce|conocen|conoceras|recuerdan?|has visto|habran visto) (?:de|por|en) (?:la |el |los |las )?(?:tele|tv|television|pantalla|programa|serie|concurso)|conocid[oa] (?:de|por) (?:la )?(?:tele|tv|television|pantalla)|sie kennen (?:ihn|sie) (?:aus|von|vom)|kennen sie (?:ihn|sie) (?:aus|von|vom)|bekannt aus (?:funk|film|fernsehen|dem fernsehen|der (?:sendung|serie|show))|vous l[ea]? ?(?:connaissez|avez vue?) (?:de|dans|a|par|grace a) (?:la |l'|les )?(?:tele|television|ecran|emission|serie)|vous l'avez vue? (?:a la|dans)|connue? (?:de la|grace a la) tele[a-z]*)(?![a-z])|(?<![a-z])(?:fernseh(?:koch|kochin|star|moderator[a-z]*|arzt|gartner|liebling|legende|richter[a-z]*)|tv-?(?:koch|kochin|star|moderator[a-z]*|chef|presenter|personality|doctor|gardener|garden|arzt)|(?:drei-)?sternekoch|drei-sterne-koch|telly chef|television chef|celebrity chef|chef (?:de la )?tele[a-z]*|chef (?:estrela|estrella|etoile) d[a-z]+ tele[a-z]*|cocinero (?:de la )?tele[a-z]*|(?:atriz|ator|chef|medico|apresentador[a-z]*) d[ae] (?:tv|televisao|novela|globo)|(?:actriz|actor|medico|presentador[a-z]*) de (?:la )?tele[a-z]*|vedette de la tele[a-z]*)(?![a-z])/u;

/** Whether a sentence says that everybody knows somebody from a screen. Takes folded text. */
export function isKnownFromAScreen(text: string): boolean {
  return KNOWN_FROM.test(text);
}

/** Sworn by, or always at hand: what is said of somebody whom everybody knows. */
const SWORN_BY =
  /(?<![a-z])(?:swears? by|swore by|never (?:travels?|leaves?) without|jura(?:m|n)? por|nao (?:viaja|vive|sai) sem|no (?:viaja|vive|sale) sin|schwor(?:t|en) auf|nie ohne|ne jure(?:nt)? que par|ne (?:voyage|sort|part)(?:nt)? (?:jamais |pas )?sans)(?![a-z])/u;
/** Where somebody lives, how old one is or what one does makes nobody known. */
const INTRODUCES =
  /^(?:,| ?\(| (?:aus|from|de|da|do|del|of|a|en|in|von) \p{Lu})|(?<![a-z])(?:nachbar[a-z]*|kund[a-z]*|client[a-z]*|customers?|vizinh[a-z]*|vecin[a-z]*|voisin[a-z]*|neighbou?rs?) $/u;

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
const OF_THE_TRADE = new RegExp(`(?<![a-z])${BACKSTAGE} $`, 'u');

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
