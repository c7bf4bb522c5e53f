import type { ApiError, Client } from '@paypal/paypal-server-sdk';
import { z } from 'zod';

export type PaypalAccount = {
  clientId: string;
  clientSecret: string;
  /** The webhook of this installation, as PayPal names it; part of what it signs. */
  webhookId: string;
  mode: 'live' | 'test';
  /** Another address than PayPal's, for a stand-in. */
  apiUrl?: string;
};

const TIMEOUT_MS = 15_000;
const BUSY_TRIES = 6;
const BUSY_WAIT_MS = 250;

/** PayPal's SDK. Loaded with the first call: the package takes time that no start without PayPal has to spend. */
export async function connectPaypal(account: PaypalAccount) {
  const sdk = await import('@paypal/paypal-server-sdk');
  const { clientId, clientSecret, mode, apiUrl } = account;
  const config = {
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: clientSecret,
    },
    timeout: TIMEOUT_MS,
    environment: mode === 'live' ? sdk.Environment.Production : sdk.Environment.Sandbox,
    // Whoever called tries again, with the same key.
    httpClientOptions: { retryConfig: { maxNumberOfRetries: 0 } },
  };
  // The SDK knows two addresses only; a third is put in the place of theirs, for tokens too.
  class ClientAt extends sdk.Client {
    override getRequestBuilderFactory(): ReturnType<Client['getRequestBuilderFactory']> {
      const factory = super.getRequestBuilderFactory();
      if (apiUrl === undefined) return factory;
      return (...request) => {
        const builder = factory(...request);
        builder.interceptRequest((sent) => ({
          ...sent,
          url: `${apiUrl}${sent.url.slice(new URL(sent.url).origin.length)}`,
        }));
        return builder;
      };
    }
  }
  const client = new ClientAt(config);
  return {
    sdk,
    orders: new sdk.OrdersController(client),
    payments: new sdk.PaymentsController(client),
    transactions: new sdk.TransactionSearchController(client),
  };
}

const refusal = z.object({
  name: z.string().default(''),
  details: z.array(z.object({ issue: z.string().default('') })).default([]),
});

/** PayPal's answer to a call that it refused; null for any other error. */
export function refusalOfPaypal(error: unknown): { status: number; issue: string } | null {
  // Not `result`, which the SDK fills in a moment after it has thrown.
  const { statusCode, body } = (error ?? {}) as Partial<Pick<ApiError, 'statusCode' | 'body'>>;
  if (statusCode === undefined) return null;
  const { data } = refusal.safeParse(parsed(body));
  return { status: statusCode, issue: data?.details[0]?.issue ?? data?.name ?? '' };
}

function parsed(body: unknown): unknown {
  try {
    return typeof body === 'string' ? JSON.parse(body) : null;
  } catch {
    return null;
  }
}

/** Repeats a call that PayPal is working on already, under the same key, until it has its answer. */
export async function whenFree<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await call();
    } catch (error) {
      const isBusy = refusalOfPaypal(error)?.issue === 'PREVIOUS_REQUEST_IN_PROGRESS';
      if (!isBusy || tries === BUSY_TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, BUSY_WAIT_MS));
    }
  }
}
