import type { Verdict } from '#domain/deciding/verdict/verdict.ts';
import { percentText } from '#domain/shared/numbers.ts';

export const standingWords = { profit: 'Dá lucro', loss: 'Dá prejuízo', early: 'Cedo para dizer' } as const;
const comparisons = {
  more: 'Vende mais que o resto',
  less: 'Vende menos que o resto',
  equal: 'Nada prova que venda mais ou menos que o resto',
} as const;

/** `Dá prejuízo (risco de engano de 0,5%)`. */
export function moneyStatement({ againstBreakEven: { is, lossRisk, profitRisk } }: Verdict): string {
  return is === 'early'
    ? standingWords.early
    : `${standingWords[is]} (${riskText(is === 'loss' ? lossRisk : profitRisk)})`;
}

/** `Vende menos que o resto (risco de engano de 1,2%)`. */
export function restStatement({ againstRest: { is, risk } }: Verdict): string {
  return is === 'equal' ? comparisons.equal : `${comparisons[is]} (${riskText(risk)})`;
}

/** Above this risk of error, the text does not claim that a limit was exceeded. */
const TOLD = 0.1;

/** The person's own limit, when it was exceeded; otherwise null. */
function limitStatement({ limitRisk }: Verdict): string | null {
  return limitRisk === null || limitRisk > TOLD
    ? null
    : `Passou do seu limite (risco de ${chanceText(limitRisk)})`;
}

/** The two statements, and the one about the person's limit, as sentences. */
export function verdictText(verdict: Verdict): string {
  const all = [moneyStatement(verdict), restStatement(verdict), limitStatement(verdict)];
  return all.flatMap((each) => (each === null ? [] : [`${each}.`])).join(' ');
}

function riskText(risk: number): string {
  return `risco de engano de ${chanceText(risk)}`;
}

function chanceText(part: number): string {
  const percent = part * 100;
  if (percent < 0.1) return 'menos de 0,1%';
  return percentText(Math.round(percent * 10) / 10);
}
