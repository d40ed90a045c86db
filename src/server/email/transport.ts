import { createTransport } from 'nodemailer';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Env } from '../boot/env.ts';
import type { Mail } from './compose.ts';

export interface Transport {
  /** `id` identifies the message, so a message sent twice is recognised as the same one. */
  send(id: string, mail: Mail): Promise<void>;
  close(): void;
}

/**
 * Sends through the mail server in SMTP_URL. Without it, writes files to DATA_DIR/outbox and prints their
 * links on the console.
 */
export function createMailTransport(env: Env): Transport {
  return env.SMTP_URL === undefined
    ? outboxTransport(join(env.DATA_DIR, 'outbox'))
    : smtpTransport(env, env.SMTP_URL);
}

function smtpTransport(env: Env, url: string): Transport {
  const mailer = createTransport({ url, pool: true, connectionTimeout: 15_000, socketTimeout: 30_000 });
  const domain = new URL(env.APP_URL).hostname;
  return {
    async send(id, { recipient, subject, html, text, stopLink }) {
      await mailer.sendMail({
        from: env.MAIL_FROM,
        to: recipient,
        subject,
        html,
        text,
        messageId: `<${id}@${domain}>`,
        ...(stopLink && {
          headers: {
            'List-Unsubscribe': `<${stopLink}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          },
        }),
      });
    },
    close: () => mailer.close(),
  };
}

/** Writes one HTML page per message, named by its id, to open in a browser. */
function outboxTransport(folder: string): Transport {
  return {
    async send(id, { recipient, subject, html, text }) {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Only ">" ends the comment, so it is removed. Hyphens stay, because links contain them.
      const head = `<!--\nPara: ${recipient}\nAssunto: ${subject}\n\n${text.replaceAll('>', '&gt;')}\n-->\n`;
      const half = join(folder, `.${id}.part`);
      await writeFile(half, head + html, { mode: 0o600 });
      await rename(half, join(folder, `${id}.html`));
      const link = /https?:\/\/\S+/.exec(text)?.[0];
      console.log(`\n  E-mail para ${recipient}: ${subject}\n  ${link ?? ''}\n`);
    },
    close: () => undefined,
  };
}
