import { endPendingScripts } from './pending-scripts.ts';

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
