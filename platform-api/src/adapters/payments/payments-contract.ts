import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { test } from 'node:test';
import {
  RefundRefused,
  type PaymentCapture,
  type PaymentMethod,
  type PaymentsPort,
} from '../../ports/payments.ts';

export type ContractSubject = {
  payments: PaymentsPort;
  /** The person pays on the provider's page. */
  pay: (providerRef: string) => Promise<void>;
  /** Waits until the provider lists what was captured before. */
  listed: () => Promise<void>;
};

const since = () => new Date(Date.now() - 3_600_000);

async function captureOf(payments: PaymentsPort, ref: string): Promise<PaymentCapture | undefined> {
  for await (const capture of payments.listCaptures(since())) {
    if (capture.providerRef === ref) return capture;
  }
  return undefined;
}

/**
 * What every payment provider keeps (ports/payments.ts), for each adapter's own tests.
 * @param subject of the adapter, made before the first test runs
 */
export function paymentsContract(name: string, subject: () => ContractSubject): void {
  const session = async (amount = 12_345n, attemptId: string = randomUUID()) => {
    const { payments } = subject();
    const [method = 'card'] = payments.methods;
    const request = {
      attemptId,
      method: method satisfies PaymentMethod,
      orderNumber: 'WB-2026-000001',
      amount,
      customerEmail: 'giulia.sartori@example.it',
      returnUrl: 'http://localhost:8080/payment',
      language: 'it',
    } as const;
    return { attemptId, ...(await payments.createSession(request)) };
  };
  const paid = async (amount = 12_345n) => {
    const made = await session(amount);
    await subject().pay(made.providerRef);
    return made;
  };

  test(`${name}: a session is made once for an attempt, also when asked for many times at once`, async () => {
    const attemptId = randomUUID();
    const made = await Promise.all(Array.from({ length: 5 }, () => session(500n, attemptId)));
    assert.equal(new Set(made.map(({ providerRef }) => providerRef)).size, 1);
    assert.deepEqual(await subject().payments.status(made[0]?.providerRef ?? ''), {
      state: 'open',
    });
  });

  test(`${name}: what was paid is captured, with its amount, and listed`, async () => {
    const { payments, listed } = subject();
    const { attemptId, providerRef } = await paid();
    assert.deepEqual(await payments.status(providerRef), {
      state: 'captured',
      amount: 12_345n,
      currency: 'EUR',
    });
    await listed();
    const capture = await captureOf(payments, providerRef);
    assert.ok(capture);
    assert.ok(capture.attemptId === null || capture.attemptId === attemptId);
    assert.deepEqual([capture.amount, capture.currency, capture.refunded], [12_345n, 'EUR', 0n]);
  });

  test(`${name}: a page that was closed is not paid; one that was paid is not closed`, async () => {
    const { payments, pay, listed } = subject();
    const { providerRef } = await session();
    assert.deepEqual(await payments.expireSession(providerRef), { state: 'expired' });
    assert.deepEqual(await payments.expireSession(providerRef), { state: 'expired' });
    await pay(providerRef).catch(() => {});
    assert.deepEqual(await payments.status(providerRef), { state: 'expired' });
    const other = await paid();
    assert.equal((await payments.expireSession(other.providerRef)).state, 'captured');
    await listed();
    assert.equal(await captureOf(payments, providerRef), undefined);
    assert.ok(await captureOf(payments, other.providerRef));
  });

  test(`${name}: several refunds of a capture, each once however often it is asked for, at once too`, async () => {
    const { payments, listed } = subject();
    const { providerRef } = await paid();
    const ids = [randomUUID(), randomUUID()];
    const ask = (refundId: string | undefined, amount: bigint) =>
      payments.refund({ refundId: refundId ?? '', providerRef, amount });
    await Promise.all([ask(ids[0], 5000n), ask(ids[0], 5000n), ask(ids[1], 7000n)]);
    await ask(ids[0], 5000n);
    await listed();
    assert.equal((await captureOf(payments, providerRef))?.refunded, 12_000n);
    await assert.rejects(ask(randomUUID(), 346n), RefundRefused);
    await ask(randomUUID(), 345n);
    await assert.rejects(ask(randomUUID(), 1n), RefundRefused);
  });

  test(`${name}: what was never captured cannot be given back`, async () => {
    const { providerRef } = await session();
    await assert.rejects(
      subject().payments.refund({ refundId: randomUUID(), providerRef, amount: 1n }),
      RefundRefused,
    );
  });

  test(`${name}: a call that the provider did not sign is not read`, () => {
    assert.equal(subject().payments.readWebhook({}, Buffer.from('{}')), null);
  });
}
