import type { HelpSlug } from '#client/parts/help-link.tsx';
import { accountArticles } from './account.ts';
import type { Article } from './article.ts';
import { campaignArticles } from './campaign.ts';
import { publishArticles } from './publish.ts';
import { ruleArticles } from './rules.ts';
import { startArticles } from './start.ts';
import { toolHelp } from './tools.ts';

const bySlug: Readonly<Record<HelpSlug, Article>> = {
  ...startArticles,
  ...toolHelp,
  ...ruleArticles,
  ...campaignArticles,
  ...publishArticles,
  ...accountArticles,
};

export type HelpEntry = Article & { slug: string };

const entry = ([slug, article]: [string, Article]): HelpEntry => ({ slug, ...article });

export const helpEntries: readonly HelpEntry[] = Object.entries(bySlug).map(entry);

export const helpGroups: readonly { title: string; entries: readonly HelpEntry[] }[] = [
  { title: 'Primeiros passos', entries: Object.entries(startArticles).map(entry) },
  { title: 'Ferramentas', entries: Object.entries(toolHelp).map(entry) },
  { title: 'Regras do Google', entries: Object.entries(ruleArticles).map(entry) },
  { title: 'Sua campanha', entries: Object.entries(campaignArticles).map(entry) },
  { title: 'Levar ao Google Ads', entries: Object.entries(publishArticles).map(entry) },
  { title: 'Plano e conta', entries: Object.entries(accountArticles).map(entry) },
];
