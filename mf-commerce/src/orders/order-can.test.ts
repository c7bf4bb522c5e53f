import type { OrderRow } from './api.ts';
import { orderCan } from './order-can.ts';

it.each<[OrderRow['state'], boolean, object]>([
  ['Ordinato', false, { pay: true, downloadReceipt: false, requestCancel: false }],
  ['Ordinato', true, { pay: false, downloadReceipt: true, requestCancel: false }],
  ['Pagato', true, { pay: false, downloadReceipt: true, requestCancel: true }],
  ['Richiesta Annullamento', true, { pay: false, downloadReceipt: true, requestCancel: false }],
  ['Annullato', false, { pay: false, downloadReceipt: false, requestCancel: false }],
  ['Annullato', true, { pay: false, downloadReceipt: true, requestCancel: false }],
])('[ORDER-40 part] an order %s, paid %s', (state, isPaid, expected) => {
  const facts = { state, isPaid };
  expect({
    pay: orderCan.pay(facts),
    downloadReceipt: orderCan.downloadReceipt(facts),
    requestCancel: orderCan.requestCancel(facts),
  }).toEqual(expected);
});
