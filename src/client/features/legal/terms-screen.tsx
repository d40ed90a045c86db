import { GUARANTEE_DAYS, TRIAL_DAYS } from '#domain/account/plans.ts';
import { LegalPage, type LegalSection } from './legal-page.tsx';

const sections: readonly LegalSection[] = [
  {
    title: 'O que é o serviço',
    paragraphs: [
      'A Faísca ajuda a montar campanhas de pesquisa no Google Ads: gera palavras-chave, títulos, descrições e recursos, guarda tudo em campanhas e exporta.',
      'A Faísca não é do Google. Quem publica os anúncios é você, na sua conta do Google Ads, e as regras do Google valem para eles.',
    ],
  },
  {
    title: 'Sua conta',
    paragraphs: [
      'Para usar o serviço, você precisa de um e-mail seu e de uma senha. Guarde a senha e os códigos de recuperação: o que é feito com eles conta como feito por você.',
      'Se notar um acesso que não foi seu, troque a senha e fale conosco.',
    ],
  },
  {
    title: 'Teste, planos e pagamento',
    paragraphs: [
      `A conta nova tem um teste de ${TRIAL_DAYS} dias, sem cartão. Depois dele, as ferramentas abrem com um plano pago.`,
      'O plano é mensal, pago em uma página de pagamento externa, e se renova até você cancelar. O cancelamento vale a partir do fim do período já pago.',
      `Nos primeiros ${GUARANTEE_DAYS} dias depois da compra, devolvemos o que você pagou, se você pedir. O direito de arrependimento da lei brasileira continua valendo.`,
    ],
  },
  {
    title: 'O que é seu',
    paragraphs: [
      'Suas campanhas, suas listas e os textos que você escreve são seus. Nós só os usamos para prestar o serviço a você.',
      'Os textos que a Faísca gera podem ser usados livremente nas suas campanhas.',
    ],
  },
  {
    title: 'O que esperamos de você',
    paragraphs: [
      'Confira os textos antes de publicar: o que um anúncio promete precisa ser verdade para o seu produto.',
      'Não tente entrar na conta de outra pessoa, derrubar o serviço nem usar a Faísca para anunciar o que a lei proíbe. Contas que fazem isso podem ser encerradas.',
    ],
  },
  {
    title: 'O que não prometemos',
    paragraphs: [
      'Não prometemos que o Google aprove um anúncio, nem resultados de uma campanha.',
      'Trabalhamos para que o serviço não pare e nada se perca, mas interrupções podem acontecer. Exporte o que for importante.',
    ],
  },
  {
    title: 'Mudanças',
    paragraphs: [
      'Se estes termos mudarem de um jeito que afete você, avisamos por e-mail antes. Vale a lei brasileira.',
    ],
  },
];

export function TermsScreen() {
  return (
    <LegalPage
      title="Termos de uso"
      intro="O combinado entre você e a Faísca, em português claro."
      sections={sections}
    />
  );
}
