import type { EssentialFact } from '#domain/making/findings/missing-facts.ts';

export const factWords: Record<EssentialFact, string> = {
  countries: 'país',
  languages: 'idioma',
  finalUrl: 'URL final',
  dailyBudget: 'orçamento',
};
