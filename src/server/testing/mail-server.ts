import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/**
 * A real SMTP server on a free port. It stores accepted mails, and refuses mails while `refusal` returns a
 * reason.
 */
export async function startMailServer() {
  const received: Email[] = [];
  const state: { refusal: string | null; onMessage: () => void } = {
    refusal: null,
    onMessage: () => undefined,
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    logger: false,
    onData(stream, _session, callback) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (state.refusal !== null) {
          callback(Object.assign(new Error(state.refusal), { responseCode: 451 }));
          return;
        }
        void PostalMime.parse(Buffer.concat(chunks)).then((mail) => {
          received.push(mail);
          state.onMessage();
          callback();
        });
      });
    },
  });
  server.on('error', () => undefined); // some tests disconnect in the middle
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const { port } = server.server.address() as AddressInfo; // it listens on TCP
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    state,
    /** The mails sent to this address, oldest first. */
    to: (address: string) => received.filter((mail) => mail.to?.some((one) => one.address === address)),
    close: () => new Promise<void>((done) => server.close(done)),
  };
}
