import type { OrderRow } from './api.ts';
import { orderCan } from './order-can.ts';

it.each<[OrderRow['state'], boolean, object]>([
  ['Ordinato', false, { pay: true, downloadReceipt: false }],
  ['Ordinato', true, { pay: false, downloadReceipt: true }],
  ['Pagato', true, { pay: false, downloadReceipt: true }],
  ['Richiesta Annullamento', true, { pay: false, downloadReceipt: true }],
  ['Annullato', false, { pay: false, downloadReceipt: false }],
  ['Annullato', true, { pay: false, downloadReceipt: true }],
])('[ORDER-40] an order %s, paid %s', (state, isPaid, expected) => {
  const facts = { state, isPaid };
  expect({ pay: orderCan.pay(facts), downloadReceipt: orderCan.downloadReceipt(facts) }).toEqual(
    expected,
  );
});
