import { pictureSources as source, pictureWords as says } from './before-after-words.ts';
import type { Seen } from './finding-codes.ts';
import {
  excerptAround,
  folded,
  phrases,
  sentencesOf,
  wholeWords,
  withDigits,
  withNumbers,
} from './phrases.ts';
import type { ReadBlock } from './page-model.ts';
import type { Reading } from './reading.ts';

const FILE_OF_BOTH =
  /before[-_ ]?(?:and[-_ ]?)?after|antes[-_ ]?(?:e|y|x)?[-_ ]?(?:depois|despues)|vorher[-_ ]?(?:und[-_ ]?)?nachher|avant[-_ ]?(?:et[-_ ]?)?apres/u;
const TIME =
  '(?:(?:day|dia|tag|jour|week|semana|woche|semaine|month|mes|monat|mois)[-_ ]?\\d+|(?<![a-z\\d])j-?\\d{1,3}(?![a-z\\d]))';
/** "Day 1 vs day 10" shows the same as before and after. */
const ORDINAL_DAY =
  /^\d{1,3} ?(?:[ºª°o.]|st|nd|rd|th|er|e|eme)? ?(?:dia|day|tag|jour|semana|week|woche|semaine|mes|month|monat|mois)$/u;
const FIRST_AND_LAST = new RegExp(
  `${TIME}[-_ .,/]{0,3}(?:vs\\.?|x|and|e|y|und|et|to)?[-_ .,/]{0,3}${TIME}`,
  'u',
);
/** Viewers that lay one picture over another. */
const SLIDER =
  /twenty-?(?:twenty|20)|juxtapose|img-?comp|image-?compar|compar(?:e|ison)-slider|beer-slider|cocoen|before-?after|ba-slider|antes-?(?:e-?|y-?)?(?:depois|despues)|vorher-?nachher|avant-?apres/u;
/** What sets one picture of a person apart from a later one: the day, the month, the size or the weight. */
const NAMED_MOMENT_SOURCE = `${TIME}|(?:primeir[oa]|ultim[oa]|first|last|erste[rn]?|letzte[rn]?|premiere?|derniere?|primer|\\d+[ºª°o]?\\.?)[-_ ](?:dia|day|tag|jour|semana|week|woche|semaine|mes|month|monat|mois)(?![a-z])|(?<![a-z])(?:january|february|march|april|may|june|july|august|september|october|november|december|janeiro|fevereiro|marco|abril|maio|junho|julho|agosto|setembro|outubro|novembro|dezembro|enero|febrero|marzo|mayo|junio|julio|septiembre|octubre|noviembre|diciembre|januar|janner|februar|marz|mai|juni|juli|oktober|dezember|janvier|fevrier|mars|avril|juin|juillet|aout|septembre|octobre|novembre|decembre)(?![a-z])`;
const MOMENT = new RegExp(
  `${NAMED_MOMENT_SOURCE}|(?:day|dia|tag|jour|week|woche|semana|semaine)[-_ ]?w?\\d+|day one|tag eins|jour un|dia um|dia uno|\\d+[-_ ]?(?:days?|dias?|tage|jours|weeks?|semanas?|wochen|semaines|months?|mes(?:es)?|monate|mois)|(?:size|manequim|talla|taille|grosse)[-_ ]?\\d+|\\d+[-_ ]?(?:kg|lbs?|quilos|kilos)`,
  'gu',
);
const MOST_WORDS_OF_LABELS = 8;
const BEFORE = /(?:^|[\W_])(?:before|antes|vorher|avant)(?:[\W_]|$)/u;
const AFTER = /(?:^|[\W_])(?:after|depois|despues|nachher|apres)(?:[\W_]|$)/u;
/** The name of a column or a picture, alone or before what the picture shows: "Before: 98 kg". */
const ONLY_BEFORE = /^(?:before|antes|vorher|avant)(?: ?[:-][^.!?]{0,40})?$/u;
const ONLY_AFTER =
  /^(?:after|depois|despues|nachher|apres)(?: (?:de |of )?\d+ [a-z]+)?(?: ?[:-][^.!?]{0,40})?$/u;
/**
 * Words for pictures, or for results that somebody had. Without them, the sentence is about two moments
 * of another kind: "seque antes e depois de guardar".
 */
const SHOWS_BOTH =
  /^\W*(?:veja|confira|olh[ae]|mir[ae]n?|vea|look|see|sehen|seht|voyez|regardez|decouvrez)(?![a-z])|(?<![a-z])(?:fotos?|imagens|imagen(?:es)?|bilder?|photos?|pictures?|images?|resultad[a-z]*|results?|ergebniss[a-z]*|resultats?|transform[a-z]*|verwandlung[a-z]*|client[a-z]*|customers?|kund[a-z]+|emagre[a-z]*|real|reais|reales|echte?)(?![a-z])/u;
/** A heading or a caption shows what it names. */
const MOST_WORDS_OF_A_CAPTION = 5;

/** Google's rule is about the human body; a kettle may be shown before and after. */
const BODY =
  /(?<![a-z])(?:olhos|olhar|labios|sobrancelhas|barba|eyes?|eyebrows|lips|beard|ojos|mirada|ojeras|arruguit[a-z]*|cejas|augen[a-z]*|lippen|bart|yeux|regard|paupieres|cernes|levres|sourcils|barbe|bochechas?|testa|maio|biquini|pescoco|cheeks?|forehead|swimsuit|bikini|chin|temples?|mejillas?|frente|banador|cuello|wangen?|stirn|badeanzug|bikini|kinn|joues?|maillot|menton|pele|cabelo[a-z]*|fios|dentes?|sorriso|barriga|cintura|rugas?|rosto|corpo|emagre[a-z]*|quilos?|kilos?|kg|celulite|acne|manchas?|unhas?|cilios|olheiras|joelhos?|couro cabeludo|papada|estrias|gluteos?|abdomen|postura|calv[a-z]*|skin|hair|teeth|smile|belly|stomach|waist|wrinkl[a-z]*|face|body|weight|pounds|lbs|cellulite|eyelids?|lash[a-z]*|nails?|posture|scalp|tummy|chin|stretch marks|bald[a-z]*|piel|pelo|cabello|dientes|sonrisa|vientre|estomago|arrugas?|(?:la|su|tu|mi) cara|rostro|cuerpo|peso|cuero cabelludo|canas|adelgaz[a-z]*|haut|haare?|zahne|bauch|falten|gesicht|korper|gewicht|kopfhaut|knie|abnehm[a-z]*|peau|cheveux|dents|sourire|ventre|rides?|front|tempes|visage|corps|poids|maigri[a-z]*|cuir chevelu|genoux?|vergetures|cils|creme)(?![a-z])/u;

export function findBeforeAfter({ stated: content, page, text, productKind }: Reading): Seen[] {
  if (productKind !== 'nutra' && !BODY.test(text) && !page.images.some(({ alt }) => BODY.test(folded(alt))))
    return [];
  const about = folded(
    [page.title, ...content.filter(({ tag }) => tag === 'h1').map((block) => block.text)].join(' '),
  );
  const isOfBody = (shown: string) => productKind === 'nutra' || BODY.test(`${about} ${shown}`);
  const comparison = content.find((block, index) => {
    const { text, words } = block;
    const isName = words <= MOST_WORDS_OF_A_CAPTION;
    const shown = /^h[1-6]$/u.test(block.tag) ? shownUnder(page, block) : undefined;
    // A heading over pictures is about what they show, and one over none shows nothing of a thing.
    if (productKind !== 'nutra' && shown === null && BOTH_NAMES.test(block.folded)) return false;
    const isTold = typeof shown === 'string' && shown !== '';
    if (isTold && namesThings(shown) && productKind !== 'nutra') return false;
    if (!isOfBody(isTold ? shown : around(content, index))) return false;
    const sentences = sentencesOf(text);
    return sentences.some((sentence, at) => {
      const answer = sentences[at + 1] ?? content[index + 1]?.text ?? '';
      if (sentence.endsWith('?') && !YES.test(answer)) return false;
      return isName ? saysBoth(folded(sentence)) : showsBoth(folded(sentence));
    });
  });
  if (comparison)
    return [
      {
        code: 'before_after',
        excerpt: excerptAround(comparison.text, phrases('beforeAfter').exec(comparison.folded)?.index),
        where: comparison.where,
      },
    ];
  const alts = folded(page.images.map(({ alt }) => alt).join(' '));
  const before = content.find(
    ({ folded: text }, index) =>
      ONLY_BEFORE.test(text) && isOfBody(`${around(content, index)} ${OF_THINGS.test(alts) ? '' : alts}`),
  );
  if (before && content.some(({ folded: text }) => ONLY_AFTER.test(text)))
    return [{ code: 'before_after', excerpt: before.text, where: before.where }];
  const pair =
    pairOfMoments(page, content, isOfBody) ??
    changeShown(page, content, productKind === 'nutra') ??
    (productKind === 'digital' ? undefined : onePersonTwice(page, content, productKind === 'nutra'));
  if (pair) return [{ code: 'before_after', ...pair }];
  const names = page.images
    .map((image) => ({
      image,
      name: folded(`${image.alt} ${image.src.split('/').at(-1) ?? ''}`),
    }))
    .filter(
      ({ name }) => !OF_THINGS.test(name.replace(/[-_]/gu, ' ')) && isOfBody(name.replace(/[-_]/gu, ' ')),
    );
  const both =
    names.find(({ name }) => FILE_OF_BOTH.test(name) || FIRST_AND_LAST.test(name)) ??
    (names.some(({ name }) => AFTER.test(name)) ? names.find(({ name }) => BEFORE.test(name)) : undefined);
  return both
    ? [
        {
          code: 'before_after',
          excerpt: both.image.alt || both.image.src,
          where: `${both.image.where} > img`,
        },
      ]
    : [];
}

/** Whether texts of pictures say what they show, and it is no body, nobody and no moment. */
function namesThings(shown: string): boolean {
  return (
    wordsIn(shown) >= FEWEST_WORDS_OF_THINGS &&
    !BODY.test(shown.replaceAll('creme', '')) &&
    !says.person.test(shown) &&
    momentsOf(shown) === ''
  );
}

const FEWEST_WORDS_OF_THINGS = 6;

/** What the pictures between a heading and the next one show, by their texts and captions; null without a picture. */
function shownUnder({ blocks, images }: Reading['page'], { where, text }: ReadBlock): string | null {
  const from = blocks.findIndex((block) => block.where === where && block.text === text);
  const next = blocks.findIndex((block, at) => at > from && /^h[1-6]$/u.test(block.tag));
  const to = next < 0 ? blocks.length : next;
  const alts = images.filter(({ at }) => at > from && at <= to).map(({ alt }) => alt);
  if (alts.length === 0) return null;
  const captions = blocks.slice(from + 1, to).filter((block) => block.tag === 'figcaption');
  return folded([...alts, ...captions.map((block) => block.text)].join(' ')).trim();
}

/** A text with the one before and the one after it. */
function around(content: readonly ReadBlock[], index: number): string {
  return content
    .slice(Math.max(0, index - 1), index + 2)
    .map((block) => block.folded)
    .join(' ');
}

/** Two pictures of the same body at two moments: "Day 1" beside "Day 42", "March, size 18" beside "May, size 12". */
function pairOfMoments(
  page: Reading['page'],
  content: readonly ReadBlock[],
  isOfBody: (shown: string) => boolean,
): { excerpt: string; where: string } | undefined {
  const images = page.images.map(({ src, alt, where }) => {
    const name = folded(alt || (src.split('/').at(-1) ?? ''));
    return { where, alt: alt || src, name, rest: name.replace(MOMENT, '').replace(/[\W_]+/gu, ' ') };
  });
  const slider = images.find(({ where, name }) => SLIDER.test(where.toLowerCase()) && BODY.test(name));
  if (slider) return { excerpt: slider.alt, where: `${slider.where} > img` };
  const shown = images.filter(
    ({ name, rest }) => rest !== name.replace(/[\W_]+/gu, ' ') && rest.trim() !== '',
  );
  const names = new Map<string, string>();
  const first = shown.find(({ name, rest }) => {
    const other = names.get(rest);
    if (other === undefined) names.set(rest, name);
    return other !== undefined && other !== name;
  });
  if (first && isOfBody(first.name) && showsPeople(page))
    return { excerpt: first.alt, where: `${first.where} > img` };
  const subjects = new Map<string, string>();
  const same = shown.find(({ name, rest }) => {
    const subject = rest.replace(SMALL_WORDS, '').trim().split(/ +/u).slice(0, WORDS_OF_A_SUBJECT).join(' ');
    const other = subjects.get(subject);
    if (other === undefined) subjects.set(subject, name);
    return (
      other !== undefined && momentsOf(other) !== momentsOf(name) && (BODY.test(name) || BODY.test(other))
    );
  });
  if (same) return { excerpt: same.alt, where: `${same.where} > img` };
  if (!images.some(({ name }) => BODY.test(name))) return undefined;
  const sides = content.find(
    ({ folded: text, words, isQuote }) =>
      !isQuote && words <= MOST_WORDS_OF_SIDES && SIDES.test(text) && OF_TWO_MOMENTS.test(text),
  );
  if (sides && !OF_THINGS.test(sides.folded)) return { excerpt: sides.text, where: sides.where };
  const days = content.filter(({ folded: text }) => ORDINAL_DAY.test(text));
  if (new Set(days.map(({ folded: text }) => text)).size > 1 && days[0])
    return { excerpt: days.map(({ text }) => text).join(' · '), where: days[0].where };
  const labels = content.find(
    ({ folded: text, words }) => words <= MOST_WORDS_OF_LABELS && FIRST_AND_LAST.test(text),
  );
  return labels && { excerpt: labels.text, where: labels.where };
}

/** The left side and the right one, and when or after how much each was taken. */
const MOST_WORDS_OF_SIDES = 40;
const OF_TWO_MOMENTS =
  /(?<![a-z])(?:manha|morning|manana|morgen|matin|dia|day|tag|jour|semana|week|woche|semaine|mes|month|monat|mois|frasco|pote|caixa|bottle|jar|box|bote|caja|flasche|dose|paket|flacon|pot|boite|manequim|size|talla|grosse|taille)(?![a-z])/u;

/** Of whom or what a picture is: "Rosto da Dóris no dia 28". */
const WORDS_OF_A_SUBJECT = 2;
const SMALL_WORDS = /(?<![a-z])(?:en|con|com|avec|el|le|la|mismo|misma|mesmo|mesma|meme)(?![a-z])/gu;

function momentsOf(name: string): string {
  return [...name.matchAll(MOMENT)].map(([moment]) => moment).join(' ');
}

/** A question claims nothing unless the answer does. */
const YES = /^\W*(?:sim|yes|sí|ja|oui|claro|of course|sure)(?!\p{L})/iu;

/** The names of both, one beside the other: "El antes y el después". */
const BOTH_NAMES =
  /^\W*(?:[a-z]{1,3} )?(?:before|antes|vorher|avant)\W+(?:(?!(?:ou|or|oder|o|do|da|de|a|as)\W)[a-z]{1,3}\W+){0,2}(?:after|depois|despues|nachher|apres)\W*$/u;

function saysBoth(text: string): boolean {
  return (
    (BOTH_NAMES.test(text) ||
      phrases('beforeAfter').test(text.replace(new RegExp(phrases('beforeAfterInnocent'), 'gu'), ' '))) &&
    !phrases('disclaimer').test(text) &&
    !OF_THINGS.test(text)
  );
}

/** What is done to things: a picture of them before and after promises nothing about a body. */
const OF_THINGS =
  /(?<![a-z])(?:lava(?:gem|do|da)|limp(?:eza|o|a)|polimento|pul(?:ir|ido|idas?)|lij(?:ar|ado|amento)|sand(?:ing|ed)|schleif[a-z]*|poncage|suelo|piso|floor|boden|sol|parquet|madera|madeira|wood|holz|bois|movel|mueble|reform[a-z]*|pintura|restaur[a-z]*|instala[a-z]*|conserto|costura|lavado|limpieza|pulido|pintado|wash[a-z]*|clean[a-z]*|polish[a-z]*|renovat[a-z]*|restor[a-z]*|repair[a-z]*|paint[a-z]*|descal[a-z]*|install[a-z]*|waschen|wasche|reinig[a-z]*|polier[a-z]*|renovier[a-z]*|reparatur|lavage|nettoy[a-z]*|polissage|renov[a-z]*|peinture|reparation|sofa|carpet|tapete|alfombra|teppich|tapis|oven|forno|horno|backofen|kettle|shoes?|sapato|tenis|car|carro|coche|auto|voiture|wall|parede|pared|wand|mur|kitchen|cozinha|cocina|kuche|cuisine|garden|jardim|jardin|garten|malas?|suitcase|luggage|maletas?|koffer|valise|photo edit[a-z]*|preset[a-z]*)(?![a-z])/u;

function showsBoth(text: string): boolean {
  return saysBoth(text) && SHOWS_BOTH.test(text);
}

/** The state that a product is said to end, and the one that it is said to bring. */
const BAD_STATE =
  /(?<![a-z])(?:inchad[a-z]*|barriga (?:grande|saliente)|gord[ao]s?|rugas?|acne|espinhas?|calv[a-z]*|falhas?|queda|(?:dentes|unhas) amarel[a-z]*|flacid[a-z]*|celulite|estrias|manchas?|olheiras|swollen|big belly|belly fat|overweight|wrinkl[a-z]*|pimples?|bald[a-z]*|thinning|hair loss|yellow(?:ed)? (?:teeth|nails?)|sagging|saggy|cellulite|dark circles|stretch marks|double chin|hinchad[a-z]*|barriga|(?:sobre)?peso|arrugas?|granos|(?:dientes|unas) amarill[a-z]*|calvicie|entradas|manchas|ojeras|geschwollen[a-z]*|dicke[rn]? bauch|ubergewicht[a-z]*|falten|pickel|kahl[a-z]*|haarausfall|gelbe (?:zahne|nagel)|cellulite|augenringe|gonfle[a-z]*|gros ventre|surpoids|rides?|boutons|chauve|calvitie|(?:dents|ongles) jaunes?|cernes|vergetures)(?![a-z])/u;
const GOOD_STATE =
  /(?<![a-z])(?:normal|lis[ao]s?|chapad[ao]|seca|magr[ao]|chei[ao]|limp[ao]s?|branc[ao]s|firmes?|sem (?:rugas|manchas|espinhas|acne|olheiras|celulite)|curad[ao]|smooth|flat|slim|clear|white|full|thick|toned|firm|radiant|healed|no (?:wrinkles|acne|spots)|wrinkle-free|plan[ao]|delgad[ao]|limpia|blanc[ao]s|sin (?:arrugas|manchas|granos|acne|ojeras)|glatt[a-z]*|flach[a-z]*|schlank[a-z]*|rein[a-z]*|weisse[a-z]*|voll[a-z]*|ohne (?:falten|pickel|akne)|geheilt|gesund|lisses?|plat|mince|nette|blanches|epais[a-z]*|sans (?:rides|boutons|acne|cernes)|gueri[a-z]*|raffermi[a-z]*)(?![a-z])/u;
const SIDES =
  /(?<![a-z])(?:left|esquerda|izquierda|links|gauche)(?![a-z])[\s\S]{0,120}(?<![a-z])(?:right|direita|derecha|rechts|droite)(?![a-z])/u;
const BESIDE =
  /(?<![a-z])(?:ao lado d|comparad|comparac|comparison|compared|side by side|next to|al lado de|vergleich|neben|a cote d|compare)/u;
const WEIGHTS = /(?<!\d)\d+(?:[.,]\d*)? ?(?:kg|quilos|kilos?|lbs?|pounds)(?![a-z])/gu;
/** "How I was, and how I am": the sentence stands above the pictures of both. */
const WAS_AND_IS =
  /(?<![a-z])(?:como (?:eu |ela |ele )?(?:era|estava)[^.!?]{0,40}como (?:[a-z]+ )?(?:estou|esta|ficou|sou)|asi (?:estaba|era|lucia)[^.!?]{0,40}asi (?:quedo|esta|luce|es)|(?:what|how) (?:i|she|he|they) (?:looked|used to look|was)[^.!?]{0,50}(?:now|today)|so sah[^.!?]{0,50}so (?:sieht|ist)|(?:voila|voyez) comment[^.!?]{0,40}(?:etait|etais)|(?:same|mesma|mesmo|misma|mismo|dieselbe|derselbe|meme) (?:woman|man|person|face|mulher|homem|pessoa|mujer|hombre|persona|frau|mann|femme|homme|personne)|transformac(?:ao|oes) rea(?:l|is)|real transformations?|transformacion(?:es)? real(?:es)?|echte verwandlung(?:en)?|vraies? transformations?)(?![a-z])/u;
/** A moment by its own name, and not how long something lasts: "day 1", "in January", "the first week". */
const NAMED_MOMENT = new RegExp(NAMED_MOMENT_SOURCE, 'u');
const MOST_WORDS_BESIDE_PICTURES = 20;
const PRICED = /[$€£]|(?<![a-z])(?:eur|usd|brl|ou|or|o|oder) \d/u;

/**
 * A change of the body that pictures show without the words before and after: two states, two weights, two moments
 * under them, or a viewer that lays one over the other.
 */
function changeShown(
  page: Reading['page'],
  content: readonly ReadBlock[],
  isNutra: boolean,
): { excerpt: string; where: string } | undefined {
  const images = page.images
    .map(({ alt, src, where }) => ({ alt, src, where, name: folded(alt) }))
    .filter(({ name }) => !OF_THINGS.test(name));
  if (images.length === 0) return undefined;
  const ofImage = ({ alt, src, where }: { alt: string; src: string; where: string }) => ({
    excerpt: alt || src,
    where: `${where} > img`,
  });
  const isBody = (text: string) => BODY.test(text) || BAD_STATE.test(text);
  const both = images.find(
    ({ name }) =>
      new Set(name.match(WEIGHTS)).size > 1 ||
      (SIDES.test(name) && BAD_STATE.test(name)) ||
      (BESIDE.test(name) && isBody(name) && momentsOf(name).includes(' ')),
  );
  if (both) return ofImage(both);
  const bad = images.find(({ name }) => BAD_STATE.test(name));
  if (
    bad &&
    images.some(({ name }) => GOOD_STATE.test(name) && !BAD_STATE.test(name.replace(GOOD_STATE, '')))
  )
    return ofImage(bad);
  const weighed = images.filter(({ name }) => name.match(WEIGHTS));
  if (weighed[0] && new Set(weighed.map(({ name }) => name.match(WEIGHTS)?.[0])).size > 1 && isNutra)
    return ofImage(weighed[0]);
  const dated = datedCaptions(content);
  const names = images.map(({ name }) => name).join(' ');
  const captions = dated.map(({ folded: text }) => text).join(' ');
  if (
    dated[0] &&
    ((isNutra && !OF_A_HARVEST.test(captions) && showsPeople(page)) ||
      isBody(`${captions} ${names}`) ||
      SAME_SHOT.test(captions))
  )
    return { excerpt: dated.map(({ text }) => text).join(' · '), where: dated[0].where };
  const apart = picturesToldApart(page, isNutra);
  if (apart) return apart;
  const photographed = content.find(
    ({ folded: text, isQuote }) =>
      !isQuote &&
      page.images.length > 1 &&
      PHOTOGRAPHED.test(text) &&
      LATER.test(withDigits(text)) &&
      !OF_THINGS.test(text) &&
      (isNutra || isBody(text)),
  );
  if (photographed) return { excerpt: excerptAround(photographed.text), where: photographed.where };
  const shown = content.find(({ folded: text, words, isQuote }) => {
    if (isQuote || words > MOST_WORDS_BESIDE_PICTURES || PRICED.test(text) || OF_THINGS.test(text))
      return false;
    if (WAS_AND_IS.test(text)) return isNutra || isBody(`${text} ${names}`);
    const plain = withDigits(text);
    const moments = new Set(plain.match(MOMENT) ?? []);
    const isSet = moments.size > 1 && NAMED_MOMENT.test(plain);
    return isSet && (page.images.length > 1 || SIDES.test(text)) && isBody(text);
  });
  if (shown) return { excerpt: excerptAround(shown.text), where: shown.where };
  const slider = images.find(({ where }) => SLIDER.test(where.toLowerCase()));
  const isOfBody =
    isNutra ||
    content.some(({ folded: text, words }) => words <= MOST_WORDS_BESIDE_PICTURES && BODY.test(text));
  return slider && isOfBody ? ofImage(slider) : undefined;
}

/** "The same woman": another picture of her is beside it. */
const SAME_PERSON = wholeWords([`${source.same} (?:[a-z]+ )?${source.person}`]);
/** "Same mirror, same jumper": a sentence that vouches for what nobody would ask of a jar. */
const SAME_SETTING = wholeWords([
  `${source.same} ${source.setting}[^.!?]{0,40}(?<![a-z])${source.same} ${source.setting}`,
]);
const COUNTED_SPAN = wholeWords([`\\d+ ${source.span}`]);
const BOTH_SIDES = wholeWords([`${source.side}[^?]{0,120}(?<![a-z])${source.side}`]);
/** "Gail, tin one": a name and what sets this picture of her apart. */
const NAMED_CAPTION = /^(\p{Lu}\p{Ll}+)(?:,| \p{Ll}{1,3}) .+/u;
const MOST_WORDS_OF_A_NAMED_CAPTION = 8;

interface Shown {
  excerpt: string;
  where: string;
}

/** Two pictures of one person, vouched by what is said of her and by what vouches for the pictures. */
function onePersonTwice(
  page: Reading['page'],
  content: readonly ReadBlock[],
  isNutra: boolean,
): Shown | undefined {
  const shown = page.images.map(({ alt, src, where }) => ({ alt: alt || src, name: folded(alt), where }));
  const again =
    shown.length > 1 ? shown.find(({ name }) => SAME_PERSON.test(name) && !OF_THINGS.test(name)) : undefined;
  const alike =
    again ?? (isNutra ? shown.find((one) => shown.some((other) => isAlike(one, other))) : undefined);
  if (alike) return { excerpt: alike.alt, where: `${alike.where} > img` };
  if (!isNutra || shown.length === 0 || !showsPeople(page)) return undefined;
  const own = content.filter(({ isQuote, folded: text }) => !isQuote && !OF_THINGS.test(text));
  const vouched = own.find(({ folded: text }) => {
    const plain = withNumbers(text);
    const isCompared = says.slide.test(plain) || says.photo.test(plain);
    if (isCompared && BOTH_SIDES.test(plain)) return true;
    if (shown.length < 2) return false;
    return (
      SAME_SETTING.test(plain) ||
      (says.photo.test(plain) && says.apart.test(plain) && COUNTED_SPAN.test(plain))
    );
  });
  const twice = shown.length > 1 ? namedTwice(page, own) : undefined;
  const found = vouched ?? twice;
  return found && { excerpt: excerptAround(found.text), where: found.where };
}

const WORDS_OF_A_POSE = 3;

/** "Selfie in the mirror, wide waist" beside "Selfie in the mirror, narrow waist". */
function isAlike(one: { name: string }, other: { name: string }): boolean {
  const pose = (name: string) => name.split(' ').slice(0, WORDS_OF_A_POSE).join(' ');
  return (
    one.name !== other.name &&
    pose(one.name) === pose(other.name) &&
    isPortrait(one.name) &&
    BODY.test(one.name) &&
    BODY.test(other.name)
  );
}

/** "Bev on April 19": a name and a time. */
const NAME_AND_TIME = /^\p{Lu}\p{Ll}{2,}(?:,| (?:on|in|at|no|na|em|en|el|am|im|au|le)) /u;
const BEGINS_WITH_A_PERSON = wholeWords([
  `^(?:(?:the|a|an|o|um|uma|el|la|un|una|der|die|das|ein|eine|le|une) )?(?:${source.same} )?${source.person}`,
]);

/** Whether the text of a picture says whom it shows. */
export function isPortrait(alt: string): boolean {
  return (NAME_AND_TIME.test(alt) && /\d/u.test(alt)) || BEGINS_WITH_A_PERSON.test(folded(alt));
}

/** Whether a picture shows somebody, as far as its text tells. */
function showsPeople({ images }: Reading['page']): boolean {
  return (
    images.every(({ alt }) => alt === '') ||
    images.some(({ alt }) => isPortrait(alt) || says.person.test(folded(alt)) || BODY.test(folded(alt)))
  );
}

/** Two captions that begin with the same name and go on otherwise. */
function namedTwice({ title }: Reading['page'], content: readonly ReadBlock[]): ReadBlock | undefined {
  const seen = new Map<string, string>();
  return content
    .filter(({ words, folded: text }) => words <= MOST_WORDS_OF_A_NAMED_CAPTION && !PRICED.test(text))
    .find(({ text }) => {
      const name = NAMED_CAPTION.exec(text)?.[1];
      if (name === undefined || title.includes(name)) return false;
      const other = seen.get(name);
      seen.set(name, text);
      return other !== undefined && other !== text;
    });
}

const MOST_BETWEEN_PICTURES = 3;
const MOST_WORDS_UNDER_A_PICTURE = 10;
const THEN_ALONE = wholeWords([`^\\W*(?:${source.then})\\W*$`]);
const NOW_ALONE = wholeWords([`^\\W*(?:${source.today})\\W*$`]);
/** How it is taken and how much is in it: such pictures show the thing. */
const OF_A_PACK = wholeWords([source.pack]);

/** Two pictures beside each other whose lines, under or over them, name another time. */
function picturesToldApart(page: Reading['page'], isNutra: boolean): Shown | undefined {
  const { images, blocks } = page;
  if (images.length < 2) return undefined;
  for (const [index, second] of images.entries()) {
    const first = images[index - 1];
    if (first === undefined || second.at - first.at > MOST_BETWEEN_PICTURES) continue;
    const alts = [first.alt, second.alt].map((alt) => timesIn(withDigits(folded(alt))));
    const ofBoth = folded(`${first.alt} ${second.alt}`);
    if (
      alts[0] !== '' &&
      alts[1] !== '' &&
      alts[0] !== alts[1] &&
      BODY.test(ofBoth) &&
      !OF_THINGS.test(ofBoth)
    )
      return { excerpt: `${first.alt} · ${second.alt}`, where: `${second.where} > img` };
    const isInARow = second.at === first.at;
    const places = isInARow
      ? [
          [first.at, first.at + 1],
          [first.at - 2, first.at - 1],
        ]
      : [
          [first.at, second.at],
          [first.at - 1, second.at - 1],
        ];
    for (const [one = -1, other = -1] of places) {
      const [a, b] = [blocks[one], blocks[other]];
      if (a === undefined || b === undefined || !areToldApart(folded(a.text), folded(b.text))) continue;
      const shown = folded(`${a.text} ${b.text} ${first.alt} ${second.alt}`);
      if (OF_THINGS.test(shown) || OF_A_HARVEST.test(shown) || PRICED.test(shown)) continue;
      if (
        BODY.test(shown) ||
        BAD_STATE.test(shown) ||
        (isNutra && showsPeople({ ...page, images: [first, second] }))
      )
        return { excerpt: `${a.text} · ${b.text}`, where: b.where };
    }
  }
  return undefined;
}

function areToldApart(one: string, other: string): boolean {
  if ([one, other].some((text) => wordsIn(text) > MOST_WORDS_UNDER_A_PICTURE || OF_A_PACK.test(text)))
    return false;
  if (THEN_ALONE.test(one) && NOW_ALONE.test(other)) return true;
  const [then, later] = [one, other].map((text) => timesIn(withDigits(text)));
  return then !== '' && later !== '' && then !== later;
}

function wordsIn(text: string): number {
  return text.match(/[a-z\d]+/gu)?.length ?? 0;
}

/** The times that a line names: "day 1", "9 may", "after 6 weeks". */
function timesIn(text: string): string {
  return [...(text.match(DAY_OF_MONTH) ?? []), ...(text.match(MOMENT) ?? [])].join(' ');
}

/** The names of pictures when two of them name another day, another time of use or another measure. */
function datedCaptions(content: readonly ReadBlock[]): ReadBlock[] {
  const captions = content
    .filter(
      ({ tag, where, words, folded: text }) =>
        words <= MOST_WORDS_OF_A_DATED_CAPTION &&
        (tag === 'figcaption' || where.includes('figure')) &&
        !OF_THINGS.test(text) &&
        !PRICED.test(text),
    )
    .map((block) => ({ block, moments: shownMoments(withDigits(block.folded)) }));
  const dated = captions.filter(({ moments }) => moments !== '');
  const differ = new Set(dated.map(({ moments }) => moments)).size > 1;
  const later = dated.some(({ moments }) => moments.includes('later'));
  if (!differ && !(later && captions.length > 1)) return [];
  return (differ ? dated : captions).map(({ block }) => block);
}

/** What sets a picture apart: "9 may", "later", "98 cm". */
function shownMoments(text: string): string {
  const days = [...text.matchAll(DAY_OF_MONTH)].map(([day]) => day.replace(/\W+(?:de )?/gu, ' '));
  const measures = text.match(MEASURE) ?? [];
  return [...days, ...(LATER.test(text) ? ['later'] : []), ...(text.match(MOMENT) ?? []), ...measures].join(
    ' ',
  );
}

const MOST_WORDS_OF_A_DATED_CAPTION = 16;
const MONTH =
  '(?:jan|feb|fev|mar|apr|abr|avr|mai|may|jun|juil|jul|aug|ago|aou|sep|set|okt|oct|out|nov|dez|dec|dic)[a-z]*';
const DAY_OF_MONTH = new RegExp(
  `(?<!\\d)\\d{1,2}(?:st|nd|rd|th|[.ºª°]|er)? ?(?:de |of )?${MONTH}|(?<![a-z])${MONTH} \\d{1,2}(?!\\d)|(?<![\\d.,/])\\d{1,2}[./]\\d{1,2}(?:[./]\\d{2,4})?(?![\\d.,/])|(?<![a-z])(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: the)? \\d{1,2}`,
  'gu',
);
const MEASURE =
  /(?<!\d)\d+(?:[.,]\d+)? ?(?:cms?|kgs?|kilos?|quilos?|lbs?|pounds|pfund|in(?:ches)?)(?![a-z])/gu;
const LATER =
  /(?<![a-z])(?:\d+|um|uma|one|an?|un|una|une|eine[nm]?|ein) (?:[a-z]+ )?(?:weeks?|months?|days?|semanas?|mes(?:es)?|dias?|wochen?|monate?n?|tage?n?|semaines?|mois|jours?) (?:later|on(?! the)|depois|mais tarde|despues|mas tarde|spater|danach|plus tard|apres)(?![a-z])/u;
const PHOTOGRAPHED =
  /(?<![a-z])(?:fotograf[a-z]*|photograph[a-z]*|pictur[a-z]*|aufgenommen|retrat[a-z]*|fotos?|photos?|bilder)(?![a-z])/u;
/** The same place and light, and nothing mended: so photographs of bodies are vouched for. */
const SAME_SHOT =
  /(?<![a-z])(?:sem (?:filtro|retoque)|no (?:filter|retouching)|unretouched|unfiltered|sin (?:filtros?|retoque)|ohne (?:filter|retusche)|unbearbeitet|sans (?:filtre|retouches?)|mesm[oa] (?:luz|roupa|vestido|camiseta|calca)|same (?:dress|shirt|jeans|trousers)|mism[oa] (?:luz|ropa|vestido|playera|camiseta|pantalon)|gleiche[sr]? (?:licht|hose|hemd|kleid)|meme (?:lumiere|robe|chemise|pantalon|tenue))(?![a-z])/u;
const OF_A_HARVEST =
  /(?<![a-z])(?:colheita|safra|plantio|florada|folhas?|harvest|sowing|bloom|leaves|cosecha|siembra|hojas|ernte|aussaat|blute|blatter|recolte|cueillette|semis|mise en pot|feuilles|atelier|oficina|workshop|taller|werkstatt|cuvee|lote|batch)(?![a-z])/u;
