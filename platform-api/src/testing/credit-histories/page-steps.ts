import { payOrder, returnFromProvider } from '../../domains/orders/index.ts';
import { onCheckoutPage } from '../shop.ts';
import { agree, answerOf, Disagreement, repeated, type History } from './history.ts';
import { someOrder } from './order-steps.ts';

/** What the coupon does not hold is to be paid at the provider, by card or PayPal. */
export async function openPage(history: History): Promise<string> {
  const { platform, userId, below, model } = history;
  const bought = someOrder(history);
  const type = 1 + below(2);
  const opened = await repeated(history, () =>
    answerOf(payOrder(platform, { userId }, bought.id, type)),
  );
  const isInModel = model.openPage(bought.model, type);
  const step = `opened page ${type} of ${bought.id}`;
  agree(step, opened !== null, isInModel);
  // An order that another page has paid may have one that is open still.
  const page = bought.model.state === 'waiting' ? bought.model.page : null;
  const ref = opened?.order.state === 'Ordinato' ? (opened.attempt?.providerRef ?? null) : null;
  if ((ref === null) !== (page === null)) throw new Disagreement(`${step}: ${ref}`);
  if (ref === null || page === null) return step;
  const asks = opened?.attempt?.amountCents;
  if (asks !== page.asks) throw new Disagreement(`${step}: ${asks} in place of ${page.asks}`);
  if (!bought.pages.some((known) => known.ref === ref)) bought.pages.push({ ref, model: page });
  return step;
}

/** A page is paid or refused, perhaps one that another took the place of; not always does the person come back. */
export async function usePage(history: History): Promise<string> {
  const { t, platform, userId, below, model, minute } = history;
  const bought = someOrder(history);
  const page = bought.pages[below(bought.pages.length)];
  if (page === undefined) return 'no page to use';
  bought.pages = bought.pages.filter((other) => other !== page);
  await onCheckoutPage(t, page.ref, below(4) === 0 ? 'fail' : 'pay');
  const { rows } = await platform.database.query(
    'select state from payment_sandbox_session where ref = $1',
    [page.ref],
  );
  const state = String(rows[0]?.['state']);
  const step = `page of ${bought.id} ${state}`;
  // Its time was over.
  if (state !== 'captured' && state !== 'failed') return step;
  if (state === 'captured' && bought.model.page === page.model && below(3) === 0) {
    page.model.isPaid = true;
    return `${step}, unheard`;
  }
  await repeated(history, () => returnFromProvider(platform, { userId }, page.ref));
  if (state === 'captured') model.captured(bought.model, page.model);
  else model.failed(bought.model, page.model, minute);
  return step;
}
