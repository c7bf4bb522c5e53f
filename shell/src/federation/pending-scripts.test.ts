import { endPendingScripts, replaceBadCopy } from './pending-scripts.ts';

const base = 'https://workerbadge.test/_remotes/mf-x/1.0.0/';

/** A script in the page as webpack puts it there, or the runtime of federation, which has no mark. */
function script(src: string, isOfWebpack = true) {
  const element = document.createElement('script');
  element.src = src;
  if (isOfWebpack) element.dataset['webpack'] = 'mf_x__1_0_0:chunk-7';
  const ended = jest.fn();
  element.addEventListener('error', ended);
  document.head.append(element);
  return ended;
}

afterEach(() => document.head.replaceChildren());

test('what webpack waits for of this release ends, and nothing else', () => {
  const [texts, page] = [script(`${base}7.abc.js`), script(`${base}8.abc.js?again=1`)];
  const others = [
    script('https://workerbadge.test/_remotes/mf-x/1.0.1/7.abc.js'),
    script(`${base}remoteEntry.js`, false),
  ];
  endPendingScripts(base);
  expect([texts, page].map((ended) => ended.mock.calls.length)).toEqual([1, 1]);
  expect(others.map((ended) => ended.mock.calls.length)).toEqual([0, 0]);
});

describe('a script that ran and had no chunk', () => {
  const before = globalThis.fetch;
  const ask = jest.fn<Promise<unknown>, [string, object]>();
  beforeEach(() => {
    ask.mockReset().mockResolvedValue({});
    Object.assign(globalThis, { fetch: ask });
  });
  afterAll(() => void Object.assign(globalThis, { fetch: before }));
  const lostBy = (type: string, request?: string) =>
    Object.assign(new Error('Loading chunk 7 failed.'), { type, request });

  test('is asked for past the cache, and lost again without a word', async () => {
    await replaceBadCopy(lostBy('missing', `${base}7.abc.js`), base);
    expect(ask.mock.calls).toEqual([[`${base}7.abc.js`, { cache: 'reload' }]]);
    ask.mockRejectedValue(new Error('offline'));
    await expect(replaceBadCopy(lostBy('missing', `${base}7.abc.js`), base)).resolves.toBe(
      undefined,
    );
  });

  test.each([
    ['nothing was lost', undefined],
    ['it did not come: webpack has asked past the cache', lostBy('error', `${base}7.abc.js`)],
    ['no script is named', lostBy('missing')],
    ['it is of another release', lostBy('missing', 'https://workerbadge.test/_remotes/mf-y/7.js')],
  ])('is left alone where %s', (_, error) => {
    expect(replaceBadCopy(error, base)).toBeNull();
    expect(ask).not.toHaveBeenCalled();
  });
});
