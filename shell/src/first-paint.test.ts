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

it('stands until the application has drawn heading and row, and one frame more', async () => {
  const root = pageWith('<div id="first-paint"><ul><li>Corso</li></ul></div>');
  replaceFirstPaint(root);
  await draw(root, '<main></main>');
  jest.advanceTimersByTime(1000);
  await draw(root, '<main><h1>Catalogo</h1></main>');
  jest.advanceTimersByTime(100);
  expect(isThere()).toBe(true);
  await draw(root, '<main><h1>Catalogo</h1><article></article></main>');
  jest.advanceTimersToNextFrame();
  expect(isThere()).toBe(true);
  expect(isHidden(root)).toBe(true);
  jest.advanceTimersToNextFrame();
  expect(isThere()).toBe(false);
  expect(isHidden(root)).toBe(false);
});

it('does not wait for a row that it did not have', async () => {
  const root = pageWith('<div id="first-paint"><h1>Catalogo</h1></div>');
  replaceFirstPaint(root);
  await draw(root, '<main><h1>Catalogo</h1></main>');
  jest.advanceTimersByTime(50);
  expect(isThere()).toBe(false);
});

it('waits for its row no longer than half a second', async () => {
  const root = pageWith('<div id="first-paint"><ul><li>Corso</li></ul></div>');
  replaceFirstPaint(root);
  await draw(root, '<main><h1>Catalogo</h1></main>');
  jest.advanceTimersByTime(600);
  expect(isThere()).toBe(false);
  expect(isHidden(root)).toBe(false);
});

it('gives way to whatever is there in the end', () => {
  const root = pageWith('<div id="first-paint"><h1>Catalogo</h1></div>');
  replaceFirstPaint(root);
  jest.advanceTimersByTime(8000);
  expect(isThere()).toBe(false);
  expect(isHidden(root)).toBe(false);
});
