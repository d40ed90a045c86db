import type { PlanCode, SubscriptionStatus } from '#domain/account/plans.ts';

export const planLabels: Record<PlanCode | 'trial', string> = {
  trial: 'Teste',
  basico: 'Básico',
  pro: 'Pro',
};

export function statusLabel(status: SubscriptionStatus): 'Ativa' | 'Inativa' {
  return status === 'inactive' ? 'Inativa' : 'Ativa';
}

/** One plan's texts. Its price and buy link come from the server. */
export const planViews: Record<PlanCode, { pitch: string; features: readonly string[] }> = {
  basico: {
    pitch: 'Para montar as primeiras campanhas.',
    features: [
      'Gerador de palavras-chave',
      'Gerador de sitelinks',
      '1 lista salva',
      'Acesso limitado às outras ferramentas',
    ],
  },
  pro: {
    pitch: 'Para quem vive de tráfego.',
    features: [
      'Todas as ferramentas',
      'Listas ilimitadas',
      'Construtor de campanhas completo',
      'Comparação de campanhas',
      'Modelos e preferências avançados',
    ],
  },
};
