import type { GroupingReason, DraftKeyword } from '#domain/making/structure/draft.ts';
import { intents } from '#domain/language/intents.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';

const stages: Record<FunnelLevel, string> = { top: 'Topo', middle: 'Meio', bottom: 'Fundo' };
/** Those that a person can doubt. What a list or a template says is certain. */
const signs: Record<GroupingReason, string | null> = {
  list: null,
  template: null,
  words: 'pelas palavras que tem',
  name: 'é o nome do produto',
  rest: 'sem sinal claro',
  hand: 'adicionada por você',
  file: 'veio do arquivo importado',
};

/** Stage, intent and the sign by which they were found, short enough for a row. */
export function keywordStage({ funnel, intent, by }: DraftKeyword): string {
  const stage = [funnel && stages[funnel], intent && intents[intent].label].filter(Boolean).join(' · ');
  const sign = signs[by];
  if (stage === '') return sign ?? '';
  return sign === null ? stage : `${stage} (${sign})`;
}

/** "Por quê": the rule that put a keyword into its group. */
export function keywordWhy(keyword: DraftKeyword): string {
  const { intent } = keyword;
  const reason = keywordStage(keyword);
  return intent === undefined ? reason : `${reason}: ${intents[intent].why}`;
}
