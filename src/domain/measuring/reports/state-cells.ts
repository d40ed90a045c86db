import { plainNumber } from './plain-number.ts';
import type { ReportDetails } from './report-rows.ts';

/** Whether a state in one of the three languages of the reports is that of something paused, removed or ended. */
export function isStoppedState(cell = ''): boolean {
  return /paus|remov|elimin|detenid|\b(?:ended|encerrad|finalizad)/iu.test(cell);
}

/** A keyword may stand still because what holds it does: `campaign paused; below first page bid`. */
const HOLDER_STOPPED =
  /(?:campaign|ad group|campanha|grupo de an[úu]ncios|campaña|grupo de anuncios)\s+(?:is |est[áa] )?(?:paused|removed|ended|pausad|removid|encerrad|detenid|eliminad|finalizad)/iu;

/** Whether a keyword's row says that it shows no ads because somebody stopped it, its ad group or its campaign. */
export function isKeywordStopped({ keywordStatus, reasons }: ReportDetails): boolean {
  return isStoppedState(keywordStatus) || HOLDER_STOPPED.test(reasons ?? '');
}

/** A campaign's own budget for a day; null where the row does not say, or where campaigns share it. */
export function dailyBudgetIn({ budget, budgetName = '', budgetType = '' }: ReportDetails): number | null {
  const amount = plainNumber(budget);
  const isDaily = budgetType === '' || /^(?:daily|di[áa]ri[oa])/iu.test(budgetType.trim());
  return amount !== null && amount > 0 && budgetName === '' && isDaily ? amount : null;
}
