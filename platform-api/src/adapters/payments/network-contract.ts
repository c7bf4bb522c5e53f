import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import { RefundRefused, type PaymentsPort } from '../../ports/payments.ts';
import { recentCaptures } from './payments-contract.ts';
import type { StandIn } from '../../testing/payment-providers/stand-in.ts';

export type NetworkSubject = {
  payments: PaymentsPort;
  standIn: StandIn & { forgetKeys(): void; failRefunds(): void; pageSize: number };
  agree: (providerRef: string) => Promise<void>;
};

/** More answers are lost than the SDK's own repeats bring back. */
const MANY = 10;

/** What an adapter keeps whose provider is on the network, beside `paymentsContract`. */
export function networkContract(name: string, subject: () => NetworkSubject): void {
  const request = () => ({
    attemptId: randomUUID(),
    method: subject().payments.methods[0] ?? 'card',
    orderNumber: 'WB-2026-000001',
    amount: 7900n,
    customerEmail: 'giulia.sartori@example.it',
    returnUrl: 'http://localhost:8080/payment',
    language: 'it' as const,
  });
  const paid = async () => {
    const { payments, agree } = subject();
    const asked = request();
    const { providerRef } = await payments.createSession(asked);
    await agree(providerRef);
    await payments.capture({ ...asked, providerRef });
    return { ...asked, providerRef };
  };
  const captures = async () => {
    const all = await recentCaptures(subject().payments);
    return new Map(all.map((capture) => [capture.attemptId, capture]));
  };

  test(`${name}: a provider that is away throws, and refuses nothing for good`, async () => {
    const { payments, standIn } = subject();
    const { providerRef, attemptId, amount } = await paid();
    standIn.setAway(true);
    const isPassing = (error: unknown) => !(error instanceof RefundRefused);
    const refund = { refundId: randomUUID(), providerRef, amount };
    for (const call of [
      () => payments.createSession(request()),
      () => payments.status(providerRef),
      () => payments.expireSession(providerRef),
      () => payments.capture({ providerRef, attemptId, amount }),
      () => captures(),
      () => payments.refund(refund),
    ]) {
      await assert.rejects(call, isPassing);
    }
    standIn.setAway(false);
    await payments.refund(refund);
    assert.equal((await captures()).get(attemptId)?.refunded, 7900n);
  });

  test(`${name}: a session whose answer was lost is the same when it is made again`, async () => {
    const { payments, standIn } = subject();
    const asked = request();
    standIn.breakNext('lost', MANY);
    await assert.rejects(payments.createSession(asked));
    standIn.breakNext('lost', 0);
    const again = await payments.createSession(asked);
    assert.deepEqual(await payments.createSession(asked), again);
  });

  test(`${name}: a refund whose answer was lost is made once, also when the provider forgot its key`, async () => {
    const { payments, standIn } = subject();
    const { providerRef, attemptId } = await paid();
    const refund = { refundId: randomUUID(), providerRef, amount: 3000n };
    standIn.breakNext('lost', MANY);
    await assert.rejects(payments.refund(refund));
    standIn.breakNext('lost', 0);
    for (let repeat = 0; repeat < 3; repeat += 1) {
      await payments.refund(refund);
      standIn.forgetKeys();
    }
    assert.equal((await captures()).get(attemptId)?.refunded, 3000n);
  });

  test(`${name}: a refund that the bank sent back is made again under the same id`, async () => {
    const { payments, standIn } = subject();
    const { providerRef, attemptId } = await paid();
    const refund = { refundId: randomUUID(), providerRef, amount: 7900n };
    await payments.refund(refund);
    standIn.failRefunds();
    assert.equal((await captures()).get(attemptId)?.refunded, 0n);
    await payments.refund(refund);
    await payments.refund(refund);
    assert.equal((await captures()).get(attemptId)?.refunded, 7900n);
  });

  test(`${name}: a list of several pages has each capture once`, async () => {
    const { payments, standIn } = subject();
    const made: string[] = [];
    for (let n = 0; n < 7; n += 1) made.push((await paid()).attemptId);
    standIn.pageSize = 3;
    const all = await recentCaptures(payments);
    standIn.pageSize = 100;
    for (const id of made) assert.equal(all.filter((each) => each.attemptId === id).length, 1, id);
    assert.equal(new Set(all.map(({ captureRef }) => captureRef)).size, all.length);
  });
}
