import { bodyTalk as says } from './body-words.ts';

/** Illnesses by the words that people use, in five languages. A pain alone is a complaint, and no illness. */
const ILLNESS =
  '(?:diabet\\p{L}*|hipertens\\p{L}*|hypertens\\p{L}*|bluthochdruck|presion alta|pressao alta|labirintit\\p{L}*|enxaquecas?|jaquecas?|migran[ae]s?|migraines?|migrane\\p{L}*|fibromialgia|fibromyalg\\p{L}*|artros[ei]s?|artrit[ei]s?|arthros[ei]s?|arthrit[ei]s?|(?<!a )gota(?![- ](?:a|d[aeo]?)(?!\\p{L}))|gout|gicht|(?<!a[- ])goutte(?![- ](?:a|de|d.)(?!\\p{L}))|reumatismo|rheuma\\p{L}*|rhumatisme\\p{L}*|psoria\\p{L}*|eczema|ekzem\\p{L}*|asma|asth?m[ae]|asthma\\p{L}*|schuppenflechte|gurtelrose|zona|zoster|tendinit\\p{L}*|bursit\\p{L}*|osteopor\\p{L}*|morbus crohn|crohn|colit\\p{L}*|kolit\\p{L}*|sinusit\\p{L}*|bronchit\\p{L}*|bronquit\\p{L}*|tinnitus|zumbidos?|acufenos?|acouphenes?|ohrensausen|micoses?|mycoses?|nagelpilz|\\p{L}*pilz|hongos?|(?:toenail |nail )?fungus|varizes|varices|varicose veins|krampfader\\p{L}*|hemorroidas?|hemorroides|hemorrhoids?|hamorrhoid\\p{L}*|gastrit[ei]s?|reflux\\p{L}*|refluj?o|neuropat\\p{L}*|neurodermit\\p{L}*|dermatit\\p{L}*|rosacea|ciatica|sciatica|ischias|sciatique|figado gorduroso|higado graso|fatty liver|fettleber|prostat\\p{L}*|catarat\\p{L}*|cataracts?|glauco\\p{L}*|depress\\p{L}*|insonia|insomni[ao]|insomnie|schlaflosigkeit|apneia|apnea|candid\\p{L}*|herpes|cistite|cistitis|cystit\\p{L}*|tireoide|plantar fasciitis|fascit\\p{L}*|alzheimer|parkinson|cancer|krebs|tumou?r\\p{L}*|colesterol alto|high cholesterol|cholesterin|vertigo|vertigens?|schwindel)';
const OF = '(?:\\p{L}+ ){0,4}';
const SOME = '(?:\\p{L}+ ){0,2}';

function whole(source: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, 'u');
}

/** Nobody has it any more. The sentence denies, and claims by it. */
const HAS_NO_MORE = [
  `(?:nao|nunca|nem)(?: mais)? (?:tenho|tem|temos|tinham?|tive|teve|tiveram|sofr\\p{L}*|sinto)(?: mais)? ${OF}${ILLNESS}`,
  `(?:no longer|never again) (?:had|have|has|suffer\\p{L}*|get|gets|got) ${SOME}${ILLNESS}`,
  `(?:ya no|nunca mas|no) (?:tengo|tiene|tienen|tenian?|tuve|tuvo|sufr\\p{L}*|padec\\p{L}*)(?: mas)? ${SOME}${ILLNESS}`,
  `kein\\p{L}* ${SOME}${ILLNESS} mehr`,
  `n'(?:ai|a|avons|ont|avais|avait|avaient) plus (?:de |d'|aucune? )?${SOME}${ILLNESS}`,
  `plus (?:une seule|un seul|aucune?|la moindre) ${OF}(?:d')?${ILLNESS}`,
  `(?:not a single|not one) ${OF}${ILLNESS}`,
].map(whole);
/** Whoever speaks of the time since then has it no more. */
const FOR_SOME_TIME =
  /(?<!\p{L})(?:ha|faz|desde|for|since|ago|llevo|lleva|hace|desde|seit|depuis|voila|any ?more|plus|mais|ya no|no longer|mehr|not a single|(?<!\d)\d+ (?:out of|em cada|de cada|von|sur)|sur \p{L}+)(?!\p{L})/u;
/** Only a promise of others, or nobody's fault. */
const NO_WORD_OF_IT =
  /(?<!\p{L})(?:promet\p{L}*|promis\p{L}*|claims?|versprech\p{L}*|medicamento|medicine|cannot|can't|nao (?:cura|trata)|if|se|si|wenn|quando|when|caso|falls)(?!\p{L})/u;

const FREE_OF = [
  `${ILLNESS}[- ]free`,
  `(?:free (?:of|from)|livres? d[aeo]s?|libres? de(?: la| el)?|frei von|liberes? d[eu]s?(?: l')?|debarrasses? d[eu]) ${SOME}${ILLNESS}`,
  `(?:llev[oa]|desde|seit|depuis|ha|for) [^.;!?]{0,30}(?<!\\p{L})(?:sin|sem|ohne|sans|without) ${SOME}${ILLNESS}`,
  `(?:say goodbye to|goodbye,?|adeus,?(?: a| as?)?|adios(?: a)?|despide(?:te|se) de|despeca-se d[aeo]s?|diga adeus a|dig\\p{L}* adios a|(?:dites|dis) adieu (?:a|aux|au)|verabschied\\p{L}* \\p{L}+ von|schluss mit|nie wieder|never again|nunca mais|nunca mas|plus jamais d[e']) ${SOME}(?:l')?${ILLNESS}`,
  `(?:permanent|lasting|definitiv[oae]\\p{L}*|endgultige\\p{L}*|dauerhafte\\p{L}*) (?:fix|solution|answer|remedy|solucao|solucion|losung|remede|fim|end|fin|ende)[^.;!?]{0,20} (?:for|to|of|contra|para|d[aeo]|del|gegen|fur|contre|a) ${SOME}(?:l')?${ILLNESS}`,
  `(?:solucao|solucion|solution|losung|remede) (?:definitiv\\p{L}*|permanente?|dauerhaft\\p{L}*)[^.;!?]{0,20} (?:contra|para|d[aeo]|del|gegen|contre) ${SOME}(?:l')?${ILLNESS}`,
].map(whole);

const ENDS =
  '(?:mata|acaba|elimina|combate|destroi|remove|resolve|reverte|inverte|kills?|ends?|eliminates?|wipes? out|destroys?|clears?|heals?|reverses?|fixes|erases?|acaba|mata|quita|destruye|borra|beseitigt|vernichtet|totet|vertreibt|heilt|besiegt|entfernt|elimine|detruit|tue|chasse|supprime|inverse|vient a bout|guerit|eradique|soigne)';
const FOR_GOOD =
  /(?<!\p{L})(?:de vez|para sempre|na raiz|pela raiz|uma vez por todas|nao volta\p{L}*|for good|forever|at the root|never (?:comes?|came) back|once and for all|permanently|para siempre|de raiz|desde la raiz|una vez por todas|no vuelv\p{L}*|dauerhaft|fur immer|an der wurzel|ein fur alle mal|nie wieder|une fois pour toutes|pour toujours|a la racine|sans rechute|definitivement|definitivamente)(?!\p{L})/u;
const ENDS_ILLNESS = whole(`${ENDS} ${OF}(?:d[e']s? ?|l')?${ILLNESS}`);
/** What the illness comes from is taken away. */
const ROOT_OF_IT = whole(
  "(?:ataca|trata|elimina|vai (?:direto )?(?:a|na)|attacks?|targets?|goes? after|going after|fixes|elimina|va a|packt|bekampft|s'attaqu\\p{L}* a|agit sur) (?:\\p{L}+ ){0,3}(?:raiz|root|(?:real|true|root|vraie?|veritable|wahre\\p{L}*) (?:causa|cause|ursache)|causa (?:raiz|real|verdadera|verdadeira)|wurzel|racine)",
);
const NAMES_ILLNESS = whole(ILLNESS);

/** Takes folded text. */
export function namesIllness(text: string): boolean {
  return NAMES_ILLNESS.test(text);
}

/** "Until the arthrosis has nowhere to live": up to the end of it. */
const UP_TO_ITS_END = whole(
  `(?:ate|until|till|hasta que|bis|jusqu'a ce que) ${OF}(?:l')?${ILLNESS}(?! (?:diagnos|stabil|check|abgeklart))`,
);
/** What is worn grows again, on account of what is sold: beside an illness that is its end. */
const GROWS_AGAIN = whole(
  '(?:cartilagem|nervos?|pancreas|cartilage|nerves?|cartilago|nervios?|knorpel|nerven|nerfs?)[^.;!?]{0,30}(?:refaz|recompoe|regenera|reconstro\\p{L}*|cresce|rebuilt?|regrow\\p{L}*|regenerat\\p{L}*|laid down|grows? back|rehace|neu auf|nach(?:wachst|wachsen)|wieder auf|reconstrui\\p{L}*|repousse)|(?:bau(?:t|en)|reconstroi|rebuilds?|reconstruye|reconstruit) (?:\\p{L}+ ){0,2}(?:cartilagem|cartilage|cartilago|knorpel)',
);
/** It has nothing any more to live of, or it has left, as people do. */
const LEFT_AS_PEOPLE_DO =
  /(?<!\p{L})(?:larg\p{L}* (?:a|o) \p{L}+|(?:nao|sem) (?:\p{L}+ ){0,2}(?:endereco|onde|mais nada)|vir(?:a|ou) (?:lembranca|historia|passado)|faz(?:em)? as malas|se despede|pack(?:s|ed)?(?: up)?(?: its)?(?: bags?)?|has (?:nothing|nowhere|no \p{L}+) (?:left|to)|(?:is|becomes) (?:a story|a memory|history)|moves? out|hace(?:n)? las maletas|no (?:encuentra|tiene) (?:sitio|donde|nada)|pasa a la historia|se despide|packt (?:\p{L}+ ){0,4}koffer|nichts (?:mehr )?ubrig|zieht aus|verabschiedet sich|pli(?:e|ent) bagages?|fai(?:t|sent) ses (?:valises|bagages)|n'a(?:ura)? plus (?:rien|ou)|n'est plus qu'un souvenir)(?!\p{L})/u;
const ADVICE =
  /(?<!\p{L})(?:medic[oa]s?|doctors?|physician|pharmacist|\p{L}*arzt\p{L}*|medecins?|pharmacien|consult\p{L}*|diagn\p{L}*|contra-?indic\p{L}*|if|se|si|wenn|falls)(?!\p{L})/u;

/** Whether something is said to take an illness to its end, whatever the verb. Takes folded text. */
export function reachesItsEnd(text: string): boolean {
  return (
    NAMES_ILLNESS.test(text) &&
    !NO_WORD_OF_IT.test(text) &&
    !ADVICE.test(text) &&
    (UP_TO_ITS_END.test(text) || GROWS_AGAIN.test(text) || LEFT_AS_PEOPLE_DO.test(text))
  );
}

const DETERMINER =
  "(?:l'|(?:a|o|as|os|su?as?|seus?|the|your|la|el|los|las|tu|der|die|das|den|ihre?|deine?|votre|vos|les?|no|nenhuma?|no hay|ninguna?|aucune?|keine?) )";
const ACTING = ILLNESS.replace(/\(\?<!a \)gota\(.*?\|gout\|/u, '');
/** The illness does something, whatever the verb: "diabetes turns round and leaves". Gout is a taste and a drop, too. */
const ILLNESS_ACTS = new RegExp(
  `(?:(?:^\\W*|[;:.!?-] ?)${DETERMINER}{0,2}|(?:, ?|(?<!\\p{L})(?:and|und|e|y|et|que|dass|that|weeks|months|monate|wochen|mois|semaines|meses|semanas) )${DETERMINER}{1,2})${ACTING}(?: (?:e|and|y|und|et|ou|o|or) ${DETERMINER}?${ACTING})? (?!(?:e|and|y|und|et|ou|o|or|oder|de|da|do|del|of|vor|not|nicht) |(?:nao|no|ne) (?!resist|aguant|sobreviv)|n'(?:est|a|ont|y) (?:pas|que pour)|(?:e|is|es|ist|est|sao|are|sind|sont|son) (?:uma?|an?|una?|eine?|une|the|doencas?|common|haufig|comum|frequente?s?|comun(?:es)?)(?!\\p{L}))\\p{L}[\\p{L}']`,
  'u',
);
/** It troubles somebody, or only gets better. */
const TROUBLES =
  /(?<!\p{L})(?:doi|doem|incomod\p{L}*|atac\p{L}*|afet\p{L}*|caus\p{L}*|rouba\p{L}*|tira|piora\p{L}*|comec\p{L}*|melhor\p{L}*|alivi\p{L}*|acalm\p{L}*|hurts?|aches?|affects?|attack\p{L}*|cause[sd]?|robs?|steals?|gets? worse|begins?|starts?|keeps?|eas\p{L}*|improv\p{L}*|calm\p{L}*|duelen?|molest\p{L}*|afect\p{L}*|empeor\p{L}*|empiez\p{L}*|mejor\p{L}*|schmerz\p{L}*|plag\p{L}*|betrifft|betreff\p{L}*|beginn\p{L}*|verursach\p{L}*|raub\p{L}*|besser\p{L}*|linder\p{L}*|font? mal|gene\p{L}*|touche\p{L}*|provoqu\p{L}*|aggrav\p{L}*|commenc\p{L}*|soulag\p{L}*|apais\p{L}*|amelior\p{L}*)(?!\p{L})/u;
const MEDICINE =
  '(?:insulin[ae]?|metformin\\p{L}*|cortison\\p{L}*|kortison|ibuprofen\\p{L}*|paracetamol|remedios?|comprimidos?|injecoes|medication|painkillers?|pills|tablets|inhalers?|medicinas?|pastillas?|inyecciones|tabletten|medikamente|spritzen?|schmerzmittel|medicaments?|cachets|comprimes|piqures)';
/** What it was treated with lies unused, or need not be done any more. */
const LIES_UNUSED = whole(
  `${MEDICINE} (?:\\p{L}+ ){0,2}(?:fica|ficam|vira|viram|sobra|sobram|stays?|gathers?|sits?|becomes?|se queda|se quedan|sobra|sobran|bleibt|bleiben|liegt|liegen|verstaub\\p{L}*|reste|restent|dor(?:t|ment)|devien(?:t|nent))|(?:ya no|no longer|no more|nao precisa mais|nicht mehr|plus (?:besoin|la peine))[^.;!?]{0,25} (?:furar|picar|pinchar\\p{L}*|prick\\p{L}*|needles?|agulhas?|agujas?|stechen|piquer|nadeln?|aiguilles?)|(?:furar|picar|pinchar\\p{L}*|stechen|piquer)[^.;!?]{0,15} (?:nunca mais|never again|nie wieder|plus jamais)`,
);

const CONDITION = /^\W*(?:if|se|si|wenn|falls|quando|when|cuando|quand)(?!\p{L})/u;
const PROMISED_BY_OTHERS =
  /(?<!\p{L})(?:promet\p{L}*|promis\p{L}*|claims?|versprech\p{L}*|cannot|can't|medic[oa]s?|doctors?|physician|pharmacist|\p{L}*arzt\p{L}*|medecins?|pharmacien|consult\p{L}*|diagn\p{L}*|contra-?indic\p{L}*)(?!\p{L})/u;

/** Whether the page of a supplement lets an illness do something of its own, or its treatment lie unused. Takes folded text. */
export function illnessLeaves(text: string): boolean {
  if (PROMISED_BY_OTHERS.test(text) || CONDITION.test(text)) return false;
  return LIES_UNUSED.test(text) || (ILLNESS_ACTS.test(text) && !TROUBLES.test(text));
}

/** Whether the page of a supplement says that there is a way out of an illness, in whatever picture. Takes folded text. */
export function closesIllness(text: string): boolean {
  return (
    NAMES_ILLNESS.test(text) &&
    says.closed.test(text) &&
    !PROMISED_BY_OTHERS.test(text) &&
    !CONDITION.test(text)
  );
}

/**
 * Whether a sentence says that an illness is over, or will be: nobody has it any more, people are free of it, it goes for good.
 * @param plain the folded sentence
 * @param rest what it claims, without what it denies
 */
export function endsIllness(plain: string, rest: string): boolean {
  if (!NAMES_ILLNESS.test(plain) || NO_WORD_OF_IT.test(plain)) return false;
  return (
    (FOR_SOME_TIME.test(plain) && HAS_NO_MORE.some((each) => each.test(plain))) ||
    FREE_OF.some((each) => each.test(plain)) ||
    (FOR_GOOD.test(plain) && ENDS_ILLNESS.test(plain)) ||
    (NAMES_ILLNESS.test(rest) && ROOT_OF_IT.test(rest))
  );
}

const BODY_PART =
  '(?:joelhos?|costas|coluna|pernas?|maos?|ombros?|pescoco|quadril|juntas?|articulac\\p{L}*|pes|knees?|back|legs?|hands?|shoulders?|neck|hips?|joints?|feet|rodillas?|espalda|piernas?|manos?|hombros?|cuello|caderas?|articulaciones|pies|knie\\p{L}*|rucken|beine?|hande?|schultern?|nacken|hufte\\p{L}*|gelenke?|genoux?|dos|jambes?|mains?|epaules?|nuque|hanches?|articulations?|pieds)';
/** Whatever is sold, it takes the pain out of a part of the body. Takes folded text. */
const TAKES_PAIN = whole(
  `(?:tira|elimina|acaba com|remove|quita|takes? away|removes?|ends?|eliminates?|beseitigt|nimmt|elimine|supprime|fait disparaitre) (?:\\p{L}+ ){0,2}(?:dor(?:es)?|dolor(?:es)?|pains?|schmerz\\p{L}*|douleurs?) (?:\\p{L}+ ){0,3}${BODY_PART}|(?:ends?|removes?|eliminates?) (?:\\p{L}+ ){0,2}${BODY_PART} pains?|(?:beseitigt|nimmt) (?:\\p{L}+ ){0,2}(?:rucken|knie|gelenk|nacken)schmerzen`,
);

export function takesPain(text: string): boolean {
  return TAKES_PAIN.test(text);
}

const TEST =
  /(?<!\p{L})(?:exames?|analisis|analitica|tests?|scans?|results|resultados?|befund\p{L}*|analyses?|bilan|endoscop\p{L}*|ressonancia|resonancia|biops\p{L}*)(?!\p{L})/u;
const CLEAN =
  /(?<!\p{L})(?:negativ\p{L}*|limp[oia]\p{L}*|clean|clear|unauffallig|ni rastro|sem rastro|no trace|keine spur|aucune trace)(?!\p{L})/u;
const GERM = new RegExp(
  `(?<!\\p{L})(?:${ILLNESS}|bacteri\\p{L}*|bakteri\\p{L}*|helicobacter|parasit\\p{L}*|virus)(?!\\p{L})`,
  'u',
);

/** Whether a test is said to find an illness no more. Takes folded text. */
export function testIsClean(text: string): boolean {
  return TEST.test(text) && CLEAN.test(text) && GERM.test(text) && !NO_WORD_OF_IT.test(text);
}
