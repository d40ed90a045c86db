/** Parts and works of a body that no cosmetic reaches, in five languages. */
const INSIDE = [
  'peito|garganta|bronquios|pulmoes|pulmao|catarro|tosse|voz|sangue|coracao|veias|arterias|figado|rins|intestino|estomago|bexiga|prostata|tireoide|articulac\\p{L}*|juntas|joelhos?|cartilagem|nervos|pernas|defesas|imunidade|vista|visao|audicao|memoria|cabeca|sono|folego|hormonios|metabolismo',
  'chest|throat|airways|bronchi|lungs?|cough|voice|blood|heart|veins|arteries|liver|kidneys?|bowels?|gut|stomach|bladder|prostate|thyroid|joints?|knees?|cartilage|nerves|legs|defen[cs]es|immunity|eyesight|vision|hearing|memory|head|sleep|breath|hormones|metabolism',
  'pecho|garganta|bronquios|pulmones|flema|tos|voz|sangre|corazon|venas|arterias|higado|rinones|intestino|estomago|vejiga|prostata|tiroides|articulaciones|rodillas?|cartilago|nervios|piernas|defensas|inmunidad|vista|vision|oido|memoria|cabeza|sueno|aliento|hormonas|metabolismo',
  'brust|hals|bronchien|lungen?|husten|schleim|stimme|blut|herz|venen|adern|leber|nieren|darm|magen|blase|prostata|schilddruse|gelenke?n?|knien?|knorpel|nerven|beine|abwehr|abwehrkrafte|augenlicht|gehor|gedachtnis|kopf|schlaf|atem|hormone|stoffwechsel',
  'poitrine|gorge|bronches|poumons?|toux|voix|sang|coeur|veines|arteres|foie|reins|intestins?|estomac|vessie|prostate|thyroide|articulations|genoux?|cartilage|nerfs|jambes|defenses|immunite|vue|ouie|memoire|tete|sommeil|souffle|hormones|metabolisme|transit',
].join('|');

/** What they begin to do. */
const DOES = [
  'abrem?|se abrem?|desafogam?|soltam?|acordam?|despertam?|clareiam?|limpam?|se limpam?|descansam?|trabalham?|funcionam? melhor|ganham?|voltam?|sobem|sossegam?|desincham?|param de|acalmam?|fic(?:a|am) (?:leves?|livres?|soltas?|limp[oa]s?|calm[oa]s?|fin[oa]s?)|afin(?:a|am)|se refaz(?:em)?|se fortalecem?|respira(?:m)?|vem sozinho',
  'opens?(?: up)?|loosens?|clears?|wakes?(?: up)?|rests?|settles?|calms?|quietens?|sharpens?|rises?|runs? (?:clear|free|smooth)\\p{L}*|works? (?:better|again|freely)|finds? (?:its|their)|flows?|stands? guard|gets? stronger|stops?|lets go|comes? back|thins?|drains?|breathes?',
  'se abren?|se aclaran?|se aclara|despiertan?|descansan?|se limpian?|se sueltan?|ganan?|vuelven?|suben|se calman?|se deshinchan?|respiran?|trabajan?|se fortalecen?|fluye(?:n)?|se rehace(?:n)?|se afloja(?:n)?',
  'offne(?:t|n) sich|lose(?:t|n) sich|lost sich|klar(?:t|en) sich|erwach(?:t|en)|wach(?:t|en) auf|beruhig(?:t|en) sich|gibt ruhe|geben ruhe|reinig(?:t|en) sich|arbeite(?:t|n)|fliesst|fliessen|atme(?:t|n)|erhol(?:t|en) sich|(?:wird|werden) (?:\\p{L}+ )?(?:frei|freier|klar|klarer|dunner|scharfer|ruhig|leicht\\p{L}*|stark\\p{L}*|fitter)',
  "s'ouvr(?:e|ent)|s'eclairci(?:t|ssent)|se denoue(?:nt)?|se tai(?:t|sent)|se vide(?:nt)?|se nettoie(?:nt)?|se calme(?:nt)?|s'apaise(?:nt)?|remonte(?:nt)?|degonfle(?:nt)?|retrouve(?:nt)?|respire(?:nt)?|se reveille(?:nt)?|se repose(?:nt)?|circule(?:nt)?|se renforce(?:nt)?|se reconstruit|se fluidifie|gagne(?:nt)?|travaille(?:nt)?",
].join('|');

/** What something does to them. */
const DONE_TO = [
  'lubrifica[mn]?|engraxa[mn]?|afinam?|limpam?|abrem?|desentopem?|acorda[mn]?|devolvem?|destravam?|refazem?|reconstroem|fortalece[mn]?|protege[mn]?|solta[mn]?|acalma[mn]?|desincha[mn]?|rejuvenesce[mn]?',
  'oils?|lubricates?|thins?|cleans?|opens?|unclogs?|wakes?|unlocks?|rebuilds?|strengthens?|protects?|loosens?|calms?|soothes?|quietens?|rejuvenates?|keeps? (?:\\p{L}+ ){0,2}(?:quiet|calm|young|clear|open)',
  'engrasan?|lubrican?|limpian?|abren?|destapan?|despiertan?|devuelven?|reconstruyen?|fortalecen?|protegen?|sueltan?|calman?|deshinchan?|rejuvenecen?|afinan?',
  'schmier(?:t|en)|ol(?:t|en)|reinig(?:t|en)|offne(?:t|n)|weck(?:t|en)|bau(?:t|en)|kraftig(?:t|en)|stark(?:t|en)|schutz(?:t|en)|lose(?:t|n)|beruhig(?:t|en)|verdunn(?:t|en)|verjung(?:t|en)|halt(?:en)?',
  'huilent?|lubrifie(?:nt)?|nettoie(?:nt)?|ouvr(?:e|ent)|debouche(?:nt)?|reveille(?:nt)?|rend(?:ent)?|reconstrui(?:t|sent)|renforce(?:nt)?|protege(?:nt)?|denoue(?:nt)?|calme(?:nt)?|apaise(?:nt)?|degonfle(?:nt)?|fluidifie(?:nt)?|rajeuni(?:t|ssent)|graisse(?:nt)?',
].join('|');

const WORKS = [
  new RegExp(
    `(?<!\\p{L})(?:${INSIDE})(?: (?!d[aeo]s? |of |de |du |des |der |and |e |y |und |et )\\p{L}+){0,1} (?:${DOES})(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `(?<!\\p{L}|(?<!\\p{L})se )(?:${DONE_TO})(?: (?!(?:em|no|na|in|en|im|dans|au) )\\p{L}+){0,3} (?:l'|d')?(?:${INSIDE})(?!\\p{L})`,
    'u',
  ),
];

/** Whoever takes it can do again what a body does. */
const WHOEVER_TAKES =
  /(?<!\p{L})(?:quem (?:\p{L}+ )?tom[ae]|(?:who(?:ever)?|those who|anyone who) (?:\p{L}+ )?(?:takes?|drinks?)|quien (?:\p{L}+ )?(?:toma|bebe)|wer (?:\p{L}+ ){0,5}nimmt|wer (?:sie|es|ihn) [^.;!?]{0,20}(?:nimmt|trinkt)|(?:qui|celui qui|ceux qui) (?:en |la |le |les )?(?:prend|prennent|boi(?:t|vent)))(?!\p{L})/u;
const CAN =
  /(?<!\p{L})(?:sobe[m]?|anda[m]?|dorme[m]?|acorda[m]?|enxerga[m]?|ouve[m]?|corre[m]?|respira[m]?|climbs?|walks?|sleeps?|wakes?|sees?|hears?|breathes?|kneels?|sube[n]?|camina[n]?|duerme[n]?|ve[n]?|oye[n]?|respira[n]?|steigt|kommt|geht|schlaft|sieht|hort|atmet|kniet|monte(?:nt)?|marche(?:nt)?|dor(?:t|ment)|voi(?:t|ent)|enten(?:d|dent)|respire(?:nt)?)(?!\p{L})/u;

/** Advice on the use, authorised words, and what is no effect of the product. */
const NO_EFFECT =
  /(?<!\p{L})(?:contribu\p{L}*|normal\p{L}*|tragt|beitrag\p{L}*|consult\p{L}*|medic[oa]s?|doctor\p{L}*|arzt\p{L}*|medecin\p{L}*|stud(?:y|ies)|estudos?|estudios?|studien?|etudes?|massag\p{L}*|espalh\p{L}*|aplique|apply|appliquez|auftragen|livro|book|libro|buch|livre|musica|music|helmet|capacete|casco|helm|casque|strap|band|gurt|alca|correa|sangle|travesseiro|almofada|pillow|cushion|kissen|almohada|coussin|oreiller|alcool|frio|cold water)(?!\p{L})/u;

/** Whether a supplement is said to change what a body does inside, whatever joins the two. Takes folded text. */
export function movesTheBody(text: string): boolean {
  return (
    !NO_EFFECT.test(text) &&
    (WORKS.some((work) => work.test(text)) || (WHOEVER_TAKES.test(text) && CAN.test(text)))
  );
}
