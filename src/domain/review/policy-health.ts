import { assetTypes } from '../ads/asset-types.ts';
import type { PolicyRule } from './policy-rule.ts';

/** Claims that promise an improbable result. */
const UNRELIABLE = 'https://support.google.com/adspolicy/answer/15936857';
const SUBSTANCES = 'https://support.google.com/adspolicy/answer/15595718';
const PRESCRIPTION = 'https://support.google.com/adspolicy/answer/176031';
/** On being who one is not. */
const AFFILIATION = 'https://support.google.com/adwordspolicy/answer/175908';
/** What ANVISA forbids saying of supplements; Google follows the local rule. */
const ANVISA = 'https://catracalivre.com.br/saude-bem-estar/anvisa-proibe-tres-suplementos';
const ANVISA_APPROVAL = 'https://conexaosauderj.com.br';
const BEFORE_AFTER = 'https://ragingagency.com';

const diseases =
  'diabetes|cancer|artros[ei]s?|artrite|artritis|arthritis|osteo\\w+|hipertensao|hipertension|hypertension|' +
  'pressao alta|presion alta|high blood pressure|alzheimer|depress?[aio]\\w+|ansiedade?|ansiedad|anxiety|' +
  'glaucoma|catarata|cataratas?|cataracts?|colesterol|cholesterol|impotencia|prostatite|prostatitis|infarto';
const treats =
  'trat[ae]r?|tratamento|tratamiento|treats?|treatment|prevenir|previne|previene|prevents?|reverter|reverte|' +
  'reverses?|revertir|revierte|combater?|combatir|combate|fights?|elimin[ae]r?|eliminates?|acab[ae]r?|heals?';
const loses =
  'perder?|perca|pierd[ae]|perdi|emagre(?:ca|cer|ce|ci)|elimin[ae]r?|sequ?[ae]r?|lose|losing|shed|drop|baj[ae]r?|adelga(?:za|ce|zar)';
const effort =
  'dietas?|exercicios?|esforco|academia|passar fome|ejercicios?|esfuerzo|diet(?:ing)?|exercis(?:e|ing)|effort';
const proven =
  'comprovad[oa]s?|testad[oa]s?|provad[oa]s?|comprobad[oa]s?|probad[oa]s?|demostrad[oa]s?|proven|tested';

/** Read in lower case and without accents, so that `\b` and `\w` know every letter of the three languages. */
const claims: readonly { id: string; source: string; refuses: RegExp }[] = [
  {
    id: 'cure',
    source: UNRELIABLE,
    refuses: /\b(?:cur(?:a|as|ar|am|an|ou|ado|ada|ados|adas|e|es|ed|ing|em|en)|sanar)\b/,
  },
  {
    id: 'disease',
    source: SUBSTANCES,
    refuses: new RegExp(`\\b(?:${treats})\\b(?: \\S+){0,4}? (?:${diseases})\\b`),
  },
  {
    id: 'weight_amount',
    source: UNRELIABLE,
    refuses: new RegExp(
      `\\b(?:${loses})\\b(?: \\S+){0,3}? ?\\d+ ?(?:kg|kgs|kilos?|quilos?|lbs?|pounds?|libras?)\\b`,
    ),
  },
  {
    id: 'no_effort',
    source: UNRELIABLE,
    refuses: new RegExp(
      `\\b(?:sem|sin|no|without|zero)(?: fazer| hacer| any| nenhum| nenhuma)? (?:${effort})\\b`,
    ),
  },
  {
    id: 'guaranteed_result',
    source: UNRELIABLE,
    // A delivery, a purchase or a refund may be guaranteed; what a product does to a body may not.
    refuses:
      /(?<!\b(?:entregas?|compras?|devolucao|devolucion|troca|reembolso|satisfac\w+|delivery|satisfaction|refund) )\b(?:garantid[oa]s?|garantizad[oa]s?|guaranteed)\b/,
  },
  {
    id: 'total_certainty',
    source: UNRELIABLE,
    refuses:
      /\b100 ?% (?:\S+ ){0,2}?(?:garant|guarant|efica|efetiv|efectiv|effective|segur|safe|proteg|funciona|works?\b|aprova|comprova|comproba|probad|proven)/,
  },
  {
    id: 'miracle',
    source: UNRELIABLE,
    refuses:
      /\b(?:milagr\w*|miracle\w*|miracul\w*|formula (?:secreta|magica)|secret formula|magic (?:pill|formula)|(?:pilula|pastilla) magica)\b/,
  },
  {
    id: 'time_frame',
    source: UNRELIABLE,
    refuses:
      /\b(?:resultados?|results?|emagre\w+|adelga\w+|perder? peso|perca peso|lose weight|pierde peso|barriga|efeito|efecto)\b(?: \S+){0,4}? (?:em|en|in) (?:apenas |so |solo |just |only )?\d+ ?(?:h|horas?|dias?|semanas?|hours?|days?|weeks?)\b/,
  },
  {
    id: 'better_than_medicine',
    source: SUBSTANCES,
    refuses:
      /\b(?:melhor|mejor|better|stronger|(?:mais|mas) (?:forte|fuerte|eficaz)|tao (?:bom|eficaz)|tan eficaz|as effective|alternativa|substitui|sustituye|replaces?)\b(?: \S+){0,3}? (?:remedios?|medicamentos?|medicines?|medications?|(?:prescription )?drugs?)\b/,
  },
  {
    id: 'banned_substance',
    source: SUBSTANCES,
    refuses: /\b(?:efedrina|efedra|ephedr(?:a|ine)|hcg|dhea)\b/,
  },
  {
    id: 'no_side_effects',
    source: UNRELIABLE,
    refuses:
      /\b(?:(?:sem|sin|zero)(?: nenhum| ningun)? (?:efeitos? colatera(?:l|is)|efectos? secundarios?|contraindicac(?:ao|oes|ion|iones))|(?:no|without|zero|free of)(?: any)? side effects?)\b/,
  },
  {
    id: 'false_authority',
    source: ANVISA_APPROVAL,
    refuses: new RegExp(
      '\\b(?:(?:aprovad|autorizad|aprobad|registrad)[oa]s? (?:pel[ao]|na|no|por|por la) (?:anvisa|fda|ministerio|cofepris|invima)|' +
        '(?:anvisa|fda)[ -]approved|approved by (?:the )?fda|recomendad[oa]s? por (?:medic|doctor|nutri)\\w+|' +
        `doctor recommended|recommended by doctors|(?:clinica|cientifica)mente (?:${proven})|(?:clinically|scientifically) (?:${proven}))\\b`,
    ),
  },
  {
    id: 'before_and_after',
    source: BEFORE_AFTER,
    refuses: /\b(?:antes e depois|before (?:and|&) after|antes y despues)\b/,
  },
  {
    id: 'supplement_claim',
    source: ANVISA,
    refuses:
      /\b(?:emagrecedor\w*|(?:queima|derrete|elimina|quema)r? (?:a |la )?(?:gordura|grasa)|quemagrasas?|seca[ -]barriga|burns? fat|fat burn(?:er|ing)|rugas|arrugas|wrinkles?|celulite|celulitis|cellulite|(?:potencia|desempenho) sexual|sexual potency|disfuncao eretil|erectile)\b/,
  },
  {
    id: 'false_affiliation',
    source: AFFILIATION,
    refuses: /\b(?:(?:site|loja|pagina|sitio|tienda) oficial|official (?:site|store|website|shop))\b/,
  },
];

export const healthRules: readonly PolicyRule[] = [
  ...claims.map((claim) => ({ ...claim, reads: 'plain' as const })),
  {
    id: 'prescription_name',
    source: PRESCRIPTION,
    // Bidding on these names is refused as well. As negatives they only keep such searches away.
    kinds: assetTypes.filter((kind) => kind !== 'negative_keywords'),
    reads: 'plain',
    refuses:
      /\b(?:ozempic|wegovy|saxenda|mounjaro|rybelsus|victoza|semaglutid[ae]?|tirzepatid[ae]?|liraglutid[ae]?|viagra|cialis|levitra|sildenafila?|tadalafila?|sibutramina|sibutramine|anfepramona|femproporex|rivotril|ritalina|xanax|adderall)\b/,
  },
];
