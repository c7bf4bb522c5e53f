import { z } from 'zod';
import { formatEuro } from '../../money.ts';
import { StartRefusal } from '../../start-refusal.ts';
import {
  failedRefunds,
  repeatRefunds,
  settleRefundByHand,
  type FailedRefund,
} from './refused-refunds.ts';

const usage =
  'Usage: pnpm refunds list | retry [id …] | paid-by-hand <id> --note <how, for example the bank transfer>';

const line = ({ id, orderNumber, cents, reason, refusedAt, error }: FailedRefund): string =>
  `${id}  ${orderNumber}  ${formatEuro(cents, 'en')}  ${reason}  refused ${refusedAt.toISOString()}  ${error}`;

/**
 * `pnpm refunds`, apart from its process.
 * @param call.operator who is at the terminal
 * @returns what they read
 * @throws StartRefusal with the usage, REFUND_NOT_FAILED
 */
export async function refundCommand(
  stores: Parameters<typeof repeatRefunds>[0],
  call: { words: readonly string[]; note: string; operator: string },
): Promise<string> {
  const { words, note, operator } = call;
  const [command = 'list', ...ids] = words;
  if (ids.some((id) => !z.uuid().safeParse(id).success)) {
    throw new StartRefusal('A refund is named by its id, as `pnpm refunds list` shows it.');
  }
  if (command === 'list' && ids.length === 0) {
    return (await failedRefunds(stores)).map(line).join('\n') || 'No refund failed.';
  }
  if (command === 'retry') {
    const repeated = await repeatRefunds(stores, {
      operator,
      ids: ids.length > 0 ? ids : undefined,
    });
    return `${repeated} asked for again; the server calls the provider within ten seconds.`;
  }
  const [refund, ...others] = ids;
  if (command !== 'paid-by-hand' || refund === undefined || others.length > 0 || note === '') {
    throw new StartRefusal(usage);
  }
  await settleRefundByHand(stores, { refund, note, operator });
  return 'Noted: the provider is not asked for it any more.';
}
