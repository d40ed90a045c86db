import { earningWords } from './earnings-words.ts';
import { withPlainMoney } from './money-words.ts';
import { ordinary } from './ordinary-words.ts';
import { wholeWords } from './phrases.ts';

const MONEY =
  '(?:(?:r\\$|us\\$|mx\\$|\\$|€|£) ?\\d[\\d.,]*(?: \\d{3}(?!\\d))?(?: ?(?:mil|k))?|\\d[\\d.,]*(?: \\d{3}(?!\\d))?(?: ?(?:mil|k))? ?(?:de )?(?:€|£|\\$|reais|euros?|dolares|dollars?|bucks|pounds?|libras|pesos|contos))';
const PERIOD =
  '(?:(?:tod[oa]s?(?: [oa]s?)?|cada|por|a cada|every|each|per|al?|jede[nrs]?|pro|im|chaque|par|tous les|toutes les) (?:santo )?(?:dias?|days?|tag|jours?|semanas?|weeks?|woche|semaine|mes(?:es)?|months?|monat|mois|manha|morning|manana|morgen|matin|noites?|nights?|noche|segundas?|tercas?|quartas?|quintas?|sextas?|sabados?|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|lunes|martes|miercoles|jueves|viernes|montag|dienstag|mittwoch|donnerstag|freitag|samstag|lundi|mardi|mercredi|jeudi|vendredi|samedi)|daily|weekly|monthly|taglich|wochentlich|monatlich|diari[oa]s?|semana(?:l|is)|mensa(?:l|is)|mensual(?:es)?|mensuels?)';
const ARRIVES =
  '(?:ping[a-z]*|ca(?:i|em|indo)|entr(?:a|am|an|ando)|cheg(?:a|am)|lleg(?:a|an|ando)|land(?:s|en|et|ing)?|hits?|drops? into|arriv[a-z]*|tomb(?:e|ent)|vers[a-z]*|flie(?:ss|β)[a-z]*|kommen|kommt|rein|deposit[a-z]*|transf[a-z]*|sac[a-z]*|cash out|withdraw[a-z]*|auszahl[a-z]*)';
const ACCOUNT =
  '(?:n[ao] (?:sua |minha |tua )?conta|pix|(?:in|into) (?:your|my|their|her|his) (?:bank )?(?:account|pocket)|en (?:tu|su|mi) (?:cuenta|bolsillo)|(?:auf|in) (?:dein|ihr|mein|sein)[a-z]* (?:[a-z]*konto|tasche)|sur (?:votre|ton|mon|son) compte)';
const BILLS =
  '(?:o |seu |a |sua |the |your |my |el |tu |la |die |deine |ihre |le |votre |ton )*(?:aluguel|boletos?|prestac[a-z]*|rent|mortgage|bills|alquiler|hipoteca|facturas|miete|raten|loyer|factures|credit)';
const LITTLE_WORK =
  '(?:\\d+|[a-z]+)(?: [a-z]+)? (?:minutos?|horas?|minutes?|hours?|minuten|stunden?|heures?) (?:(?:de|of|am) (?:[a-z]+ )?)?(?:por|ao|a|al|per|am|par|pro) ?(?:dia|day|tag|jour)';
const DEVICE =
  '(?:celular|telefone|phone|laptop|movil|ordenador|handy|smartphone|telephone|portable|notebook|computer|app)';
const PAYS =
  '(?:paga[mr]?|pays?|pagu?e[ns]?|zahl(?:t|en)|bezahlt|paie(?:nt)?|paye(?:nt)?|cubre|cobre|covers?|deckt|couvre)';
const LEAVES =
  '(?:larg[a-z]*|deix[a-z]*|ped[a-z]* (?:as contas|demissao)|sa(?:ia|ir|iu|em|i) d[oa]|abandon[a-z]*|quit[a-z]*|leav[a-z]*|left|hand(?:ed)? in|resign[a-z]*|dej[a-z]*|renunci[a-z]*|kundig[a-z]*|hangen|verlass[a-z]*|demission[a-z]*|laiss[a-z]*)';
const JOB =
  '(?:emprego|cracha|chefe|patrao|escritorio|clt|(?:day ?)?job|notice|boss|office|9.to.5|trabajo|empleo|jefe|oficina|jobs?|chef|buro|stelle|emploi|patron|bureau|boulot)';
const GAIN =
  '(?:dobro|triplo|double|triple|doble|doppelte|dreifache|renda|income|ingresos?|einkommen|revenus?|salario|salary|sueldo|gehalt|lohn|salaire|ganh[a-z]*|earn[a-z]*|gan(?:a|an|ar|as)|verdien[a-z]*|gagn[a-z]*|fatur[a-z]*|bots?|trad(?:e|es|ing)|robos?|lucr[a-z]*|profits?|cash[a-z]*)';
const REPLACES =
  '(?:replac[a-z]*|substitu[a-z]*|sustitu[a-z]*|reemplaz[a-z]*|ersetz[a-z]*|remplac[a-z]*|doubl[a-z]*|dobr(?:a|ou|am|aram|e)|duplic[a-z]*|verdoppel[a-z]*)[^.;!?]{0,20}(?:salario|salary|wages?|pay ?check|sueldo|gehalt|lohn|salaire|renda|income|ingresos|einkommen|revenus?)';
const FIRST = '(?:primeir[oa]s?|first|primer(?:o|os|as?)?|erste[nrs]?|premiers?|premieres?)';
const SOON =
  '(?:ate o fim|antes d[eo]|em \\d|hoje|amanha|by (?:the )?(?:end|month|week|friday|monday)|before|within|in \\d|today|tomorrow|fin de mes|en \\d|hoy|manana|bis (?:zum|ende)|noch (?:heute|diese)|innerhalb|avant|d.ici|en moins|des (?:ce|cette|la))';

const AFTER_A_TIME =
  '(?:au bout|a la fin|des|apres|by the end|after|at the end|ao fim|no fim|ao final|depois|al cabo|al final|despues|nach|am ende|nach ablauf)[^.;!?]{0,30}(?:mois|semaines?|month|weeks?|mes(?:es)?|semanas?|monat[a-z]*|wochen?)';
const COUNT_ON =
  '(?:compte[zr]?|count on|expect|you are at|you.ll be at|conte com|espere|voce (?:ja )?esta em|cuent[ae]n? con|estaras en|rechne[a-z]*(?: sie)? mit|(?:sind sie|bist du|liegst du) bei|vous (?:en )?etes a|tu (?:en )?es a)';
const NOTICE =
  '(?:pos[a-z]* (?:votre|ton|mon) (?:preavis|demission)|(?:give|gave|hand in|handed in) (?:your|my|their) notice|(?:pedir|pedi|entregar|entreguei) (?:a )?(?:sua |minha )?demissao|presentar (?:tu|la|su) renuncia)';

/** The second month against a wage, whatever joins them. */
const LATER = `(?:(?:segund|terceir|quart|decim|primeir)[oa]|second|third|fourth|tenth|first|segundo|tercera?|cuarta?|zweiten?|dritten?|vierten?|ersten?|deuxieme|troisieme|quatrieme|premiere?|(?<!\\d)\\d{1,3}) (?:dias?|semanas?|mes(?:es)?|days?|weeks?|months?|terms?|tag[a-z]*|wochen?|monat[a-z]*|jours?|semaines?|mois)`;
const WAGE = '(?:salario|sueldo|nomina|wages?|salary|pay ?check|lohn|gehalt|salaire|paie)';
const ABOVE =
  '(?:mais (?:d?o )?que|acima|supera|mas que|por encima|propina|more than|above|beats?|dwarfs?|mehr als|uber|ubersteigt|plus que|depasse|au-dessus)';

/** Work or a time brings money in, and nobody pays it. */
const BRINGS =
  '(?:brings? in|nets?|makes? (?:about|around|roughly|you|me)|clears?|rende[m]?(?: uns| cerca de)?|da uns|tira (?:uns|cerca de)|deja[n]?(?: unos| cerca de)?|rinde[n]?|reporta|bringt|bringen|wirft|rapporte(?:nt)?(?: environ| autour de)?|degage)';
const FIGURES =
  '(?:(?:four|five|six|seven|quatro|cinco|seis|sete|cuatro|siete|quatre|cinq|six|sept|\\d) ?-?(?:figures?|digitos|cifras|chiffres)|(?:vier|funf|sechs|sieben)stellig[a-z]*)';
const WEEKDAY =
  '(?:mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|segunda|terca|quarta|quinta|sexta|sabado|domingo|lunes|martes|miercoles|jueves|viernes|montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|lundi|mardi|mercredi|jeudi|vendredi|samedi)';
const SOMEBODYS_BILLS =
  '(?:(?:her|his|their|sua|seu|su|ihre?n?|seine?n?|son|sa|a|o|la|el|le) )?(?:aluguel|prestac[a-z]*|rent|mortgage|bills|alquiler|hipoteca|miete|raten?|loyer|credit)';

/** More than there was. */
const MORE = '(?:mais|a mais|mas|de mas|more|extra|mehr|zusatzlich|de plus|en plus)';
const ANOTHER =
  '(?:(?:um |un |une |a |ein )?(?:segund[oa]|outr[oa]|otr[oa]|second|another|extra|zweite[nrms]*|weitere[nrms]*|deuxieme|autre))';
const INCOME =
  '(?:renda|ingresos?|income|earnings|einkommen|verdienst|einnahmen|revenus?|ganhos?|ganancias?|gains?)';

/** Thousands of nothing that is named are money: "clearing four thousand a week". */
const THOUSANDS =
  '(?:[a-z\\d.,-]+ )?(?:thousand|grand|mil|millones|milhoes|tausend|[a-z]+tausend|mille|(?:half |a quarter |quarter )?(?:a )?million[a-z]*|\\d+k)';
const GETS =
  '(?:clear[a-z]*|nett?(?:s|ing|ed)?|earn[a-z]*|making|makes?|tak[a-z]* home|walk[a-z]* away with|pocket[a-z]*|bank[a-z]*|ganh[a-z]*|fatur[a-z]*|tira[a-z]*|gan(?:a|as|an|ar|aras|ando)|factur[a-z]*|ingres[a-z]*|verdien[a-z]*|einnehm[a-z]*|macht|machen|gagn[a-z]*|encaiss[a-z]*|touch[a-z]*)';

/** What a stake has become when it is taken out, also without its currency. */
const AMOUNT =
  '(?:(?:(?:us\\$|r\\$|\\$|€|£) ?)?\\d[\\d.,]*\\d{2}(?! ?(?:g|kg|ml|gramm?e?s?|gramos|gramas|pages?|words)(?![a-z]))|(?:[a-z]+ )?(?:hundred|thousand|grand)|mil(?: e)?(?: [a-z]+)?|[a-z]*(?:cient|cent|hent)[oa]s|[a-z]+(?:hundert|tausend)|(?:[a-z]+ )?(?:cents?|mille))';
const TAKES_OUT =
  '(?:(?:walk|come)s? away with|takes? out|cash(?:es)? out|draws? out|sai(?:r|s)? com|sac(?:a|as|ar)|retir(?:a|as|ar|ez|er)|te llevas|sales con|ressort(?:ez|ir) avec|repart(?:ez|ir) avec)';
const AFTER_THE_MONTH =
  '(?:(?:by|at) (?:the )?(?:end|close)|(?:ate o|no|ao) fim d[oae]|a fin de|(?:a|al) final|a la fin|d.ici la fin|\\d+ (?:days?|weeks?|dias|semanas|jours|semaines) (?:later|depois|despues|plus tard|apres)|in (?:a|one|\\d) (?:month|week))';
const TAKES_OUT_GERMAN =
  '(?:nehmen|holen|ziehen|heben|nimmst|holst|ziehst)[^.;!?]{0,30}(?:monatsende|ende des monats|wochenende|\\d+ tagen?)[^.;!?]{0,20}\\d[\\d.]*\\d{2}[^.;!?]{0,12}(?:heraus|raus|ab)';
/** Nobody ever loses. */
const NOBODY =
  '(?:nobody|no one|none|never|not|ninguem|nenhum[a-z]*|nunca|nadie|ningun[a-z]*|jamas|niemand|nie|keine[rmns]?|personne|aucune?|jamais)';
const LOSS =
  '(?:losing (?:weeks?|months?|days?|trades?|streaks?)|los(?:t|e) a (?:single )?(?:trade|bet|week|month|day)|(?:semanas?|mes(?:es)?|dias?) (?:no prejuizo|no vermelho|de prejuizo|negativ[oa]s?|perdedor[a-z]*|en perdidas|en rojo)|verlust(?:wochen?|monate?|tage?)|(?:semaines?|mois|journees?) (?:perdante?s?|dans le rouge))';
/** A wage that is small beside what comes. */
const OWN_WAGE =
  '(?:pay ?checks?|salary|wages|contracheque|holerite|salario|nomina|sueldo|gehalt|lohn|salaire|paie)';
const SMALL_CHANGE =
  '(?:(?:the )?small(?:er)? number|(?:pocket|beer) money|(?:loose|small|spare) change|rounding error|troco|gorjeta|mesada|calderilla|propina|taschengeld|trinkgeld|kleingeld|argent de poche|petite monnaie|pourboire)';
const KEEPS_THE_JOB =
  '(?:(?:whether|decide|decid[a-z]*) to keep|only keep|(?:so|apenas) (?:mante[a-z]*|fica[a-z]*)|solo (?:mant[a-z]*|conserv[a-z]*)|behalten sie|ne gard[a-z]*)(?: [a-z]+){0,3} (?:job|emprego|empleo|trabajo|emploi|stelle)[^.;:!?]{0,12} (?:for|por|pelo|wegen|que pour|pour)';

const PROMISES = [
  `${TAKES_OUT}(?: [a-z]+){0,3} ${AMOUNT}[^.;!?]{0,30}${AFTER_THE_MONTH}`,
  TAKES_OUT_GERMAN,
  `${OWN_WAGE}(?![a-z])[^.;!?]{0,50}(?<![a-z])${SMALL_CHANGE}`,
  KEEPS_THE_JOB,
  `${GETS} (?:[a-z]+ ){0,2}${THOUSANDS} ${PERIOD}`,
  `walk[a-z]* away with (?:[a-z]+ ){0,2}${THOUSANDS}`,
  `${MORE} ${MONEY}[^.;!?]{0,15}${PERIOD}`,
  `${MONEY} ${MORE}[^.;!?]{0,10}${PERIOD}`,
  `${PERIOD} ${MONEY} ${MORE}`,
  `${ANOTHER} ${WAGE}`,
  `${INCOME}[^.;!?]{0,30}(?:${ABOVE}|exceeds?|outstrips?|ultrapassa|excede|liegt uber|overtakes?)[^.;!?]{0,12} (?:that of|those of|the|o d[aeo]|a d[aeo]|el de|la de|dem|der|den|celui|celle|ceux)`,
  `${BRINGS}(?: [a-z]+){0,2} ${MONEY}`,
  `${FIGURES}[^.;!?]{0,40}${PERIOD}`,
  `${FIGURES}(?: [a-z]+){0,2} (?:(?:por|a|per|pro|par|im|no|al) (?:semana|mes|week|month|woche|monat|semaine|mois))`,
  `${WEEKDAY}[^.;!?]{0,80}(?:${PAYS}|pays?|paient|pagan|zahlen) (?:sie |ihm |ihr )?${SOMEBODYS_BILLS}`,
  `(?:${PAYS}|pays?|paient|pagan|zahlen) ${SOMEBODYS_BILLS}[^.;!?]{0,20}${WEEKDAY}`,
  `${LATER}[^.!?]{0,70}${ABOVE}[^.;!?]{0,30}${WAGE}`,
  `${LATER}[^.!?]{0,50}${WAGE}[^.;!?]{0,40}${ABOVE}`,
  `${AFTER_A_TIME}[^.;!?]{0,40}${COUNT_ON}[^.;!?]{0,20}${MONEY}`,
  `${COUNT_ON}[^.;!?]{0,20}${MONEY}[^.;!?]{0,40}${AFTER_A_TIME}`,
  `(?:voce|you|usted|tu|vous|sie|du) [^.;!?]{0,30}${NOTICE}`,
  `${MONEY}[^.;!?]{0,60}(?:${ARRIVES}|${ACCOUNT})[^.;!?]{0,40}${PERIOD}`,
  `${PERIOD}[^.;!?]{0,40}${MONEY}[^.;!?]{0,30}(?:${ARRIVES}|${ACCOUNT})`,
  `${PERIOD}[^.;!?]{0,40}(?:${ARRIVES}|${ACCOUNT})[^.;!?]{0,30}${MONEY}`,
  `${FIRST}[^.;!?]{0,20}${MONEY}[^.;!?]{0,40}${SOON}`,
  `${SOON}[^.;!?]{0,40}${FIRST}[^.;!?]{0,20}${MONEY}`,
  `${PAYS} ${BILLS}[^.;!?]{0,40}(?:${LITTLE_WORK}|${DEVICE})`,
  `${DEVICE}[^.;!?]{0,25}${PAYS} ${BILLS}`,
  `${DEVICE}[^.;!?]{0,25}(?:te |le |lhe )?${PAYS} ${BILLS}`,
  `${LITTLE_WORK}[^.;!?]{0,40}${PAYS} ${BILLS}`,
  `${LEAVES}(?: [a-z]+){0,3} ${JOB}[^.;!?]{0,60}${GAIN}`,
  `${LEAVES}(?: [a-z]+){0,3} ${JOB}[^.;!?]{0,40}:[^.;!?]{0,40}${GAIN}`,
  `${GAIN}[^.;!?]{0,40}${LEAVES}(?: [a-z]+){0,3} ${JOB}`,
  REPLACES,
  `(?:turn[a-z]*|transform[a-z]*|convert[a-z]*|conviert[a-z]*|mach[a-z]*|verwandel[a-z]*|grow[a-z]*)[^.;!?]{0,12}${MONEY} (?:in|into|em|en|zu|to) ${MONEY}`,
].map((source) => new RegExp(`(?<![a-z\\d])${source}(?![a-z])`, 'u'));

/** Interest of a loan, savings and usual wages earn nobody anything, and "rich in fibre" is no riches. */
const NO_EARNING =
  /(?<![a-z])(?:cobram? r\$|charges?|verlangt|gast(?:a|am|o|an)|spends?|depense[nz]?|depensez|(?:would )?costs?|cuestan?|custam?|kostet|kosten|coute(?:nt)?|juros|parcel[a-z]*|cartao de credito|interest(?: rate)?|apr|tin|tae|cet|[a-z]*zins[a-z]*|taux|credit|financ(?:iac|iam)[a-z]*|econom[a-z]*|sav(?:e|es|ings?)|ahorr[a-z]*|spar(?:t|en|e)|einspar[a-z]*|epargn[a-z]*|em media|on average|de media|im schnitt|en moyenne|piso|convenio|tarif[a-z]*|smic|salario minimo|minimum wage|mindestlohn|ric[oa]s? (?:em|en)(?! (?:\d|casa|sua|tu|su|um |un |dias|poc|pouc))|rich in(?! (?:\d|a ))|reich an|riches? en(?! (?:\d|un |quelques|peu))|(?:gana|ganha|verdient|gagne|earns) (?:unos|cerca de|about|around|etwa|environ|rund))(?![a-z])/u;
const EARNS =
  /(?<![a-z])(?:ganhe|ganhar|ganhando|lucr[a-z]*|fatur[a-z]*|earn|earning|profits?|gane|ganar|verdiene?n?|gagnez|gagner|renda|income|ingresos extra|rendimento|returns?|retorno)(?![a-z])/u;

/** What people of a trade usually get, and what a shop gives for coming back. */
const USUAL_OR_REWARD =
  /(?<![a-z])(?:em media|on average|average (?:pay|salary|wage)|de media|en promedio|im (?:schnitt|durchschnitt)|durchschnittlich|en moyenne|piso salarial|convenio|tarif(?:lohn|vertrag)|smic|salario minimo|minimum wage|mindestlohn|ibge|ons|ine|destatis|insee|bureau of labor|indi(?:que|ca[a-z]*) (?:um |a |o |seu |sua )*amig[oa]s?|refer (?:a |your )?friends?|recomienda a un amigo|amigos|friends?|freunde?|amie?s?|parrain[a-z]*|points?|pontos?|puntos?|punkte?|cashback|fidelidade|fidelidad|fidelite|loyalty|treue[a-z]*)(?![a-z])/u;
/** Whom the page leads to money. */
const OF_THE_READER =
  /(?<![a-z])(?:voce|alun[oa]s?|nossos|nossas|meus|you|your|students?|members?|our|tu|tus|usted|alumn[oa]s?|estudiantes|nuestr[oa]s|du|dein[a-z]*|sie|ihr[a-z]*|teilnehmer[a-z]*|unsere[a-z]*|vous|vos|votre|eleves?|membres?|nos)(?![a-z])/u;
const REWARD =
  /(?<![a-z])(?:amig[oa]s?|friends?|freunde?|amie?s?|points?|pontos?|puntos?|punkte?|cashback)(?![a-z])/u;

/** Whether a sentence speaks of money that is nobody's gain: interest, savings, usual wages. Takes folded text. */
export function isNobodysGain(text: string): boolean {
  if (USUAL_OR_REWARD.test(text) && (REWARD.test(text) || !OF_THE_READER.test(text))) return true;
  return NO_EARNING.test(text) && !EARNS.test(text);
}

/** Who loses work, and money that comes back to whoever paid it. */
const NO_ONES_WORK =
  /(?<![a-z])(?:(?:sin|sem|sans) (?:el |o |a )?(?:trabajo|empleo|emprego|trabalho|emploi|travail)|out of (?:work|a job)|arbeitslos|(?:dinero|dinheiro|importe|valor) (?:te |le |lhe )?(?:vuelve|volta|regresa))(?![a-z])/u;

/** Whether a sentence only sounds like a gain: somebody is put out of work, or money is given back. Takes folded text. */
export function soundsLikeGain(text: string): boolean {
  return NO_ONES_WORK.test(text) && !promisesMoney(text);
}

const AMOUNT_OF_MONEY = new RegExp(MONEY, 'u');
const IN_TIME =
  /(?<![a-z])(?:dias?|days?|tage?n?|taglich|jours?|semanas?|weeks?|wochen?|semaines?|mes(?:es)?|months?|monate?n?|mois|manhas?|hours?|horas?|stunden?|heures?|daily|weekly|monthly|monatlich|wochentlich|mensuel[a-z]*|diari[oa]s?|mensa(?:l|is)|mensual(?:es)?)(?![a-z])/u;
const PAID_IN_PARTS =
  /(?<![a-z])(?:(?<!\d)\d+ ?x|parcel[a-z]*|vezes|prestac[a-z]*|cuotas?|plazos?|raten?|ratenzahlung|mensualit[a-z]*|fois|instal?lments?|payments?|pagamento|pago|zahlung|paiement)(?![a-z])/u;

/** Whether an amount of money belongs to a time, and nobody pays it in parts. Takes folded text. */
export function earnsInTime(text: string): boolean {
  const plain = withPlainMoney(text);
  return AMOUNT_OF_MONEY.test(plain) && IN_TIME.test(plain) && !PAID_IN_PARTS.test(plain);
}

/** What a course is said to bring its pupils, in the words of the course. */
const BROUGHT_BY_A_COURSE = wholeWords(earningWords.flatMap(({ brought }) => brought));
const LEFT_OVER = wholeWords(earningWords.map(({ leftOver }) => leftOver));
const COSTS = wholeWords(earningWords.map(({ costs }) => costs));

/** Whether a course is said to bring money in: so much a month, more than a job, debts that pay themselves. Takes folded text. */
export function bringsMoney(text: string): boolean {
  const plain = withPlainMoney(text);
  if (COSTS.test(plain)) return false;
  return (
    BROUGHT_BY_A_COURSE.test(plain) || (earnsInTime(plain) && LEFT_OVER.test(plain) && !isNobodysGain(plain))
  );
}

/** Whether a notice tells what whoever writes the page gets, and promises the reader none of it. Takes folded text. */
export function isOwnCommission(notice: string): boolean {
  return !OF_THE_READER.test(notice) && !earnsInTime(notice);
}

const NOBODY_LOSES = wholeWords([`${NOBODY}(?![a-z])[^.!?]{0,60}(?<![a-z])${LOSS}`]);

/** "Nobody has had a losing week": a denial that promises. Takes folded text. */
export function nobodyLoses(text: string): boolean {
  return NOBODY_LOSES.test(text);
}

/** Whether a sentence promises money for little: by what comes, when and for how much, not by a phrase. Takes folded text. */
export function promisesMoney(text: string): boolean {
  const plain = withPlainMoney(text);
  return !isNobodysGain(plain) && PROMISES.some((promise) => promise.test(plain));
}

/** Whether an amount and its days are a price and its delivery. Takes folded text. */
export function isDelivered(text: string): boolean {
  return ordinary.delivery.test(text) && !EARNS.test(text) && !promisesMoney(text);
}
