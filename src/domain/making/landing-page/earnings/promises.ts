import { promiseSources as source } from './promise-words.ts';

/** A sum with its currency, in digits. */
export const MONEY =
  '(?:(?:r\\$|us\\$|mx\\$|\\$|€|£) ?\\d[\\d.,]*(?: \\d{3}(?!\\d))?(?: ?(?:mil|k))?|\\d[\\d.,]*(?: \\d{3}(?!\\d))?(?: ?(?:mil|k))? ?(?:de )?(?:€|£|\\$|reais|euros?|dolares|dollars?|bucks|pounds?|libras|pesos|contos))';
/** A sum that may lack its currency. */
const AMOUNT = `(?:(?:(?:us\\$|r\\$|\\$|€|£) ?)?\\d[\\d.,]*\\d{2}(?! ?(?:g|kg|ml|gramm?e?s?|gramos|gramas|pages?|words)(?![a-z]))|(?:[a-z]+ )?${source.hundreds}(?: [a-z]+)?)`;
const THOUSANDS = `(?:[a-z\\d.,-]+ )?${source.thousands}`;

const EVERY_DAY = `(?:${source.each} (?:santo )?(?:${source.span}|${source.weekday})|${source.regularly})`;
const A_MONTH = `(?:${source.each}|no|par) ${source.span}`;
const AFTER_A_MONTH = `${source.afterA}[^.;!?]{0,30}${source.months}`;
const THE_SECOND_MONTH = `(?:${source.ordinal}|(?<!\\d)\\d{1,3}) ${source.ofTime}`;
const MINUTES_A_DAY = `(?:\\d+|[a-z]+)(?: [a-z]+)? ${source.minutes} (?:(?:de|of|am) (?:[a-z]+ )?)?${source.aDay}`;
const ARRIVES = `(?:${source.arrives}|${source.account})`;
const PAYS_THE_RENT = `${source.pays} (?:(?:te|le|lhe) )?(?:${source.own} )*${source.bills}`;
const WEEKDAY_PAYS = `${source.pays} (?:(?:sie|ihm|ihr) )?${source.rentOf}`;
const LEAVES_THE_JOB = `${source.leaves}(?: [a-z]+){0,3} ${source.job}`;

/** What promises money for little: by what comes, when and for how much, not by a phrase. */
const PROMISES = [
  // "You walk away with 900 by the end of the month."
  `${source.takesOut}(?: [a-z]+){0,3} ${AMOUNT}[^.;!?]{0,30}${source.afterTheMonth}`,
  '(?:nehmen|holen|ziehen|heben|nimmst|holst|ziehst)[^.;!?]{0,30}(?:monatsende|ende des monats|wochenende|\\d+ tagen?)[^.;!?]{0,20}\\d[\\d.]*\\d{2}[^.;!?]{0,12}(?:heraus|raus|ab)',
  // "Your salary will be pocket money", "You only keep the job for the canteen."
  `${source.payslip}(?![a-z])[^.;!?]{0,50}(?<![a-z])${source.smallChange}`,
  `${source.keepsTheJob}(?: [a-z]+){0,3} ${source.position}[^.;:!?]{0,12} ${source.onlyFor}`,
  // "Clearing four thousand a week."
  `${source.gets} (?:[a-z]+ ){0,2}${THOUSANDS} ${EVERY_DAY}`,
  `walk[a-z]* away with (?:[a-z]+ ){0,2}${THOUSANDS}`,
  // "€ 900 more each month", "a second salary".
  `${source.more} ${MONEY}[^.;!?]{0,15}${EVERY_DAY}`,
  `${MONEY} ${source.more}[^.;!?]{0,10}${EVERY_DAY}`,
  `${EVERY_DAY} ${MONEY} ${source.more}`,
  `${source.another} ${source.wage}`,
  // "Your income overtakes that of your boss."
  `${source.income}[^.;!?]{0,30}(?:${source.above}|${source.outgrows})[^.;!?]{0,12} ${source.thatOf}`,
  // "A table brings in 300 euros", "five figures a month".
  `${source.brings}(?: [a-z]+){0,2} ${MONEY}`,
  `${source.figures}[^.;!?]{0,40}${EVERY_DAY}`,
  `${source.figures}(?: [a-z]+){0,2} ${A_MONTH}`,
  // "Tuesdays pay her rent."
  `${source.weekday}[^.;!?]{0,80}${WEEKDAY_PAYS}`,
  `${WEEKDAY_PAYS}[^.;!?]{0,20}${source.weekday}`,
  // "The second month brings more than the salary."
  `${THE_SECOND_MONTH}[^.!?]{0,70}${source.above}[^.;!?]{0,30}${source.wage}`,
  `${THE_SECOND_MONTH}[^.!?]{0,50}${source.wage}[^.;!?]{0,40}${source.above}`,
  // "After a month, count on 1000 euros."
  `${AFTER_A_MONTH}[^.;!?]{0,40}${source.countOn}[^.;!?]{0,20}${MONEY}`,
  `${source.countOn}[^.;!?]{0,20}${MONEY}[^.;!?]{0,40}${AFTER_A_MONTH}`,
  // "You hand in your notice."
  `${source.you} [^.;!?]{0,30}${source.resigns}`,
  // "300 euros land in your account every day."
  `${MONEY}[^.;!?]{0,60}${ARRIVES}[^.;!?]{0,40}${EVERY_DAY}`,
  `${EVERY_DAY}[^.;!?]{0,40}${MONEY}[^.;!?]{0,30}${ARRIVES}`,
  `${EVERY_DAY}[^.;!?]{0,40}${ARRIVES}[^.;!?]{0,30}${MONEY}`,
  // "Your first 500 euros within a week."
  `${source.first}[^.;!?]{0,20}${MONEY}[^.;!?]{0,40}${source.soon}`,
  `${source.soon}[^.;!?]{0,40}${source.first}[^.;!?]{0,20}${MONEY}`,
  // "Two hours a day pay the rent", "my phone pays my bills".
  `${PAYS_THE_RENT}[^.;!?]{0,40}(?:${MINUTES_A_DAY}|${source.device})`,
  `${source.device}[^.;!?]{0,25}${PAYS_THE_RENT}`,
  `${MINUTES_A_DAY}[^.;!?]{0,40}${PAYS_THE_RENT}`,
  // "She left her job and earns double."
  `${LEAVES_THE_JOB}[^.;!?]{0,60}${source.gain}`,
  `${source.gain}[^.;!?]{0,40}${LEAVES_THE_JOB}`,
  `${source.replaces}[^.;!?]{0,20}${source.pay}`,
  // "Turn 200 euros into 4000 euros."
  `${source.turns}[^.;!?]{0,12}${MONEY} (?:in|into|em|en|zu|to) ${MONEY}`,
].map((promise) => new RegExp(`(?<![a-z\\d])${promise}(?![a-z])`, 'u'));

/** Takes folded text with its money in digits. */
export function hasPromise(plain: string): boolean {
  return PROMISES.some((promise) => promise.test(plain));
}
