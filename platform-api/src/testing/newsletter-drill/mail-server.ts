import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export type ReceivedMail = {
  /** Where it comes back to. */
  from: string;
  to: string;
  content: string;
};

/** What the server answers in place of taking a mail: a reply code for a recipient, at RCPT or after the content. */
export type Refusals = {
  rcpt?: (to: string) => number | null;
  data?: (to: string) => number | null;
};

/** A real mail server in this process. It takes every mail that it gets, also a second time. */
export async function mailServer(refusals: Refusals = {}, onMail?: (to: string) => void) {
  const received: ReceivedMail[] = [];
  const recipientOf = (session: SMTPServerSession) => session.envelope.rcptTo[0]?.address ?? '';
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    closeTimeout: 100,
    disableReverseLookup: true,
    onRcptTo: ({ address }, _session, done) => done(refusal(refusals.rcpt?.(address))),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = recipientOf(session);
        const { mailFrom } = session.envelope;
        const from = mailFrom === false ? '' : mailFrom.address;
        const error = refusal(refusals.data?.(to));
        // Only what ended with the dot is a mail; the stream of a lost connection does not end.
        if (error === null) {
          if (onMail) onMail(to);
          else received.push({ from, to, content: Buffer.concat(chunks).toString() });
        }
        done(error);
      });
    },
  });
  server.on('error', () => {});
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    url: `smtp://127.0.0.1:${(listener.address() as AddressInfo).port}?ignoreTLS=true`,
    received,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

function refusal(code: number | null | undefined): Error | null {
  if (code == null) return null;
  return Object.assign(new Error('refused'), { responseCode: code });
}
