import type { LanguageCode } from '#domain/ads/languages.ts';
import { bodyWords, namesBody } from './body-talk.ts';

const NUMBER =
  '(?:\\d+|um|uma|dois|duas|tres|quatro|cinco|seis|sete|oito|dez|doze|quinze|vinte|an?|one|two|three|four|five|six|seven|eight|ten|twelve|un|una|dos|cuatro|cinco|siete|ocho|diez|ein(?:em|er|e)?|zwei|drei|vier|funf|sechs|sieben|acht|zehn|zwolf|deux|trois|quatre|cinq|sept|huit|dix|douze|quinze|une|few|couple of|poucos|poucas|pocos|pocas|wenigen|quelques|dizaine de|dizaine|unas|unos|uns|umas)';
const ORDINAL =
  '(?:primeir[oa]|segund[oa]|terceir[oa]|quart[oa]|first|second|third|fourth|primer[oa]?|tercer[oa]?|cuart[oa]|erste[nrm]?|zweite[nrm]?|dritte[nrm]?|vierte[nrm]?|premiere?|deuxieme|seconde?|troisieme|quatrieme|quint[oa]|fifth|funfte[nrm]?|cinquieme)';
const SPAN =
  '(?:dias?|semanas?|mes(?:es)?|noites?|days?|weeks?|months?|nights?|noches?|tage?n?|wochen?|monate?n?|nachte?n?|jours?|semaines?|mois|nuits?|cures?)';
const PACK =
  '(?:frascos?|potes?|vidros?|caixas?|latas?|cartelas?|capsulas?|bottles?|jars?|tubs?|box(?:es)?|packs?|tins?|botes?|cajas?|flaschen?|dosen?|packung(?:en)?|glaser?|flacons?|pots?|boites?|tubes?|piluliers?|tarros?|frascos?)';
/** After how long, or since which bottle. */
const AFTER_A_TIME = new RegExp(
  `(?<![a-z])(?:(?:em|depois de|apos|com|faz|ha|in|after|within|by|since|over|en|tras|despues de|a l[oa]s|desde|hace|nach|binnen|innerhalb(?: von)?|seit|apres|depuis|au bout d[eu'] ?|en moins de) (?:[a-z]+ ){0,2}?(?:${NUMBER}|${ORDINAL}) (?:[a-z]+ )?(?:${SPAN}|${PACK})|(?:na|no|au|al|con el|con la|com [oa]|antes do fim d[oa]|a la|bei der|nach der|nach dem|mit der|a cabo d[ao]|desde [oa]|da|do|a partir d[ao]|since the|from the|by the|in the|en la|en el|desde (?:la|el)|a partir de(?:l| la)?|seit der|seit dem|ab der|ab dem|in der|im|depuis (?:la|le)|des (?:la|le)|a partir d[eu](?: la)?) ${ORDINAL} (?:${SPAN}|${PACK})|${NUMBER} ${SPAN} (?:in|on|later|depois|despues|spater|plus tard))(?![a-z])`,
  'u',
);
/** Something is otherwise than it was. */
const IS_OTHERWISE =
  /(?<![a-z])(?:par(?:ou|aram|ei)|fech(?:ou|aram)|cresc(?:eu|eram)|sum(?:iu|iram)|melhor(?:ou|aram|ei)|volt(?:ou|aram|ei)|afin(?:ou|aram)|desinch[a-z]*|clare[a-z]*|diminu[a-z]*|baix(?:ou|aram)|ca(?:iu|iram)|dei tchau|nunca mais|agora|antes|stopped|closed|grew|grown|gone|went|better|clearer|softer|firmer|smoother|thicker|calmer|lighter|lower|down|again|no longer|used to|now|never|finally|par(?:o|aron|e)|cerr(?:o|aron)|crec(?:io|ieron)|mejor(?:o|aron|e)|volv(?:io|ieron|i)|baj(?:o|aron)|desapareci[a-z]*|se (?:fue|fueron|acabo|me quit[a-z]*)|ahora|ya no|aufgehort|gewachsen|verschwunden|weg|besser|wieder|nicht mehr|kein[a-z]*|weniger|glatter|fester|ruhiger|endlich|jetzt|arrete|pousse[a-z]*|repousse[a-z]*|disparu[a-z]*|mieux|meilleur[a-z]*|a nouveau|de nouveau|enfin|maintenant|diminue[a-z]*|baisse[a-z]*|retrouve[a-z]*|n'(?:ai|a) plus|ne [a-z]+ plus)(?![a-z])/u;
/** Of the thing, its way and its price. */
const OF_THE_SERVICE =
  /(?<![a-z])(?:prazo|carrinho|plazo|carrito|warenkorb|panier|o dinheiro|my money|mein geld|mon argent|zuruckgeschickt|schachtel|paqueteria|regresaron|mi dinero|publicar|publish|veroffentlich[a-z]*|publier|numero de lot|renvoye[a-z]*|cust(?:a|ou)|costs?|cuestan?|costo|kostet[a-z]*|coute|tampas?|lids?|caps?|tapa|tapon|deckel|verschluss|couvercle|bouchon|cheg(?:a|am|ou|aram|ar|ando|ue)|entreg[a-z]*|envi[a-z]*|pedido|embala[a-z]*|plastico bolha|isopor|papel (?:pardo|kraft|bolha)|bubble wrap|luftpolster[a-z]*|papier bulle|plastico de burbujas|caixa|correios?|frete|atend[a-z]*|preco|sabor|gosto|cheir[a-z]*|aroma|textura|compr(?:ei|ou|ar|a|amos|aram|ando|o|aron|e|as|arlo|arla)|assinatura|troca[a-z]*|devol[a-z]*|reembols[a-z]*|garantia|arriv[a-z]*|deliver[a-z]*|ship[a-z]*|order[a-z]*|packag[a-z]*|parcel|post|price|tast[a-z]*|flavou?r[a-z]*|smell[a-z]*|scent[a-z]*|texture|bought|buy[a-z]*|subscri[a-z]*|refund[a-z]*|return[a-z]*|guarantee|service|swallow|lleg[a-z]*|envio|paquete|precio|sabe|huele|olor|atencion|devol[a-z]*|garantia|ankam|angekommen|geliefert|lieferung|bestell[a-z]*|paket|verpack[a-z]*|preis|schmeck[a-z]*|geschmack|riech[a-z]*|geruch|duft[a-z]*|gekauft|ruckgabe|garantie|arrive[a-z]*|livr[a-z]*|commande[a-z]*|colis|prix|gout|odeur|sent|achet[a-z]*|rembours[a-z]*|retour[a-z]*)(?![a-z])/u;

/** Whether a sentence says after how long, or since which pack. Takes folded text. */
export function isAfterATime(text: string): boolean {
  return AFTER_A_TIME.test(text);
}

/** Whether a buyer speaks of the thing, its way or its price. Takes folded text. */
export function isOfTheService(text: string): boolean {
  return OF_THE_SERVICE.test(text);
}

/**
 * Whether a buyer tells what a product did to a body: since when, and what is otherwise. Takes folded texts.
 * @param whole all that the buyer says
 */
export function tellsOfUse(sentence: string, whole: string, language: LanguageCode | undefined): boolean {
  if (OF_THE_SERVICE.test(sentence)) return false;
  const isLater = isAfterATime(sentence);
  if (THINGS_TELL.test(sentence) && (isLater || AGAIN_OR_LATER.test(sentence))) return true;
  if (
    SLEEPS.test(sentence) &&
    (isLater || /first time|primeira vez|primera vez|ersten mal|premiere fois/u.test(sentence))
  )
    return true;
  return isLater && IS_OTHERWISE.test(whole) && namesBody(whole, language);
}

/** Things that tell of a body: they fit again, or are needed no more. */
const WITNESS =
  '(?:anel|alianca|cinto|calcas?|jeans|bengala|muleta|bombinha|andador|oculos|(?:wedding )?ring|belt|trousers|pants|cane|crutch(?:es)?|walker|inhaler|glasses|lids?|rail|anillo|alianza|cinturon|pantalon(?:es)?|vaqueros|baston|muletas|inhalador|gafas|tarros|ehering|ring|gurtel|hosen?|stock|kruck[a-z]*|rollator|spray|brille|alliance|bague|ceinture|pantalon|canne|bequilles|rampe|inhalateur|lunettes|ventoline|bocaux)';
const FITS_OR_GOES =
  '(?:entra|cabe|serve|fecha|fech[a-z]*|guard[a-z]*|largu[a-z]*|aposent[a-z]*|sobr[a-z]*|buraco|fits?|zips?|closes?|buttons?|open|put away|retired|without|hole|notch|loose|cabe|cierr[a-z]*|guard[a-z]*|deje|agujeros?|sin|abro|passt|passen|zu|brauche|weit|loch|locher|ohne|offne|rentre|ferme|range|trous?|crans?|sans|ouvre)';
const THINGS_TELL = new RegExp(
  `(?<![a-z])(?:${WITNESS}[^.;!?]{0,40} ${FITS_OR_GOES}|${FITS_OR_GOES} [^.;!?]{0,30}(?<![a-z])${WITNESS})(?![a-z])`,
  'u',
);
const AGAIN_OR_LATER =
  /(?<![a-z])(?:de novo|volt[a-z]*|ate hoje|again|any ?more|since|otra vez|vuelv[a-z]*|desde|wieder|nicht mehr|nur noch|seit|de nouveau|a nouveau|depuis|mas al|more (?:holes|notches))(?![a-z])/u;
/** The night is slept through, and nobody gets up in it. */
const SLEEPS =
  /(?<![a-z])(?:dorm[a-z]* (?:a noite (?:toda|inteira)|direto)|(?:sleep|slept) (?:right )?through|(?:dej[a-z]*|sin) (?:de )?levantarme|duermo (?:del tiron|toda la noche)|schlaf[a-z]* (?:[a-z]+ )?durch|durchgeschlafen|fais mes nuits|dor[a-z]* d'une traite)(?![a-z])/u;

const YOUR =
  '(?:(?:a |o |as |os )?su?as?|(?:o )?seus?|teus?|tuas?|your|tus?|sus?|ihr[a-z]*|dein[a-z]*|votre|vos|ta|ton|tes)';
const yourBody = new Map<LanguageCode | undefined, RegExp>();

/** "Your memory", "a sua pele". */
function namesYourBody(text: string, language: LanguageCode | undefined): boolean {
  const known = yourBody.get(language);
  const made =
    known ?? new RegExp(`(?<![a-z])${YOUR} (?:[a-z]+ )?(?:${bodyWords('any', language)})(?![a-z])`, 'u');
  yourBody.set(language, made);
  return made.test(text);
}
/** Advice on the use, and what bodies do by themselves. */
const OF_THE_USE =
  /(?<![a-z])(?:tom[ea][a-z]*|us[ea][a-z]*|aplique|continue|repita|take|takes|taken|use|used|apply|keep|repeat|consult[a-z]*|ask|doctor|pharmacist|medic[oa]|tome|use|aplique|siga|repita|nehmen|nimm|anwend[a-z]*|verwend[a-z]*|wiederhol[a-z]*|arzt[a-z]*|prenez|utilis[a-z]*|appliqu[a-z]*|repet[a-z]*|medecin|stud(?:y|ies)|estudos?|estudios?|studien?|etudes?|normal[a-z]*|contribu[a-z]*|tragt|beitrag[a-z]*|average|media|durchschnitt[a-z]*|moyenne)(?![a-z])/u;

/** Whether a supplement is said to change a body after a time: "within a month your memory sharpens". Takes folded text. */
export function changesYourBodyInTime(sentence: string, language: LanguageCode | undefined): boolean {
  return (
    AFTER_A_TIME.test(sentence) &&
    namesYourBody(sentence, language) &&
    !OF_THE_USE.test(sentence) &&
    !OF_THE_SERVICE.test(sentence)
  );
}

/** What an illness does when it goes, as people say it in pictures. */
const GOES = [
  'fech(?:a|am|ou|aram)|cicatriza(?:m|ram)?|cicatrizou|sec(?:a|am|ou|aram)|deslig(?:a|am|ou)|apag(?:a|am|ou)|dissolv(?:e|em|eu)|derrete(?:m|u)?|evapora(?:m|ram)?|murcha(?:m|ram)?|encolhe(?:m|u)?|recu(?:a|am|ou)|vai embora|foi embora|somem|some(?= ?(?:[.,;:!?]|$|(?:de|em|na|no|nas|nos|da|das|dos|ao|aos|ja|sem|com|como|por|e|logo|antes|depois|quando|apos) ))|sumi(?:u|ram)|desaparece(?:m|u)?|silencia|cala(?:-se)?|consertad[oa]s?|zera(?:m|da|do)?|fic(?:a|ou) para tras',
  'clos(?:es?|ed)(?: (?:over|up))?|melt(?:s|ed)?(?: away)?|dissolv(?:es?|ed)|shr(?:inks?|ank|unk)|dr(?:ies|ied) up|switch(?:es|ed)? off|turn(?:s|ed)? off|burn(?:s|ed)? out|go(?:es)? (?:quiet|silent|away)|went (?:quiet|silent|away)|f(?:alls?|ell) silent|withers?|disappear(?:s|ed)?|vanish(?:es|ed)?|mended|repaired|is history|thing of the past|behind you',
  'se (?:cierran?|cerro|apagan?|apago|disuelven?|derriten?|secan?|seco|encogen?|retiran?|va|van|fue|fueron|marchan?|callan?|esfuman?)|desaparece(?:n)?|desaparecio|queda(?:n)? atras|reparad[oa]s?|disuelve|derrite|apaga',
  'schliess(?:t|en) sich|heil(?:t|en) ab|schmil?z(?:t|en)|schmolz(?:en)?|los(?:t|en) sich auf|verschwinde(?:t|n)|verschwand(?:en)?|verstumm(?:t|en)|zieh(?:t|en) sich (?:[a-z]+ ){0,8}zuruck|schrumpf(?:t|en)|trockne(?:t|n) (?:aus|ein|ab)|erlischt|erloschen|geh(?:t|en) weg|bleib(?:t|en) weg|ausgeheilt|vergangenheit|verabschiede(?:t|n) sich',
  "se referme(?:nt)?|s'eteint|s'eteignent|fond(?:ent|re|u)?|disparai(?:t|ssent)|disparu(?:e)?s?|s'en v(?:a|ont)|s'efface(?:nt)?|se resor(?:be|bent)|se tait|recule(?:nt)?|seche(?:nt)?|s'evanoui[a-z]*|cicatrise(?:nt)?|histoire ancienne|passe(?:nt)? (?:son|leur) chemin",
].join('|');
const ILLNESS_GOES = new RegExp(`(?<![a-z])(?:${GOES})(?![a-z])`, 'u');

/** Whether something goes as an illness does. Beside an illness it is the illness. Takes folded text. */
export function goesAway(text: string): boolean {
  return ILLNESS_GOES.test(text);
}
