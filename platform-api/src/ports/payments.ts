import type { IncomingHttpHeaders } from 'node:http';
import type { Cents } from '../money.ts';

/** `card` returns with `session_id`, `paypal` with `paymentId` and `PayerID` (ORDER-18). */
export type PaymentMethod = 'card' | 'paypal';

export type PaymentSession = { providerRef: string; redirectUrl: string };

export type PaymentStatus =
  | { state: 'open' }
  /** The person agreed; the shop takes the money by `capture`. */
  | { state: 'approved' }
  /** `attemptId` is the id under which the session was made, where the provider keeps it. */
  | { state: 'captured'; amount: Cents; currency: string; attemptId?: string }
  | { state: 'failed' }
  | { state: 'expired' };

/** What the provider took for a session; amounts in cents. */
export type PaymentCapture = {
  /** The provider's name of the capture, by which an operator finds it there. */
  captureRef: string;
  /** Null where the provider's list does not name the session. */
  providerRef: string | null;
  /** The id under which the session was made; null when the provider does not keep it. */
  attemptId: string | null;
  amount: Cents;
  currency: string;
  refunded: Cents;
};

/** A call of the provider, whose signature is right. */
export type PaymentEvent = {
  /** The same event that is sent again has the same id. */
  eventId: string;
  /** The session that it is about; null for an event that changes none. */
  providerRef: string | null;
  /** What it says of the session, as far as it says it: compared with ours, never applied. */
  claims: { attemptId?: string; amount?: Cents; currency?: string };
};

/** The provider says no for good: the capture is too old, the account closed, the sum too high. */
export class RefundRefused extends Error {
  override readonly name = 'RefundRefused';
}

/** A payment provider with a hosted checkout page (commerce-model.md, "Order and payment state machine"). */
export type PaymentsPort = {
  readonly name: string;
  readonly methods: readonly PaymentMethod[];
  /** How long a page can be paid after it was opened, in hours. */
  readonly sessionHours: number;
  /** Whether `listCaptures` has a new capture within seconds; otherwise it is read once a day. */
  readonly listsAtOnce: boolean;
  /** Idempotent by `attemptId`: a repeated call returns the same session. Throws when the provider cannot be reached. */
  createSession(request: {
    attemptId: string;
    method: PaymentMethod;
    orderNumber: string;
    amount: Cents;
    customerEmail: string;
    /** Where the person comes back; the provider adds its parameters. */
    returnUrl: string;
    language: 'it' | 'en';
  }): Promise<PaymentSession>;
  /** What the provider knows of a session now; the only word that is believed. */
  status(providerRef: string): Promise<PaymentStatus>;
  /**
   * Takes the money of an `approved` session. Repeating it takes nothing more; a provider that takes the
   * money by itself changes nothing here. Throws when the provider cannot be reached, and when the session
   * is of another attempt or amount.
   * @returns what the session is after that; `failed` when the person's means of payment was declined
   */
  capture(session: {
    attemptId: string;
    providerRef: string;
    amount: Cents;
  }): Promise<PaymentStatus>;
  /**
   * Closes a page, so that nobody pays it any more. A session that was paid meanwhile stays so.
   * Repeating it changes nothing. Throws when the provider cannot be reached.
   * @returns what the session is after that; `open` where the provider cannot close it yet
   */
  expireSession(providerRef: string): Promise<PaymentStatus>;
  /**
   * Captures since an instant, in any order, each with what of it was given back until now. A capture
   * may be listed some time after it was made. Throws when the provider cannot be reached.
   */
  listCaptures(since: Date): AsyncIterable<PaymentCapture>;
  /**
   * Gives back so much of a capture; a session may have several refunds. Idempotent by `refundId`, however
   * long ago the first call was.
   * @throws RefundRefused when the provider will never do it; anything else when it may do it later
   */
  refund(request: { refundId: string; providerRef: string; amount: Cents }): Promise<void>;
  /**
   * The event that a webhook call reports; null when its signature is not the provider's. Throws when
   * the provider's certificate cannot be read now: the provider then calls again.
   */
  readWebhook(headers: IncomingHttpHeaders, body: Buffer): Promise<PaymentEvent | null>;
};
