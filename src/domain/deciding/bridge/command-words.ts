import { MICROS } from '#domain/shared/money.ts';
import type { CommandKind } from './commands.ts';

const kindLabels: Record<CommandKind, string> = {
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

const matchMarks: Record<string, [string, string]> = {
  EXACT: ['[', ']'],
  PHRASE: ['“', '”'],
  BROAD: ['', ''],
};

/** What a command does and what it is about: the words in Google's notation, the campaign, the ad group. */
export function commandWords({ kind, action }: { kind: CommandKind; action: Record<string, unknown> }): {
  does: string;
  about: string;
} {
  const { text, matchType, headlines, campaign, adGroup, level } = action;
  const [open, close] = matchMarks[String(matchType)] ?? ['', ''];
  const first: unknown = Array.isArray(headlines) ? headlines[0] : null;
  const words = typeof text === 'string' ? open + text + close : first;
  const aboutParts: unknown[] = [words, level === 'list' ? 'lista da conta' : campaign, adGroup];
  return {
    does: kindLabels[kind],
    about: aboutParts.filter((each): each is string => typeof each === 'string').join(', '),
  };
}

const values: Record<string, string> = { present: 'existe', ENABLED: 'ativa', PAUSED: 'pausada' };

/** A value before or after a command: `não existia`, `ativa`, `55,00`. */
export function commandValueText(value: string | number | null): string {
  if (value === null) return 'não existia';
  return typeof value === 'number' ? (value / MICROS).toFixed(2).replace('.', ',') : (values[value] ?? value);
}
