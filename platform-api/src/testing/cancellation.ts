import { demoPeople } from '../demo/people.ts';
import { requestCancellation, resolveCancellation } from '../domains/orders/index.ts';
import type { TestPlatform, TestSession } from './platform.ts';
import { rows } from './shop.ts';

/** The buyer asks for the cancellation of their order; the number of the request. */
export async function askToCancel(
  { platform }: TestPlatform,
  { userId }: Pick<TestSession, 'userId'>,
  orderId: number,
): Promise<number> {
  const by = { caller: 'learner', userId } as const;
  const request = { orderId, reason: 'Non mi serve più', by };
  return (await requestCancellation(platform, request)).id;
}

/** Anna, an administrator, answers the newest request of an order. */
export async function answerRequest(
  t: TestPlatform,
  orderId: number,
  decision: Parameters<typeof resolveCancellation>[1]['decision'],
): Promise<void> {
  const [request] = await rows(
    t,
    'select id from cancellation_request where order_id = $1 order by id desc limit 1',
    [orderId],
  );
  await resolveCancellation(t.platform, {
    requestId: Number(request?.['id']),
    administrator: demoPeople.anna.userId,
    decision,
    message: decision.kind === 'refuse' ? 'Il corso è iniziato' : null,
  });
}
