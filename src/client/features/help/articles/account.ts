import { GRACE_DAYS, GUARANTEE_DAYS, TRIAL_DAYS } from '#domain/account/plans.ts';
import { paths } from '#client/paths.ts';
import type { Article } from './article.ts';

export const accountArticles = {
  planos: {
    title: 'Teste, planos e pagamento',
    summary: 'O que cada plano traz, como cancelar e o que acontece quando o teste termina.',
    words: 'assinatura preço cancelar reembolso garantia básico pro cartão',
    screen: { label: 'Ver planos', to: paths.pricing },
    sections: [
      {
        points: [
          `O teste dura ${TRIAL_DAYS} dias, abre tudo o que o Pro tem e não pede cartão.`,
          'No Básico, cada ferramenta guarda 1 lista no navegador. No Pro, não há limite.',
          `Nos primeiros ${GUARANTEE_DAYS} dias depois da compra, devolvemos o que você pagou, se você pedir.`,
          `Se uma renovação falhar, a conta continua aberta por ${GRACE_DAYS} dias para você acertar o pagamento.`,
        ],
      },
      {
        title: 'Quando o acesso termina',
        paragraphs: [
          'Nada é apagado. Suas campanhas voltam assim que você assina um plano, e seus dados podem ser baixados na página de planos.',
        ],
      },
    ],
  },
  'conta-e-seguranca': {
    title: 'Conta e segurança',
    summary: 'Senha, verificação em duas etapas, aparelhos conectados e seus dados.',
    words: 'senha 2fa dois fatores código e-mail telefone excluir lgpd sessão',
    screen: { label: 'Abrir Perfil', to: paths.profile },
    sections: [
      {
        points: [
          'Senha: no Perfil, peça o e-mail de redefinição. Trocar a senha encerra as outras sessões.',
          'Verificação em duas etapas: leia o QR code com um aplicativo autenticador e digite o código dele. Guarde os códigos de recuperação: eles aparecem uma única vez.',
          'Aparelhos: veja onde a conta está aberta e desconecte o que não for seu.',
          'Seus dados: baixe tudo o que a Faísca guarda sobre você.',
        ],
      },
    ],
  },
} as const satisfies Record<string, Article>;
