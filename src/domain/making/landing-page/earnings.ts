import { withPlainMoney } from './money-words.ts';

const MONEY =
  '(?:(?:r\\$|us\\$|mx\\$|\\$|€|£) ?\\d[\\d.,]*(?: ?(?:mil|k))?|\\d[\\d.,]*(?: ?(?:mil|k))? ?(?:de )?(?:€|£|\\$|reais|euros?|dolares|dollars?|bucks|pounds?|libras|pesos|contos))';
const PERIOD =
  '(?:(?:tod[oa]s?(?: [oa]s?)?|cada|por|a cada|every|each|per|al?|jede[nrs]?|pro|im|chaque|par|tous les|toutes les) (?:santo )?(?:dias?|days?|tag|jours?|semanas?|weeks?|woche|semaine|mes(?:es)?|months?|monat|mois|manha|morning|manana|morgen|matin|noites?|nights?|noche|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lundi|mardi|mercredi|jeudi|vendredi|samedi)|daily|weekly|monthly|taglich|wochentlich|monatlich|diari[oa]s?|semana(?:l|is)|mensa(?:l|is)|mensual(?:es)?|mensuels?)';
const ARRIVES =
  '(?:ping\\p{L}*|ca(?:i|em|indo)|entr(?:a|am|an|ando)|cheg(?:a|am)|lleg(?:a|an|ando)|land(?:s|en|et|ing)?|hits?|drops? into|arriv\\p{L}*|tomb(?:e|ent)|vers\\p{L}*|flie(?:ss|β)\\p{L}*|kommen|kommt|rein|deposit\\p{L}*|transf\\p{L}*|sac\\p{L}*|cash out|withdraw\\p{L}*|auszahl\\p{L}*)';
const ACCOUNT =
  '(?:n[ao] (?:sua |minha |tua )?conta|pix|(?:in|into) (?:your|my|their) (?:bank )?(?:account|pocket)|en (?:tu|su|mi) (?:cuenta|bolsillo)|(?:auf|in) (?:dein|ihr|mein)\\p{L}* (?:\\p{L}*konto|tasche)|sur (?:votre|ton|mon) compte)';
const BILLS =
  '(?:o |seu |a |sua |the |your |my |el |tu |la |die |deine |ihre |le |votre |ton )*(?:aluguel|boletos?|prestac\\p{L}*|rent|mortgage|bills|alquiler|hipoteca|facturas|miete|raten|loyer|factures|credit)';
const LITTLE_WORK =
  '(?:\\d+|\\p{L}+)(?: \\p{L}+)? (?:minutos?|horas?|minutes?|hours?|minuten|stunden?|heures?) (?:(?:de|of|am) (?:\\p{L}+ )?)?(?:por|ao|a|al|per|am|par|pro) ?(?:dia|day|tag|jour)';
const DEVICE =
  '(?:celular|telefone|phone|laptop|movil|ordenador|handy|smartphone|telephone|portable|notebook|computer|app)';
const PAYS =
  '(?:paga[mr]?|pays?|pagu?e[ns]?|zahl(?:t|en)|bezahlt|paie(?:nt)?|paye(?:nt)?|cubre|cobre|covers?|deckt|couvre)';
const LEAVES =
  '(?:larg\\p{L}*|deix\\p{L}*|ped\\p{L}* (?:as contas|demissao)|sa(?:ia|ir|iu|em|i) d[oa]|abandon\\p{L}*|quit\\p{L}*|leav\\p{L}*|left|hand(?:ed)? in|resign\\p{L}*|dej\\p{L}*|renunci\\p{L}*|kundig\\p{L}*|hangen|verlass\\p{L}*|demission\\p{L}*|laiss\\p{L}*)';
const JOB =
  '(?:emprego|cracha|chefe|patrao|escritorio|clt|(?:day ?)?job|notice|boss|office|9.to.5|trabajo|empleo|jefe|oficina|jobs?|chef|buro|stelle|emploi|patron|bureau|boulot)';
const GAIN =
  '(?:dobro|triplo|double|triple|doble|doppelte|dreifache|renda|income|ingresos?|einkommen|revenus?|salario|salary|sueldo|gehalt|lohn|salaire|ganh\\p{L}*|earn\\p{L}*|gan(?:a|an|ar|as)|verdien\\p{L}*|gagn\\p{L}*|fatur\\p{L}*|bots?|trad(?:e|es|ing)|robos?|lucr\\p{L}*|profits?|cash\\p{L}*)';
const REPLACES =
  '(?:replac\\p{L}*|substitu\\p{L}*|sustitu\\p{L}*|reemplaz\\p{L}*|ersetz\\p{L}*|remplac\\p{L}*|doubl\\p{L}*|dobr(?:a|ou|am|aram|e)|duplic\\p{L}*|verdoppel\\p{L}*)[^.;!?]{0,20}(?:salario|salary|wages?|pay ?check|sueldo|gehalt|lohn|salaire|renda|income|ingresos|einkommen|revenus?)';
const FIRST = '(?:primeir[oa]s?|first|primer(?:o|os|as?)?|erste[nrs]?|premiers?|premieres?)';
const SOON =
  '(?:ate o fim|antes d[eo]|em \\d|hoje|amanha|by (?:the )?(?:end|month|week|friday|monday)|before|within|in \\d|today|tomorrow|fin de mes|en \\d|hoy|manana|bis (?:zum|ende)|noch (?:heute|diese)|innerhalb|avant|d.ici|en moins|des (?:ce|cette|la))';

const PROMISES = [
  `${MONEY}[^.;!?]{0,60}(?:${ARRIVES}|${ACCOUNT})[^.;!?]{0,40}${PERIOD}`,
  `${PERIOD}[^.;!?]{0,40}${MONEY}[^.;!?]{0,30}(?:${ARRIVES}|${ACCOUNT})`,
  `${PERIOD}[^.;!?]{0,40}(?:${ARRIVES}|${ACCOUNT})[^.;!?]{0,30}${MONEY}`,
  `${FIRST}[^.;!?]{0,20}${MONEY}[^.;!?]{0,40}${SOON}`,
  `${SOON}[^.;!?]{0,40}${FIRST}[^.;!?]{0,20}${MONEY}`,
  `${PAYS} ${BILLS}[^.;!?]{0,40}(?:${LITTLE_WORK}|${DEVICE})`,
  `${DEVICE}[^.;!?]{0,25}${PAYS} ${BILLS}`,
  `${DEVICE}[^.;!?]{0,25}(?:te |le |lhe )?${PAYS} ${BILLS}`,
  `${LITTLE_WORK}[^.;!?]{0,40}${PAYS} ${BILLS}`,
  `${LEAVES}(?: \\p{L}+){0,3} ${JOB}[^.;!?]{0,60}${GAIN}`,
  `${LEAVES}(?: \\p{L}+){0,3} ${JOB}[^.;!?]{0,40}:[^.;!?]{0,40}${GAIN}`,
  `${GAIN}[^.;!?]{0,40}${LEAVES}(?: \\p{L}+){0,3} ${JOB}`,
  REPLACES,
].map((source) => new RegExp(`(?<![\\p{L}\\d])${source}(?!\\p{L})`, 'u'));

/** Interest of a loan, savings and usual wages earn nobody anything, and "rich in fibre" is no riches. */
const NO_EARNING =
  /(?<!\p{L})(?:gast(?:a|am|o|an)|spends?|depense|juros|parcel\p{L}*|cartao de credito|interest(?: rate)?|apr|tin|tae|cet|\p{L}*zins\p{L}*|taux|credit|financ(?:iac|iam)\p{L}*|econom\p{L}*|sav(?:e|es|ings?)|ahorr\p{L}*|spar(?:t|en|e)|einspar\p{L}*|epargn\p{L}*|em media|on average|de media|im schnitt|en moyenne|piso|convenio|tarif\p{L}*|smic|salario minimo|minimum wage|mindestlohn|ric[oa]s? (?:em|en)|rich in|reich an|riches? en|(?:gana|ganha|verdient|gagne|earns) (?:unos|cerca de|about|around|etwa|environ|rund))(?!\p{L})/u;
const EARNS =
  /(?<!\p{L})(?:ganhe|ganhar|ganhando|lucr\p{L}*|fatur\p{L}*|earn|earning|profits?|gane|ganar|verdiene?n?|gagnez|gagner|renda|income|ingresos extra|rendimento|returns?|retorno)(?!\p{L})/u;

/** Whether a sentence speaks of money that is nobody's gain: interest, savings, usual wages. Takes folded text. */
export function isNobodysGain(text: string): boolean {
  return NO_EARNING.test(text) && !EARNS.test(text);
}

/** Whether a sentence promises money for little: by what comes, when and for how much, not by a phrase. Takes folded text. */
export function promisesMoney(text: string): boolean {
  const plain = withPlainMoney(text);
  return !isNobodysGain(plain) && PROMISES.some((promise) => promise.test(plain));
}
