import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';
import { smtpMail } from './smtp.ts';

/** Takes one mail, as a server that speaks SMTP without extensions does. */
async function mailServer() {
  let received = '';
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        received += text;
        if (!received.endsWith('\r\n.\r\n')) return;
        isData = false;
        socket.write('250 taken\r\n');
      } else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if (/^QUIT/i.test(text)) socket.end('221 bye\r\n');
      else socket.write('250 ok\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, mail: () => received, close: () => server.close() };
}

test('a mail goes out with its attachment, and its id is the Message-ID (C12)', async () => {
  const server = await mailServer();
  await smtpMail(`${server.url}?ignoreTLS=true`, 'https://badge.example.it').send({
    id: 'order-7-confirmation',
    to: 'giulia.sartori@example.it',
    subject: 'Il tuo ordine è pagato',
    text: 'Buono studio',
    attachments: [
      { filename: 'ricevuta.pdf', contentType: 'application/pdf', content: Buffer.from('%PDF') },
    ],
  });
  server.close();
  assert.match(server.mail(), /Message-ID: <order-7-confirmation@badge\.example\.it>/);
  assert.match(server.mail(), /To: giulia\.sartori@example\.it/);
  assert.match(server.mail(), /filename=ricevuta\.pdf/);
});

test('a server that cannot be reached is an error, so that the job is repeated', async () => {
  const server = await mailServer();
  server.close();
  const mail = { id: 'x', to: 'a@example.it', subject: 's', text: 't' };
  await assert.rejects(smtpMail(server.url, 'https://badge.example.it').send(mail));
});
