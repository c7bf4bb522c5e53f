/**
 * Who asks: its own process, whose processor time is counted apart. A message names the work; the answer is
 * how long each took, in ms.
 */
import { randomBytes } from 'node:crypto';
import { Agent, request } from 'node:http';
import { crowdTimes, type Crowd } from '../search-bench/crowd.ts';
import { guestBuyer } from '../shop.ts';

export type Work = { crowd: Crowd } & (
  | { kind: 'read'; addresses: string[] }
  | { kind: 'checkout'; bases: string[]; courses: number[] }
);

const agent = new Agent({ keepAlive: true });

/** Throws for an answer that is none. */
function call(address: string, body?: object): Promise<string> {
  return new Promise((done, fail) => {
    const options = {
      agent,
      ...(body && { method: 'POST', headers: { 'content-type': 'application/json' } }),
    };
    const asked = request(address, options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('error', fail).on('end', () => {
        const { statusCode = 0 } = response;
        if (statusCode < 400) done(text);
        else fail(new Error(`${statusCode} from ${address}: ${text}`));
      });
    });
    asked.on('error', fail);
    asked.end(body && JSON.stringify(body));
  });
}

// What it reads of answers is what a browser reads of them.
// oxlint-disable-next-line typescript/no-explicit-any
const dataOf = (text: string): any => (JSON.parse(text) as { data: unknown }).data;

/** A guest buys one course: price, order, page, payment, return; each call at the next server. */
async function checkout(bases: readonly string[], courseId: number, number: number): Promise<void> {
  let turn = number;
  const at = (path: string) => `${bases[turn++ % bases.length] ?? ''}${path}`;
  const purchaseKey = randomBytes(32).toString('base64url');
  const carrello = { corsi: [{ corsoId: courseId }] };
  const priced = dataOf(await call(at('/api/Cart/Public'), carrello));
  const order = {
    carrello,
    voucherUserData: guestBuyer,
    paymentTypeId: 1,
    totale: priced.totaleOrdine as number,
    totalCost: priced.totalCost as number,
    termsAccepted: true,
    privacyAccepted: true,
  };
  await call(at('/api/Order/SaveOrderPublic'), { purchaseKey, order });
  const page = dataOf(await call(at('/api/Order/PayOrderPublic?paymentTypeId=1'), { purchaseKey }));
  const [ref] = /sbx_\w+/.exec(String(page)) ?? [];
  if (ref === undefined) throw new Error('There is no page to pay at');
  await call(at(`/dev/pay/${ref}/pay`), {});
  const paid = dataOf(
    await call(at(`/api/Order/SaveOrderPublic?paymentId=${ref}`), { purchaseKey }),
  );
  if (paid.paid !== true) throw new Error('It is not paid');
}

process.on('message', async (work: Work) => {
  const times =
    work.kind === 'read'
      ? await crowdTimes(work.crowd, work.addresses, call)
      : await crowdTimes(
          work.crowd,
          Array.from({ length: 20_000 }, (_, number) => number),
          (number) => checkout(work.bases, work.courses[number % work.courses.length] ?? 0, number),
        );
  process.send?.(times);
});
