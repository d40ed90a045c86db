import { ageNames, genderNames } from '#domain/measuring/reports/demographic-cells.ts';
import { deviceNames } from '#domain/measuring/reports/device-cells.ts';
import { weekdayNames } from '#domain/measuring/reports/time-cells.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';
import { type Advice, leverOfAction } from './action.ts';

/** The action and its numbers, as the interface writes them: `pause: R$ 1.580 sem venda, risco de 0,5%`. */
export function reasonOf(advice: Advice, currency: string): string {
  const caveat = caveatOf(advice);
  return `${orderText(advice, currency)}: ${proofText(advice, currency)}.${caveat === null ? '' : ` ${caveat}`}`;
}

/** `Baixe o CPC máximo de R$ 1,20 para R$ 0,34`. */
export function orderText(advice: Advice, currency: string): string {
  return orderOf(advice, (amount) => moneyText(amount, currency));
}

const PEOPLE =
  'No Google Ads, abra Públicos-alvo e, em Informações demográficas, mude a coluna Ajuste de lance desta linha em cada grupo. O Editor não leva este ajuste em arquivo que conheçamos.';

/** How a person makes the change in Google Ads; null where a file can hold it. */
export function howTo({ kind }: Advice): string | null {
  switch (kind) {
    case 'age':
    case 'gender':
      return PEOPLE;
    case 'place':
      return 'No Google Ads, abra Locais e mude a coluna Ajuste de lance deste lugar. Se ele não está na lista, adicione-o antes: o relatório não traz o código que o Editor pede.';
    default:
      return null;
  }
}

/** What Google may ignore, because the campaign's bid strategy is not known; null where there is no doubt. */
export function caveatOf(advice: Advice): string | null {
  const lever = leverOfAction(advice);
  if (advice.strategy !== null || (lever !== 'bid' && lever !== 'adjustment')) return null;
  return 'Não sabemos a estratégia de lances desta campanha: se for automática, o Google ignora esta mudança.';
}

/** `R$ 1.580,00 sem venda, espera-se + R$ 10,00 a R$ 30,00 por dia, risco de 0,5%`. */
export function proofText(advice: Advice, currency: string): string {
  const expected = `espera-se + ${gainText(advice, currency)} por dia`;
  return `${soldText(advice, (amount) => moneyText(amount, currency))}, ${expected}, risco de ${riskText(advice.risk)}`;
}

function moneyText(amount: number, currency: string): string {
  return amountText(Math.abs(amount), currency);
}

function orderOf(advice: Advice, money: (amount: number) => string): string {
  const { kind, from, to, term, words, device, hours, weekday, place, age, gender } = advice;
  const [before, after] = [money(from ?? 0), money(to ?? 0)];
  const percent = percentText(Math.round(((to ?? 1) - 1) * 100));
  switch (kind) {
    case 'pause':
      return advice.keyword === null ? 'Pause a campanha' : 'Pause a palavra-chave';
    case 'negative':
      return `Negative “${term ?? words ?? ''}”`;
    case 'remove_negative':
      return `Remova a negativa “${term ?? words ?? ''}”, que bloqueia o que vendia`;
    case 'bid_down':
      return `Baixe o CPC máximo de ${before} para ${after}`;
    case 'bid_up':
      return `Suba o CPC máximo de ${before} para ${after}`;
    case 'budget_up':
      return `Suba o orçamento ${money((to ?? 0) - (from ?? 0))} por dia, para ${after}`;
    case 'budget_down':
      return `Baixe o orçamento diário de ${before} para ${after}`;
    case 'promote':
      return `Promova “${term ?? ''}” a palavra-chave`;
    case 'target_cpa':
      return `${to !== null && from !== null && to > from ? 'Suba' : 'Baixe'} o CPA desejado de ${before} para ${after}`;
    case 'target_roas':
      return `${to !== null && from !== null && to > from ? 'Suba' : 'Baixe'} o ROAS desejado de ${percentText(from ?? 0)} para ${percentText(to ?? 0)}`;
    case 'cpc_limit':
      return `Limite o CPC máximo da campanha a ${after}`;
    case 'device':
      return to === 0
        ? `Exclua o ${deviceNames[device ?? 'mobile']}, com o ajuste de −100%`
        : `Ajuste o lance no ${deviceNames[device ?? 'mobile']} em ${percent}`;
    case 'daypart':
      return `Ajuste o lance das ${hours?.[0] ?? 0} às ${hours?.[1] ?? 24} h em ${percent}`;
    case 'weekday':
      return `Ajuste o lance ${onWeekday(weekday ?? 0)} em ${percent}`;
    case 'place':
      return `Ajuste o lance em ${place ?? ''} em ${percent}`;
    case 'age':
      return `Ajuste o lance para ${ageNames[age ?? 'unknown']} em ${percent}`;
    case 'gender':
      return `Ajuste o lance para ${genderNames[gender ?? 'unknown']} em ${percent}`;
    case 'asset':
      return `Troque o texto “${term ?? ''}”`;
  }
}

/** `no domingo`, `na segunda-feira`. */
export function onWeekday(weekday: number): string {
  const name = weekdayNames[weekday] ?? '';
  return `${name.endsWith('feira') ? 'na' : 'no'} ${name}`;
}

function soldText({ cost, sales }: Advice, money: (amount: number) => string): string {
  const count = Math.round(sales * 10) / 10;
  if (count <= 0) return `${money(cost)} sem venda`;
  return `${money(cost)} e ${numberText(count)} ${count === 1 ? 'venda' : 'vendas'}`;
}

function gainText({ gain, mostGain }: Advice, currency: string): string {
  return `${moneyText(gain * 0.5, currency)} a ${moneyText(mostGain, currency)}`;
}

function riskText(risk: number): string {
  const percent = risk * 100;
  return percent < 0.1 ? 'menos de 0,1%' : percentText(Math.round(percent * 10) / 10);
}
