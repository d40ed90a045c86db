/** Illnesses by the words that people use, in five languages. A pain alone is a complaint, and no illness. */
const ILLNESS =
  '(?:diabet\\p{L}*|hipertens\\p{L}*|hypertens\\p{L}*|bluthochdruck|presion alta|pressao alta|labirintit\\p{L}*|enxaquecas?|jaquecas?|migran[ae]s?|migraines?|migrane\\p{L}*|fibromialgia|fibromyalg\\p{L}*|artros[ei]s?|artrit[ei]s?|arthros[ei]s?|arthrit[ei]s?|gota|gout|gicht|goutte|reumatismo|rheuma\\p{L}*|rhumatisme\\p{L}*|psoria\\p{L}*|eczema|ekzem\\p{L}*|asma|asth?m[ae]|tinnitus|zumbidos?|acufenos?|acouphenes?|ohrensausen|micoses?|mycoses?|nagelpilz|\\p{L}*pilz|hongos?|(?:toenail |nail )?fungus|varizes|varices|varicose veins|krampfader\\p{L}*|hemorroidas?|hemorroides|hemorrhoids?|hamorrhoid\\p{L}*|gastrit[ei]s?|reflux\\p{L}*|refluj?o|neuropat\\p{L}*|neurodermit\\p{L}*|dermatit\\p{L}*|rosacea|ciatica|sciatica|ischias|sciatique|figado gorduroso|higado graso|fatty liver|fettleber|prostat\\p{L}*|catarat\\p{L}*|cataracts?|glauco\\p{L}*|depress\\p{L}*|insonia|insomni[ao]|insomnie|schlaflosigkeit|apneia|apnea|candid\\p{L}*|herpes|cistite|cistitis|cystit\\p{L}*|tireoide|plantar fasciitis|fascit\\p{L}*|alzheimer|parkinson|cancer|krebs|tumou?r\\p{L}*|colesterol alto|high cholesterol|cholesterin|vertigo|vertigens?|schwindel)';
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
const STOPS_HURTING = [
  `${BODY_PART} (?:\\p{L}+ ){0,4}(?:par\\p{L}* de doer|dej\\p{L}* de doler|stop(?:s|ped)? (?:hurting|aching)|nicht mehr weh|schmerzfrei|ne (?:\\p{L}+ )?(?:font|fait|feront|fera) plus mal|nao doem? mais|ya no duelen?|no longer (?:hurts?|aches?))`,
  `(?:less|fewer|menos|weniger|moins de) (?:\\p{L}+ ){0,2}(?:pains?|dor(?:es)?|dolor(?:es)?|schmerz\\p{L}*|douleurs?)[^.;!?]{0,30} (?:in|within|em|en|in|nach|after|apos|despues|apres)(?!\\p{L})`,
].map(whole);
const LIFTS =
  '(?:boosts?|raises?|increases?|lifts?|aumenta|eleva|turbina|fortalece|reforca|refuerza|sube|steigert|starkt|erhoht|booste|stimule|renforce|augmente)';
const LIFTED =
  '(?:testosteron[ae]?|libido|sex drive|desejo sexual|potencia|potenz|immun\\p{L}*|imunidade|inmunidad|defensas|defesas|abwehr\\p{L}*|defenses (?:immunitaires|naturelles)|metabolism\\p{L}*|stoffwechsel|fertilidade|fertilidad|fertility|memoria|memory|gedachtnis|memoire|colageno natural)';
const LIFTS_THE_BODY = whole(`${LIFTS} (?:\\p{L}+ ){0,3}(?:l')?${LIFTED}`);
const WARDS_OFF = whole(
  '(?:evita|previne|previene|afasta|prevents?|wards? off|keeps? away|beugt|schutzt (?:\\p{L}+ )?vor|verhindert|previent|eloigne|evite|protege (?:\\p{L}+ )?(?:contra|de|contre)) (?:\\p{L}+ ){0,3}(?:resfriad\\p{L}*|gripes?|flu|colds?|erkaltung\\p{L}*|grippe|rhumes?|infec\\p{L}*|infek\\p{L}*|alzheimer|avc|strokes?|infart\\p{L}*|heart attacks?|herzinfarkt\\p{L}*|osteopor\\p{L}*|demenz|demencia)',
);
/** Authorised words: a vitamin contributes to a normal function. */
const AUTHORISED = /(?<!\p{L})(?:contribu\p{L}*|normal\p{L}*|tragt|beitrag\p{L}*)(?!\p{L})/u;

/** Whether a supplement is said to stop an ache, to lift what the body does or to keep an illness away. Takes folded text. */
export function strengthensTheBody(text: string): boolean {
  return (
    !AUTHORISED.test(text) &&
    !NO_WORD_OF_IT.test(text) &&
    (STOPS_HURTING.some((each) => each.test(text)) || LIFTS_THE_BODY.test(text) || WARDS_OFF.test(text))
  );
}

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
