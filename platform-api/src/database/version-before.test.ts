import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test, type TestContext } from 'node:test';
import type { InjectOptions } from 'fastify';
import { readConfig } from '../config.ts';
import { demoCourseId, loadCourses } from '../demo/courses/index.ts';
import { loadPeople } from '../demo/people.ts';
import { openPlatform } from '../open-platform.ts';
import { injectOverHttp } from '../testing/inject-over-http.ts';
import { complete, identified } from '../testing/login/provider-login.ts';
import type { TestSession } from '../testing/platform.ts';
import { addToCart, ask, openPayment, saveOrder } from '../testing/shop.ts';
import { layDatabase } from '../testing/test-database.ts';
import { checkOut, findVersionBefore, startServer } from '../testing/version-before.ts';

const course = 'sicurezza-in-ufficio';

/** A data directory that the version of today has migrated and filled. */
async function migratedToday(t: TestContext): Promise<Record<string, string>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'workerbadge-newer-'));
  t.after(() => rmSync(dataDir, { recursive: true, force: true }));
  const environment = {
    DATA_DIR: dataDir,
    PUBLIC_URL: 'http://localhost:8080',
    DEMO_DATA: 'false',
    LOG_LEVEL: 'silent',
  };
  await layDatabase(dataDir);
  const platform = await openPlatform(readConfig(environment));
  await platform.jobs.start();
  await loadPeople(platform);
  await loadCourses(platform);
  await platform.jobs.stop();
  await platform.database.close();
  return environment;
}

async function logIn(port: number): Promise<TestSession> {
  const app = injectOverHttp(port);
  const { browser, requestId } = await identified({ app }, 'giulia');
  const { data, warning } = await complete(browser, requestId);
  assert.ok(data, String(warning));
  const headers = { authorization: `Bearer ${data.token}` };
  const call = (request: InjectOptions) =>
    app.inject({ ...request, headers: { ...request.headers, ...headers } });
  return { ...data, call } as unknown as TestSession;
}

/** On the demo provider's page, then back. */
async function pay(learner: TestSession, orderId: number): Promise<void> {
  const { paymentId, redirectPaymentUrl } = await openPayment(learner, orderId);
  const page = new URL(redirectPaymentUrl).pathname;
  const paid = await learner.call({
    method: 'POST',
    url: `${page}/pay`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: '',
  });
  assert.equal(paid.statusCode, 303, paid.body);
  const settled = await ask(learner, 'POST', `Order/SavePayment?paymentId=${paymentId}`, {
    body: {},
  });
  assert.equal(settled.data?.orderState, 'Pagato', JSON.stringify(settled));
}

type Used = { modules: { id: number; lessonList: { id: number; isCompleted: boolean }[] }[] };

async function lessonsOf(
  learner: TestSession,
): Promise<{ moduleId: number; id: number; isCompleted: boolean }[]> {
  const { data, warning } = await ask(learner, 'GET', `Courses/Use/${demoCourseId(course)}`);
  assert.ok(data, String(warning));
  return (data as Used).modules.flatMap((module) =>
    module.lessonList.map((lesson) => ({ moduleId: module.id, ...lesson })),
  );
}

test('the version before runs on the newer schema: login, catalogue, an order that is paid, a lesson', async (t) => {
  const version = findVersionBefore();
  const migration = readFileSync(join(import.meta.dirname, 'migrations', version.added), 'utf8');
  const reader = /^-- oldest reader: (\d{4}_\w+\.sql)$/m.exec(migration)?.[1];
  const { folder, remove } = checkOut(version);
  t.after(remove);
  const environment = await migratedToday(t);

  if (reader !== undefined && reader > version.newest) {
    // The newest migration says that the version before ends with it.
    await assert.rejects(startServer(folder, environment), /was made by another version/);
    return;
  }
  const before = await startServer(folder, environment);
  let orderId = 0;
  try {
    const learner = await logIn(before.port);
    const found = await ask(learner, 'GET', 'Courses?page=1&pageSize=5');
    assert.ok(found.data.items.length > 0, JSON.stringify(found));
    const order = await saveOrder(learner, await addToCart(learner, course), 'version-before');
    ({ orderId } = order);
    await pay(learner, orderId);
    const [lesson] = await lessonsOf(learner);
    assert.ok(lesson);
    const body = { courseId: demoCourseId(course), moduleId: lesson.moduleId, lessonId: lesson.id };
    const completed = await ask(learner, 'POST', 'Courses/SetLessonCompleted', { body });
    assert.equal(completed.status, 200, JSON.stringify(completed));
  } finally {
    await before.stop();
  }

  const today = await startServer(join(import.meta.dirname, '../../..'), environment);
  try {
    const learner = await logIn(today.port);
    const order = await ask(learner, 'GET', `Orders?orderId=${orderId}`);
    assert.equal(order.data?.orderState, 'Pagato', 'today reads what the version before wrote');
    assert.equal((await lessonsOf(learner))[0]?.isCompleted, true);
  } finally {
    await today.stop();
  }
});
