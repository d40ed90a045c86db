import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

export interface Mail {
  to: string;
  subject: string;
  html: string;
  text: string;
}

/** A real SMTP server that keeps what it is sent. */
export async function startMailbox() {
  const received: Mail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ subject = '', html = '', text = '' }) => {
          const to = session.envelope.rcptTo[0]?.address ?? '';
          received.push({ to, subject, html, text });
          done();
        });
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    /** The addresses of the product that somebody's mail leads to, the newest mail first. */
    links: (to: string) =>
      received
        .filter((mail) => mail.to === to)
        .reverse()
        .flatMap(({ text }) => /https?:\S+/.exec(text) ?? []),
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}
