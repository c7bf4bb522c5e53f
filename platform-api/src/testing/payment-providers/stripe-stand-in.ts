import { randomBytes } from 'node:crypto';
import { idempotency, startStandIn, type StandIn, type StandInAnswer } from './stand-in.ts';

type Refund = { id: string; payment_intent: string; amount: number } & Record<string, unknown>;

type Session = {
  id: string;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  amount_total: number;
  currency: string;
  client_reference_id: string | null;
  payment_intent: string | null;
  intentMetadata: Record<string, string>;
  created: number;
} & Record<string, unknown>;

type Charge = {
  id: string;
  payment_intent: string;
  amount_captured: number;
  amount_refunded: number;
} & Record<string, unknown>;

export type StripeStandIn = StandIn & {
  account: { secretKey: string; webhookSecret: string; apiUrl: string };
  /** The person pays on the page; false when it is not open. */
  pay(ref: string): boolean;
  /** As a payment of another shop on the account, or one that somebody changed at the provider. */
  change(ref: string, changes: Partial<Session>): void;
  session(ref: string): Session | undefined;
  /** A charge that no session of ours made. */
  chargeElsewhere(amount: number): string;
  /** The provider's later word on a refund: the bank sent it back. */
  failRefunds(): void;
  forgetKeys(): void;
  /** Rows of a page of its lists. */
  pageSize: number;
};

const id = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
const now = () => Math.floor(Date.now() / 1000);

const problem = (status: number, error: Record<string, string>): StandInAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', ...error } },
  headers: { 'request-id': id('req') },
});

const missing = (what: string) =>
  problem(404, { code: 'resource_missing', message: `No such ${what}` });

/** What Stripe documents of Checkout sessions, payment intents, charges and refunds. */
export async function startStripe(): Promise<StripeStandIn> {
  const account = { secretKey: 'sk_test_standin', webhookSecret: `whsec_${id('w')}` };
  const sessions = new Map<string, Session>();
  const charges: Charge[] = [];
  const refunds: Refund[] = [];
  const keys = idempotency({
    inFlight: problem(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this key',
    }),
    reused: problem(400, {
      type: 'idempotency_error',
      message: 'Keys for idempotent requests can only be used with the same parameters',
    }),
  });
  const options = { pageSize: 100 };

  const intentOf = (session: Session) => {
    const charge = charges.find((each) => each.payment_intent === session.payment_intent);
    return {
      id: session.payment_intent,
      object: 'payment_intent',
      status: charge === undefined ? 'requires_payment_method' : 'succeeded',
      amount: session.amount_total,
      amount_received: charge?.amount_captured ?? 0,
      currency: session.currency,
      metadata: session.intentMetadata,
      latest_charge: charge?.id ?? null,
    };
  };
  const show = ({ intentMetadata: _kept, ...session }: Session, expand: string[] = []) => ({
    ...session,
    payment_intent:
      session.payment_intent !== null && expand.includes('payment_intent')
        ? intentOf({ ...session, intentMetadata: _kept })
        : session.payment_intent,
  });
  const ok = (body: unknown): StandInAnswer => ({
    status: 200,
    body,
    headers: { 'request-id': id('req') },
  });

  function page(rows: readonly { id: string }[], query: URLSearchParams): StandInAnswer {
    const after = query.get('starting_after');
    const newest = rows.toReversed();
    const start = after === null ? 0 : newest.findIndex((row) => row.id === after) + 1;
    const size = Math.min(Number(query.get('limit') ?? 10), options.pageSize);
    const data = newest.slice(start, start + size);
    return ok({ object: 'list', data, has_more: start + size < newest.length, url: '/v1/list' });
  }

  function createSession(form: Form): StandInAnswer {
    const item = form['line_items']?.['0'];
    const amount = Number(item?.price_data?.unit_amount) * Number(item?.quantity);
    const currency = String(item?.price_data?.currency ?? '');
    if (form['mode'] !== 'payment' || !Number.isInteger(amount) || currency === '') {
      return problem(400, { message: 'Missing required param: line_items' });
    }
    if (amount < 50) return problem(400, { code: 'amount_too_small', message: 'At least €0.50' });
    const ref = id('cs_test');
    const session: Session = {
      id: ref,
      object: 'checkout.session',
      status: 'open',
      payment_status: 'unpaid',
      mode: 'payment',
      amount_total: amount,
      currency,
      client_reference_id: form['client_reference_id'] ?? null,
      customer_email: form['customer_email'] ?? null,
      metadata: form['metadata'] ?? {},
      intentMetadata: form['payment_intent_data']?.metadata ?? {},
      payment_intent: null,
      success_url: form['success_url'],
      cancel_url: form['cancel_url'],
      url: `https://checkout.stripe.com/c/pay/${ref}`,
      livemode: false,
      created: now(),
      expires_at: now() + 86_400,
    };
    sessions.set(ref, session);
    return ok(show(session));
  }

  function createRefund(form: Form): StandInAnswer {
    const intent = String(form['payment_intent'] ?? '');
    const charge = charges.find((each) => each.payment_intent === intent);
    if (charge === undefined) return missing('payment_intent');
    const left = charge.amount_captured - charge.amount_refunded;
    const amount = form['amount'] === undefined ? left : Number(form['amount']);
    if (left === 0) {
      return problem(400, { code: 'charge_already_refunded', message: 'It has been refunded' });
    }
    if (amount > left) {
      return problem(400, { message: `Refund amount is greater than unrefunded amount ${left}` });
    }
    charge.amount_refunded += amount;
    const refund: Refund = {
      id: id('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      payment_intent: intent,
      currency: 'eur',
      metadata: form['metadata'] ?? {},
      status: 'succeeded',
      created: now(),
    };
    refunds.push(refund);
    return ok(refund);
  }

  const server = await startStandIn(async ({ method, path, query, headers, body }) => {
    if (headers.authorization !== `Bearer ${account.secretKey}`) {
      return problem(401, { message: 'Invalid API Key provided' });
    }
    const form = readForm(body);
    const key = String(headers['idempotency-key'] ?? id('key'));
    const once = (work: () => StandInAnswer) => keys.run(key, `${path} ${body}`, work);
    const [, , resource, ref, verb] = path.replace('/checkout/sessions', '/sessions').split('/');
    if (resource === 'sessions' && method === 'POST' && ref === undefined) {
      return once(() => createSession(form));
    }
    if (resource === 'sessions' && ref !== undefined) {
      const session = sessions.get(ref);
      if (session === undefined) return missing('checkout.session');
      if (verb !== 'expire') {
        return ok(
          show(
            session,
            [...query].filter(([k]) => k.startsWith('expand')).map(([, v]) => v),
          ),
        );
      }
      if (session.status !== 'open') {
        return problem(400, { message: 'Only Checkout Sessions with a status in ["open"]' });
      }
      session.status = 'expired';
      return ok(show(session));
    }
    if (resource === 'charges') {
      const since = Number(query.get('created[gte]') ?? 0);
      return page(
        charges.filter((charge) => Number(charge['created']) >= since),
        query,
      );
    }
    if (resource === 'refunds' && method === 'POST') return once(() => createRefund(form));
    if (resource === 'refunds') {
      const intent = query.get('payment_intent');
      return page(
        refunds.filter((refund) => refund.payment_intent === intent),
        query,
      );
    }
    return missing('path');
  });

  function charge(intent: string, amount: number, metadata: Record<string, string>): string {
    const made: Charge = {
      id: id('ch'),
      object: 'charge',
      payment_intent: intent,
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      currency: 'eur',
      captured: true,
      paid: true,
      status: 'succeeded',
      metadata,
      created: now(),
    };
    charges.push(made);
    return made.id;
  }

  return Object.assign(options, {
    ...server,
    account: { ...account, apiUrl: server.url },
    pay(ref: string) {
      const session = sessions.get(ref);
      if (session?.status !== 'open') return false;
      session.payment_intent = id('pi');
      session.status = 'complete';
      session.payment_status = 'paid';
      charge(session.payment_intent, session.amount_total, session.intentMetadata);
      return true;
    },
    change(ref: string, changes: Partial<Session>) {
      Object.assign(sessions.get(ref) ?? {}, changes);
    },
    session: (ref: string) => sessions.get(ref),
    chargeElsewhere: (amount: number) => charge(id('pi'), amount, { attempt_id: 'invoice 7' }),
    failRefunds() {
      for (const refund of refunds.filter(({ status }) => status === 'succeeded')) {
        refund['status'] = 'failed';
        const of = charges.find((each) => each.payment_intent === refund.payment_intent);
        if (of !== undefined) of.amount_refunded -= refund.amount;
      }
    },
    forgetKeys: () => keys.forget(),
  });
}

// Fields of a form have no other type than what their names make of them.
// oxlint-disable-next-line typescript/no-explicit-any
type Form = Record<string, any>;

/** `a[b][0]=c`, as Stripe's SDK writes bodies. */
function readForm(body: string): Form {
  const form: Form = {};
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/[[\]]+/).filter(Boolean);
    const last = keys.pop() ?? '';
    let at = form;
    for (const key of keys) at = at[key] ??= {};
    at[last] = value;
  }
  return form;
}
