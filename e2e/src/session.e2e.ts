import { expect, sharedProductTest as test } from './fixtures.ts';
import { logIn } from './people.ts';

type SharedAuth = { api: { get(path: string): Promise<unknown> } };
type Federation = {
  __FEDERATION__: {
    __INSTANCES__: { loadShare(name: string): Promise<false | (() => SharedAuth)> }[];
  };
};

test('[SHELL-47 part] [SHELL-48] 50 simultaneous 401 over three tabs make one refresh call', async ({
  page,
  context,
  product,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  await logIn(page, product.url, 'Marco Bianchi');
  const tabs = [page, await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto(`${product.url}/dashboard`);
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
    await tab.waitForLoadState('networkidle');
  }
  const spent = await page.evaluate(
    () => (JSON.parse(localStorage.getItem('rtk:auth') ?? '{}') as { token: string }).token,
  );
  // From now on the server finds the token of before spent: every call with it gets a real 401.
  await context.route('**/api/**', async (route) => {
    const headers = route.request().headers();
    if (headers['authorization'] !== `Bearer ${spent}`) return route.continue();
    return route.continue({ headers: { ...headers, authorization: 'Bearer spent' } });
  });
  let refreshes = 0;
  let refused = 0;
  context.on('request', (request) => {
    if (/\/api\/Login\/RefreshToken/i.test(request.url())) refreshes += 1;
  });
  context.on('response', (response) => {
    if (response.status() === 401) refused += 1;
  });

  const callMany = (count: number) => async () => {
    const { __FEDERATION__ } = globalThis as unknown as Federation;
    const share = await __FEDERATION__['__INSTANCES__'][0]?.loadShare('shared-auth');
    if (!share) throw new Error('shared-auth is not shared');
    const { api } = share();
    const answers = await Promise.all(
      Array.from({ length: count }, () => api.get('/api/Account/Roles')),
    );
    return answers.length;
  };
  const counts = [17, 17, 16];
  const answered = await Promise.all(
    tabs.map((tab, index) => tab.evaluate(`(${callMany.toString()})(${counts[index]})()`)),
  );

  expect(answered).toEqual(counts);
  expect(refused).toBeGreaterThanOrEqual(50);
  expect(refreshes).toBe(1);
  const fresh = await Promise.all(
    tabs.map((tab) =>
      tab.evaluate(
        () => (JSON.parse(localStorage.getItem('rtk:auth') ?? '{}') as { token: string }).token,
      ),
    ),
  );
  expect(new Set(fresh).size).toBe(1);
  expect(fresh[0]).not.toBe(spent);
});

test('[SHELL-46 part] a logout in one tab reaches the others within a second @alone', async ({
  page,
  context,
  product,
  complaints,
}) => {
  // A read of the other tab may be in flight when the session ends.
  complaints.expect(/Failed to load resource: the server responded with a status of 401/);
  await logIn(page, product.url, 'Marco Bianchi');
  const other = await context.newPage();
  await other.goto(`${product.url}/dashboard`);
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Esci' }).click();
  await expect(other).not.toHaveURL(/dashboard/, { timeout: 1000 });
  expect(await other.evaluate(() => localStorage.getItem('rtk:auth'))).toBeNull();
});
