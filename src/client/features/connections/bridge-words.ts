import type { CommandKind, CommandState, CommandValue } from '#domain/deciding/bridge/commands.ts';

export const kindLabels: Record<CommandKind, string> = {
  negative: 'Negativar',
  remove_negative: 'Tirar a negativa',
  keyword: 'Adicionar a palavra-chave',
  pause: 'Pausar a palavra-chave',
  enable: 'Ativar a palavra-chave',
  bid: 'Mudar o lance',
  budget: 'Mudar o orçamento',
  pause_campaign: 'Pausar a campanha',
  enable_campaign: 'Ativar a campanha',
  ad: 'Criar o anúncio',
  sitelink: 'Criar o sitelink',
  callout: 'Criar a frase de destaque',
};

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

/** A reason in words; Google's own text stays as it came. */
export function reasonText(reason: string | null): string {
  if (reason === null) return '';
  return reasons[reason] ?? reason.replace(/^failed: /u, 'O Google recusou: ');
}

const values: Record<string, string> = { present: 'existe', ENABLED: 'ativa', PAUSED: 'pausada' };
const MICROS = 1e6;

export function valueText(value: CommandValue): string {
  if (value === null) return 'não existe';
  return typeof value === 'number' ? (value / MICROS).toFixed(2).replace('.', ',') : (values[value] ?? value);
}

/** What a command is about. */
export function aboutText(action: Record<string, unknown>): string {
  const told = [action['text'], action['campaign'], action['adGroup']];
  return told.filter((each): each is string => typeof each === 'string').join(' · ');
}
