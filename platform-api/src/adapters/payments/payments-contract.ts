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
  /** The person agrees to pay on the provider's page; nothing where it is closed. */
  agree: (providerRef: string) => Promise<void>;
  /** The same with a means of payment that is declined. */
  tryDeclined: (providerRef: string) => Promise<void>;
  /** Waits until the provider lists what was captured before. */
  listed: () => Promise<void>;
};

/** What the provider lists of the last hour. */
export async function recentCaptures(payments: PaymentsPort): Promise<PaymentCapture[]> {
  const all: PaymentCapture[] = [];
  for await (const capture of payments.listCaptures(new Date(Date.now() - 3_600_000))) {
    all.push(capture);
  }
  return all;
}

async function captureOf(
  payments: PaymentsPort,
  session: { providerRef: string; attemptId: string },
): Promise<PaymentCapture | undefined> {
  const all = await recentCaptures(payments);
  return all.find(
    ({ providerRef, attemptId }) =>
      providerRef === session.providerRef || attemptId === session.attemptId,
  );
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
    return { attemptId, amount, ...(await payments.createSession(request)) };
  };
  const paid = async (amount = 12_345n) => {
    const made = await session(amount);
    await subject().agree(made.providerRef);
    await subject().payments.capture(made);
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
    const status = await payments.status(providerRef);
    assert.ok(status.state === 'captured');
    assert.deepEqual([status.amount, status.currency], [12_345n, 'EUR']);
    assert.ok(status.attemptId === undefined || status.attemptId === attemptId);
    await listed();
    const capture = await captureOf(payments, { providerRef, attemptId });
    assert.ok(capture);
    assert.deepEqual([capture.amount, capture.currency, capture.refunded], [12_345n, 'EUR', 0n]);
  });

  test(`${name}: a page that was closed is not paid; one that was paid is not closed`, async () => {
    const { payments, agree, listed } = subject();
    const closed = await session();
    const { providerRef } = closed;
    assert.deepEqual(await payments.expireSession(providerRef), { state: 'expired' });
    assert.deepEqual(await payments.expireSession(providerRef), { state: 'expired' });
    await agree(providerRef);
    assert.deepEqual(await payments.capture(closed), { state: 'expired' });
    assert.deepEqual(await payments.status(providerRef), { state: 'expired' });
    const other = await paid();
    assert.equal((await payments.expireSession(other.providerRef)).state, 'captured');
    await listed();
    assert.equal(await captureOf(payments, closed), undefined);
    assert.ok(await captureOf(payments, other));
  });

  test(`${name}: what a person agreed to is taken once, also when it is asked for many times at once`, async () => {
    const { payments, agree, listed } = subject();
    const made = await session();
    assert.equal((await payments.capture(made)).state, 'open');
    await agree(made.providerRef);
    const taken = await Promise.all(Array.from({ length: 5 }, () => payments.capture(made)));
    assert.deepEqual(
      taken.map(({ state }) => state),
      Array.from({ length: 5 }, () => 'captured'),
    );
    await listed();
    const all = await recentCaptures(payments);
    assert.equal(all.filter(({ attemptId }) => attemptId === made.attemptId).length, 1);
  });

  test(`${name}: a means of payment that is declined pays nothing`, async () => {
    const { payments, tryDeclined, listed } = subject();
    const made = await session();
    await tryDeclined(made.providerRef);
    assert.ok(['open', 'failed'].includes((await payments.capture(made)).state));
    await listed();
    assert.equal(await captureOf(payments, made), undefined);
    await assert.rejects(
      payments.refund({ refundId: randomUUID(), providerRef: made.providerRef, amount: 1n }),
      RefundRefused,
    );
  });

  test(`${name}: a session that the provider does not know is over`, async () => {
    assert.deepEqual(await subject().payments.status('cs_unknown'), { state: 'expired' });
  });

  test(`${name}: several refunds of a capture, each once however often it is asked for, at once too`, async () => {
    const { payments, listed } = subject();
    const made = await paid();
    const { providerRef } = made;
    const ids = [randomUUID(), randomUUID()];
    const ask = (refundId: string | undefined, amount: bigint) =>
      payments.refund({ refundId: refundId ?? '', providerRef, amount });
    await Promise.all([ask(ids[0], 5000n), ask(ids[0], 5000n), ask(ids[1], 7000n)]);
    await ask(ids[0], 5000n);
    await listed();
    assert.equal((await captureOf(payments, made))?.refunded, 12_000n);
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

  test(`${name}: a call that the provider did not sign is not read`, async () => {
    assert.equal(await subject().payments.readWebhook({}, Buffer.from('{}')), null);
  });
}
