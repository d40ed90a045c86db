import { type WordTable, wordsOf } from '../word-table.ts';
import { effectWords } from './effect-words.ts';
import { phrases, wholeWords } from '../phrases.ts';

/** What a text of cautions names: whom to ask, whom it is not for, what it does not go with, what it may do, and to leave it. */
const CAUTIONS = ['professionals', 'groups', 'medicines', 'harm', 'whoHas', 'stop'] as const;

/** How a page tells who should ask a doctor before using it. */
const table = {
  pt: {
    heading:
      'consulte antes, fale antes, precaução, precauções, contraindica*, contra-indica*, advertência*, cuidados, quem não deve*, não deve* usar, não deve* tomar, não use, não tome, não é indicado*, não indicado*, antes de usar, antes de tomar',
    advice:
      'deve perguntar antes, devem perguntar antes, pergunte antes, perguntem antes, leve em conta, levem em conta, leve em consideração, orientação médica, orientação profissional, conselho médico, avaliação médica, acompanhamento médico, orientação do farmacêutico, sem consultar, sem falar com',
    first: 'antes, primeiro, previamente',
    noDoctor:
      'não temos nada, é só um costume, é crendice, é lenda, não sou médico, não sou médica, não somos médicos, não é médico, não é médica',
    professionals:
      'fisioterapeuta*, pergunte antes, perguntem antes, médic*, farmacêutic*, farmácia, nutricionista*, nutrólog*, nefrologista*, cardiologista*, dermatologista*, pediatra*, ginecologista*, obstetra*, especialista, profissional de saúde, consulta',
    groups:
      'grávid*, gestante*, gestação, gravidez, amament*, lactante*, lactação, criança*, menor* de #, bebê*, alérgic*, alergia*, intolerância*',
    medicines:
      'remédio*, medicament*, medicação, antibiótic*, anticoagulant*, diurétic*, levotiroxina, metformina, insulina, varfarina, aspirina, anti-inflamatório*, lítio, bifosfonat*, quimioterapia, imunossupressor*, antidepressiv*, ansiolítico*, sedativo*, cortisona, cirurgia, operação',
    harm: 'interação, interações, interag*, atrapalha*, colatera*, adverso*, adversa*, contraindica*, pode causar, podem causar, pode dar, pode provocar, pode soltar, pode irritar, pode manchar, engasg*, incha na, overdose, superdosagem, em excesso, náusea*, enjoo*, diarreia, gases, azia, laxante, laxativo, perigos*, faz mal',
    whoHas:
      'quem tem, quem teve, quem usa, quem toma, se você tem, se você toma, se você usa, se tem, se tiver, se toma, se está, em caso de, com doença, com insuficiência',
    stop: 'não tome, não use, não tomar, não usar, não é para, não serve para, não indicado, não recomendado, pare, suspenda, interrompa, evite',
    removed: 'removemos as que falam, removemos os que falam, apagamos as que falam',
    knows: 'exame de sangue, exames de sangue, hemograma',
    effect:
      'jogar fora, jogou fora, jogaram fora, melhor que, melhor do que, mais eficaz, o fim d*, desmarquei, desmarcou, larguei, pare de tomar, parei de, cura, curam, alivia, aliviam, melhora, melhoram, baixa, baixam, reduz, reduzem, acaba, acabam, some de, some em, some com, somem, elimina, eliminam, ajuda, ajudam, funciona, funcionam, resolve, resolvem, livre d*, sem dor, normaliza, combate',
  },
  en: {
    heading:
      "ask first, ask us first, ask before, precaution*, caution*, warning*, contraindication*, do not take, do not use, don't take, don't use, who should not, who shouldn't, should not take, not suitable for, not for you if, before you take, before taking, before you use, before use",
    advice:
      'should ask first, must ask first, please ask first, take into account, bear in mind, medical advice, professional advice, medical supervision, without asking, without talking to',
    first: 'first, before, beforehand',
    noDoctor:
      'we have nothing, only a custom, just a custom, an old custom, folklore, not a doctor, am no doctor, not doctors, not a physician',
    professionals:
      'physiotherapist*, physical therapist*, ask first, check first, doctor*, gp, physician*, pharmacist*, dietitian*, dietician*, nutritionist*, nurse*, midwife, allergist, cardiologist*, specialist, paediatrician, pediatrician, obstetrician, clinician, 911, 999, 112',
    groups:
      'pregnan*, breastfeed*, breast-feed*, nursing, child, children, kids, infant*, toddler*, under #, allerg*, intoleran*',
    medicines:
      'medicine*, medication*, drug, drugs, antibiotic*, anticoagulant*, blood thinner*, water tablets, diuretic*, levothyroxine, thyroid pills, thyroid tablets, metformin, insulin, warfarin, aspirin, statin*, lithium, ace inhibitor*, spironolactone, sedative*, steroid*, antidepressant*, immunosuppress*, chemotherapy, surgery, operation, prescription*',
    harm: 'interact*, side effect*, may cause, can cause, can swell, choking, choke, overdose, upset stomach, sore stomach, nausea, diarrhoea, diarrhea, constipat*, vomit*, heartburn, dangerous, harmful, injury, unwell, itching, trouble breathing, upper limit, too much',
    whoHas:
      'if you have, if you are, if you’re, if you take, if you’ve, anyone with, anyone on, anyone taking, anyone told, people with, people on, those with, those on, with kidney, with liver, with a heart',
    stop: 'do not take, don’t take, do not use, don’t use, should not take, shouldn’t take, not for, not suitable, avoid, stop taking, stop using, stop and',
    removed:
      'we remove those that speak, we remove those that talk, we remove reviews that, we delete those that speak',
    knows: 'blood test, blood tests, blood work, check-up',
    effect:
      'better than, more effective, took … off, taken … off, threw away, thrown away, cures, heals, relieves, eases, lowers, lower your, reduces, reduce your, ends, end your, gone, helps, help you, fixes, works, gets rid, get rid, throw away, improve*, normalises, normalizes, fights, reverses',
  },
  es: {
    heading:
      'pregunta antes, consulte antes, consulta antes, precaución, precauciones, advertencia*, contraindicaci*, no lo tome*, no tome, no tomar, no usar, no lo use*, quién no debe*, quiénes no deben, no apto para, no recomendado*, antes de tomar*, antes de usar*',
    advice:
      'debe preguntar antes, deben preguntar antes, pregunte antes, pregunten antes, tenga en cuenta, tengan en cuenta, consejo médico, supervisión médica, valoración médica, sin consultar, sin hablar con',
    first: 'antes, primero, previamente',
    noDoctor:
      'no tenemos nada, es una costumbre, solo una costumbre, es leyenda, no soy médico, no soy médica, no somos médicos, no es médico, no es médica',
    professionals:
      'fisioterapeuta*, pregunte antes, pregunta antes, médic*, doctor*, farmacéutic*, farmacia, nutricionista*, nutriólog*, nefrólog*, cardiólog*, dermatólog*, pediatra*, ginecólog*, especialista, profesional, consulta',
    groups:
      'embaraz*, lactancia, lactando, lactante*, amamant*, niños, niñas, niño, menores, bebé*, alérgic*, alergia*, intoleran*',
    medicines:
      'medicina*, medicament*, medicación, remedio*, antibiótic*, anticoagulant*, diurétic*, levotiroxina, metformina, insulina, warfarina, sintrom, aspirina, antiinflamatorio*, litio, antidepresiv*, inmunosupres*, quimioterapia, cortisona, cirugía, operación, protectores de estómago',
    harm: 'interacc*, interactúa*, interfier*, efecto* secundario*, efecto* advers*, contraindic*, puede causar, pueden causar, puede dar, puede provocar, puede irritar, atragant*, sobredosis, en exceso, náusea*, diarrea, estreñi*, gases, acidez, laxante, peligros*, choca, afloja',
    whoHas:
      'quien tenga, quien tome, quien toma, quien tiene, quien padezca, quien haya tenido, si tienes, si tiene, si tomas, si toma, si padeces, si padece, si usas, si estás, si está, en caso de, con enfermedad',
    stop: 'no lo tome*, no la tome*, no tome*, no tomar, no usar, no use, no es para, no apto, no se recomienda, suspenda, deja de tomar, evite, evita, no se empieza',
    removed: 'quitamos las que hablan, quitamos los que hablan, borramos las que hablan',
    knows: 'análisis de sangre, analítica*',
    effect:
      'tirar … basura, más eficaz, mejor que, retiró, retiraron, el alta, cura, curan, alivia, alivian, mejora, mejoran, baja, bajan, reduce, reducen, acaba, acaban, elimina, eliminan, ayuda, ayudan, funciona, funcionan, resuelve, resuelven, libre de, sin dolor, normaliza, combate',
  },
  de: {
    heading:
      'vorher fragen, fragen sie vorher, frag vorher, vorsicht, warnhinweis*, gegenanzeige*, nicht einnehmen, nicht anwenden, nicht geeignet*, wer … nicht, vor der einnahme, vor der anwendung',
    advice:
      'sollte vorher fragen, sollten vorher fragen, fragen bitte vorher, bitte beachten, beachten sie, berücksichtigen, ärztlich beraten, ärztlichen rat, ärztlicher rat, ärztliche rücksprache, ärztlich abklären, nicht ohne rücksprache, ohne ärztliche',
    first: 'vorher, zuerst, vor der einnahme, vorab',
    noDoctor:
      'haben wir nichts, wir haben nichts, nur ein brauch, bin kein arzt, bin keine ärztin, sind keine ärzte',
    professionals:
      'physiotherap*, orthopäd*, vorher fragen, erst fragen, arzt*, ärzt*, *arzt, *ärztin, apothek*, kardiolog*, ernährungsberat*, hebamme, praxis, facharzt*, doktor',
    groups:
      'schwanger*, stillend*, stillzeit, kinder, kindern, kleinkind*, säugling*, jugendliche*, *allergi*, unverträglich*',
    medicines:
      'medikament*, arzneimittel*, antibiotik*, blutverdünn*, gerinnungshemm*, ass, diuretika, thiazid*, l-thyroxin, schilddrüsenmittel, metformin, insulin, cortison, kortison, lithium, antidepressiv*, immunsuppress*, chemotherapie, operation, op, epilepsie, rezeptpflichtig*',
    harm: 'wechselwirk*, nebenwirk*, überdos*, kann zu, können zu, kann schaden, schaden, übelkeit, durchfall, verstopfung, blähung*, aufstoßen, sodbrennen, gefährlich*, abführend*, zu viel, stört, stören, abstand',
    whoHas:
      'wer … hat, wer … nimmt, bei *erkrankung, bei *erkrankungen, bei *krankheit, bei *leiden, bei *problemen, menschen mit, wenn sie … haben, wenn sie … nehmen, falls sie, bei diabetes, bei nieren*',
    stop: 'nicht einnehmen, nicht anwenden, nicht für, nicht geeignet, nichts für, nicht nehmen, absetzen, vermeiden, finger weg, nicht ohne, nur nach rat, erst mit',
    removed: 'löschen wir, entfernen wir',
    knows: 'bluttest, blutbild, blutuntersuchung',
    effect:
      'wegwerfen, weggeworfen, besser als, wirksamer, abgesetzt, schublade, vorbei, heilt, hilft, lindert, senkt, beendet, verbessert, wirkt, befreit, beseitigt, reduziert, bekämpft, normalisiert, verschwindet, verschwinden',
  },
  fr: {
    heading:
      "demandez d'abord, à demander avant, parlez-en avant, précaution*, mise en garde, mises en garde, avertissement*, contre-indication*, ne pas prendre, ne pas utiliser, ne prenez pas, n'en prenez pas, qui ne doit pas, déconseillé*, avant de prendre, avant d'en prendre, avant d'utiliser",
    advice:
      "doit demander avant, doivent demander avant, demandez avant, tenez compte, prenez en compte, avis médical, conseil médical, suivi médical, sans consulter, sans l'avis",
    first: "d'abord, avant, au préalable",
    noDoctor:
      'nous n’avons rien, on n’a rien, c’est une coutume, une légende, ne suis pas médecin, ne sommes pas médecins, pas un médecin, n’est pas médecin',
    professionals:
      'kiné*, ostéopathe*, demandez avant, demandez d’abord, médecin*, docteur*, pharmacien*, pharmacie, diététicien*, cardiologue*, gynécologue*, pédiatre*, dermatologue*, sage-femme, spécialiste, le 15, le 112',
    groups:
      'enceinte*, allait*, grossesse, enfant*, nourrisson*, mineur*, moins de # ans, allergi*, intoléran*',
    medicines:
      'médicament*, antibiotique*, anticoagulant*, diurétique*, lévothyrox*, metformine, insuline, warfarine, aspirine, antidépresseur*, anti-inflammatoire*, cortisone, lithium, immunosuppress*, antifongique*, chimiothérapie, opération, traitement, isotrétinoïne',
    harm: 'interaction*, interagi*, effet* secondaire*, effet* indésirable*, peut causer, peut provoquer, peut faire monter, peut brûler, peut irriter, surdosage, en excès, nausée*, diarrhée, constipation, gaz, ballonnement*, brûlures d’estomac, laxatif, danger*, fausse route, graves',
    whoHas:
      'si vous avez, si vous prenez, si vous êtes, si vous souffrez, en cas de, en cas d’, ceux qui ont, celles qui ont, ceux qui prennent, celles qui prennent, aux personnes, les personnes qui, vous avez, vous prenez, maladie du, maladie de',
    stop: 'ne pas prendre, ne prenez pas, n’en prenez pas, ne pas utiliser, n’utilisez pas, pas pour, déconseill*, évitez, arrêtez, on arrête, doivent éviter, à éviter',
    removed:
      'nous retirons ceux qui parlent, nous retirons celles qui parlent, nous supprimons ceux qui parlent',
    knows: 'prise de sang, analyse de sang, bilan sanguin',
    effect:
      'jeter, plus efficace, mieux que, meilleur que, arrêté mon traitement, au placard, au tiroir, guérit, guérissent, soulage, soulagent, améliore, améliorent, baisse, baissent, réduit, réduisent, finit, élimine, éliminent, aide, aident, fonctionne, fonctionnent, sans douleur, normalise, combat, disparaît, disparaissent',
  },
} as const satisfies WordTable<
  'heading' | 'advice' | 'first' | 'noDoctor' | 'removed' | 'knows' | 'effect' | (typeof CAUTIONS)[number]
>;

const words = wordsOf(table);

/** A heading over those who should not take it, or a text that leads to a list of them: "ask a pharmacist first if:". */
export function leadsToCautions(text: string, asksADoctor: boolean): boolean {
  if (words.effect.test(text) || text.endsWith('?')) return false;
  return words.heading.test(text) || words.advice.test(text) || (asksADoctor && words.first.test(text));
}

/** Whom the page warns, in an item of such a list: it names an illness, and nothing that becomes of it. */
export function isWarned(text: string): boolean {
  return !words.effect.test(text);
}

/** "With kidney disease, take medical advice": what a text asks of those who are ill. */
function isAdvised(text: string): boolean {
  return words.advice.test(text) && !words.effect.test(text);
}

/** "With kidney disease, take medical advice first." "A blood test tells more than we can." "We remove those that speak of healing." */
export function isCaution(text: string): boolean {
  const isOfOthers = words.knows.test(text) || words.noDoctor.test(text);
  return (
    isAdvised(text) ||
    words.removed.test(text) ||
    (isOfOthers && !words.effect.test(text) && !effectWords.does.test(text))
  );
}

const FEWEST_CAUTIONS = 2;

/** Whether a text warns: it names several of what cautions name. */
export function isOfCautions(text: string): boolean {
  return CAUTIONS.filter((name) => words[name].test(text)).length >= FEWEST_CAUTIONS;
}

/** "A diet low in salt" lowers nothing. */
const LOW_DIET = /diet[a-z]* (?:baix[oa]s?|baj[oa]s?)/gu;

/** A sentence of such a text that names one of them, and nothing that becomes better. */
export function cautions(sentence: string): boolean {
  const isBetter = words.effect.test(sentence.replace(LOW_DIET, ' ')) || phrases('givenUp').test(sentence);
  return !isBetter && CAUTIONS.some((name) => words[name].test(sentence));
}

const NUMBER_OF_COMPANY =
  '(?:cnpj|cif|nif|rfc|cuit|rcs|siren|siret|tva|hrb|hra|ust-?id|vat|abn|company (?:no|number)|registered (?:in|no|number)|reg\\. no)';
const imprint = wholeWords([`${NUMBER_OF_COMPANY}(?![a-z])[^;!?]{0,30}\\d`]);
const ADDRESS_OF_MAIL = /[^\s@]{1,64}@[^\s@]{1,100}/gu;

/** Who sells: the name of a company promises nothing. */
export function isImprint(text: string): boolean {
  return imprint.test(text);
}

/** A name in an address of e-mail promises nothing. */
export function withoutMail(text: string): string {
  return text.replace(ADDRESS_OF_MAIL, ' ');
}
