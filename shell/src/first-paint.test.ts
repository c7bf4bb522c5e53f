import { replaceFirstPaint } from './first-paint.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function pageWith(painted: string): HTMLElement {
  document.body.innerHTML = `${painted}<div id="root" inert aria-hidden="true"></div>`;
  const root = document.getElementById('root');
  if (root === null) throw new Error('no #root');
  return root;
}

/** Observers are told of what was drawn. */
async function draw(root: HTMLElement, html: string): Promise<void> {
  root.innerHTML = html;
  await Promise.resolve();
}

const isThere = () => document.getElementById('first-paint') !== null;
const isHidden = (root: HTMLElement) => root.hasAttribute('inert') || root.ariaHidden === 'true';

const card = '<article></article>';
const skeleton = '<div data-waiting=""></div>';

const painting = (content: string) =>
  pageWith(`<div id="first-paint"><main>${content}</main></div>`);

const painted = (content: string) =>
  Object.assign(document.createElement('div'), {
    id: 'first-paint',
    innerHTML: `<main>${content}</main>`,
  });

it('a paint that comes while the application still waits for its page gives way to that page', async () => {
  const root = pageWith('');
  replaceFirstPaint(root);
  await draw(root, '<header></header>');
  expect(root.dataset['drawing']).toBe('waiting');
  root.before(painted('<h1>Lezione</h1>'));
  await Promise.resolve();
  expect(root.dataset['drawing']).toBe('');
  await draw(root, '<main><h1>Lezione</h1></main>');
  jest.advanceTimersByTime(50);
  expect(isThere()).toBe(false);
  expect(isHidden(root)).toBe(false);
});

it('nothing else is to put a paint before an application that has drawn a page, or has a paint', async () => {
  const drawn = pageWith('');
  replaceFirstPaint(drawn);
  await draw(drawn, '<main><h1>Catalogo</h1></main>');
  expect(drawn.dataset['drawing']).toBe('');
  const covered = painting('<h1>Catalogo</h1>');
  replaceFirstPaint(covered);
  expect(covered.dataset['drawing']).toBe('');
});

it('stands until the application has drawn heading and cards, and one frame more', async () => {
  const root = painting(`<h1>Catalogo</h1>${card}`);
  replaceFirstPaint(root);
  await draw(root, '<main></main>');
  jest.advanceTimersByTime(1000);
  await draw(root, '<main><h1>Catalogo</h1></main>');
  jest.advanceTimersByTime(100);
  expect(isThere()).toBe(true);
  await draw(root, `<main><h1>Catalogo</h1>${card}</main>`);
  jest.advanceTimersToNextFrame();
  expect(isThere()).toBe(true);
  expect(isHidden(root)).toBe(true);
  jest.advanceTimersToNextFrame();
  expect(isThere()).toBe(false);
  expect(isHidden(root)).toBe(false);
});

it.each([
  ['the heading of a page that still loads', '<h1>Sicurezza</h1>', '<h1>Certificazione</h1>'],
  ['more skeletons than it had', `<h1>FAQ</h1>${skeleton}`, `<h1>FAQ</h1>${skeleton}${skeleton}`],
])('does not give way to %s', async (_, painted, drawn) => {
  const root = painting(painted);
  replaceFirstPaint(root);
  await draw(root, `<main>${drawn}</main>`);
  jest.advanceTimersByTime(300);
  expect(isThere()).toBe(true);
  await draw(root, `<main>${painted}</main>`);
  jest.advanceTimersByTime(50);
  expect(isThere()).toBe(false);
});

it('does not wait for cards that it did not have', async () => {
  const root = painting('<h1>Catalogo</h1>');
  replaceFirstPaint(root);
  await draw(root, '<main><h1>Catalogo</h1></main>');
  jest.advanceTimersByTime(50);
  expect(isThere()).toBe(false);
});

it('waits for the same no longer than half a second behind the heading', async () => {
  const root = painting(`<h1>Catalogo</h1>${card}`);
  replaceFirstPaint(root);
  await draw(root, '<main><h1>Catalogo</h1></main>');
  jest.advanceTimersByTime(600);
  expect(isThere()).toBe(false);
  expect(isHidden(root)).toBe(false);
});

it('gives way to whatever is there in the end', () => {
  const root = painting('<h1>Catalogo</h1>');
  replaceFirstPaint(root);
  jest.advanceTimersByTime(8000);
  expect(isThere()).toBe(false);
  expect(isHidden(root)).toBe(false);
});
