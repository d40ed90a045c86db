const VALUE = [
  // What doctors measure. "Pressure" alone belongs to tyres and pumps, too.
  'pressao arterial|pressao alta|(?:a|sua|minha) pressao(?! (?:d[aeo]s? (?!sangue)|por|em))|glicemia|glicose|acucar no sangue|colesterol|triglicer[a-z]*',
  'blood pressure|blood sugar|blood glucose|cholesterol|triglycerid[a-z]*',
  '(?:presion|tension) arterial|(?:la|su|tu|mi) tension(?! de)|azucar en (?:la )?sangre|glucemia|triglicerid[a-z]*',
  'blutdruck|bluthochdruck|blutzucker[a-z]*|cholesterin[a-z]*|blutfette?|harnsaure',
  'tension arterielle|(?:la|votre|ma|sa) tension(?! d)|glycemie|sucre dans le sang|cholesterol|triglycerid[a-z]*',
  // What hurts or is ill.
  'migraines?|inflammation(?: in| of)? (?:the |your )?joints?|inflammations?|[a-z]*migran[ei][a-z]*|enxaquecas?|jaquecas?|migranas?|inflamac(?:ao|oes)|inflamacion(?:es)?|[a-z]*entzundung(?:en)?|rheuma|arthrose|arthritis|artrite|artrose|artritis|artrosis|gicht|gota|gout|fatty liver|figado gordo|gordura no figado|higado graso|fettleber|foie gras|reflux|refluxo|reflujo|tinnitus|zumbido|acufenos?|acouphenes?|eczema|ekzem[a-z]*|psoria[a-z]*|asma|asthma[a-z]*|asthme|varizes|varices|krampfadern|insonia|insomnia|insomnio|insomnie|schlaflosigkeit',
].join('|');

const GETS_BETTER = [
  'baix(?:a|am|ou|aram|ando)|abaix[a-z]+|diminu[a-z]+|desc(?:e|em|eu|eram)|ced(?:e|em|eu)|acalma[a-z]*|alivia[a-z]*|normaliz[a-z]+|regul(?:a|am|ou)|control(?:a|am|ou)|desinflama[a-z]*|some|somem|sumiu|melhor(?:a|am|ou)|(?:mant(?:em|eve)|segur(?:a|am)|deix(?:a|am))[^.;!?]{0,25}(?:no lugar|sob controle|em dia|na linha)|entra(?:m|ram)? n(?:o|a) (?:eixo|lugar|linha)|volt(?:a|am|ou|aram) ao normal|fica(?:m|ram)? (?:mais )?(?:calm|baix|control|raras?)[a-z]*|mais rar[ao]s?',
  'lowers?|lowered|comes? down|came down|goes? down|went down|drops?|dropped|eas(?:es|ed)|calms?|settles?|settled|fades?|subsides?|improves?|improved|keeps?[^.;!?]{0,25}(?:in check|steady|in place|under control|where it)|back to normal|rarer|less often|lets? go|quietens?|quiets?',
  'baja(?:n|ron)?|bajo|cortan?|disminuy[a-z]*|cede(?:n)?|cedio|calma(?:n)?|alivia(?:n)?|regula(?:n)?|normaliza[a-z]*|controla(?:n)?|mejora(?:n|ron)?|mejoro|desinflama[a-z]*|(?:mantiene|deja)n?[^.;!?]{0,25}(?:a raya|en su sitio|en orden|bajo control)|vuelve(?:n)? a la normalidad|mas tranquil[ao]s?|menos frecuentes?|mas espaciad[ao]s?',
  '(?:klingt|klingen) (?:[a-z]+ )?ab|senkt|sinkt|sinken|geht (?:[a-z]+ )?(?:zuruck|runter)|gehen (?:[a-z]+ )?zuruck|lasst (?:[a-z]+ )?nach|lassen (?:[a-z]+ )?nach|beruhigt|lindert|bessert|bessern|(?:wird|werden) (?:[a-z]+ )?(?:ruhiger|besser|niedriger|weniger|seltener)|(?:kommt|kommen) (?:[a-z]+ )?seltener|normalisier[a-z]*|halt[^.;!?]{0,25}(?:im lot|im griff|in schach|im rahmen)|hilft|wirkt|vertreibt',
  "baisse(?:nt)?|diminue(?:nt)?|recule(?:nt)?|calme(?:nt)?|apaise(?:nt)?|soulage(?:nt)?|s'apaise(?:nt)?|redescend(?:ent)?|se normalise(?:nt)?|regule(?:nt)?|s'espace(?:nt)?|s'ameliore(?:nt)?|ameliore(?:nt)?|(?:garde|maintien)[a-z]*[^.;!?]{0,25}(?:a sa place|sous controle|stable)|(?:se fait|se font|deviennent|devient) (?:plus |moins )?(?:rares?|frequent[a-z]*|calme[a-z]*|discret[a-z]*)|revien(?:t|nent) a la normale",
].join('|');

/** Hardly any medicine is needed any more, whoever says it. */
const FEWER_MEDICINES =
  /(?<![a-z])(?:(?:quase (?:nao|nem)|mal|ja quase nao) (?:[a-z]+ ){0,2}(?:precis|tom|us)[a-z]* (?:[a-z]+ ){0,2}(?:remedios?|comprimidos?|insulina|analgesicos?)|(?:hardly|barely|scarcely|rarely) (?:ever )?(?:needs?|takes?|uses?|touch[a-z]*) (?:[a-z]+ ){0,3}(?:pills?|tablets?|painkillers?|medication|insulin|inhaler)|(?:apenas|casi (?:ya )?no|ya casi no) (?:[a-z]+ ){0,1}(?:neces|tom|us)[a-z]* (?:[a-z]+ ){0,2}(?:pastillas?|medicinas?|medicamentos?|insulina|analgesicos?)|(?:kaum|fast keine?|selten) (?:noch |mehr )?(?:eine? )?(?:tabletten?|medikamente?|schmerzmittel|insulin|spritzen?)|(?:ne |n')(?:[a-z]+ )?(?:prend|a|ai|utilise)[a-z]* (?:presque|quasiment) plus (?:besoin )?(?:[a-z]+'?){0,1} ?(?:cachets?|comprimes?|medicaments?|insuline|antidouleurs?))(?![a-z])/u;

const KEEPS = '(?:mant(?:em|eve)|segura|keeps?|mantiene|halt|garde|maintient)';
const IN_PLACE =
  '(?:no lugar|sob controle|em dia|na linha|in check|steady|in place|under control|a raya|en su sitio|bajo control|im lot|im griff|in schach|im rahmen|a sa place|sous controle|stable)';

const EFFECTS = [
  new RegExp(`(?<![a-z])${KEEPS} [^.;!?]{0,12}(?<![a-z])(?:${VALUE}) [^.;!?]{0,8}${IN_PLACE}(?![a-z])`, 'u'),
  new RegExp(`(?<![a-z])(?:${VALUE})(?![a-z])[^.;!?]{0,40}(?<![a-z])(?:${GETS_BETTER})(?![a-z])`, 'u'),
  new RegExp(`(?<![a-z])(?:${GETS_BETTER})(?![a-z])[^.;!?]{0,30}(?<![a-z])(?:${VALUE})(?![a-z])`, 'u'),
];

/** Devices measure, doctors treat, and studies and cooks speak of values, too. */
const NO_EFFECT_OF_IT =
  /(?<![a-z])(?:med(?:e|em|ir|idor[a-z]*|ic[oa]s?|icina|iciones)|monitor[a-z]*|measur[a-z]*|doctors?|physicians?|gp|mide[n]?|tensiometro[a-z]*|mess[a-z]*|misst|zeigt|anzeig[a-z]*|shows?|[a-z]*arzt[a-z]*|apotheke[a-z]*|medecins?|pharmacien[a-z]*|tensiometre[a-z]*|mesure[a-z]*|livros?|books?|libros?|buch|livres?|curso|course|kurs|cours|sintomas?|symptoms?|symptome?s?|exercicios?|exercises?|caminhar|walking|sal|salt|salz|sel|album|banda?s?|songs?)(?![a-z])/u;

/** Whether a sentence says that hardly any medicine is needed any more. Takes folded text. */
export function needsFewerMedicines(text: string): boolean {
  return FEWER_MEDICINES.test(text);
}

/** Whether a sentence says that a value of the body or an illness gets better, whatever is sold. Takes folded text. */
export function changesTheBody(text: string): boolean {
  return !NO_EFFECT_OF_IT.test(text) && EFFECTS.some((effect) => effect.test(text));
}
