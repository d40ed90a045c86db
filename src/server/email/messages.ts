export interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
}

export interface Recipient {
  name: string;
  email: string;
}

interface Letter {
  subject: string;
  lines: readonly string[];
  action: string;
  link: string;
  /** Small print below the button. */
  note: string;
}

/** @param opensAdmin confirming makes whoever knows the account's password the admin. */
export function confirmationMail(user: Recipient, link: string, opensAdmin = false): Mail {
  return compose(user, {
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

export function resetMail(user: Recipient, link: string): Mail {
  return compose(user, {
    subject: 'Redefina sua senha da Faísca',
    lines: [
      'Recebemos um pedido para trocar a senha da sua conta.',
      'O link vale por 1 hora e funciona uma única vez.',
    ],
    action: 'Criar nova senha',
    link,
    note: 'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
  });
}

export function alreadyRegisteredMail(user: Recipient, link: string): Mail {
  return compose(user, {
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

/** Two sign-ups with one unconfirmed e-mail and two passwords, of which none works any more. */
export function contestedMail(user: Recipient, link: string): Mail {
  return compose(user, {
    subject: 'Crie uma nova senha da Faísca',
    lines: [
      'Uma conta com este e-mail foi criada duas vezes, com senhas diferentes, antes de ser confirmada.',
      'Para que só você entre nela, nenhuma das duas vale mais. Peça um link e crie a sua: isso também confirma o e-mail.',
    ],
    action: 'Criar nova senha',
    link,
    note: 'Se você não criou uma conta na Faísca, ignore esta mensagem.',
  });
}

/** Whoever registers another's e-mail writes the name: nobody sends addresses of theirs through our letters. */
const addressLike = /[/@]|\.\p{L}{2}/u;

export function compose(user: Recipient, letter: Letter): Mail {
  const name = user.name.trim();
  const greeting = name === '' || addressLike.test(name) ? 'Olá.' : `Olá, ${name}.`;
  return {
    recipient: user.email,
    subject: letter.subject,
    html: composeHtml(greeting, letter),
    text: [greeting, ...letter.lines, `${letter.action}: ${letter.link}`, letter.note, 'Faísca'].join('\n\n'),
  };
}

function composeHtml(greeting: string, { subject, lines, action, link, note }: Letter): string {
  const paragraph = (text: string) => `<p style="margin:0 0 16px;line-height:1.55">${escapeHtml(text)}</p>`;
  const href = escapeHtml(link);
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;padding:32px 16px;background:#faf6f1;color:#1f1915;font:16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif">
<table role="presentation" align="center" width="100%" style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e9e1d8;border-radius:14px">
<tr><td style="padding:32px">
<p style="margin:0 0 24px;font-size:20px;font-weight:700;color:#bf4a10">Faísca</p>
${[greeting, ...lines].map(paragraph).join('\n')}
<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:12px 22px;border-radius:10px;background:#bf4a10;color:#ffffff;font-weight:600;text-decoration:none">${escapeHtml(action)}</a></p>
<p style="margin:0 0 16px;font-size:14px;color:#6f635a">Se o botão não abrir, copie este endereço no navegador:<br><a href="${href}" style="color:#bf4a10;word-break:break-all">${href}</a></p>
<p style="margin:0;font-size:14px;color:#6f635a">${escapeHtml(note)}</p>
</td></tr></table></body></html>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
    "'": '&#39;',
  };
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}
