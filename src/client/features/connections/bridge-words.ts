import { commandValueText } from '#domain/deciding/bridge/command-words.ts';
import type { CommandState } from '#domain/deciding/bridge/commands.ts';
import type { Bridge, BridgeCommand, Caps } from '#domain/deciding/bridge/messages.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { countText } from '#client/lib/count-text.ts';
import { formatMoment } from '#client/lib/dates.ts';

export const stateLabels: Record<CommandState, string> = {
  waiting: 'Espera o script',
  sent: 'Com o script',
  started: 'Começou',
  done: 'Feita',
  skipped: 'Pulada',
  failed: 'Falhou',
  expired: 'Venceu',
  cancelled: 'Cancelada',
};

export const stateColors: Record<CommandState, string> = {
  waiting: 'gray',
  sent: 'gray',
  started: 'blue',
  done: 'green',
  skipped: 'yellow',
  failed: 'red',
  expired: 'yellow',
  cancelled: 'gray',
};

const reasons: Record<string, string> = {
  already: 'Já estava assim.',
  changed_meanwhile: 'O valor mudou depois que você aprovou.',
  above_raise_cap: 'Passa do aumento que o script permite.',
  above_cap: 'Passa do limite escrito no script.',
  not_found: 'A conta não tem isso.',
  ambiguous: 'Há mais de um com este nome.',
  shared_budget: 'O orçamento é de várias campanhas.',
  automatic_bids: 'A campanha tem lances automáticos.',
  kind_not_allowed: 'O script não permite esta mudança.',
  expired: 'Venceu antes de começar.',
  set_not_applied: 'Outra mudança do mesmo envio falhou.',
  confirmed: 'Confirmada na execução seguinte.',
  not_confirmed: 'A execução parou no meio e a conta não mostra a mudança.',
};

/** The result of a command in words. Google's own text is not changed. */
export function outcomeText({ state, before, after, reason }: BridgeCommand): string {
  const why = reason === null ? '' : (reasons[reason] ?? reason.replace(/^failed: /u, 'O Google recusou: '));
  if (state !== 'done') return why;
  return `Antes: ${commandValueText(before)}. Depois: ${commandValueText(after)}. ${why}`.trim();
}

/** @param currency empty where no account is known yet. */
export function capsText(
  { commandsPerRun, raise, dailyBudget, cpc, conversions }: Caps,
  currency: string,
): string {
  const budgetAndBid =
    currency === ''
      ? `orçamento diário até ${numberText(dailyBudget)} e lance até ${numberText(cpc)} na moeda da conta`
      : `orçamento diário até ${amountText(dailyBudget, currency)}, lance até ${amountText(cpc, currency)}`;
  const rise = Math.round((raise - 1) * 100);
  return [
    `${countText(commandsPerRun, 'mudança', 'mudanças')} por execução`,
    `aumento de até ${rise}% de cada vez`,
    budgetAndBid,
    conversions ? 'envia conversões.' : 'não envia conversões.',
  ].join(', ');
}

const SILENT_HOURS = 3;

/** Whether the script calls as it should. */
export function bridgeState({ lastSeen, lastPreview }: Bridge, now: number) {
  if (lastSeen === null)
    return {
      label: 'Esperando',
      color: 'gray',
      text:
        lastPreview === null
          ? 'O script ainda não chamou. Cole o texto no Google Ads e visualize.'
          : `A visualização de ${formatMoment(lastPreview)} funcionou. Falta salvar e escolher a frequência.`,
    };
  const isSilent = now - Date.parse(lastSeen) > SILENT_HOURS * 3_600_000;
  return {
    label: isSilent ? 'Em silêncio' : 'Funcionando',
    color: isSilent ? 'yellow' : 'green',
    text: `Visto em ${formatMoment(lastSeen)}.${isSilent ? ' Veja no Google Ads se ele ainda tem a frequência “A cada hora” e se há um erro nos registros.' : ''}`,
  };
}
