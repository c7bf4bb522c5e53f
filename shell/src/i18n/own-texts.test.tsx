/** The shell's own English is lost or hangs: told above the page, and there after Riprova. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setApiLanguage } from 'shared-auth/host';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { LOCALE_STORAGE_KEY } from 'shared-ui';
import { renderShell } from '../testing/render-shell.tsx';
import english from './en.json';
import { changeLocale, followOtherTabs, restoreLocale } from './locale-store.ts';
import { loadShellMessages } from './shell-messages.ts';

jest.mock('./shell-messages.ts', () => ({ loadShellMessages: jest.fn() }));
const load = jest.mocked(loadShellMessages);
jest.mock('shared-auth/host', () => ({
  ...jest.requireActual<object>('shared-auth/host'),
  setApiLanguage: jest.fn(),
}));
const serverSpeaks = jest.mocked(setApiLanguage);

type Answer = typeof loadShellMessages;
const here: Answer = async (language) => (language === 'it' ? {} : english);
const lost: Answer = () => Promise.reject(new Error('lost'));
const hanging: Answer = () => new Promise(() => undefined);

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
beforeEach(async () => {
  resetAuth();
  fakeApi({});
  load.mockReset().mockImplementation(here);
  await act(async () => changeLocale('it-IT', () => undefined));
  localStorage.clear();
  complaints.mockClear();
  serverSpeaks.mockClear();
});
afterAll(() => complaints.mockRestore());

/** As bootstrap.tsx does, for somebody who has chosen English before. */
async function comeBackInEnglish(first: Answer, ...after: Answer[]) {
  localStorage.setItem(LOCALE_STORAGE_KEY, 'en-US');
  for (const answer of [first, ...after]) load.mockImplementationOnce(answer);
  const begun = performance.now();
  await restoreLocale();
  const waited = performance.now() - begun;
  await renderShell('/');
  return waited;
}

const told = () => screen.queryByText(/^I testi in inglese non sono arrivati/u);
/** Not that of the page, for which no remote is there. */
const retry = () => {
  const status = screen.getByText(/testi in inglese/u).closest<HTMLElement>('[role=status]');
  if (status === null) throw new Error('no live region tells it');
  return within(status).getByRole('button', { name: 'Riprova' });
};
const inEnglish = () => screen.findByRole('link', { name: 'Log in' });
const inItalian = () => screen.findByRole('link', { name: 'Accedi' });
const storedLocale = () => localStorage.getItem(LOCALE_STORAGE_KEY);

async function chooseEnglish() {
  await userEvent.click(screen.getByRole('button', { name: 'Lingua: Italiano, IT' }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'English' }));
}

test('texts that are there are waited for, and nothing is told', async () => {
  await comeBackInEnglish(here);
  await inEnglish();
  expect(told()).toBeNull();
  expect(complaints).not.toHaveBeenCalled();
});

test('texts that are lost are told in both languages, until Riprova has them', async () => {
  expect(await comeBackInEnglish(lost, here)).toBeLessThan(1000);
  await inItalian();
  // What the server writes comes in the language that was chosen.
  expect(serverSpeaks).toHaveBeenCalledWith('en-US');
  const words = screen.getByText(/^The English texts have not arrived/u);
  expect(words).toHaveAttribute('lang', 'en');
  expect(told()).not.toHaveTextContent(/I testi di/u);
  await userEvent.click(retry());
  await inEnglish();
  expect(told()).toBeNull();
  expect(document.documentElement.lang).toBe('en-US');
  expect(load).toHaveBeenCalledTimes(3);
});

test('texts that hang hold the page up for two seconds, and come into it when they do', async () => {
  let arrive = () => {};
  const late: Answer = () =>
    new Promise((resolve) => {
      arrive = () => resolve(english);
    });
  const waited = await comeBackInEnglish(late);
  expect(waited).toBeGreaterThan(1500);
  expect(waited).toBeLessThan(2500);
  await inItalian();
  expect(told()).toBeVisible();
  await act(async () => arrive());
  await inEnglish();
  expect(told()).toBeNull();
});

test('Riprova ends the script that hangs, and says that it asks', async () => {
  await comeBackInEnglish(hanging, hanging, here);
  const script = document.createElement('script');
  script.dataset['webpack'] = 'shell:chunk-7';
  script.src = '/_shell/1.0.0-aaaa1111/7.js';
  const isEnded = jest.fn(() => script.remove());
  script.addEventListener('error', isEnded);
  document.head.append(script);
  await userEvent.click(retry());
  expect(isEnded).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/^Chiedo di nuovo i testi in inglese/u)).toBeVisible();
  expect(told()).toBeNull();
  // What still hangs is told again.
  await screen.findByText(/^I testi in inglese non sono/u, {}, { timeout: 3000 });
  await userEvent.click(retry());
  await inEnglish();
});

test('Riprova takes a script that was not the right one out of the cache first', async () => {
  const request = `${location.origin}/_shell/1.0.0-aaaa1111/7.js`;
  const bad: Answer = () =>
    Promise.reject(
      Object.assign(new Error('Loading chunk 7 failed.'), { type: 'missing', request }),
    );
  await comeBackInEnglish(bad, here);
  const steps: string[] = [];
  const before = globalThis.fetch;
  const ask = async (address: string, { cache }: RequestInit) => {
    steps.push(`${address} ${cache} after ${load.mock.calls.length}`);
  };
  Object.assign(globalThis, { fetch: ask });
  try {
    await userEvent.click(retry());
    await inEnglish();
  } finally {
    Object.assign(globalThis, { fetch: before });
  }
  // Texts of Italian, before each test, were the first that were asked for.
  expect(steps).toEqual([`${request} reload after 2`]);
  expect(load).toHaveBeenCalledTimes(3);
});

test('English that is chosen and lost is told too, and kept when it comes', async () => {
  const { queryClient } = await renderShell('/');
  const written = ['written by the server'];
  queryClient.setQueryData(written, 'Corso');
  load.mockImplementationOnce(lost);
  await chooseEnglish();
  await screen.findByText(/^I testi in inglese non sono arrivati/u);
  await inItalian();
  expect(storedLocale()).toBeNull();
  expect(queryClient.getQueryState(written)?.isInvalidated).toBe(false);
  expect(serverSpeaks).not.toHaveBeenCalled();
  await userEvent.click(retry());
  await inEnglish();
  expect(storedLocale()).toBe('en-US');
  // The server's language changes with the page's, and what it wrote is asked for again.
  expect(serverSpeaks).toHaveBeenCalledWith('en-US');
  expect(queryClient.getQueryState(written)?.isInvalidated).toBe(true);
});

test('English that is lost and chosen once more is asked for once more', async () => {
  await comeBackInEnglish(lost, here);
  await chooseEnglish();
  await inEnglish();
  expect(told()).toBeNull();
});

test('who chooses Italian in the meantime is told nothing, and keeps it when English comes', async () => {
  let arrive = () => {};
  const late: Answer = () =>
    new Promise((resolve) => {
      arrive = () => resolve(english);
    });
  await comeBackInEnglish(late);
  expect(told()).toBeVisible();
  // As the drawer and the settings do; the menu of the bar does not offer the language of now.
  await act(async () => changeLocale('it-IT', () => undefined));
  expect(told()).toBeNull();
  expect(storedLocale()).toBe('it-IT');
  await act(async () => arrive());
  await inItalian();
  expect(storedLocale()).toBe('it-IT');
});

test('a language that was chosen in another tab is that of this one, with what the server wrote', async () => {
  const changed = jest.fn();
  followOtherTabs(changed);
  await renderShell('/');
  await inItalian();
  await act(async () => {
    localStorage.setItem(LOCALE_STORAGE_KEY, 'en-US');
    window.dispatchEvent(new StorageEvent('storage', { key: LOCALE_STORAGE_KEY }));
  });
  await inEnglish();
  expect(serverSpeaks).toHaveBeenCalledWith('en-US');
  expect(changed).toHaveBeenCalledTimes(1);
});
