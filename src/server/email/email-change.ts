import { composeMail, type Mail, type Recipient } from './compose.ts';

export function approveNewEmailMail(to: Recipient, link: string, newEmail: string): Mail {
  return composeMail(to, {
    subject: 'Confirme a troca de e-mail da sua conta na Faísca',
    lines: [
      `Pediram para trocar o e-mail da sua conta por ${newEmail}.`,
      'A troca só acontece depois de confirmada aqui e no e-mail novo. O link vale por 24 horas.',
    ],
    action: 'Confirmar a troca',
    link,
    note: 'Se não foi você, não confirme e troque a sua senha: quem pediu sabe a senha atual.',
  });
}

/** @param opensAdmin whether the account with this e-mail becomes the admin's. */
export function confirmNewEmailMail(
  to: Recipient,
  link: string,
  { from, opensAdmin }: { from: string; opensAdmin: boolean },
): Mail {
  return composeMail(to, {
    subject: 'Confirme seu novo e-mail na Faísca',
    lines: [
      `A conta de ${from} na Faísca pediu para passar a usar este endereço.`,
      'A troca só acontece depois de confirmada aqui e no e-mail atual. O link vale por 24 horas.',
    ],
    action: 'Confirmar e-mail',
    link,
    note: opensAdmin
      ? 'Este e-mail abre o painel de administração. Se não foi você que pediu a troca, não confirme.'
      : 'Se não foi você que pediu a troca, ignore esta mensagem.',
  });
}

/** For the owner of an account whose e-mail another account requested. */
export function emailTakenMail(to: Recipient, link: string): Mail {
  return composeMail(to, {
    subject: 'Este e-mail já tem uma conta na Faísca',
    lines: [
      'Alguém, talvez você, pediu para usar este e-mail em outra conta, mas ele já é desta.',
      'Cada e-mail pode ter uma conta só. Para continuar, entre na conta que já existe.',
    ],
    action: 'Entrar',
    link,
    note: 'Se não foi você, ignore esta mensagem: nada mudou na sua conta.',
  });
}

export function emailChangedMail(to: Recipient, link: string, newEmail: string): Mail {
  return composeMail(to, {
    subject: 'O e-mail da sua conta na Faísca mudou',
    lines: [
      `O e-mail da sua conta agora é ${newEmail}. Você não consegue mais entrar com este endereço.`,
      'Se foi você, está tudo certo.',
    ],
    action: 'Entrar na Faísca',
    link,
    note: 'Se não foi você, responda ao suporte: quem trocou confirmou por esta caixa de e-mail.',
  });
}
