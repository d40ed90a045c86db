import type { Tier } from '#domain/deciding/search-terms/evidence.ts';
import type { Grouping, StudiedGroup } from '#domain/deciding/search-terms/study-terms.ts';
import type { Meaning } from '#domain/deciding/search-terms/term-classes.ts';
import type { WasteReason } from '#domain/deciding/search-terms/wasteful-words.ts';
import { intents } from '#domain/language/intents.ts';
import { numberText } from '#domain/shared/numbers.ts';
import { verdictText } from '#client/parts/verdict-words.ts';
import { countText } from '#client/lib/count-text.ts';

export const tierLabels: Record<Tier, string> = {
  certain: 'Certo',
  strong: 'Forte',
  hint: 'Indício',
  insufficient: 'Sem indício',
};

const wasteReasons: Record<WasteReason, string> = {
  free: 'Quem pesquisa isto não quer pagar.',
  scam: 'Quem pesquisa isto desconfia do produto.',
  job: 'Quem pesquisa isto procura emprego.',
  not_buying: 'Está na lista de pesquisas de quem não compra.',
  competitor: 'É o nome de um concorrente.',
};

/** Why the group has its tier. */
export function reasonText({
  reason,
  verdict,
  moreClicks,
}: Pick<StudiedGroup, 'reason' | 'verdict' | 'moreClicks'>): string {
  if (reason !== null) return wasteReasons[reason];
  const verdictWords = verdict === null ? '' : verdictText(verdict);
  if (moreClicks === null) return verdictWords === '' ? 'Os cliques ainda não dizem nada.' : verdictWords;
  const missing = countText(moreClicks, 'clique', 'cliques');
  return `${verdictWords} ${moreClicks === 1 ? 'Falta' : 'Faltam'} cerca de ${missing} sem venda para provar prejuízo.`.trim();
}

export const groupingLabels: Record<Grouping, string> = {
  words: 'Palavras',
  intent: 'Intenção',
  meaning: 'Ficha do produto',
};

const meaningLabels: Record<Meaning, string> = {
  brand: 'Marca',
  competitor: 'Concorrente',
  ingredient: 'Ingrediente',
  problem: 'Problema',
  audience: 'Público',
  price: 'Preço e oferta',
  kit: 'Kit e quantidade',
  guarantee: 'Garantia',
  delivery: 'Entrega e pagamento',
  shop: 'Lojas',
  trust: 'Confiança',
  usage: 'Uso e forma',
  outside: 'Nada da ficha',
};

/** What a group is called: its words, its intent, or what of the product it is about. */
export function groupName({ by, words, name }: Pick<StudiedGroup, 'by' | 'words' | 'name'>): string {
  if (by === 'words') return words;
  const known: Readonly<Record<string, string | undefined>> =
    by === 'meaning'
      ? meaningLabels
      : Object.fromEntries(Object.entries(intents).map(([id, { label }]) => [id, label]));
  const label = known[words] ?? 'Outras intenções';
  return name === null ? label : `${label}: ${name}`;
}

/** Where few clicks stand behind a rate, its range is wide, and that is the message. */
export function rateText({ tier, counts, rate }: StudiedGroup): string {
  if (tier === 'certain' || counts.clicks === 0) return '';
  const percent = (value: number) => numberText(value * 100, { most: 1 });
  return `De cada 100 cliques, entre ${percent(rate.low)} e ${percent(rate.high)} viram venda.`;
}
