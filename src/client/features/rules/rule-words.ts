import type { Author, MeasuredChange } from '#domain/deciding/rules/change-log.ts';
import { commandValueText, commandWords } from '#domain/deciding/bridge/command-words.ts';
import { type RuleKind, type RuleParams, ruleTemplates } from '#domain/deciding/rules/templates.ts';
import { numberText, percentText } from '#domain/shared/numbers.ts';

interface RuleWords {
  /** What the rule looks for and what it does, with its numbers. */
  sentence: (params: RuleParams) => string;
  threshold: { label: string; suffix?: string; isWhole?: true } | null;
  /** Whether it looks at a window of days that a person may change. */
  hasWindow: boolean;
}

export const ruleWords: Record<RuleKind, RuleWords> = {
  kill: {
    sentence: ({ threshold, window, delay }) =>
      `O que gastou ${numberText(threshold)} ${threshold < 2 ? 'comissão' : 'comissões'} ou mais em ${window} dias e a recomendação manda parar ou baixar: pausa, negativa, lance ou orçamento menor, até a metade. Os últimos ${delay} dias esperam as vendas.`,
    threshold: { label: 'Gasto mínimo, em comissões' },
    hasWindow: true,
  },
  scale: {
    sentence: ({ threshold, window, delay }) =>
      `Campanha com lucro provado e ${numberText(threshold)} vendas ou mais em ${window} dias: orçamento ou lance até 20% maior. Os últimos ${delay} dias esperam as vendas.`,
    threshold: { label: 'Vendas no mínimo', isWhole: true },
    hasWindow: true,
  },
  limited_winner: {
    sentence: ({ threshold, window }) =>
      `Campanha com lucro provado que perdeu ${percentText(threshold)} das impressões ou mais por orçamento em ${window} dias: orçamento até 20% maior.`,
    threshold: { label: 'Impressões perdidas', suffix: ' %' },
    hasWindow: true,
  },
  pace_day: {
    sentence: ({ threshold }) =>
      `Avisa quando uma campanha gasta ${percentText(threshold)} do orçamento do dia. O Google pode gastar até o dobro.`,
    threshold: { label: 'Parte do orçamento', suffix: ' %' },
    hasWindow: false,
  },
  pace_month: {
    sentence: ({ threshold }) =>
      `Avisa quando a conta gasta no mês 80% de ${numberText(threshold)}, na moeda dela, e propõe pausar as campanhas quando gasta tudo.`,
    threshold: { label: 'Gasto do mês, na moeda da conta' },
    hasWindow: false,
  },
  cpc_jump: {
    sentence: ({ threshold, window }) =>
      `Avisa quando o clique de hoje custa mais de ${numberText(threshold)} vezes o usual dos últimos ${window} dias, a partir de 10 cliques.`,
    threshold: { label: 'Vezes o usual' },
    hasWindow: true,
  },
  tracking: {
    sentence: ({ threshold }) =>
      `Avisa quando passam ${numberText(threshold)} vezes os cliques usuais de uma venda sem nenhuma venda, quando mais de 20% das vendas chegam sem clique, e quando a codificação automática está desligada.`,
    threshold: { label: 'Vezes os cliques usuais' },
    hasWindow: true,
  },
  disapproved: {
    sentence: () => 'Avisa quando o Google reprova ou limita um anúncio.',
    threshold: null,
    hasWindow: false,
  },
  silent: {
    sentence: ({ threshold }) => `Avisa quando o script não chama há ${numberText(threshold)} horas.`,
    threshold: { label: 'Horas sem chamar' },
    hasWindow: false,
  },
};

const clients: Record<string, string> = {
  GOOGLE_ADS_WEB_CLIENT: 'Alguém, no Google Ads',
  GOOGLE_ADS_EDITOR: 'Alguém, no Google Ads Editor',
  GOOGLE_ADS_MOBILE_APP: 'Alguém, no aplicativo do Google Ads',
  GOOGLE_ADS_API: 'Um programa, pela API',
  GOOGLE_ADS_BULK_UPLOAD: 'Um upload',
  GOOGLE_ADS_AUTOMATED_RULE: 'Uma regra do Google Ads',
  GOOGLE_ADS_RECOMMENDATIONS: 'Uma recomendação aceita',
  GOOGLE_ADS_RECOMMENDATIONS_SUBSCRIPTION: 'O Google, por recomendação automática',
};

export function authorText(author: Author): string {
  if (author.is === 'person') return 'Você, pela Faísca';
  if (author.is === 'rule') return `Regra “${ruleTemplates[author.rule].title}”`;
  return clients[author.client] ?? 'Alguém, no Google Ads';
}

export function changeText({ command, text }: MeasuredChange): string {
  if (command === null) return text;
  const { does, about } = commandWords(command);
  return `${does}: ${about}. De ${commandValueText(command.before)} para ${commandValueText(command.after)}.`;
}
