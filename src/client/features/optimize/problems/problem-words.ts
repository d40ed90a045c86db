import type { Problem, ProblemKind, ProblemOf, Rating } from '#domain/deciding/report-findings/problem.ts';
import { takes } from '#domain/deciding/bidding/levers.ts';
import type { BidStrategy } from '#domain/making/structure/settings.ts';
import { amountText, microsText } from '#domain/shared/money.ts';
import { percentText } from '#domain/shared/numbers.ts';
import { capitalized } from '#client/lib/capitalized.ts';
import { verdictText } from '#client/parts/verdict-words.ts';
import { countText } from '#client/lib/count-text.ts';

export const problemLabels: Record<ProblemKind, string> = {
  duplicate: 'Palavra-chave repetida em grupos',
  competing: 'Grupos disputam o mesmo termo',
  first_page: 'Abaixo do lance de primeira página',
  low_quality: 'Índice de qualidade baixo',
  low_asset: 'Texto com desempenho baixo',
  lost_to_budget: 'Impressões perdidas por orçamento',
  lost_to_rank: 'Impressões perdidas por classificação',
  bad_time: 'Dia ou hora que não vende',
  bad_part: 'Vende pouco pelo custo',
  unlisted_seller: 'Vendeu e não é palavra-chave',
};

const ratings: Record<Rating, string> = {
  below: 'abaixo da média',
  average: 'na média',
  above: 'acima da média',
};

/**
 * What the problem costs, and what to do.
 * @param strategy the campaign's; null: it is not known.
 */
export function adviceText(problem: Problem, currency: string, strategy: BidStrategy | null): string {
  const isManual = takes(strategy, 'bid');
  const money = microsText(problem.costMicros, currency);
  switch (problem.kind) {
    case 'duplicate':
      return `Os outros grupos gastaram ${money}. Duas iguais disputam a mesma pesquisa: fique com a que vende mais pelo que gasta e pause as outras.`;
    case 'competing':
      return `Os outros grupos gastaram ${money} neste termo. Negative o termo, exato, nos grupos que não devem atendê-lo.`;
    case 'first_page':
      return firstPageAdvice(problem, money, currency);
    case 'low_quality':
      return `Nota ${problem.score} de 10, ${money} gastos. ${qualityAdvice(problem)}`;
    case 'low_asset':
      return `${countText(problem.impressions, 'impressão', 'impressões')}, ${money}. ${replacementText(problem)}`;
    case 'lost_to_budget':
      return `O orçamento acaba antes das pesquisas: ${percent(problem.share)} das impressões ficaram sem anúncio. Aparecer em todas custaria cerca de ${money} a mais. Aumente o orçamento só se a campanha dá lucro; senão, ${isManual ? 'baixe os lances ou ' : ''}negative o que não vende.`;
    case 'lost_to_rank':
      return `Outros anúncios passaram na frente em ${percent(problem.share)} das impressões, cerca de ${money} em cliques. Melhore títulos e página para subir o índice de qualidade${isManual ? ', ou aumente o lance até o CPC que ainda dá lucro' : '; o lance, a estratégia escolhe'}.`;
    case 'bad_time':
      return `Gastou ${money} e ${soldText(problem.conversions)}. ${isManual ? 'Baixe o lance deste horário, ou tire-o da programação, na aba Dados.' : `${AUTOMATIC} ou tire o horário da programação, na aba Dados.`}`;
    case 'bad_part':
      return `Gastou ${money} e ${soldText(problem.conversions)}. ${(isManual ? null : automaticAdvice[problem.of]) ?? partAdvice[problem.of]}`;
    case 'unlisted_seller':
      return `${countText(problem.conversions, 'venda', 'vendas')} por ${money}. Como palavra-chave exata, o termo tem lance e anúncio próprios.`;
  }
}

const partAdvice: Record<ProblemOf<'bad_part'>['of'], string> = {
  device: 'Baixe o lance neste aparelho, na aba Dados.',
  place: 'Baixe o lance neste lugar no Google Ads, ou deixe-o fora da campanha.',
  age: 'Baixe o lance desta idade no Google Ads.',
  gender: 'Baixe o lance deste gênero no Google Ads.',
  ad: 'Pause este anúncio no Google Ads, ou troque os textos dele pelos do melhor. O Google escolhe o anúncio a cada busca, então parte da diferença pode vir das buscas.',
  titles: 'Troque este título por outro nos anúncios do grupo.',
  descriptions: 'Troque esta descrição por outra nos anúncios do grupo.',
};

const AUTOMATIC = 'O Google escolhe os lances desta campanha e ignora ajustes: deixe como está';

const automaticAdvice: Partial<typeof partAdvice> = {
  device: `${AUTOMATIC} ou exclua o aparelho (−100%), na aba Dados.`,
  place: `${AUTOMATIC} ou deixe este lugar fora da campanha.`,
  age: `${AUTOMATIC} ou exclua esta idade no Google Ads.`,
  gender: `${AUTOMATIC} ou exclua este gênero no Google Ads.`,
};

function replacementText({ changes: [change] }: ProblemOf<'low_asset'>): string {
  return change?.kind === 'text'
    ? `Troque por: ${change.to}`
    : 'A Montagem não tem este texto, ou não há outro para pôr no lugar: troque-o no Google Ads.';
}

function firstPageAdvice(
  { bid, maxCpc, isAffordable, conversions }: ProblemOf<'first_page'>,
  money: string,
  currency: string,
): string {
  const amount = (value: number) => amountText(value, currency);
  const bids = [
    ...(maxCpc === null ? [] : [`seu CPC máximo é ${amount(maxCpc)}`]),
    ...(bid === null ? [] : [`a primeira página pede ${amount(bid)}`]),
  ].join(' e ');
  const about = bids === '' ? '' : ` ${capitalized(bids)}.`;
  if (isAffordable === true) return `${money} gastos.${about} Este lance ainda dá lucro: aumente-o.`;
  if (conversions > 0)
    return `${money} gastos, e ela vende.${about} Confira na conta da venda até onde o lance pode ir.`;
  if (isAffordable === false)
    return `${money} gastos.${about} Este lance passa do que um clique pode custar: pause a palavra.`;
  return `${money} gastos.${about} Aumente o lance, ou pause a palavra se ele passa do que um clique pode custar.`;
}

function qualityAdvice({
  parts: { expectedCtr, adRelevance, landingPage },
}: ProblemOf<'low_quality'>): string {
  const ratedParts = [
    ...(expectedCtr === null ? [] : [`CTR esperada ${ratings[expectedCtr]}`]),
    ...(adRelevance === null ? [] : [`relevância do anúncio ${ratings[adRelevance]}`]),
    ...(landingPage === null ? [] : [`página de destino ${ratings[landingPage]}`]),
  ].join(', ');
  const parts = ratedParts === '' ? '' : `${capitalized(ratedParts)}. `;
  if (adRelevance === 'below')
    return `${parts}Ponha a palavra em um título, ou leve-a para um grupo só dela.`;
  if (landingPage === 'below')
    return `${parts}A página precisa falar do que a pessoa pesquisou e abrir rápido no celular.`;
  if (expectedCtr === 'below')
    return `${parts}Escreva títulos que respondam a esta pesquisa e complete os sitelinks.`;
  return `${parts}Veja na aba Revisão o que falta nos anúncios deste grupo.`;
}

function percent(share: number): string {
  return percentText(share * 100, { most: 0 });
}

/** How sure the difference is, where rates are compared. */
export function proofText(problem: Problem): string {
  const { tier, confidence, conversions, kind } = problem;
  if (tier === null) return '';
  if (problem.kind === 'bad_time' || problem.kind === 'bad_part') return verdictText(problem.verdict);
  const sure = percentText(Math.floor((confidence ?? 0) * 1000) / 10);
  if (tier === 'strong')
    return `Vende menos, com ${sure} de confiança, já corrigido pelo número de comparações.`;
  if (tier === 'hint') return `Vende menos, com ${sure} de confiança. Ainda pode ser azar.`;
  const isSilent = confidence === null && conversions === 0;
  return kind === 'duplicate' || isSilent
    ? 'Os cliques ainda não dizem qual vende mais: fica a que o Google mais mostra ou a que já vendeu.'
    : 'Os cliques ainda não provam qual vende mais.';
}

function soldText(times: number): string {
  return times === 0 ? 'não vendeu' : `vendeu ${countText(times, 'vez', 'vezes')}`;
}
