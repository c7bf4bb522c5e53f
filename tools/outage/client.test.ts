import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, test } from 'node:test';
import { Client } from './client.ts';

let server: Server;
let url: string;
let losesNext: boolean;
const added = { data: { version: 3, totaleOrdine: 1000, totalCost: 1220 }, warning: null };
const refused = { data: null, warning: 'Corso già presente', code: 'COURSE_ALREADY_IN_CART' };
let answerToAddition: object;

before(async () => {
  server = createServer((request, response) => {
    request.resume();
    if (request.method === 'POST' && losesNext) {
      losesNext = false;
      request.socket.destroy();
      return;
    }
    const answers: Record<string, object> = {
      'DELETE /api/Cart': { data: true, warning: null },
      'POST /api/Cart': answerToAddition,
      'POST /api/Order/SaveOrder': { data: { orderId: 7 }, warning: null },
    };
    response.end(JSON.stringify(answers[`${request.method} ${request.url}`]));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
after(() => server.close());

/** A client whose every step is an order. */
const buyer = (): Client =>
  new Client(
    1,
    { userId: 'u1', token: 'token' },
    {
      edges: [url],
      courses: [11, 12],
      random: () => 0.9,
    },
  );

test('the product adds a course that is in the cart already: an error, unless a lost request may have arrived late', async () => {
  const client = buyer();
  losesNext = false;
  answerToAddition = refused;
  await assert.rejects(client.step(), /COURSE_ALREADY_IN_CART/);

  losesNext = true;
  await client.step();
  assert.equal(client.failures.length, 1);
  await client.step();
  assert.equal(client.acknowledged.orders.size, 0);

  answerToAddition = added;
  await client.step();
  assert.deepEqual([...client.acknowledged.orders.values()], [7]);

  // What was lost before an acknowledged order explains nothing after it.
  answerToAddition = refused;
  await assert.rejects(client.step(), /COURSE_ALREADY_IN_CART/);
});
