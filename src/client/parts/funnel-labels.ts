import type { FunnelLevel } from '#domain/making/texts/content/funnel.ts';

export const funnelLabels: Record<FunnelLevel, string> = {
  top: 'Topo: conhece o problema',
  middle: 'Meio: compara soluções',
  bottom: 'Fundo: pronto para comprar',
};
