import { isDomainError } from '../../errors.ts';
import { inTransaction, type InTransaction, type Platform } from '../../platform.ts';
import type { TestPlatform } from '../platform.ts';
import type { ModelOrder, ModelPage, WalletModel } from './wallet-model.ts';

const MINUTE_MS = 60_000;

/** An own order with what stands for it in the model. */
export type OwnOrder = {
  id: number;
  lineId: number;
  courseId: number;
  model: ModelOrder;
  /** Of each seat, the one that was out before its code was withdrawn. */
  oldCodes: (string | null)[];
  /** Pages of the provider that were opened for it, and neither paid nor refused. */
  pages: { ref: string; model: ModelPage }[];
};

/** One person, what happened to them, and the model of it. */
export type History = {
  /** With the database of its histories. */
  t: TestPlatform;
  platform: Platform;
  userId: string;
  isCompany: boolean;
  /** Of the link by which the person shares a course. */
  code: string;
  model: WalletModel;
  lines: { lineId: number; seats: number; refunds: number }[];
  orders: OwnOrder[];
  /** The request for euro that waits. */
  requestId: number | null;
  /** Since 2026 began. */
  minute: number;
  below: (limit: number) => number;
  /** People who may redeem a code, and what they have by now. */
  friends: readonly string[];
  owned: Set<string>;
};

const began = Date.parse('2026-01-01T11:00:00Z');

export const instantOf = (minute: number): Date => new Date(began + minute * MINUTE_MS);

/** Time goes on, for the provider of payments too. */
export function setMinute(history: History, minute: number): void {
  history.minute = minute;
  history.t.setNow(instantOf(minute));
}

/** Near noon in Italy: its day is that of UTC. */
export const dateOf = ({ minute }: Pick<History, 'minute'>): string =>
  instantOf(minute).toISOString().slice(0, 10);

export const draw =
  (random: () => number) =>
  (limit: number): number =>
    Math.floor(random() * limit);

/** Once or twice: the answer was lost, and it is done again. */
export async function repeated<T>({ below }: History, work: () => Promise<T>): Promise<T> {
  if (below(2) === 0) await work();
  return work();
}

export const inOne = <T>(
  { platform }: History,
  work: (tx: InTransaction) => Promise<T>,
): Promise<T> => inTransaction(platform, work);

/** What it answers; null for a refusal that a person may meet, which changes nothing. */
export const answerOf = <T>(work: Promise<T>): Promise<T | null> =>
  work.catch((error: unknown) => {
    if (isDomainError(error)) return null;
    throw error;
  });

/** Whether it was done; false for a refusal that a person may meet, which changes nothing. */
export const isDone = async (work: Promise<unknown>): Promise<boolean> =>
  (await answerOf(work.then(() => true))) === true;

/** @throws where the product and the model disagree on whether something can be done */
export function agree(step: string, isInProduct: boolean, isInModel: boolean): string {
  if (isInProduct === isInModel) return step;
  throw new Disagreement(`${step}: ${isInProduct ? 'done' : 'refused'}, not so in the model`);
}

export class Disagreement extends Error {}
