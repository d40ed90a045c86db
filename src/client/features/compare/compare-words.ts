import type { Measure } from '#domain/deciding/comparison/series.ts';
import { oneCurrency, type Subject } from '#domain/deciding/comparison/subjects.ts';
import type { Judged } from '#domain/deciding/comparison/figures.ts';
import { missingSales, type Outcome } from '#domain/deciding/comparison/outcome.ts';
import type { ReportType } from '#domain/measuring/reports/report-words.ts';
import { amountText } from '#domain/shared/money.ts';
import { percentText } from '#domain/shared/numbers.ts';
import type { Range } from '#domain/measuring/statistics/intervals.ts';
import { countText } from '#client/lib/count-text.ts';
import { typeLabels } from '#client/parts/report-words.ts';

const list = new Intl.ListFormat('pt-BR');

/** Small shares have two decimals, so that they stand under each other. */
export function rateText(share: number): string {
  const digits = share !== 0 && Math.abs(share) < 0.1 ? 2 : 0;
  return percentText(share * 100, { least: digits, most: digits });
}

export function rangeText({ low, high }: Range, text: (value: number) => string): string {
  return high === Infinity ? `ao menos ${text(low)}` : `entre ${text(low)} e ${text(high)}`;
}

/** `A vence`, `empate` or `ainda não dá para dizer`. */
export function outcomeText(outcome: Outcome, subjects: readonly Subject[]): string {
  if (outcome.is === 'tie') return 'empate';
  if (outcome.is === 'open') return 'ainda não dá para dizer';
  return `${subjects.find(({ id }) => id === outcome.id)?.letter ?? ''} vence`;
}

/** What the outcome means for the person. */
export function meaningText({ outcome, by, contenders }: Judged, subjects: readonly Subject[]): string {
  if (outcome.is === 'wins') {
    const name = subjects.find(({ id }) => id === outcome.id)?.name ?? '';
    const what = by === 'profit' ? 'traz mais receita' : 'vende mais';
    const pairs = subjects.length > 2 ? ', contando todos os pares' : '';
    return `${name} ${what} pelo mesmo dinheiro. A chance de isto ser acaso é menor que 5%${pairs}.`;
  }
  if (outcome.is === 'tie')
    return 'Rendem quase o mesmo pelo mesmo dinheiro: a diferença fica dentro de 25%. Escolha pelo que dá menos trabalho.';
  const idle = subjects.filter(({ id }) => contenders.some((each) => each.id === id && each.spent === 0));
  return idle.length > 0 ? idleText(idle) : missingText(missingSales(contenders), subjects);
}

function idleText(idle: readonly Subject[]): string {
  const letters = list.format(idle.map(({ letter }) => letter));
  return `${letters} não ${idle.length === 1 ? 'gastou' : 'gastaram'} nada nestes relatórios: não há o que comparar.`;
}

/** If more than this many times the present sales are needed, waiting is not worth it. */
const HOPELESS = 10;

/** To its first digit: `2000` for 2284. */
function roundDown(value: number): number {
  const step = 10 ** (String(value).length - 1);
  return Math.floor(value / step) * step;
}

function missingText(missing: number | null, subjects: readonly Subject[]): string {
  if (missing === null) return 'As vendas são poucas, ou a diferença é pequena demais para decidir.';
  const sum = (of: (subject: Subject) => number) => subjects.reduce((total, each) => total + of(each), 0);
  const [clicks, sales] = [sum((each) => each.clicks), sum((each) => each.sales)];
  const more = Math.max(1, missing);
  if (more > HOPELESS * sales)
    return `A diferença até aqui é pequena: para decidir faltariam mais de ${countText(roundDown(more), 'venda', 'vendas')}. Por enquanto, trate como iguais.`;
  const alsoClicks =
    sales > 0
      ? `, ou ${countText(Math.ceil((more * clicks) / sales / 10) * 10, 'clique', 'cliques')} a mais`
      : '';
  return `Se a diferença continuar assim, ${more === 1 ? 'falta' : 'faltam'} por volta de ${countText(more, 'venda', 'vendas')} somando todas${alsoClicks}.`;
}

const UNIT = 100;

/** The return of each for the same money: `De cada R$ 100,00 gastos voltam R$ 148,55 em A e R$ 61,70 em B.` */
export function perMoneyText({ by }: Judged, subjects: readonly Subject[]): string | null {
  const currency = oneCurrency(subjects);
  if (currency === null || subjects.some(({ cost }) => cost <= 0)) return null;
  const money = (amount: number) => amountText(amount, currency);
  if (by === 'profit') {
    const back = subjects.map(
      ({ letter, cost, income }) => `${money(((income?.amount ?? 0) / cost) * UNIT)} em ${letter}`,
    );
    return `De cada ${money(UNIT)} gastos voltam ${list.format(back)}.`;
  }
  const paid = subjects.map(({ letter, cost, sales }) =>
    sales > 0 ? `${money(cost / sales)} em ${letter}` : `${money(cost)} em ${letter}, sem nenhuma ainda`,
  );
  return `Uma venda custou ${list.format(paid)}.`;
}

export const measureLabels: Record<Measure, string> = { cost: 'Custo', sales: 'Vendas', profit: 'Lucro' };

export function sourcesText(types: readonly (string | null)[]): string {
  const known = [...new Set(types.flatMap((type) => type ?? []))];
  return known.map((type) => typeLabels[type as ReportType]).join(', '); // the server names stored types alone
}
