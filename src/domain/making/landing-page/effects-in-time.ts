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
  `(?<!\\p{L})(?:(?:em|depois de|apos|com|faz|ha|in|after|within|by|since|over|en|tras|despues de|a l[oa]s|desde|hace|nach|binnen|innerhalb(?: von)?|seit|apres|depuis|au bout d[eu'] ?|en moins de) (?:\\p{L}+ ){0,2}?(?:${NUMBER}|${ORDINAL}) (?:\\p{L}+ )?(?:${SPAN}|${PACK})|(?:na|no|au|al|con el|con la|com [oa]|antes do fim d[oa]|a la|bei der|nach der|nach dem|mit der|a cabo d[ao]|desde [oa]|da|do|a partir d[ao]|since the|from the|by the|in the|en la|en el|desde (?:la|el)|a partir de(?:l| la)?|seit der|seit dem|ab der|ab dem|in der|im|depuis (?:la|le)|des (?:la|le)|a partir d[eu](?: la)?) ${ORDINAL} (?:${SPAN}|${PACK})|${NUMBER} ${SPAN} (?:in|on|later|depois|despues|spater|plus tard))(?!\\p{L})`,
  'u',
);
/** Something is otherwise than it was. */
const IS_OTHERWISE =
  /(?<!\p{L})(?:par(?:ou|aram|ei)|fech(?:ou|aram)|cresc(?:eu|eram)|sum(?:iu|iram)|melhor(?:ou|aram|ei)|volt(?:ou|aram|ei)|afin(?:ou|aram)|desinch\p{L}*|clare\p{L}*|diminu\p{L}*|baix(?:ou|aram)|ca(?:iu|iram)|dei tchau|nunca mais|agora|antes|stopped|closed|grew|grown|gone|went|better|clearer|softer|firmer|smoother|thicker|calmer|lighter|lower|down|again|no longer|used to|now|never|finally|par(?:o|aron|e)|cerr(?:o|aron)|crec(?:io|ieron)|mejor(?:o|aron|e)|volv(?:io|ieron|i)|baj(?:o|aron)|desapareci\p{L}*|se (?:fue|fueron|acabo|me quit\p{L}*)|ahora|ya no|aufgehort|gewachsen|verschwunden|weg|besser|wieder|nicht mehr|kein\p{L}*|weniger|glatter|fester|ruhiger|endlich|jetzt|arrete|pousse\p{L}*|repousse\p{L}*|disparu\p{L}*|mieux|meilleur\p{L}*|a nouveau|de nouveau|enfin|maintenant|diminue\p{L}*|baisse\p{L}*|retrouve\p{L}*|n'(?:ai|a) plus|ne \p{L}+ plus)(?!\p{L})/u;
/** Of the thing, its way and its price. */
const OF_THE_SERVICE =
  /(?<!\p{L})(?:cheg(?:a|am|ou|aram|ar|ando|ue)|entreg\p{L}*|envi\p{L}*|pedido|embala\p{L}*|caixa|correios?|frete|atend\p{L}*|preco|sabor|gosto|cheir\p{L}*|aroma|textura|compr(?:ei|ou|ar|a|amos|aram|ando|o|aron|e|as|arlo|arla)|assinatura|troca\p{L}*|devol\p{L}*|reembols\p{L}*|garantia|arriv\p{L}*|deliver\p{L}*|ship\p{L}*|order\p{L}*|packag\p{L}*|parcel|post|price|tast\p{L}*|flavou?r\p{L}*|smell\p{L}*|scent\p{L}*|texture|bought|buy\p{L}*|subscri\p{L}*|refund\p{L}*|return\p{L}*|guarantee|service|swallow|lleg\p{L}*|envio|paquete|precio|sabe|huele|olor|atencion|devol\p{L}*|garantia|ankam|angekommen|geliefert|lieferung|bestell\p{L}*|paket|verpack\p{L}*|preis|schmeck\p{L}*|geschmack|riech\p{L}*|geruch|duft\p{L}*|gekauft|ruckgabe|garantie|arrive\p{L}*|livr\p{L}*|commande\p{L}*|colis|prix|gout|odeur|sent|achet\p{L}*|rembours\p{L}*|retour\p{L}*)(?!\p{L})/u;

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
  '(?:anel|alianca|cinto|calcas?|jeans|bengala|muleta|bombinha|andador|oculos|(?:wedding )?ring|belt|trousers|pants|cane|crutch(?:es)?|walker|inhaler|glasses|lids?|rail|anillo|alianza|cinturon|pantalon(?:es)?|vaqueros|baston|muletas|inhalador|gafas|tarros|ehering|ring|gurtel|hosen?|stock|kruck\\p{L}*|rollator|spray|brille|alliance|bague|ceinture|pantalon|canne|bequilles|rampe|inhalateur|lunettes|ventoline|bocaux)';
const FITS_OR_GOES =
  '(?:entra|cabe|serve|fecha|fech\\p{L}*|guard\\p{L}*|largu\\p{L}*|aposent\\p{L}*|sobr\\p{L}*|buraco|fits?|zips?|closes?|buttons?|open|put away|retired|without|hole|notch|loose|cabe|cierr\\p{L}*|guard\\p{L}*|deje|agujeros?|sin|abro|passt|passen|zu|brauche|weit|loch|locher|ohne|offne|rentre|ferme|range|trous?|crans?|sans|ouvre)';
const THINGS_TELL = new RegExp(
  `(?<!\\p{L})(?:${WITNESS}[^.;!?]{0,40} ${FITS_OR_GOES}|${FITS_OR_GOES} [^.;!?]{0,30}(?<!\\p{L})${WITNESS})(?!\\p{L})`,
  'u',
);
const AGAIN_OR_LATER =
  /(?<!\p{L})(?:de novo|volt\p{L}*|ate hoje|again|any ?more|since|otra vez|vuelv\p{L}*|desde|wieder|nicht mehr|nur noch|seit|de nouveau|a nouveau|depuis|mas al|more (?:holes|notches))(?!\p{L})/u;
/** The night is slept through, and nobody gets up in it. */
const SLEEPS =
  /(?<!\p{L})(?:dorm\p{L}* (?:a noite (?:toda|inteira)|direto)|(?:sleep|slept) (?:right )?through|(?:dej\p{L}*|sin) (?:de )?levantarme|duermo (?:del tiron|toda la noche)|schlaf\p{L}* (?:\p{L}+ )?durch|durchgeschlafen|fais mes nuits|dor\p{L}* d'une traite)(?!\p{L})/u;

const YOUR =
  '(?:(?:a |o |as |os )?su?as?|(?:o )?seus?|teus?|tuas?|your|tus?|sus?|ihr\\p{L}*|dein\\p{L}*|votre|vos|ta|ton|tes)';
const yourBody = new Map<LanguageCode | undefined, RegExp>();

/** "Your memory", "a sua pele". */
function namesYourBody(text: string, language: LanguageCode | undefined): boolean {
  const known = yourBody.get(language);
  const made =
    known ?? new RegExp(`(?<!\\p{L})${YOUR} (?:\\p{L}+ )?(?:${bodyWords('any', language)})(?!\\p{L})`, 'u');
  yourBody.set(language, made);
  return made.test(text);
}
/** Advice on the use, and what bodies do by themselves. */
const OF_THE_USE =
  /(?<!\p{L})(?:tom[ea]\p{L}*|us[ea]\p{L}*|aplique|continue|repita|take|takes|taken|use|used|apply|keep|repeat|consult\p{L}*|ask|doctor|pharmacist|medic[oa]|tome|use|aplique|siga|repita|nehmen|nimm|anwend\p{L}*|verwend\p{L}*|wiederhol\p{L}*|arzt\p{L}*|prenez|utilis\p{L}*|appliqu\p{L}*|repet\p{L}*|medecin|stud(?:y|ies)|estudos?|estudios?|studien?|etudes?|normal\p{L}*|contribu\p{L}*|tragt|beitrag\p{L}*|average|media|durchschnitt\p{L}*|moyenne)(?!\p{L})/u;

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
  'fech(?:a|am|ou|aram)|cicatriza(?:m|ram)?|cicatrizou|sec(?:a|am|ou|aram)|deslig(?:a|am|ou)|apag(?:a|am|ou)|dissolv(?:e|em|eu)|derrete(?:m|u)?|evapora(?:m|ram)?|murcha(?:m|ram)?|encolhe(?:m|u)?|recu(?:a|am|ou)|vai embora|foi embora|some(?:m)?|sumi(?:u|ram)|desaparece(?:m|u)?|silencia|cala(?:-se)?|consertad[oa]s?|zera(?:m|da|do)?|fic(?:a|ou) para tras',
  'clos(?:es?|ed)(?: (?:over|up))?|melt(?:s|ed)?(?: away)?|dissolv(?:es?|ed)|shr(?:inks?|ank|unk)|dr(?:ies|ied) up|switch(?:es|ed)? off|turn(?:s|ed)? off|burn(?:s|ed)? out|go(?:es)? (?:quiet|silent|away)|went (?:quiet|silent|away)|f(?:alls?|ell) silent|withers?|disappear(?:s|ed)?|vanish(?:es|ed)?|mended|repaired|is history|thing of the past|behind you',
  'se (?:cierran?|cerro|apagan?|apago|disuelven?|derriten?|secan?|seco|encogen?|retiran?|va|van|fue|fueron|marchan?|callan?|esfuman?)|desaparece(?:n)?|desaparecio|queda(?:n)? atras|reparad[oa]s?|disuelve|derrite|apaga',
  'schliess(?:t|en) sich|heil(?:t|en) ab|schmil?z(?:t|en)|schmolz(?:en)?|los(?:t|en) sich auf|verschwinde(?:t|n)|verschwand(?:en)?|verstumm(?:t|en)|zieh(?:t|en) sich (?:\\p{L}+ ){0,8}zuruck|schrumpf(?:t|en)|trockne(?:t|n) (?:aus|ein|ab)|erlischt|erloschen|geh(?:t|en) weg|bleib(?:t|en) weg|ausgeheilt|vergangenheit|verabschiede(?:t|n) sich',
  "se referme(?:nt)?|s'eteint|s'eteignent|fond(?:ent|re|u)?|disparai(?:t|ssent)|disparu(?:e)?s?|s'en v(?:a|ont)|s'efface(?:nt)?|se resor(?:be|bent)|se tait|recule(?:nt)?|seche(?:nt)?|s'evanoui\\p{L}*|cicatrise(?:nt)?|histoire ancienne|passe(?:nt)? (?:son|leur) chemin",
].join('|');
const ILLNESS_GOES = new RegExp(`(?<!\\p{L})(?:${GOES})(?!\\p{L})`, 'u');

/** Whether something goes as an illness does. Beside an illness it is the illness. Takes folded text. */
export function goesAway(text: string): boolean {
  return ILLNESS_GOES.test(text);
}
