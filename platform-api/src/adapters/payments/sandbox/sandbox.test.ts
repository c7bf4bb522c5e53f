import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import { systemClock } from '../../../clock.ts';
import { ephemeralSecrets } from '../../../secrets.ts';
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts';
import { paymentsContract, type ContractSubject } from '../payments-contract.ts';
import { decideSession, paymentSandbox } from './sandbox.ts';

let opened: TestDatabase;
let subject: ContractSubject;

before(async () => {
  opened = await openTestDatabase();
  const { database } = opened;
  subject = {
    payments: paymentSandbox(
      { publicUrl: 'http://localhost:8080' },
      { database, secrets: ephemeralSecrets(), clock: systemClock },
    ),
    async agree(providerRef) {
      const capturedAt = systemClock.now();
      await decideSession(database, providerRef, { state: 'captured', capturedAt });
    },
    async tryDeclined(providerRef) {
      await decideSession(database, providerRef, { state: 'failed' });
    },
    listed: async () => {},
  };
});
after(() => opened.close());

paymentsContract('sandbox', () => subject);

test('many refunds of one capture at once give back no more than it', async () => {
  const { payments, agree } = subject;
  const { providerRef } = await payments.createSession({
    attemptId: randomUUID(),
    method: 'card',
    orderNumber: 'WB-2026-000001',
    amount: 10_000n,
    customerEmail: 'giulia.sartori@example.it',
    returnUrl: 'http://localhost:8080/payment',
    language: 'it',
  });
  await agree(providerRef);
  const results = await Promise.allSettled(
    Array.from({ length: 12 }, () =>
      payments.refund({ refundId: randomUUID(), providerRef, amount: 3000n }),
    ),
  );
  assert.equal(results.filter(({ status }) => status === 'fulfilled').length, 3);
});
