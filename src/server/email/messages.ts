import { composeMail, type Mail, type Recipient } from './compose.ts';

/** @param opensAdmin whether confirming this e-mail makes the account the admin. */
export function confirmationMail(to: Recipient, link: string, opensAdmin = false): Mail {
  return composeMail(to, {
    subject: 'Confirme seu e-mail na Faísca',
    lines: [
      'Sua conta foi criada e seu teste de 3 dias já começou.',
      'Falta confirmar que este endereço é seu. O link vale por 24 horas.',
    ],
    action: 'Confirmar e-mail',
    link,
    note: opensAdmin
      ? 'Este e-mail abre o painel de administração. Se não foi você quem escolheu a senha desta conta, não confirme: crie a sua em "Esqueceu a senha?".'
      : 'Se você não criou uma conta na Faísca, ignore esta mensagem.',
  });
}

export function resetMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'Redefina sua senha da Faísca',
    lines: [
      'Recebemos um pedido para trocar a senha da sua conta.',
      'O link vale por 1 hora e funciona uma única vez. Se você pediu mais de um, vale o mais recente.',
    ],
    action: 'Criar nova senha',
    link,
    note: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  });
}

export function alreadyRegisteredMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'Você já tem uma conta na Faísca',
    lines: [
      'Alguém, talvez você, tentou criar uma conta com este e-mail, mas ela já existe.',
      'Se não lembra da senha, ou ainda não confirmou o e-mail, peça um link para criar uma nova.',
    ],
    action: 'Recuperar acesso',
    link,
    note: 'Se não foi você, ignore esta mensagem: nada mudou na sua conta.',
  });
}

/**
 * For two sign-ups with the same unconfirmed e-mail and different passwords. Both passwords are now invalid.
 */
export function contestedMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'Crie uma nova senha da Faísca',
    lines: [
      'Uma conta com este e-mail foi criada mais de uma vez, com senhas diferentes, antes de ser confirmada.',
      'Para que só você entre nela, nenhuma dessas senhas vale mais. Crie a sua agora: isso também confirma o e-mail. O link vale por 24 horas.',
    ],
    action: 'Criar nova senha',
    link,
    note: 'Se você não criou uma conta na Faísca, ignore esta mensagem.',
  });
}

export function passwordChangedMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'A senha da sua conta na Faísca mudou',
    lines: [
      'A senha da sua conta foi trocada agora há pouco e todos os aparelhos foram desconectados.',
      'Se foi você, está tudo certo.',
    ],
    action: 'Não fui eu: criar outra senha',
    link,
    note: 'Se não foi você, crie outra senha e confira quem mais lê esta caixa de e-mail.',
  });
}

/** @param browser browser and operating system, in words. */
export function newDeviceMail(to: Recipient, link: string, browser: string): Mail {
  return composeMail(to, {
    subject: 'Novo acesso à sua conta da Faísca',
    lines: [
      `Alguém entrou na sua conta agora há pouco, em um aparelho novo: ${browser}.`,
      'Se foi você, está tudo certo.',
    ],
    action: 'Não fui eu: trocar a senha',
    link,
    note: 'Trocar a senha encerra a sessão em todos os aparelhos.',
  });
}

export function secondFactorOnMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'A verificação em duas etapas da sua conta na Faísca foi ligada',
    lines: [
      'A partir de agora, para entrar na sua conta é preciso também um código do aplicativo.',
      'Se foi você, está tudo certo. Guarde os códigos de recuperação fora do celular.',
    ],
    action: 'Não fui eu: criar outra senha',
    link,
    note: 'Se não foi você, crie outra senha e peça ao suporte para desligar a verificação.',
  });
}

export function secondFactorOffMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'A verificação em duas etapas da sua conta na Faísca foi desligada',
    lines: [
      'A partir de agora, para entrar na sua conta basta a senha. Os códigos de recuperação não valem mais.',
      'Se foi você, está tudo certo.',
    ],
    action: 'Não fui eu: criar outra senha',
    link,
    note: 'Se não foi você, crie outra senha e ligue a verificação de novo no seu perfil.',
  });
}

/** For a second factor that the operator removed at the person's request, for example after a lost phone. */
export function secondFactorRemovedMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'A verificação em duas etapas da sua conta na Faísca foi desligada',
    lines: [
      'O suporte da Faísca desligou a verificação em duas etapas da sua conta. Os códigos de recuperação não valem mais e todos os aparelhos foram desconectados.',
      'Se foi você quem pediu, entre com a sua senha e ligue a verificação de novo no seu perfil.',
    ],
    action: 'Não fui eu: criar outra senha',
    link,
    note: 'Se não foi você quem pediu, crie outra senha e responda ao suporte.',
  });
}
