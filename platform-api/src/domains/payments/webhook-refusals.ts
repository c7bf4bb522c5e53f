/** Why an event with a right signature is noted and not applied; stable codes. */
export const webhookRefusals = [
  /** It names no session of an attempt of ours: another shop uses the same account. */
  'unknown_session',
  /** Its session was made for another attempt. */
  'other_attempt',
  'other_amount',
  'other_currency',
] as const;

export type WebhookRefusal = (typeof webhookRefusals)[number];
