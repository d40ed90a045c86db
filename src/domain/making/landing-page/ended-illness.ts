import { bodyTalk as says } from './body-words.ts';

/** The illness has the name of the French word for a taste, which nobody has, ends or suffers from. */
const GOUT =
  "(?:(?<=(?:my|your|his|her|the|from|of|against|for|with|have|has|had|ends?|cures?|beats?|treats?|no|no more|goodbye to) )gout(?! d[eu']|'|-)|gout(?= (?:attacks?|flares?|pains?|sufferers?|patients?|symptoms?|is gone|was gone|goes|went|left|leaves|never|no longer|will)(?![a-z])))";
/** Illnesses by the words that people use, in five languages. A pain alone is a complaint, and no illness. */
const ILLNESS = `(?:diabet[a-z]*|hipertens[a-z]*|hypertens[a-z]*|bluthochdruck|presion alta|pressao alta|labirintit[a-z]*|enxaquecas?|jaquecas?|migran[ae]s?|migraines?|migrane[a-z]*|fibromialgia|fibromyalg[a-z]*|artros[ei]s?|artrit[ei]s?|arthros[ei]s?|arthrit[ei]s?|(?<!a )gota(?![- ](?:a|d[aeo]?)(?![a-z]))|${GOUT}|gicht|(?<!a[- ])goutte(?![- ](?:a|de|d.|par|facile|dans|sur)(?![a-z]))|reumatismo|rheuma[a-z]*|rhumatisme[a-z]*|psoria[a-z]*|eczema|ekzem[a-z]*|asma|asth?m[ae]|asthma[a-z]*|schuppenflechte|gurtelrose|zona|zoster|tendinit[a-z]*|bursit[a-z]*|osteopor[a-z]*|morbus crohn|crohn|colit[a-z]*|kolit[a-z]*|sinusit[a-z]*|bronchit[a-z]*|bronquit[a-z]*|tinnitus|zumbidos?|acufenos?|acouphenes?|ohrensausen|micoses?|mycoses?|nagelpilz|[a-z]*pilz|hongos?(?! (?:lo (?:cultiv|recog)|se (?:queda (?:casi|todo|en el)|cultiva|cosecha)|crece|molido|comestible|adaptogen|ostra))|(?:toenail |nail )?fungus|varizes|varices|varicose veins|krampfader[a-z]*|hemorroidas?|hemorroides|hemorrhoids?|hamorrhoid[a-z]*|gastrit[ei]s?|reflux[a-z]*|refluj?o|neuropat[a-z]*|neurodermit[a-z]*|dermatit[a-z]*|rosacea|ciatica|sciatica|ischias|sciatique|figado gorduroso|higado graso|fatty liver|fettleber|prostat[a-z]*|catarat[a-z]*|cataracts?|glauco[a-z]*|depress[a-z]*|insonia|insomni[ao]|insomnie|schlaflosigkeit|apneia|apnea|candid[a-z]*|herpes|cistite|cistitis|cystit[a-z]*|tireoide|plantar fasciitis|fascit[a-z]*|alzheimer|parkinson|cancer|krebs|tumou?r[a-z]*|colesterol alto|high cholesterol|cholesterin|vertigo|vertigens?|schwindel)`;
const OF = '(?:[a-z]+ ){0,4}';
const SOME = '(?:[a-z]+ ){0,2}';

function whole(source: string): RegExp {
  return new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'u');
}

/** Nobody has it any more. The sentence denies, and claims by it. */
const HAS_NO_MORE = [
  `(?:nao|nunca|nem)(?: mais)? (?:tenho|tem|temos|tinham?|tive|teve|tiveram|sofr[a-z]*|sinto)(?: mais)? ${OF}${ILLNESS}`,
  `(?:no longer|never again) (?:had|have|has|suffer[a-z]*|get|gets|got) ${SOME}${ILLNESS}`,
  `(?:ya no|nunca mas|no) (?:tengo|tiene|tienen|tenian?|tuve|tuvo|sufr[a-z]*|padec[a-z]*)(?: mas)? ${SOME}${ILLNESS}`,
  `kein[a-z]* ${SOME}${ILLNESS} mehr`,
  `n'(?:ai|a|avons|ont|avais|avait|avaient) plus (?:de |d'|aucune? )?${SOME}${ILLNESS}`,
  `plus (?:une seule|un seul|aucune?|la moindre) ${OF}(?:d')?${ILLNESS}`,
  `(?:not a single|not one) ${OF}${ILLNESS}`,
].map(whole);
/** Whoever speaks of the time since then has it no more. */
const FOR_SOME_TIME =
  /(?<![a-z])(?:ha|faz|desde|for|since|ago|llevo|lleva|hace|desde|seit|depuis|voila|any ?more|plus|mais|ya no|no longer|mehr|not a single|(?<!\d)\d+ (?:out of|em cada|de cada|von|sur)|sur [a-z]+)(?![a-z])/u;
/** Only a promise of others, or nobody's fault. */
const NO_WORD_OF_IT =
  /(?<![a-z])(?:promet[a-z]*|promis[a-z]*|claims?|versprech[a-z]*|medicamento|medicine|cannot|can't|nao (?:cura|trata)|if|se|si|wenn|quando|when|caso|falls)(?![a-z])/u;

const FREE_OF = [
  `${ILLNESS}[- ]free`,
  `(?:free (?:of|from)|livres? d[aeo]s?|libres? de(?: la| el)?|frei von|liberes? d[eu]s?(?: l')?|debarrasses? d[eu]) ${SOME}${ILLNESS}`,
  `(?:llev[oa]|desde|seit|depuis|ha|for) [^.;!?]{0,30}(?<![a-z])(?:sin|sem|ohne|sans|without) ${SOME}${ILLNESS}`,
  `(?:say goodbye to|goodbye,?|adeus,?(?: a| as?)?|adios(?: a)?|despide(?:te|se) de|despeca-se d[aeo]s?|diga adeus a|dig[a-z]* adios a|(?:dites|dis) adieu (?:a|aux|au)|verabschied[a-z]* [a-z]+ von|schluss mit|nie wieder|never again|nunca mais|nunca mas|plus jamais d[e']) ${SOME}(?:l')?${ILLNESS}`,
  `(?:permanent|lasting|definitiv[oae][a-z]*|endgultige[a-z]*|dauerhafte[a-z]*) (?:fix|solution|answer|remedy|solucao|solucion|losung|remede|fim|end|fin|ende)[^.;!?]{0,20} (?:for|to|of|contra|para|d[aeo]|del|gegen|fur|contre|a) ${SOME}(?:l')?${ILLNESS}`,
  `(?:solucao|solucion|solution|losung|remede) (?:definitiv[a-z]*|permanente?|dauerhaft[a-z]*)[^.;!?]{0,20} (?:contra|para|d[aeo]|del|gegen|contre) ${SOME}(?:l')?${ILLNESS}`,
].map(whole);

const ENDS =
  '(?:mata|acaba|elimina|combate|destroi|remove|resolve|reverte|inverte|kills?|ends?|eliminates?|wipes? out|destroys?|clears?|heals?|reverses?|fixes|erases?|acaba|mata|quita|destruye|borra|beseitigt|vernichtet|totet|vertreibt|heilt|besiegt|entfernt|elimine|detruit|tue|chasse|supprime|inverse|vient a bout|guerit|eradique|soigne)';
const FOR_GOOD =
  /(?<![a-z])(?:de vez|para sempre|na raiz|pela raiz|uma vez por todas|nao volta[a-z]*|for good|forever|at the root|never (?:comes?|came) back|once and for all|permanently|para siempre|de raiz|desde la raiz|una vez por todas|no vuelv[a-z]*|dauerhaft|fur immer|an der wurzel|ein fur alle mal|nie wieder|une fois pour toutes|pour toujours|a la racine|sans rechute|definitivement|definitivamente)(?![a-z])/u;
const ENDS_ILLNESS = whole(`${ENDS} ${OF}(?:d[e']s? ?|l')?${ILLNESS}`);
/** What the illness comes from is taken away. */
const ROOT_OF_IT = whole(
  "(?:ataca|trata|elimina|vai (?:direto )?(?:a|na)|attacks?|targets?|goes? after|going after|fixes|elimina|va a|packt|bekampft|s'attaqu[a-z]* a|agit sur) (?:[a-z]+ ){0,3}(?:raiz|root|(?:real|true|root|vraie?|veritable|wahre[a-z]*) (?:causa|cause|ursache)|causa (?:raiz|real|verdadera|verdadeira)|wurzel|racine)",
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
  '(?:cartilagem|nervos?|pancreas|cartilage|nerves?|cartilago|nervios?|knorpel|nerven|nerfs?)[^.;!?]{0,30}(?:refaz|recompoe|regenera|reconstro[a-z]*|cresce|rebuilt?|regrow[a-z]*|regenerat[a-z]*|laid down|grows? back|rehace|neu auf|nach(?:wachst|wachsen)|wieder auf|reconstrui[a-z]*|repousse)|(?:bau(?:t|en)|reconstroi|rebuilds?|reconstruye|reconstruit) (?:[a-z]+ ){0,2}(?:cartilagem|cartilage|cartilago|knorpel)',
);
/** It has nothing any more to live of, or it has left, as people do. */
const LEFT_AS_PEOPLE_DO =
  /(?<![a-z])(?:larg[a-z]* (?:a|o) [a-z]+|(?:nao|sem) (?:[a-z]+ ){0,2}(?:endereco|onde|mais nada)|vir(?:a|ou) (?:lembranca|historia|passado)|faz(?:em)? as malas|se despede|pack(?:s|ed)?(?: up)?(?: its)?(?: bags?)?|has (?:nothing|nowhere|no [a-z]+) (?:left|to)|(?:is|becomes) (?:a story|a memory|history)|moves? out|hace(?:n)? las maletas|no (?:encuentra|tiene) (?:sitio|donde|nada)|pasa a la historia|se despide|packt (?:[a-z]+ ){0,4}koffer|nichts (?:mehr )?ubrig|zieht aus|verabschiedet sich|pli(?:e|ent) bagages?|fai(?:t|sent) ses (?:valises|bagages)|n'a(?:ura)? plus (?:rien|ou)|n'est plus qu'un souvenir)(?![a-z])/u;
const ADVICE =
  /(?<![a-z])(?:medic[oa]s?|doctors?|physician|pharmacist|[a-z]*arzt[a-z]*|medecins?|pharmacien|consult[a-z]*|diagn[a-z]*|contra-?indic[a-z]*|if|se|si|wenn|falls)(?![a-z])/u;

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
/** Whoever has it does as people do. */
const PEOPLE = '(?!diabet(?:iques?|ics?|ic[oa]s?|ikern?|ikerinnen)(?![a-z]))';
const ACTING = `${PEOPLE}${ILLNESS.replace(/\(\?<!a \)gota\(.*?\|gicht\|/u, 'gicht|')}`;
/** The illness does something, whatever the verb: "diabetes turns round and leaves". Gout is a taste and a drop, too. */
const ILLNESS_ACTS = new RegExp(
  `(?:(?:^\\W*|[;:.!?-] ?)${DETERMINER}{0,2}|(?:, ?|(?<![a-z])(?:and|und|e|y|et|que|dass|that|weeks|months|monate|wochen|mois|semaines|meses|semanas) )${DETERMINER}{1,2})${ACTING}(?: (?:e|and|y|und|et|ou|o|or) ${DETERMINER}?${ACTING})? (?!(?:e|and|y|und|et|ou|o|or|oder|de|da|do|del|of|vor|not|nicht) |(?:nao|no|ne) (?!resist|aguant|sobreviv)|n'(?:est|a|ont|y) (?:pas|que pour)|(?:e|is|es|ist|est|sao|are|sind|sont|son) (?:uma?|an?|una?|eine?|une|the|doencas?|common|haufig|comum|frequente?s?|comun(?:es)?)(?![a-z]))[a-z][a-z']`,
  'u',
);
/** It troubles somebody, or only gets better. */
const TROUBLES =
  /(?<![a-z])(?:doi|doem|incomod[a-z]*|atac[a-z]*|afet[a-z]*|caus[a-z]*|rouba[a-z]*|tira|piora[a-z]*|comec[a-z]*|melhor[a-z]*|alivi[a-z]*|acalm[a-z]*|hurts?|aches?|affects?|attack[a-z]*|cause[sd]?|robs?|steals?|gets? worse|begins?|starts?|keeps?|eas[a-z]*|improv[a-z]*|calm[a-z]*|duelen?|molest[a-z]*|afect[a-z]*|empeor[a-z]*|empiez[a-z]*|mejor[a-z]*|schmerz[a-z]*|plag[a-z]*|betrifft|betreff[a-z]*|beginn[a-z]*|verursach[a-z]*|raub[a-z]*|besser[a-z]*|linder[a-z]*|font? mal|gene[a-z]*|touche[a-z]*|provoqu[a-z]*|aggrav[a-z]*|commenc[a-z]*|soulag[a-z]*|apais[a-z]*|amelior[a-z]*)(?![a-z])/u;
const MEDICINE =
  '(?:insulin[ae]?|metformin[a-z]*|cortison[a-z]*|kortison|ibuprofen[a-z]*|paracetamol|remedios?|comprimidos?|injecoes|medication|painkillers?|pills|tablets|inhalers?|medicinas?|pastillas?|inyecciones|tabletten|medikamente|spritzen?|schmerzmittel|medicaments?|cachets|comprimes|piqures)';
/** What it was treated with lies unused, or need not be done any more. */
const LIES_UNUSED = whole(
  `${MEDICINE} (?:[a-z]+ ){0,2}(?:fica|ficam|vira|viram|sobra|sobram|stays?|gathers?|sits?|becomes?|se queda|se quedan|sobra|sobran|bleibt|bleiben|liegt|liegen|verstaub[a-z]*|reste|restent|dor(?:t|ment)|devien(?:t|nent))|(?:ya no|no longer|no more|nao precisa mais|nicht mehr|plus (?:besoin|la peine))[^.;!?]{0,25} (?:furar|picar|pinchar[a-z]*|prick[a-z]*|needles?|agulhas?|agujas?|stechen|piquer|nadeln?|aiguilles?)|(?:furar|picar|pinchar[a-z]*|stechen|piquer)[^.;!?]{0,15} (?:nunca mais|never again|nie wieder|plus jamais)`,
);

const CONDITION = /^\W*(?:if|se|si|wenn|falls|quando|when|cuando|quand)(?![a-z])/u;
const PROMISED_BY_OTHERS =
  /(?<![a-z])(?:promet[a-z]*|promis[a-z]*|claims?|versprech[a-z]*|cannot|can't|medic[oa]s?|doctors?|physician|pharmacist|[a-z]*arzt[a-z]*|medecins?|pharmacien|consult[a-z]*|diagn[a-z]*|contra-?indic[a-z]*)(?![a-z])/u;

/** Whether the page of a supplement lets an illness do something of its own, or its treatment lie unused. Takes folded text. */
export function illnessLeaves(text: string): boolean {
  if (PROMISED_BY_OTHERS.test(text) || CONDITION.test(text)) return false;
  return LIES_UNUSED.test(text) || (ILLNESS_ACTS.test(text) && !TROUBLES.test(text));
}

/** Who is asked, who has it, and what is known of it. */
const OF_THE_ILL =
  /(?<![a-z])(?:medic[oa]s?|medicas?|doctors?|physicians?|nurses?|pharmacists?|farmaceutic[a-z]*|[a-z]*arzt[a-z]*|arztlich[a-z]*|apothek[a-z]*|medecins?|pharmacien[a-z]*|consult[a-z]*|diagn[a-z]*|(?:em|en) caso|en cas|bei(?! der)|if you|if there|stud(?:y|ies)|estudos?|estudios?|studien?|etudes?|(?:people|persons?|anyone|those) (?:who|with)|pessoas? (?:com|que)|personas? (?:con|que)|quem (?:tem|sofre)|quien(?:es)? (?:tiene|sufr|padec)[a-z]*|menschen mit|personen mit|wer (?:an|unter)|personnes|ceux qui|contra-?indic[a-z]*|historic[oa]s?|antecedent[a-z]*|famil[a-z]*|asoci[a-z]*|associa[a-z]*|medicament[a-z]*|remedios? (?:para|de|contra)|medication|medikament[a-z]*|traitements?|behandlung|sofr[a-z]*|suffer[a-z]*|sufri[a-z]*|litt|leide[a-z]*|souffr[a-z]*|souffert|hatte|avait|tinha|tenia|had|tengo|tenho|ich habe|j'ai|i have)(?![a-z])/u;
/** It only gets better, which is a promise of health and no cure. */
const GETS_LESS =
  /(?<![a-z])(?:control[a-z]*|kontroll[a-z]*|controle[a-z]*|regul[a-z]*|normaliz[a-z]*|continu[a-z]*|weiter|still|sigue[a-z]*|igual|reduz[a-z]*|reduc[a-z]*|baix[a-z]*|baj(?:a|an|o|ar)|senk[a-z]*|baiss[a-z]*|lower[a-z]*|reliev[a-z]*|menos|less|fewer|weniger|moins|suport[a-z]*|help[a-z]*|ajud[a-z]*|ayud[a-z]*|hilf[a-z]*|aid[a-z]*|prevent[a-z]*|previn[a-z]*|prevé[a-z]*|vorbeug[a-z]*|prevenir)(?![a-z])/u;

/** What has the name of an illness, and is none most of the time: a zone, mushrooms, drops, a swindle. */
const MORE_THAN_ILL =
  /(?<![a-z])(?:zona|hongos?|[a-z]*pilz|gotas?|gouttes?|schwindel|vertigo|vertigens?|depress[a-z]*|colit[a-z]*|(?:liga|ligue|league|liga) [a-z]+ (?:o|le|el|das)? ?cancer)(?![a-z])/gu;

/**
 * Whether a page speaks of an illness otherwise than to advise, warn or ease. Whoever sells things has to end it, too: an
 * opener of jars is made for people with arthritis. Takes folded text without denials.
 */
export function meansAnIllness(text: string, isOfSupplement: boolean): boolean {
  return (
    (isOfSupplement || ENDS_ILLNESS.test(text)) &&
    NAMES_ILLNESS.test(text.replace(MORE_THAN_ILL, ' ')) &&
    !OF_THE_ILL.test(text) &&
    !PROMISED_BY_OTHERS.test(text) &&
    !CONDITION.test(text) &&
    !TROUBLES.test(text) &&
    !GETS_LESS.test(text) &&
    !says.charity.test(text)
  );
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
  '(?:joelhos?|costas|coluna|pernas?|maos?|ombros?|pescoco|quadril|juntas?|articulac[a-z]*|pes|knees?|back|legs?|hands?|shoulders?|neck|hips?|joints?|feet|rodillas?|espalda|piernas?|manos?|hombros?|cuello|caderas?|articulaciones|pies|knie[a-z]*|rucken|beine?|hande?|schultern?|nacken|hufte[a-z]*|gelenke?|genoux?|dos|jambes?|mains?|epaules?|nuque|hanches?|articulations?|pieds)';
/** Whatever is sold, it takes the pain out of a part of the body. Takes folded text. */
const TAKES_PAIN = whole(
  `(?:tira|elimina|acaba com|remove|quita|takes? away|removes?|ends?|eliminates?|beseitigt|nimmt|elimine|supprime|fait disparaitre) (?:[a-z]+ ){0,2}(?:dor(?:es)?|dolor(?:es)?|pains?|schmerz[a-z]*|douleurs?) (?:[a-z]+ ){0,3}${BODY_PART}|(?:ends?|removes?|eliminates?) (?:[a-z]+ ){0,2}${BODY_PART} pains?|(?:beseitigt|nimmt) (?:[a-z]+ ){0,2}(?:rucken|knie|gelenk|nacken)schmerzen`,
);

export function takesPain(text: string): boolean {
  return TAKES_PAIN.test(text);
}

const TEST =
  /(?<![a-z])(?:exames?|analisis|analitica|tests?|scans?|results|resultados?|befund[a-z]*|analyses?|bilan|endoscop[a-z]*|ressonancia|resonancia|biops[a-z]*)(?![a-z])/u;
const CLEAN =
  /(?<![a-z])(?:negativ[a-z]*|limp[oia][a-z]*|clean|clear|unauffallig|ni rastro|sem rastro|no trace|keine spur|aucune trace)(?![a-z])/u;
const GERM = new RegExp(
  `(?<![a-z])(?:${ILLNESS}|bacteri[a-z]*|bakteri[a-z]*|helicobacter|parasit[a-z]*|virus)(?![a-z])`,
  'u',
);

/** Whether a test is said to find an illness no more. Takes folded text. */
export function testIsClean(text: string): boolean {
  return TEST.test(text) && CLEAN.test(text) && GERM.test(text) && !NO_WORD_OF_IT.test(text);
}
