import * as z from 'zod/mini';
import { isTimeZone } from '#domain/shared/instants.ts';
import { amountText } from '#domain/shared/money.ts';
import { numberText } from '#domain/shared/numbers.ts';

export const UNKNOWN_ZONE = 'Este fuso horário não existe.';

const hour = z.int().check(z.minimum(0), z.maximum(23));

/** When a person gets the mail of the morning. */
export const morningChoiceSchema = z
  .strictObject({
    isOn: z.boolean(),
    timeZone: z.string().check(
      z.maxLength(60),
      z.refine((zone) => isTimeZone(zone), UNKNOWN_ZONE),
    ),
    fromHour: hour,
    untilHour: z.int().check(z.minimum(1), z.maximum(24)),
  })
  .check(
    z.refine(({ fromHour, untilHour }) => fromHour < untilHour, {
      message: 'O fim do silêncio vem antes do começo.',
      path: ['untilHour'],
    }),
  );
export type MorningChoice = z.output<typeof morningChoiceSchema>;

/** The token of a letter's link, which stops the morning's mails or starts them again. */
export const morningStopSchema = z.strictObject({
  token: z.string().check(z.maxLength(200)),
  isOn: z._default(z.boolean(), false),
});

/** An account's yesterday and what is new of it. */
export interface MorningAccount {
  name: string;
  currency: string;
  day: string;
  cost: number;
  /** Null while its sales are not known (`areSalesKnown`): a profit without sales would be a false loss. */
  revenue: number | null;
  sales: number;
  /** What changed since the last mail, in words. */
  done: readonly string[];
  /** Changes that were skipped or failed. */
  undone: number;
  /** Alerts of rules, and changes that rules propose. */
  alerts: readonly string[];
  waiting: readonly { text: string; gain: number | null }[];
}

/** Sales that have stopped, in words. */
export interface MorningSilence {
  title: string;
  text: string;
}

/** What a mail tells. */
export interface Morning {
  silences: readonly MorningSilence[];
  accounts: readonly MorningAccount[];
}

const MOST_LINES = 5;

export function hasNews({ silences, accounts }: Morning): boolean {
  return silences.length > 0 || accounts.some(isNews);
}

/** Whether there is anything to write of an account: a day without cost and sale is no news. */
function isNews({ cost, sales, done, undone, alerts, waiting }: MorningAccount): boolean {
  return cost > 0 || sales > 0 || done.length + undone + alerts.length + waiting.length > 0;
}

/** The paragraphs of the mail, what matters most first. */
export function morningLines({ silences, accounts }: Morning): string[] {
  const stopped = silences.map(({ title, text }) => `${title}. ${text}`);
  const news = accounts.filter(isNews).flatMap((account) => {
    const { name, done, undone, alerts, waiting } = account;
    return [
      `${name}: ${profitText(account)}`,
      ...listed('Atenção', alerts),
      ...listed(
        'Esperam sua aprovação',
        waiting.map(({ text }) => text),
      ),
      ...listed('O que mudou', done),
      ...(undone > 0
        ? [
            undone === 1
              ? '1 mudança não foi feita. O motivo está em Conexões.'
              : `${undone} mudanças não foram feitas. Os motivos estão em Conexões.`,
          ]
        : []),
    ];
  });
  return [...stopped, ...news];
}

export function morningSubject({ silences, accounts }: Morning): string {
  const withNews = accounts.filter(isNews);
  const waiting = withNews.reduce((sum, account) => sum + account.waiting.length, 0);
  const alerts = withNews.reduce((sum, account) => sum + account.alerts.length, 0);
  const [only, ...others] = withNews;
  const profit =
    only && only.revenue !== null && others.length === 0
      ? [`${amountText(only.revenue - only.cost, only.currency)} ontem`]
      : ['Seu ontem'];
  const asks = [
    ...(alerts > 0 ? [alerts === 1 ? '1 alerta' : `${alerts} alertas`] : []),
    ...(waiting > 0 ? [waiting === 1 ? '1 mudança espera você' : `${waiting} mudanças esperam você`] : []),
  ];
  const stopped = silences.slice(0, 1).map(({ title }) => title);
  return [...stopped, ...(only ? profit : []), ...asks].join(', ');
}

function profitText({ cost, revenue, sales, currency }: MorningAccount): string {
  if (revenue === null)
    return `ontem custou ${amountText(cost, currency)}. O lucro aparece aqui quando as vendas da rede chegam: traga o arquivo em Relatórios ou ligue a rede em Conexões.`;
  const sold = sales === 1 ? '1 venda' : `${numberText(sales)} vendas`;
  return `ontem custou ${amountText(cost, currency)} e trouxe ${amountText(revenue, currency)} em ${sold}. Lucro até aqui: ${amountText(revenue - cost, currency)}.`;
}

function listed(title: string, lines: readonly string[]): string[] {
  const more = lines.length - MOST_LINES;
  const shown = lines.slice(0, MOST_LINES).map((line) => `• ${line}`);
  return lines.length === 0
    ? []
    : [`${title}:`, ...shown, ...(more > 0 ? [`• e mais ${numberText(more)}`] : [])];
}
