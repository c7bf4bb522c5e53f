import { randomBytes } from 'node:crypto';
import { paypalSigner, type PaypalSigner } from './paypal-signer.ts';
import { idempotency, startStandIn, type StandIn, type StandInAnswer } from './stand-in.ts';

type Money = { currency_code: string; value: string };
type Refund = { id: string; status: string; amount: Money; custom_id?: string };
type Capture = {
  id: string;
  status: string;
  amount: Money;
  custom_id?: string;
  create_time: string;
};

export type PaypalOrder = {
  id: string;
  status: string;
  amount: Money;
  custom_id?: string;
  description?: string;
  means: 'good' | 'declined' | 'pending';
  captures: Capture[];
  refunds: Refund[];
};

export type PaypalStandIn = StandIn & {
  account: {
    clientId: string;
    clientSecret: string;
    webhookId: string;
    mode: 'test';
    apiUrl: string;
  };
  /** The person agrees on the page, with a means of payment that will do or not. */
  approve(ref: string, means?: PaypalOrder['means']): boolean;
  order(ref: string): PaypalOrder | undefined;
  /** The order's time is over at PayPal. */
  forgetOrder(ref: string): void;
  paidElsewhere(amount: string): void;
  failRefunds(): void;
  forgetKeys(): void;
  event: PaypalSigner['event'];
  certificatesRead(): number;
  pageSize: number;
};

const letters = (length: number) => randomBytes(length).toString('hex').toUpperCase();
const orderId = () => letters(9).slice(0, 17);

const problem = (status: number, name: string, issue: string): StandInAnswer => ({
  status,
  body: {
    name,
    message: 'The requested action could not be performed.',
    debug_id: letters(6),
    details: [{ issue, description: issue }],
    links: [],
  },
});
const refuse = (issue: string) => problem(422, 'UNPROCESSABLE_ENTITY', issue);
const notFound = problem(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');

/** Cents of an amount, as PayPal reckons: by itself, so that a mistake of the adapter's is seen. */
const centsOf = ({ value }: Money) => Math.round(Number(value) * 100);
const moneyOf = (cents: number): Money => ({
  currency_code: 'EUR',
  value: (cents / 100).toFixed(2),
});

/** What PayPal documents of orders, captures, refunds, transactions and the signatures of its calls. */
export async function startPaypal(): Promise<PaypalStandIn> {
  const account = {
    clientId: 'client',
    clientSecret: 'secret',
    webhookId: letters(9),
    mode: 'test' as const,
  };
  const orders = new Map<string, PaypalOrder>();
  const elsewhere: { id: string; value: string }[] = [];
  const token = letters(20);
  const keys = idempotency({
    inFlight: problem(409, 'RESOURCE_CONFLICT', 'PREVIOUS_REQUEST_IN_PROGRESS'),
    reused: refuse('DUPLICATE_REQUEST_ID'),
  });
  const options = { pageSize: 500 };
  let certificatesRead = 0;

  const links = (order: PaypalOrder) => [
    { href: `${server.url}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' },
    {
      href: `https://www.sandbox.paypal.com/checkoutnow?token=${order.id}`,
      rel: 'payer-action',
      method: 'GET',
    },
  ];
  const show = (order: PaypalOrder) => ({
    id: order.id,
    intent: 'CAPTURE',
    status: order.status,
    purchase_units: [
      {
        reference_id: 'default',
        amount: order.amount,
        ...(order.custom_id === undefined ? {} : { custom_id: order.custom_id }),
        ...(order.captures.length === 0
          ? {}
          : {
              payments: {
                captures: order.captures,
                ...(order.refunds.length === 0 ? {} : { refunds: order.refunds }),
              },
            }),
      },
    ],
    links: links(order),
  });

  function createOrder(body: Record<string, unknown>): StandInAnswer {
    const [unit] = (body['purchase_units'] ?? []) as PaypalOrder[];
    if (body['intent'] !== 'CAPTURE' || !/^\d+\.\d\d$/.test(unit?.amount.value ?? '')) {
      return problem(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER');
    }
    const order: PaypalOrder = {
      id: orderId(),
      status: 'PAYER_ACTION_REQUIRED',
      amount: unit?.amount ?? moneyOf(0),
      custom_id: unit?.custom_id ?? '',
      means: 'good',
      captures: [],
      refunds: [],
    };
    orders.set(order.id, order);
    const { id, status } = order;
    return { status: 200, body: { id, status, links: links(order) } };
  }

  function capture(order: PaypalOrder): StandInAnswer {
    if (order.captures.length > 0) return refuse('ORDER_ALREADY_CAPTURED');
    if (order.status !== 'APPROVED') return refuse('ORDER_NOT_APPROVED');
    if (order.means === 'declined') return refuse('INSTRUMENT_DECLINED');
    order.status = 'COMPLETED';
    order.captures.push({
      id: orderId(),
      status: order.means === 'pending' ? 'PENDING' : 'COMPLETED',
      amount: order.amount,
      ...(order.custom_id === undefined ? {} : { custom_id: order.custom_id }),
      create_time: new Date().toISOString(),
    });
    return { status: 201, body: show(order) };
  }

  const refundedOf = (order: PaypalOrder) =>
    order.refunds
      .filter(({ status }) => status === 'COMPLETED')
      .reduce((sum, { amount }) => sum + centsOf(amount), 0);

  function settleCapture(order: PaypalOrder): void {
    const [taken] = order.captures;
    const back = refundedOf(order);
    if (taken === undefined) return;
    taken.status =
      back === 0 ? 'COMPLETED' : back === centsOf(taken.amount) ? 'REFUNDED' : 'PARTIALLY_REFUNDED';
  }

  function refund(order: PaypalOrder, body: { amount?: Money; custom_id?: string }): StandInAnswer {
    const [taken] = order.captures;
    if (taken === undefined) return notFound;
    const left = centsOf(taken.amount) - refundedOf(order);
    if (left === 0) return refuse('CAPTURE_FULLY_REFUNDED');
    const cents = body.amount === undefined ? left : centsOf(body.amount);
    if (cents > left) return refuse('REFUND_AMOUNT_EXCEEDED');
    const made: Refund = {
      id: orderId(),
      status: 'COMPLETED',
      amount: moneyOf(cents),
      ...(body.custom_id === undefined ? {} : { custom_id: body.custom_id }),
    };
    order.refunds.push(made);
    settleCapture(order);
    return { status: 201, body: { id: made.id, status: made.status, links: [] } };
  }

  function transactions(query: URLSearchParams): StandInAnswer {
    const [from, to] = ['start_date', 'end_date'].map((name) => Date.parse(query.get(name) ?? ''));
    const inside = (time: string) =>
      Date.parse(time) >= (from ?? 0) && Date.parse(time) < (to ?? 0);
    const row = (id: string, code: string, value: string) => ({
      transaction_info: {
        transaction_id: id,
        transaction_event_code: code,
        transaction_status: 'S',
        transaction_amount: { currency_code: 'EUR', value },
      },
    });
    const rows = [...orders.values()].flatMap((order) =>
      order.captures
        .filter(({ create_time: time, status }) => inside(time) && status !== 'PENDING')
        .flatMap(({ id, amount }) => [
          row(id, 'T0006', amount.value),
          ...order.refunds.map((each) => row(each.id, 'T1107', `-${each.amount.value}`)),
        ]),
    );
    const recent = inside(new Date(Date.now() - 1000).toISOString());
    if (recent) rows.push(...elsewhere.map(({ id, value }) => row(id, 'T0000', value)));
    const page = Number(query.get('page') ?? 1);
    const size = Math.min(Number(query.get('page_size') ?? 100), options.pageSize);
    return {
      status: 200,
      body: {
        transaction_details: rows.slice((page - 1) * size, page * size),
        page,
        total_items: rows.length,
        total_pages: Math.max(1, Math.ceil(rows.length / size)),
      },
    };
  }

  const server = await startStandIn(async ({ method, path, query, headers, body }) => {
    if (path === '/v1/oauth2/token') {
      const basic = Buffer.from(`${account.clientId}:${account.clientSecret}`).toString('base64');
      if (headers.authorization !== `Basic ${basic}`) {
        return { status: 401, body: { error: 'invalid_client' } };
      }
      return {
        status: 200,
        body: { access_token: token, token_type: 'Bearer', expires_in: 32_400, scope: '' },
      };
    }
    const [, , area = '', kind = '', ref = '', verb = ''] = path.split('/');
    if (kind === 'certs') {
      certificatesRead += 1;
      const pem = signer.certificateOf(ref);
      return pem === undefined ? notFound : { status: 200, body: pem };
    }
    if (headers.authorization !== `Bearer ${token}`) {
      return { status: 401, body: { error: 'invalid_token' } };
    }
    const key = String(headers['paypal-request-id'] ?? letters(8));
    const once = (work: () => StandInAnswer) => keys.run(key, `${path} ${body}`, work);
    const given = body === '' ? {} : (JSON.parse(body) as Record<string, never>);
    if (area === 'reporting') return transactions(query);
    if (kind === 'orders') {
      if (ref === '') return once(() => createOrder(given));
      const order = orders.get(ref);
      if (order === undefined) return notFound;
      if (verb === 'capture') return once(() => capture(order));
      if (method !== 'PATCH') return { status: 200, body: show(order) };
      if (order.status === 'COMPLETED') return refuse('ORDER_ALREADY_COMPLETED');
      const [patch] = given as unknown as { path: string; value: string }[];
      if (patch?.path !== "/purchase_units/@reference_id=='default'/custom_id") {
        return refuse('NOT_PATCHABLE');
      }
      order.custom_id = patch.value;
      return { status: 204, body: null };
    }
    const order = [...orders.values()].find(({ captures }) =>
      captures.some(({ id }) => id === ref),
    );
    const [taken] = order?.captures ?? [];
    if (order === undefined || taken === undefined) return notFound;
    if (verb === 'refund') return once(() => refund(order, given));
    return {
      status: 200,
      body: { ...taken, supplementary_data: { related_ids: { order_id: order.id } } },
    };
  });

  const signer = await paypalSigner({ webhookId: account.webhookId, url: server.url });
  return Object.assign(options, {
    ...server,
    account: { ...account, apiUrl: server.url },
    approve(ref: string, means: PaypalOrder['means'] = 'good') {
      const order = orders.get(ref);
      if (order?.status !== 'PAYER_ACTION_REQUIRED') return false;
      Object.assign(order, { status: 'APPROVED', means });
      return true;
    },
    order: (ref: string) => orders.get(ref),
    forgetOrder: (ref: string) => void orders.delete(ref),
    paidElsewhere: (value: string) => void elsewhere.push({ id: orderId(), value }),
    failRefunds() {
      for (const order of orders.values()) {
        for (const each of order.refunds) each.status = 'FAILED';
        settleCapture(order);
      }
    },
    forgetKeys: () => keys.forget(),
    event: signer.event,
    certificatesRead: () => certificatesRead,
  });
}
