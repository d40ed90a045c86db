import { formatKeyword } from '#domain/ads/keyword.ts';
import type { AdjustChange, Change } from '#domain/ads/account-change.ts';
import type { BidStrategy } from '#domain/making/structure/settings.ts';
import type { ChangesEffect } from '#domain/deciding/basket/changes-effect.ts';
import type { Counts } from '#domain/deciding/search-terms/term.ts';
import { onWeekday } from '#domain/deciding/advice/reason.ts';
import { percentText } from '#domain/shared/numbers.ts';
import { strategyLabels } from '#client/parts/setting-labels.ts';
import { MICROS, microsText } from '#domain/shared/money.ts';
import { countText } from '#client/lib/count-text.ts';

/** `R$ 120,00, 40 cliques, 2 vendas`. */
export function broughtText({ costMicros, clicks, conversions }: Counts, currency: string): string {
  return `${microsText(costMicros, currency)}, ${countText(clicks, 'clique', 'cliques')}, ${countText(conversions, 'venda', 'vendas')}`;
}

export function locationText({ campaign, adGroup }: { campaign: string; adGroup: string | null }): string {
  return adGroup === null || adGroup === '' ? campaign : `${campaign} › ${adGroup}`;
}

/** `Negativa "grátis"`, `Palavra-chave [kit]`: the name of a change in the basket. */
export function changeName(change: Change): string {
  if (change.kind === 'text') return `Trocar ${change.from}`;
  if (change.kind === 'stop') return `Pausar a campanha ${change.campaign}`;
  if (change.kind === 'adjust') return adjustName(change);
  if (change.kind === 'release') return `Remover a negativa ${formatKeyword(change)}`;
  const names = { negative: 'Negativa', keyword: 'Palavra-chave', pause: 'Pausar' };
  return `${names[change.kind]} ${change.kind === 'negative' ? change.text : formatKeyword(change)}`;
}

const devices = { desktop: 'no computador', mobile: 'no celular', tablet: 'no tablet' } as const;

function adjustName({ of, campaign, adGroup, keyword, device, time }: AdjustChange): string {
  if (time) return `Lance ${timeText(time)} em ${campaign}`;
  if (of === 'budget') return `Orçamento diário de ${campaign}`;
  if (of === 'target_cpa') return `CPA desejado de ${campaign}`;
  if (of === 'target_roas') return `ROAS desejado de ${campaign}`;
  if (of === 'cpc_limit') return `Limite de CPC máximo de ${campaign}`;
  if (device !== null) return `Lance ${devices[device]} em ${campaign}`;
  return `CPC máximo de ${keyword ?? adGroup ?? campaign}`;
}

/** `das 0 às 6 h`, `no domingo`. */
function timeText({ weekday, from, to }: NonNullable<AdjustChange['time']>): string {
  return weekday === null ? `das ${from} às ${to} h` : onWeekday(weekday);
}

/** Why Google does not act on a change of bids. */
export function ignoredText(strategy: BidStrategy): string {
  return `Com a estratégia ${strategyLabels[strategy]}, o Google ignora esta mudança.`;
}

/** The effect that one change would have had. */
export function partText(change: Change, part: Counts | null, currency: string): string {
  if (change.kind === 'text') return `Entra: ${change.to}`;
  if (change.kind === 'adjust') {
    const valueText = (amount: number) =>
      change.of === 'device' || change.of === 'time'
        ? factorText(amount)
        : change.of === 'target_roas'
          ? percentText(amount)
          : microsText(Math.round(amount * MICROS), currency);
    const whole =
      change.of === 'time' ? ' O arquivo leva a programação inteira da campanha, como está em Dados.' : '';
    return `De ${valueText(change.from)} para ${valueText(change.to)}.${whole}`;
  }
  if (change.kind === 'stop') return 'A campanha inteira para.';
  if (change.kind === 'release') return 'As buscas que ela bloqueia voltam a mostrar anúncios.';
  if (part === null || (part.clicks === 0 && part.costMicros === 0)) return 'Nada nos relatórios.';
  const brought = broughtText(part, currency);
  if (change.kind === 'negative') return `Bloqueia ${countText(part.terms, 'termo', 'termos')}: ${brought}.`;
  return change.kind === 'keyword' ? `Este termo trouxe ${brought}.` : `A palavra trouxe ${brought}.`;
}

function factorText(times: number): string {
  const percent = Math.round((times - 1) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${percentText(Math.abs(percent))}`;
}

/** `Bloqueia 4 termos, R$ 120,00, 0 vendas`, and the other effects of the basket; empty where the reports show none. */
export function effectText({ blocked, moved, promoted, paused }: ChangesEffect, currency: string): string {
  const sums = ({ costMicros, conversions }: Counts) =>
    `${microsText(costMicros, currency)}, ${countText(conversions, 'venda', 'vendas')}`;
  const parts = [
    ...(blocked.terms > 0
      ? [`Bloqueia ${countText(blocked.terms, 'termo', 'termos')}, ${sums(blocked)}`]
      : []),
    ...(promoted.terms > 0
      ? [`Promove ${countText(promoted.terms, 'termo', 'termos')}, ${sums(promoted)}`]
      : []),
    ...(moved.terms > 0
      ? [`Muda de grupo ${countText(moved.terms, 'termo', 'termos')}, ${sums(moved)}`]
      : []),
    ...(paused.terms > 0
      ? [`Pausa ${countText(paused.terms, 'palavra-chave', 'palavras-chave')}, ${sums(paused)}`]
      : []),
  ];
  return parts.join(' · ');
}
