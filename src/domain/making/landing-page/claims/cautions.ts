import { type WordTable, wordsOf } from '../word-table.ts';
import { wholeWords } from '../phrases.ts';

/** How a page tells who should ask a doctor before using it. */
const table = {
  pt: {
    heading:
      'consulte antes, fale antes, precaução, precauções, contraindica*, contra-indica*, advertência*, cuidados, quem não deve*, não deve* usar, não deve* tomar, não use, não tome, não é indicado*, não indicado*, antes de usar, antes de tomar',
    advice:
      'deve perguntar antes, devem perguntar antes, pergunte antes, perguntem antes, leve em conta, levem em conta, leve em consideração, orientação médica, orientação profissional, conselho médico, avaliação médica, acompanhamento médico, orientação do farmacêutico, sem consultar, sem falar com',
    first: 'antes, primeiro, previamente',
    noDoctor: 'não sou médico, não sou médica, não somos médicos, não é médico, não é médica',
    knows: 'exame de sangue, exames de sangue, hemograma',
    effect:
      'cura, curam, alivia, aliviam, melhora, melhoram, baixa, baixam, reduz, reduzem, acaba, acabam, some, somem, elimina, eliminam, ajuda, ajudam, funciona, funcionam, resolve, resolvem, livre d*, sem dor, normaliza, combate',
  },
  en: {
    heading:
      "ask first, ask us first, ask before, precaution*, caution*, warning*, contraindication*, do not take, do not use, don't take, don't use, who should not, who shouldn't, should not take, not suitable for, not for you if, before you take, before taking, before you use, before use",
    advice:
      'should ask first, must ask first, please ask first, take into account, bear in mind, medical advice, professional advice, medical supervision, without asking, without talking to',
    first: 'first, before, beforehand',
    noDoctor: 'not a doctor, am no doctor, not doctors, not a physician',
    knows: 'blood test, blood tests, blood work, check-up',
    effect:
      'cures, heals, relieves, eases, lowers, lower your, reduces, reduce your, ends, end your, gone, helps, help you, fixes, works, gets rid, get rid, throw away, improve*, normalises, normalizes, fights, reverses',
  },
  es: {
    heading:
      'pregunta antes, consulte antes, consulta antes, precaución, precauciones, advertencia*, contraindicaci*, no lo tome*, no tome, no tomar, no usar, no lo use*, quién no debe*, quiénes no deben, no apto para, no recomendado*, antes de tomar*, antes de usar*',
    advice:
      'debe preguntar antes, deben preguntar antes, pregunte antes, pregunten antes, tenga en cuenta, tengan en cuenta, consejo médico, supervisión médica, valoración médica, sin consultar, sin hablar con',
    first: 'antes, primero, previamente',
    noDoctor: 'no soy médico, no soy médica, no somos médicos, no es médico, no es médica',
    knows: 'análisis de sangre, analítica*',
    effect:
      'cura, curan, alivia, alivian, mejora, mejoran, baja, bajan, reduce, reducen, acaba, acaban, elimina, eliminan, ayuda, ayudan, funciona, funcionan, resuelve, resuelven, libre de, sin dolor, normaliza, combate',
  },
  de: {
    heading:
      'vorher fragen, fragen sie vorher, frag vorher, vorsicht, warnhinweis*, gegenanzeige*, nicht einnehmen, nicht anwenden, nicht geeignet*, wer … nicht, vor der einnahme, vor der anwendung',
    advice:
      'sollte vorher fragen, sollten vorher fragen, fragen bitte vorher, bitte beachten, beachten sie, berücksichtigen, ärztlich beraten, ärztlichen rat, ärztlicher rat, ärztliche rücksprache, ärztlich abklären, nicht ohne rücksprache, ohne ärztliche',
    first: 'vorher, zuerst, vor der einnahme, vorab',
    noDoctor: 'bin kein arzt, bin keine ärztin, sind keine ärzte',
    knows: 'bluttest, blutbild, blutuntersuchung',
    effect:
      'heilt, hilft, lindert, senkt, beendet, verbessert, wirkt, befreit, beseitigt, reduziert, bekämpft, normalisiert, verschwindet, verschwinden',
  },
  fr: {
    heading:
      "demandez d'abord, à demander avant, parlez-en avant, précaution*, mise en garde, mises en garde, avertissement*, contre-indication*, ne pas prendre, ne pas utiliser, ne prenez pas, n'en prenez pas, qui ne doit pas, déconseillé*, avant de prendre, avant d'en prendre, avant d'utiliser",
    advice:
      "doit demander avant, doivent demander avant, demandez avant, tenez compte, prenez en compte, avis médical, conseil médical, suivi médical, sans consulter, sans l'avis",
    first: "d'abord, avant, au préalable",
    noDoctor: 'ne suis pas médecin, ne sommes pas médecins, pas un médecin, n’est pas médecin',
    knows: 'prise de sang, analyse de sang, bilan sanguin',
    effect:
      'guérit, guérissent, soulage, soulagent, améliore, améliorent, baisse, baissent, réduit, réduisent, finit, élimine, éliminent, aide, aident, fonctionne, fonctionnent, sans douleur, normalise, combat, disparaît, disparaissent',
  },
} as const satisfies WordTable<'heading' | 'advice' | 'first' | 'noDoctor' | 'knows' | 'effect'>;

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
export function isAdvised(text: string): boolean {
  return words.advice.test(text) && !words.effect.test(text);
}

/** "With kidney disease, take medical advice first." "A blood test tells more than we can." "I am no doctor." */
export function isCaution(text: string): boolean {
  const isOfOthers = words.knows.test(text) || words.noDoctor.test(text);
  return isAdvised(text) || (isOfOthers && !words.effect.test(text));
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
