import { standIn } from './ahead.ts';

beforeEach(() => {
  jest.useFakeTimers();
  document.body.innerHTML = '<div id="root"></div>';
  // jsdom has neither.
  Object.assign(document, { adoptedStyleSheets: [] });
  Object.assign(CSSStyleSheet.prototype, { replaceSync: () => undefined });
});
afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

const root = () => document.getElementById('root');
const content = () => document.createElement('main');

it('one stand-in stands before the page, which is out of reach meanwhile', () => {
  expect(standIn(content(), '')).toBe(true);
  expect(root()?.previousElementSibling?.id).toBe('first-paint');
  expect(root()).toHaveAttribute('inert');
  expect(standIn(content(), '')).toBe(false);
  expect(document.querySelectorAll('#first-paint')).toHaveLength(1);
});

it('nothing is put before a page that was drawn, a shell that would not take it away, nor where there is none', () => {
  root()?.setAttribute('data-drawing', '');
  expect(standIn(content(), '')).toBe(false);
  root()?.setAttribute('data-drawing', 'waiting');
  root()?.insertAdjacentHTML('beforeend', '<main><h1>Catalogo</h1></main>');
  expect(standIn(content(), '')).toBe(false);
  root()?.remove();
  expect(standIn(content(), '')).toBe(false);
  expect(document.getElementById('first-paint')).toBeNull();
});

it('a shell that draws its frame and waits for the page has it put before that', () => {
  root()?.setAttribute('data-drawing', 'waiting');
  root()?.insertAdjacentHTML('beforeend', '<header></header>');
  expect(standIn(content(), '')).toBe(true);
});

it('a shell that never comes leaves the page in reach; one that came is left alone', () => {
  standIn(content(), '');
  jest.advanceTimersByTime(12_000);
  expect(document.getElementById('first-paint')).toBeNull();
  expect(root()).not.toHaveAttribute('inert');
  standIn(content(), '');
  document.getElementById('first-paint')?.remove();
  // A dialog that is open by then.
  jest.advanceTimersByTime(12_000);
  expect(root()).toHaveAttribute('aria-hidden', 'true');
});
