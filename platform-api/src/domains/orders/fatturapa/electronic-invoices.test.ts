import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, beforeEach, test } from 'node:test';
import { demoCourseKeys } from '../../../demo/courses/index.ts';
import { seededRandom } from '../../../demo/random.ts';
import { planExams } from '../../../testing/exams.ts';
import { factsOf, sumErrors, type FileFacts } from '../../../testing/fatturapa/amounts.ts';
import { schemaErrors } from '../../../testing/fatturapa/validate.ts';
import type { TestPlatform, TestSession } from '../../../testing/platform.ts';
import { ask, emptyShop, rows, testShop } from '../../../testing/shop.ts';
import { sendCancellationMail } from '../cancellation/cancellation-mail.ts';
import { sendConfirmation } from '../confirmation-mail.ts';
import type { OrderRow } from '../repository.ts';
import { handOverInvoices } from './hand-over.ts';
import { giveBack, inSilence, payAsGuest, payAsLearner } from './testing-invoices.ts';

let t: TestPlatform;
let giulia: TestSession;
let paolo: TestSession;

const courses = demoCourseKeys.slice(0, 16);

before(async () => {
  ({ t } = await testShop());
});
after(() => t.close());
beforeEach(async () => {
  await emptyShop(t);
  // Hundreds of orders may outlive a session's token.
  giulia = await t.login('giulia');
  paolo = await t.login('paolo');
});

const folder = () => t.platform.config.invoices.folder;
const filesInFolder = () =>
  readdirSync(folder())
    .filter((name) => name.endsWith('.xml'))
    .toSorted();
const inFolder = (name: string) => readFileSync(join(folder(), name), 'utf8');

/** Prices of every last digit; most have no exact net at 22%. */
async function setPrices(random: () => number): Promise<void> {
  for (const { id } of await rows(t, 'select id from course')) {
    await t.platform.database.query(
      'update course set price_cents = $1, simulation_cents = $2, certification_cents = $3 where id = $4',
      [101 + Math.floor(random() * 60_000), 101 + Math.floor(random() * 5000), 4999, id],
    );
  }
}

test('500 orders of all kinds: each invoice and credit note is valid by the schema and adds up to its order', async () => {
  const random = seededRandom(2026);
  await planExams(t, ...courses);
  await setPrices(random);
  const before = new Set(filesInFolderOrNone());
  const silent = inSilence(t);
  const orders: OrderRow[] = [];
  for (let place = 0; place < 500; place += 1) {
    const course = courses[place % courses.length] ?? '';
    const copies = 1 + (place % 7);
    const kind = place % 10;
    if (kind === 0) orders.push(await payAsLearner(silent, paolo.userId, { course, copies }));
    else if (kind === 1) {
      const invoice = { wantsInvoice: place % 20 === 1, pec: 'giulia@pec.example.it' };
      orders.push(await payAsLearner(silent, giulia.userId, { course, copies, invoice }));
    } else orders.push(await payAsGuest(silent, random, courses));
  }
  for (const [place, order] of orders.entries()) {
    const { id, dueCents } = order;
    if (place % 6 !== 0) continue;
    if (place % 18 === 0) await giveBack(silent, order, { kind: 'amount', cents: dueCents / 3n });
    else if (place % 12 === 0) {
      const [line] = await rows(
        t,
        'select id from customer_order_line where order_id = $1 order by position limit 1',
        [id],
      );
      const lines = [{ lineId: Number(line?.['id']), seats: 1 }];
      await giveBack(silent, order, { kind: 'lines', lines });
    }
    if (place % 12 !== 0) await giveBack(silent, order, { kind: 'whole' });
  }

  await handOverInvoices(t.platform);
  const names = filesInFolder().filter((name) => !before.has(name));
  const files = names.map((name) => ({ name, xml: inFolder(name) }));
  assert.deepEqual(
    files.flatMap(({ name, xml }) => schemaErrors(xml).map((error) => [name, error])),
    [],
  );
  const facts = files.map(({ xml }) => factsOf(xml));
  assert.deepEqual(
    facts.flatMap((file) => sumErrors(file).map((error) => [file.number, error])),
    [],
  );

  // What each file says is what the order and its notes say, read from the database.
  const invoiced = orders.filter(
    ({ billing }) => billing.company !== null || billing.wantsInvoice === true,
  );
  assert.ok(invoiced.length > 380 && invoiced.length < 460, String(invoiced.length));
  const ids = invoiced.map(({ id }) => id);
  const expected = await rows(
    t,
    `select 'TD01' as type, i.number || '/' || i.year as number, o.total_cents::text as total,
       o.net_cents::text as net, null as refers
     from invoice i join customer_order o on o.id = i.order_id where o.id = any($1::int[])
     union all
     select 'TD04', 'NC ' || n.number || '/' || n.year, n.cents::text, n.net_cents::text,
       i.number || '/' || i.year
     from credit_note n join invoice i on i.order_id = n.order_id where n.order_id = any($1::int[])
     order by 1, 2`,
    [ids],
  );
  const said = facts.map((file) => ({
    type: file.type,
    number: file.number,
    total: String(file.totalCents),
    net: String(file.netCents),
    refers: file.refersTo,
  }));
  assert.deepEqual(sorted(said), sorted(expected));
  assert.ok(said.filter(({ type }) => type === 'TD04').length > 60);
  // The cent of prices without an exact net is in a good part of them, and nowhere more than two.
  const rounded = facts.filter(({ roundingCents }) => roundingCents !== 0n).length;
  assert.ok(rounded > facts.length / 10, `${rounded} of ${facts.length}`);
  assertNotesAddUp(facts);
});

const filesInFolderOrNone = () => {
  try {
    return filesInFolder();
  } catch {
    return [];
  }
};

const sorted = (list: object[]) => list.map((entry) => JSON.stringify(entry)).toSorted();

/** What is given back of a whole order takes its invoice to nothing, net and total alike. */
function assertNotesAddUp(facts: FileFacts[]): void {
  let whole = 0;
  for (const invoice of facts.filter(({ type }) => type === 'TD01')) {
    const notes = facts.filter(({ refersTo }) => refersTo === invoice.number);
    const total = notes.reduce((sum, { totalCents }) => sum + totalCents, 0n);
    assert.ok(total <= invoice.totalCents);
    if (total !== invoice.totalCents) continue;
    whole += 1;
    assert.equal(
      notes.reduce((sum, { netCents }) => sum + netCents, 0n),
      invoice.netCents,
    );
  }
  assert.ok(whole > 30, String(whole));
}

test('who gets an electronic invoice, and where it goes', async () => {
  const invoice = (wantsInvoice: boolean, pec: string | null) => ({ wantsInvoice, pec });
  const one = { course: 'privacy', copies: 2 };
  await payAsLearner(t, paolo.userId, one);
  await payAsLearner(t, paolo.userId, { ...one, invoice: invoice(false, 'greco@pec.example.it') });
  await payAsLearner(t, giulia.userId, { ...one, invoice: invoice(true, null) });
  await payAsLearner(t, giulia.userId, { ...one, invoice: invoice(true, 'g@pec.example.it') });
  await payAsLearner(t, giulia.userId, { ...one, invoice: invoice(false, 'g@pec.example.it') });
  const { sdi } = (
    await rows(t, "select sdi from company where name like 'Officine Greco%'")
  )[0] as {
    sdi: string | null;
  };
  await handOverInvoices(t.platform);
  const stored = await rows(t, 'select xml from electronic_invoice order by id');
  const facts = stored.map(({ xml }) => factsOf(String(xml)));
  assert.match(facts[2]?.buyer.fiscalCode ?? '', /^SRTGLI/);
  assert.deepEqual(
    facts.map(({ recipient, pec, buyer }) => [recipient, pec, buyer.vatNumber !== null]),
    [
      [sdi ?? '0000000', null, true],
      [sdi ?? '0000000', sdi === null ? 'greco@pec.example.it' : null, true],
      ['0000000', null, false],
      ['0000000', 'g@pec.example.it', false],
    ],
  );
  const orders = await rows(t, 'select id from customer_order order by id desc limit 1');
  const receiptOnly = await ask(
    giulia,
    'POST',
    `Order/GetReceiptPdfBlobStorage?orderId=${String(orders[0]?.['id'])}&formato=xml`,
    { body: {} },
  );
  assert.equal(receiptOnly.code, 'NO_ELECTRONIC_INVOICE');
});

test('an invoice is handed over once: answer lost, folder away, two sweeps at once', async () => {
  const invoice = { wantsInvoice: true, pec: null };
  await payAsLearner(t, giulia.userId, { course: 'privacy', copies: 1, invoice });
  await payAsLearner(t, giulia.userId, { course: 'privacy', copies: 2, invoice });
  const known = new Set(filesInFolderOrNone());
  const { invoiceExchange } = t.platform;
  const calls: string[] = [];
  const broken = (fails: 'before' | 'after') => ({
    ...t.platform,
    invoiceExchange: {
      async handOver(fileName: string, content: Uint8Array) {
        calls.push(fileName);
        if (fails === 'before') throw new Error('the folder is away');
        await invoiceExchange.handOver(fileName, content);
        throw new Error('the process was killed before it could note it');
      },
    },
  });
  assert.equal(await handOverInvoices(broken('before')), 0);
  assert.deepEqual(
    filesInFolderOrNone().filter((name) => !known.has(name)),
    [],
  );
  assert.equal(await handOverInvoices(broken('after')), 0);
  const first = filesInFolder().filter((name) => !known.has(name));
  const bytes = first.map(inFolder);
  assert.equal(first.length, 2);
  const due = 'select 1 from electronic_invoice where handed_over_at is null';
  assert.equal((await rows(t, due)).length, 2);

  await Promise.all([handOverInvoices(t.platform), handOverInvoices(t.platform)]);
  assert.equal((await rows(t, due)).length, 0);
  const now = filesInFolder().filter((name) => !known.has(name));
  assert.deepEqual([now, now.map(inFolder)], [first, bytes]);
  assert.deepEqual([...new Set(calls)].toSorted(), first);
  assert.equal(await handOverInvoices(t.platform), 0);
  await assert.rejects(
    async () => invoiceExchange.handOver(first[0] ?? '', Buffer.from('<other/>')),
    /another document/,
  );
  await assert.rejects(async () => invoiceExchange.handOver('../secret.xml', Buffer.from('')));
});

test('[ORDER-42 part] the buyer and the back office download it; nobody else does', async () => {
  const silent = inSilence(t);
  const invoice = { wantsInvoice: true, pec: null };
  const order = await payAsLearner(silent, giulia.userId, {
    course: 'privacy',
    copies: 2,
    invoice,
  });
  await giveBack(silent, order, { kind: 'amount', cents: 100n });
  const detail = await ask(giulia, 'GET', `Orders?orderId=${order.id}`);
  assert.deepEqual([detail.data.tipoRicevuta, detail.data.fatturaElettronica], [2, true]);
  const [note] = detail.data.noteCredito as { id: number }[];
  const url = `Order/GetReceiptPdfBlobStorage?orderId=${order.id}&formato=xml`;
  const editor = await t.login('elena', 'RedattoreCorsiA');
  for (const session of [giulia, editor]) {
    for (const [which, type] of [
      ['', 'TD01'],
      [`&notaCreditoId=${note?.id}`, 'TD04'],
    ] as const) {
      const file = await ask(session, 'POST', url + which, { body: {} });
      assert.match(file.data.fileName, /^IT\d{11}_[0-9A-Z]{5}\.xml$/);
      const address = new URL(file.data.url, t.platform.config.publicUrl);
      const answer = await t.call(null, {
        method: 'GET',
        url: `${address.pathname}${address.search}`,
      });
      assert.equal(answer.statusCode, 200);
      assert.deepEqual([factsOf(answer.body).type, schemaErrors(answer.body)], [type, []]);
    }
  }
  assert.equal((await ask(paolo, 'POST', url, { body: {} })).code, 'ORDER_NOT_FOUND');

  // The files are the same that are handed over, and come with the mails.
  await handOverInvoices(t.platform);
  await sendConfirmation(t.platform, order.id);
  const [request] = await rows(t, 'select id from cancellation_request');
  await sendCancellationMail(t.platform, {
    requestId: Number(request?.['id']),
    moment: 'answered',
  });
  const attached = await rows(
    t,
    "select file_name as file from captured_mail_attachment where content_type = 'application/xml' order by 1",
  );
  const made = await rows(t, 'select file_name as file from electronic_invoice order by 1');
  assert.equal(made.length, 2);
  assert.deepEqual(attached, made);
  for (const { file } of made) assert.ok(filesInFolder().includes(String(file)));
});
