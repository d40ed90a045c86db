import { html } from 'hono/html';
import { pages } from '#domain/pages/pages.ts';

export interface Mail {
  recipient: string;
  subject: string;
  html: string;
  text: string;
  /** Where a mail program may stop such letters with one call (RFC 8058). */
  stopLink?: string | null;
}

export interface Recipient {
  name: string;
  email: string;
  emailVerified: boolean;
}

interface Letter {
  subject: string;
  lines: readonly string[];
  action: string;
  link: string;
  /** Small print below the button. */
  note: string;
  /** A link below the small print. */
  other?: { label: string; link: string };
}

export function composeMail(to: Recipient, letter: Letter): Mail {
  // A person who signs up with somebody else's e-mail chooses the name. So we leave the name out of mails
  // until the e-mail is confirmed.
  const name = to.emailVerified ? to.name.trim() : '';
  const greeting = name === '' ? 'Olá.' : `Olá, ${name}.`;
  const { subject, lines, action, link, note, other } = letter;
  const [terms, privacy] = [pages.terms.path, pages.privacy.path].map((path) => new URL(path, link).href);
  const legal = `Termos de uso: ${terms}\nPrivacidade: ${privacy}`;
  return {
    recipient: to.email,
    subject,
    html: composePage(greeting, letter),
    text: [
      ...[greeting, ...lines, `${action}: ${link}`, note],
      ...(other ? [`${other.label}: ${other.link}`] : []),
      `Faísca\n${legal}`,
    ].join('\n\n'),
  };
}

const ink = '#1f1915';
const faint = '#6f635a';
const ember = '#bf4a10';

/** What begins with it is an entry of a list, and the line before the first one is the list's title. */
const BULLET = '• ';

function composePage(greeting: string, { subject, lines, action, link, note, other }: Letter): string {
  const paragraph = (text: string, at: number, all: readonly string[]) => {
    const isInList = all[at + 1]?.startsWith(BULLET) === true;
    const isTitle = isInList && !text.startsWith(BULLET);
    const style = `margin:0 0 ${isInList ? 6 : 16}px;line-height:1.55;overflow-wrap:anywhere${isTitle ? ';font-weight:600' : ''}`;
    return html`<p style="${style}">${text}</p>`;
  };
  const legalLink = (path: string, label: string) =>
    html`<a href="${new URL(path, link).href}" style="color:${faint}">${label}</a>`;
  const page = html`<!doctype html>
    <html lang="pt-BR">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${subject}</title>
      </head>
      <body
        style="margin:0;padding:24px 12px;background:#faf6f1;color:${ink};font:16px/1.55 -apple-system,'Segoe UI',Roboto,Arial,sans-serif"
      >
        <table
          role="presentation"
          align="center"
          width="100%"
          style="max-width:520px;margin:0 auto;background:#ffffff;border:1px solid #e9e1d8;border-radius:14px"
        >
          <tr>
            <td style="padding:28px 24px">
              <p style="margin:0 0 24px;font-size:20px;font-weight:700;color:${ember}">Faísca</p>
              ${[greeting, ...lines].map(paragraph)}
              <p style="margin:24px 0">
                <a
                  href="${link}"
                  style="display:inline-block;padding:12px 22px;border-radius:10px;background:${ember};color:#ffffff;font-weight:600;text-decoration:none"
                  >${action}</a
                >
              </p>
              <p style="margin:0 0 16px;font-size:14px;color:${faint}">
                Se o botão não abrir, copie este endereço no navegador:<br /><a
                  href="${link}"
                  style="color:${ember};word-break:break-all"
                  >${link}</a
                >
              </p>
              <p style="margin:0 0 20px;font-size:14px;color:${faint}">
                ${note} ${other && html`<a href="${other.link}" style="color:${faint}">${other.label}</a>`}
              </p>
              <p style="margin:0;font-size:13px;color:${faint}">
                ${legalLink(pages.terms.path, pages.terms.title)} ·
                ${legalLink(pages.privacy.path, pages.privacy.title)}
              </p>
            </td>
          </tr>
        </table>
      </body>
    </html>`;
  return page.valueOf() as string; // a String object, because the template contains no promise
}
