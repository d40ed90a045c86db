import type { MatchType } from '#domain/ads/match-types.ts';

export const matchLabels: Record<MatchType, string> = { broad: 'Ampla', phrase: '"Frase"', exact: '[Exata]' };
