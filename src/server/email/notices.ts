import { composeMail, type Mail, type Recipient } from './compose.ts';

const SWITCH_OFF = 'Você pode desligar este aviso na sua conta.';

export function trialEndingMail(user: Recipient, link: string): Mail {
  return composeMail(user, {
    subject: 'Seu teste da Faísca termina em um dia',
    lines: [
      'Falta um dia para o fim do seu teste.',
      'Para continuar com suas campanhas e listas, escolha um plano. O que você guardou continua na sua conta.',
    ],
    action: 'Ver planos',
    link,
    note: SWITCH_OFF,
  });
}

export function paymentFailedMail(user: Recipient, link: string): Mail {
  return composeMail(user, {
    subject: 'Não conseguimos renovar sua assinatura da Faísca',
    lines: [
      'O pagamento da renovação não foi confirmado.',
      'Sua conta fica aberta por 3 dias. Confira o cartão ou pague de outra forma até lá.',
    ],
    action: 'Resolver o pagamento',
    link,
    note: SWITCH_OFF,
  });
}

export function paymentEndedMail(user: Recipient, link: string): Mail {
  return composeMail(user, {
    subject: 'Sua assinatura da Faísca foi encerrada por falta de pagamento',
    lines: [
      'O pagamento da renovação não foi confirmado em 3 dias, e o acesso às ferramentas foi encerrado.',
      'Suas campanhas e listas continuam guardadas. Assine de novo para abri-las.',
    ],
    action: 'Ver planos',
    link,
    note: SWITCH_OFF,
  });
}

export function pageWorseMail(user: Recipient, link: string): Mail {
  return composeMail(user, {
    subject: 'Uma página dos seus anúncios piorou',
    lines: [
      'A verificação desta semana achou, em uma página de campanha, algo que o Google recusa e que antes não estava lá.',
      'Veja em Publicar, na aba Página, o que mudou. Se foram várias campanhas, o botão abre a última.',
    ],
    action: 'Ver a página',
    link,
    note: SWITCH_OFF,
  });
}
