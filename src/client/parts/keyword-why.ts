import type { GroupingReason, DraftKeyword } from '#domain/making/structure/draft.ts';
import { intents } from '#domain/language/intents.ts';
import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';

const stages: Record<FunnelLevel, string> = { top: 'Topo', middle: 'Meio', bottom: 'Fundo' };
const signs: Record<GroupingReason, string> = {
  list: 'pela etapa da lista',
  template: 'pelo modelo que a gerou',
  words: 'pelas palavras que tem',
  name: 'é o nome do produto',
  rest: 'sem sinal claro',
  hand: 'posta por você',
  file: 'veio do arquivo importado',
};

/** "Por quê": the rule that put a keyword into its group. */
export function keywordWhy({ funnel, intent, by }: DraftKeyword): string {
  const theme = intent === undefined ? undefined : intents[intent];
  const place = [funnel && stages[funnel], theme?.label].filter(Boolean).join(' · ');
  const reason = place === '' ? signs[by] : `${place} (${signs[by]})`;
  return theme === undefined ? reason : `${reason}: ${theme.why}`;
}
