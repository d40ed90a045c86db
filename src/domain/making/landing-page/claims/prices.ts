import { phrases } from '../phrases.ts';
import { ordinary } from '../ordinary-words.ts';
import type { Reading } from '../reading.ts';
import {
  earnsInTime,
  isDelivered,
  isNobodysGain,
  isOwnCommission,
  promisesMoney,
  soundsLikeGain,
} from '../earnings/earnings.ts';
import { claimSources as source } from './claim-words.ts';

/** The price of a subscription: up to four amounts for a time, and little more. Without a limit, a run of them took hours. */
const PRICE_BY_TIME =
  /^\W*(?:[a-z]+:? )?(?:(?:,? ?(?:or|ou|o|oder|and|e|y|und|et) )?(?:r\$|us\$|\p{Sc})? ?\d[\d.,]* ?(?:\p{Sc}|reais|euros?|usd)? ?(?:\/|per|a|por|al|ao|pro|im|par|each) ?[a-z]+(?: ?[(,]? ?(?:billed|cobrad|facturad|abgerechnet|factur)[^.\d]{0,40})?){1,4}(?:,? ?(?:no|na|em|en|por|via|by|with|per|mit|con|par) (?:pix automatico|boleto|debito|cartao|card|direct debit|tarjeta|kreditkarte|karte|lastschrift|sepa|paypal|carte|prelevement)(?: (?:ou|o|or|oder|e|y|and|und|et)(?: (?:no|na|em|en|por|via|by|with|per|mit|con|par))? (?:pix|boleto|debito|cartao|card|direct debit|tarjeta|kreditkarte|karte|lastschrift|sepa|paypal|carte|prelevement))*)?\W*$/u;

/** "Earn $300 a day via PayPal" is no price. */
const BEGINS_WITH_A_GAIN =
  /^\W*(?:earn|get|make|receb|recib|ganh|gan|fatur|factur|lucr|verdien|kassier|gagn|touch|recev|encaiss)/u;

/** "8,21 € per 100 g" is what a part of it costs. */
const PRICE_BY_MEASURE =
  /^[^!?]{0,60}(?:r\$|us\$|\p{Sc}) ?[\d.,]+ ?(?:\p{Sc} ?)?(?:das stuck |(?:o|the|la|le|el) )?(?:\/|per|por|pro|je|par|a|the|la|le|o|el|each|zu) ?(?:\d+ ?)?(?:g|kg|ml|cl|l|m2?|cm|litros?|litres?|liter|stuck|unidades?|units?|pieces?|capsulas?|capsules?|kapseln?|gelules?|doses?|plants?|metros?|meters?)(?![a-z])|(?:\p{Sc} ?[\d.,]+|(?<![\d.,])[\d.,]+ ?\p{Sc})[^!?]{0,20} (?:je|pro|per|por|par) (?:\d+ )?(?:g|kg|ml|cl|l|m|stuck|unit|unidade|unidad|piece)(?![a-z])/u;

/** An hour a day is won by a robot, and no money. */
const GAINS_TIME = new RegExp(`(?<![a-z])${source.gains} (?:[a-z]+ ){0,2}${source.time}(?![a-z])`, 'u');

export function gainsTime(text: string): boolean {
  return GAINS_TIME.test(text);
}

const BUYS =
  '(?:buy|order|enroll?|purchase|subscribe|sign up|shop|compra[a-z]*|compre[a-z]*|pede|pedes|pedir|matricul[a-z]*|inscrev[a-z]*|inscrib[a-z]*|pides|pide|kauf[a-z]*|bestell[a-z]*|command[a-z]*|achet[a-z]*|inscri[a-z]*)';
const I_GET =
  '(?:(?:i|we|the site|this site) (?:(?:may|might|also) )*(?:earn|get|receive|make)|ganh(?:o|amos)|receb(?:o|emos)|gan(?:o|amos)|recib(?:o|imos)|cobr(?:o|amos)|(?:verdiene|bekomme|erhalte)n? (?:ich|wir)|(?:ich|wir) (?:verdiene|bekomme|erhalte)n?|(?:je|nous|on) (?:gagn|touch|percev|recev|percoi|recoi)[a-z]*)';
/** "If you enroll through this link, I earn $30": what the writer gets of a sale. */
const OWN_SHARE = new RegExp(
  `(?<![a-z])(?:${BUYS}(?![a-z])[^.;!?]{0,60}(?<![a-z])${I_GET}|${I_GET}(?![a-z])[^;!?]{0,60}(?<![a-z])${BUYS})(?![a-z])`,
  'u',
);

/** "SARL au capital de 8 000 €" says what the company has. */
const CAPITAL = new RegExp(`(?<![a-z])${source.capital}`, 'u');

/** "A private coach is $40 to $80 an hour": what somebody else's lesson costs. */
const LESSON_COSTS =
  /^[^.,:;!?\d\p{Sc}]{0,40}(?<![a-z])(?:coach(?:es)?|teachers?|tutors?|lessons?|class(?:es)?|therapists?|plumbers?|lawyers?|accountants?|professora?|aulas?|consultas?|clases?|profesora?|terapeutas?|abogad[oa]s?|lehrer(?:in)?|unterricht|stunden?|anwalt|handwerker|cours|professeurs?|avocats?)(?: [a-z]+)? (?:is|are|costs?|charges?|runs?|custam?|cobram?|saem?|cuestan?|kostet|kosten|verlangt|verlangen|coutent?|demandent?|prennent|prend)(?![a-z])[^.;!?a-z]{0,30}(?:(?:to|a|bis|e|y|and|und|et|or|ou|euros?|reais|dollars?)(?![a-z])[^.;!?a-z]{0,20}){0,3}(?:(?:an?|per|por|la|die|pro|je|l'|de) ?)?(?:hour|hora|stunde|heure|aula|clase|lesson|class|session|sessao|sesion|cours)\W*$/u;

/** Whether the money of a sentence is a price, a refund, somebody's usual wage or the capital of a company. Takes folded text. */
export function isNoEarning(text: string, kind: Reading['productKind'], isBrought: boolean): boolean {
  return (
    (gainsTime(text) && !/\p{Sc}|r\$/u.test(text)) ||
    CAPITAL.test(text) ||
    isOnlyADiscount(text) ||
    (OWN_SHARE.test(text) && !promisesMoney(text) && !earnsInTime(text)) ||
    (phrases('refundRule').test(text) && !promisesMoney(text)) ||
    phrases('refund').test(text) ||
    (kind !== 'digital' && isOfAShop(text)) ||
    (PRICE_BY_TIME.test(text) && !BEGINS_WITH_A_GAIN.test(text)) ||
    PRICE_BY_MEASURE.test(text) ||
    (LESSON_COSTS.test(text) && !BEGINS_WITH_A_GAIN.test(text)) ||
    (isNobodysGain(text) && !isBrought) ||
    soundsLikeGain(text)
  );
}

/** "Em 4 dias, com fatura", "we mended it and charged $22": a bill, and what a shop takes for its work. */
const OF_A_BILL =
  /(?<![a-z])(?:(?:com|sem|na|a|sua|emit[a-z]*|espere a|con|sin|su) fac?tura(?! (?:r\$|\d|mil|ate|hasta))|(?:nao|no|le|les|te|lhe|lhes) cobr(?:amos|o|ei|e|ou|aron|aram|am|an)|(?:paqueteria|mensajeria|transportadora|correios|courier|carrier) (?:[a-z]+ )?(?:cobra|charges))(?![a-z])/u;
/** "Buy the small jar first (£2.75)": what it costs. */
const COSTS_A_BUYER = new RegExp(
  `(?<![a-z])${BUYS}(?![a-z])[^.;!?]{0,60}\\( ?(?:(?:\\p{Sc}|r\\$) ?\\d|\\d[\\d.,]* ?\\p{Sc})`,
  'u',
);
/** "Egg comes to about R$ 130": what a thing costs. */
const COSTS_ABOUT =
  /(?<![a-z])(?:da|dao|sai|saem|fica|ficam|custa[m]?|anda[m]?)(?: por| em| n[oa]s)? (?:uns|umas|cerca de|mais ou menos) r\$ ?\d[\d.,]*(?![\d.,]| ?(?:por|ao|no|a cada) (?:dia|semana|mes))/u;
/** "Whoever brings the jar back wins R$ 4 of discount." */
const WINS_A_DISCOUNT =
  /(?<![a-z])(?:ganh|gan|receb|recib|obt|get|earn|gagn|recev|recoi|erhalt|bekomm|spar)[a-z]* (?:[a-z]+ ){0,2}(?:(?:r\$|\p{Sc}) ?\d[\d.,]*|\d[\d.,]* ?(?:\p{Sc}|reais|euros?|pesos|pounds)) ?(?:de |d'|as a |en )?(?:desconto|descuento|discount|off|rabatt|nachlass|remise|reduction|cashback)(?![a-z])/u;

function isOnlyADiscount(text: string): boolean {
  const rest = text.replace(WINS_A_DISCOUNT, ' ');
  if (EARNS.test(rest) || promisesMoney(rest) || phrases('earnings').test(rest)) return false;
  return (
    rest !== text && !/(?:\p{Sc}|r\$) ?\d|\d ?(?:\p{Sc}|reais|mil|euros?|pesos|pounds|dollars?)/u.test(rest)
  );
}

const EARNS =
  /(?<![a-z])(?:earn|ganh|gana|revend|verdien|gagn|lucr|profit|income|renda|einkommen|a month|per month|por mes|al mes|im monat|par mois)/u;

function isOfAShop(text: string): boolean {
  return (
    (OF_A_BILL.test(text) && !EARNS.test(text)) ||
    ((COSTS_A_BUYER.test(text) || COSTS_ABOUT.test(text)) && !EARNS.test(text)) ||
    (phrases('affiliateNotice').test(text) && isOwnCommission(text)) ||
    ordinary.label.test(text) ||
    isDelivered(text)
  );
}
