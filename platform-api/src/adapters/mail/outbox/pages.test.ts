import assert from 'node:assert/strict';
import { test } from 'node:test';
import { testPlatform } from '../../../testing/platform.ts';

test('an address in a mail is a link with all of its query', async () => {
  const t = await testPlatform();
  await t.platform.mail.send({
    id: 'newsletter-1',
    to: 'giulia@example.it',
    subject: 'Novità',
    text: 'Esci: https://badge.example.it/unsubscribe?courseId=1&userId=abc <fine>',
  });
  const { body } = await t.call(null, { method: 'GET', url: '/dev/outbox/newsletter-1' });
  await t.close();
  const [, address] = /<pre>Esci: <a href="([^"]*)">/.exec(body) ?? [];
  assert.equal(address, 'https://badge.example.it/unsubscribe?courseId=1&#38;userId=abc');
});
