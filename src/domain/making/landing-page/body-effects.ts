const VALUE = [
  // What doctors measure. "Pressure" alone belongs to tyres and pumps, too.
  'pressao arterial|pressao alta|(?:a|sua|minha) pressao(?! (?:d[aeo]s? (?!sangue)|por|em))|glicemia|glicose|acucar no sangue|colesterol|triglicer\\p{L}*',
  'blood pressure|blood sugar|blood glucose|cholesterol|triglycerid\\p{L}*',
  '(?:presion|tension) arterial|(?:la|su|tu|mi) tension(?! de)|azucar en (?:la )?sangre|glucemia|triglicerid\\p{L}*',
  'blutdruck|bluthochdruck|blutzucker\\p{L}*|cholesterin\\p{L}*|blutfette?|harnsaure',
  'tension arterielle|(?:la|votre|ma|sa) tension(?! d)|glycemie|sucre dans le sang|cholesterol|triglycerid\\p{L}*',
  // What hurts or is ill.
  'migraines?|inflammation(?: in| of)? (?:the |your )?joints?|inflammations?|\\p{L}*migran[ei]\\p{L}*|enxaquecas?|jaquecas?|migranas?|inflamac(?:ao|oes)|inflamacion(?:es)?|\\p{L}*entzundung(?:en)?|rheuma|arthrose|arthritis|artrite|artrose|artritis|artrosis|gicht|gota|gout|fatty liver|figado gordo|gordura no figado|higado graso|fettleber|foie gras|reflux|refluxo|reflujo|tinnitus|zumbido|acufenos?|acouphenes?|eczema|ekzem\\p{L}*|psoria\\p{L}*|asma|asthma\\p{L}*|asthme|varizes|varices|krampfadern|insonia|insomnia|insomnio|insomnie|schlaflosigkeit',
].join('|');

const GETS_BETTER = [
  'baix(?:a|am|ou|aram|ando)|abaix\\p{L}+|diminu\\p{L}+|desc(?:e|em|eu|eram)|ced(?:e|em|eu)|acalma\\p{L}*|alivia\\p{L}*|normaliz\\p{L}+|regul(?:a|am|ou)|control(?:a|am|ou)|desinflama\\p{L}*|some|somem|sumiu|melhor(?:a|am|ou)|(?:mant(?:em|eve)|segur(?:a|am)|deix(?:a|am))[^.;!?]{0,25}(?:no lugar|sob controle|em dia|na linha)|entra(?:m|ram)? n(?:o|a) (?:eixo|lugar|linha)|volt(?:a|am|ou|aram) ao normal|fica(?:m|ram)? (?:mais )?(?:calm|baix|control|raras?)\\p{L}*|mais rar[ao]s?',
  'lowers?|lowered|comes? down|came down|goes? down|went down|drops?|dropped|eas(?:es|ed)|calms?|settles?|settled|fades?|subsides?|improves?|improved|keeps?[^.;!?]{0,25}(?:in check|steady|in place|under control|where it)|back to normal|rarer|less often|lets? go|quietens?|quiets?',
  'baja(?:n|ron)?|bajo|disminuy\\p{L}*|cede(?:n)?|cedio|calma(?:n)?|alivia(?:n)?|regula(?:n)?|normaliza\\p{L}*|controla(?:n)?|mejora(?:n|ron)?|mejoro|desinflama\\p{L}*|(?:mantiene|deja)n?[^.;!?]{0,25}(?:a raya|en su sitio|en orden|bajo control)|vuelve(?:n)? a la normalidad|mas tranquil[ao]s?|menos frecuentes?|mas espaciad[ao]s?',
  '(?:klingt|klingen) (?:\\p{L}+ )?ab|senkt|sinkt|sinken|geht (?:\\p{L}+ )?(?:zuruck|runter)|gehen (?:\\p{L}+ )?zuruck|lasst (?:\\p{L}+ )?nach|lassen (?:\\p{L}+ )?nach|beruhigt|lindert|bessert|bessern|(?:wird|werden) (?:\\p{L}+ )?(?:ruhiger|besser|niedriger|weniger|seltener)|(?:kommt|kommen) (?:\\p{L}+ )?seltener|normalisier\\p{L}*|halt[^.;!?]{0,25}(?:im lot|im griff|in schach|im rahmen)|hilft|wirkt|vertreibt',
  "baisse(?:nt)?|diminue(?:nt)?|recule(?:nt)?|calme(?:nt)?|apaise(?:nt)?|soulage(?:nt)?|s'apaise(?:nt)?|redescend(?:ent)?|se normalise(?:nt)?|regule(?:nt)?|s'espace(?:nt)?|s'ameliore(?:nt)?|ameliore(?:nt)?|(?:garde|maintien)\\p{L}*[^.;!?]{0,25}(?:a sa place|sous controle|stable)|(?:se fait|se font|deviennent|devient) (?:plus |moins )?(?:rares?|frequent\\p{L}*|calme\\p{L}*|discret\\p{L}*)|revien(?:t|nent) a la normale",
].join('|');

/** Hardly any medicine is needed any more, whoever says it. */
const FEWER_MEDICINES =
  /(?<!\p{L})(?:(?:quase (?:nao|nem)|mal|ja quase nao) (?:\p{L}+ ){0,2}(?:precis|tom|us)\p{L}* (?:\p{L}+ ){0,2}(?:remedios?|comprimidos?|insulina|analgesicos?)|(?:hardly|barely|scarcely|rarely) (?:ever )?(?:needs?|takes?|uses?|touch\p{L}*) (?:\p{L}+ ){0,3}(?:pills?|tablets?|painkillers?|medication|insulin|inhaler)|(?:apenas|casi (?:ya )?no|ya casi no) (?:\p{L}+ ){0,1}(?:neces|tom|us)\p{L}* (?:\p{L}+ ){0,2}(?:pastillas?|medicinas?|medicamentos?|insulina|analgesicos?)|(?:kaum|fast keine?|selten) (?:noch |mehr )?(?:eine? )?(?:tabletten?|medikamente?|schmerzmittel|insulin|spritzen?)|(?:ne |n')(?:\p{L}+ )?(?:prend|a|ai|utilise)\p{L}* (?:presque|quasiment) plus (?:besoin )?(?:\p{L}+'?){0,1} ?(?:cachets?|comprimes?|medicaments?|insuline|antidouleurs?))(?!\p{L})/u;

const KEEPS = '(?:mant(?:em|eve)|segura|keeps?|mantiene|halt|garde|maintient)';
const IN_PLACE =
  '(?:no lugar|sob controle|em dia|na linha|in check|steady|in place|under control|a raya|en su sitio|bajo control|im lot|im griff|in schach|im rahmen|a sa place|sous controle|stable)';

const EFFECTS = [
  new RegExp(
    `(?<!\\p{L})${KEEPS} [^.;!?]{0,12}(?<!\\p{L})(?:${VALUE}) [^.;!?]{0,8}${IN_PLACE}(?!\\p{L})`,
    'u',
  ),
  new RegExp(`(?<!\\p{L})(?:${VALUE})(?!\\p{L})[^.;!?]{0,40}(?<!\\p{L})(?:${GETS_BETTER})(?!\\p{L})`, 'u'),
  new RegExp(`(?<!\\p{L})(?:${GETS_BETTER})(?!\\p{L})[^.;!?]{0,30}(?<!\\p{L})(?:${VALUE})(?!\\p{L})`, 'u'),
];

/** Devices measure, doctors treat, and studies and cooks speak of values, too. */
const NO_EFFECT_OF_IT =
  /(?<!\p{L})(?:med(?:e|em|ir|idor\p{L}*|ic[oa]s?|icina|iciones)|monitor\p{L}*|measur\p{L}*|doctors?|physicians?|gp|mide[n]?|tensiometro\p{L}*|mess\p{L}*|misst|zeigt|anzeig\p{L}*|shows?|\p{L}*arzt\p{L}*|apotheke\p{L}*|medecins?|pharmacien\p{L}*|tensiometre\p{L}*|mesure\p{L}*|livros?|books?|libros?|buch|livres?|curso|course|kurs|cours|sintomas?|symptoms?|symptome?s?|exercicios?|exercises?|caminhar|walking|sal|salt|salz|sel|album|banda?s?|songs?)(?!\p{L})/u;

/** Whether a sentence says that hardly any medicine is needed any more. Takes folded text. */
export function needsFewerMedicines(text: string): boolean {
  return FEWER_MEDICINES.test(text);
}

/** Whether a sentence says that a value of the body or an illness gets better, whatever is sold. Takes folded text. */
export function changesTheBody(text: string): boolean {
  return !NO_EFFECT_OF_IT.test(text) && EFFECTS.some((effect) => effect.test(text));
}
