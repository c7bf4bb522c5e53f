import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Language } from 'contracts';
import { useIntl } from 'react-intl';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { Page } from 'shared-ui';
import { Slot, type RemoteApp } from 'shared-ui/remote';
import { changeLocale } from '../i18n/locale-store.ts';
import { registryWith, testRegistry } from '../testing/host.ts';
import { renderShell } from '../testing/render-shell.tsx';

const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
// Texts are waited for by the clock: Testing Library moves it on while it looks, in place of waiting as long.
beforeEach(() => {
  jest.useFakeTimers();
  resetAuth();
  signInAs('Discente');
  fakeApi({});
});
afterEach(async () => {
  await act(async () => changeLocale('it-IT', () => undefined));
  jest.useRealTimers();
});
afterAll(() => complaints.mockRestore());

const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const slot = 'shell.profile.left.v1';
const inEnglish = { 'test.title': 'Courses', 'test.widget': 'Panel' };

function CoursesPage() {
  const title = useIntl().formatMessage({ id: 'test.title', defaultMessage: 'Corsi' });
  return (
    <Page title={title}>
      <input aria-label="Nota" />
      <Slot id={slot} props={{}} />
    </Page>
  );
}

function Widget() {
  return <p>{useIntl().formatMessage({ id: 'test.widget', defaultMessage: 'Riquadro' })}</p>;
}

type Answer = () => Promise<Record<string, string>>;
const lost: Answer = () => Promise.reject(new Error('lost'));
const hanging: Answer = () => new Promise(() => undefined);
const here: Answer = async () => inEnglish;

/** Texts that are answered so, one after the other; the last answer is for all that follow. */
const answering = (...answers: [Answer, ...Answer[]]): jest.MockedFunction<Answer> => {
  const [last = here, ...before] = answers.toReversed();
  const messages = jest.fn<Promise<Record<string, string>>, []>(last);
  for (const answer of before.toReversed()) messages.mockImplementationOnce(answer);
  return messages;
};
const courses = (messages: RemoteApp['messages']): RemoteApp => ({
  routes: [{ path: '/courses', Component: CoursesPage }],
  widgets: {},
  messages,
});
const office = (messages: Answer): RemoteApp => ({
  routes: [],
  widgets: { [slot]: Widget },
  messages,
});
const withWidget = () =>
  registryWith('mf-backoffice', () => ({ fills: [{ slot, order: 10, access: {} }] }));

/** Texts are a script of the release that webpack waits for. */
function pendingScript(src: string): jest.Mock {
  const script = document.createElement('script');
  Object.assign(script.dataset, { webpack: 'chunk-7' });
  script.src = src;
  const isEnded = jest.fn(() => script.remove());
  script.addEventListener('error', isEnded);
  document.head.append(script);
  return isEnded;
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const notice = (teams: string) =>
  `I testi di ${teams} non sono arrivati: per ora leggi quelli in italiano.`;
const retry = () => screen.getByRole('button', { name: 'Riprova' });

test('a page that lacks nothing writes no list of teams, which costs a first drawing 10 ms', async () => {
  const lists = jest.spyOn(Intl, 'ListFormat');
  await renderShell('/courses', { 'mf-catalogue': courses(answering(here)) });
  await heading('Courses');
  expect(lists).not.toHaveBeenCalled();
  lists.mockRestore();
});

test('a page whose texts are lost is in Italian and says whose, until Riprova has them', async () => {
  const messages = answering(lost, here);
  await renderShell('/courses', { 'mf-catalogue': courses(messages) });
  await heading('Corsi');
  // A live region that was there before, so that it is announced.
  expect(screen.getByText(notice('Catalogo')).closest('[role=status]')).not.toBeNull();
  await user().type(screen.getByRole('textbox', { name: 'Nota' }), 'a metà');
  await user().click(retry());
  await heading('Courses');
  expect(messages).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(notice('Catalogo'))).toBeNull();
  expect(screen.getByRole('textbox', { name: 'Nota' })).toHaveValue('a metà');
});

test('texts that hang hold a page up for two seconds, and come into it when they do', async () => {
  let arrive = () => {};
  const messages: Answer = () =>
    new Promise((resolve) => {
      arrive = () => resolve(inEnglish);
    });
  await renderShell('/courses', { 'mf-catalogue': courses(messages) });
  // How long, says slow-texts.test.tsx by a clock that it moves itself.
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  await screen.findByText(notice('Catalogo'), {}, { timeout: 3000 });
  await heading('Corsi');
  await act(async () => arrive());
  await heading('Courses');
  expect(screen.queryByText(notice('Catalogo'))).toBeNull();
});

test('a page stays in sight, with the focus in it, until its texts in a language chosen meanwhile are here', async () => {
  let arrive = () => {};
  const messages = jest.fn(async (language: Language) => {
    if (language === 'en') await new Promise<void>((resolve) => (arrive = resolve));
    return language === 'en' ? inEnglish : {};
  });
  await renderShell('/courses', { 'mf-catalogue': courses(messages) });
  await heading('Corsi');
  const note = screen.getByRole('textbox', { name: 'Nota' });
  await user().type(note, 'a metà');
  await act(async () => changeLocale('en-US', () => undefined));
  await waitFor(() => expect(messages).toHaveBeenCalledWith('en'));
  expect(note).toBeVisible();
  expect(note).toHaveFocus();
  await act(async () => arrive());
  await heading('Courses');
  expect(note).toHaveFocus();
  expect(note).toHaveValue('a metà');
});

test('Riprova does not wait for the request that hangs, and says that it asks', async () => {
  await renderShell('/courses', { 'mf-catalogue': courses(answering(hanging, hanging, here)) });
  await screen.findByText(notice('Catalogo'), {}, { timeout: 3000 });
  const isEnded = pendingScript('/_remotes/mf-catalogue/1.0.0/7.js');
  await user().click(retry());
  expect(isEnded).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Chiedo di nuovo i testi di Catalogo.')).toBeVisible();
  // The page stays, and what still hangs is told again.
  await heading('Corsi');
  await screen.findByText(notice('Catalogo'), {}, { timeout: 3000 });
  await user().click(retry());
  await heading('Courses');
});

test('texts of a page and of two widgets of one team are missed in one notice', async () => {
  const [catalogue, backOffice] = [answering(lost, here), answering(lost, here)];
  const { router } = await renderShell(
    '/courses',
    { 'mf-catalogue': courses(catalogue), 'mf-backoffice': office(backOffice) },
    withWidget(),
  );
  await screen.findByText('Riquadro');
  expect(await screen.findByText(notice('Back office e Catalogo'))).toBeVisible();
  await user().click(retry());
  await heading('Courses');
  expect(await screen.findByText('Panel')).toBeVisible();
  expect([catalogue.mock.calls.length, backOffice.mock.calls.length]).toEqual([2, 2]);
  expect(router.state.location.pathname).toBe('/courses');
});

test('a team whose page and widget miss the same texts is named once, and asked once', async () => {
  const messages = answering(lost, here);
  const both = { ...courses(messages), widgets: { [slot]: Widget } };
  const filling = registryWith('mf-catalogue', (declared) => ({
    fills: [...declared.fills, { slot, order: 10, access: {} }],
  }));
  await renderShell('/courses', { 'mf-catalogue': both }, filling);
  await screen.findByText('Riquadro');
  expect(screen.getByText(notice('Catalogo'))).toBeVisible();
  await user().click(retry());
  await heading('Courses');
  expect(messages).toHaveBeenCalledTimes(2);
});

test('a widget whose texts hang is waited for as a page is', async () => {
  await renderShell(
    '/courses',
    { 'mf-catalogue': courses(here), 'mf-backoffice': office(hanging) },
    withWidget(),
  );
  await heading('Courses');
  // It stands in a page that has a text of its name.
  expect(screen.queryByText('Panel')).toBeNull();
  await screen.findByText(notice('Back office'), {}, { timeout: 3000 });
  expect(await screen.findByText('Panel')).toBeVisible();
});

/** Texts whose end the test decides. */
function decided() {
  let [come, fail] = [() => {}, () => {}];
  const answer: Answer = () =>
    new Promise((resolve, reject) => {
      come = () => resolve(inEnglish);
      fail = () => reject(new Error('lost'));
    });
  return { answer, come: () => act(async () => come()), fail: () => act(async () => fail()) };
}
const asking = 'Chiedo di nuovo i testi di Catalogo.';

test('of an attempt that another one has followed, nothing is told when it is lost', async () => {
  const first = decided();
  await renderShell('/courses', { 'mf-catalogue': courses(answering(first.answer, hanging)) });
  await screen.findByText(notice('Catalogo'), {}, { timeout: 3000 });
  await user().click(retry());
  await first.fail();
  expect(screen.getByText(asking)).toBeVisible();
});

test('texts that came after all stay when the attempt after them is lost', async () => {
  const [first, second] = [decided(), decided()];
  await renderShell('/courses', {
    'mf-catalogue': courses(answering(first.answer, second.answer)),
  });
  await screen.findByText(notice('Catalogo'), {}, { timeout: 3000 });
  await user().click(retry());
  await first.come();
  await heading('Courses');
  await second.fail();
  await heading('Courses');
  expect(screen.queryByText(notice('Catalogo'))).toBeNull();
});

test('on a page where nobody misses texts there is no notice', async () => {
  const { router } = await renderShell('/courses', { 'mf-catalogue': courses(answering(lost)) });
  await screen.findByText(notice('Catalogo'));
  await act(async () => router.navigate('/dashboard'));
  await heading('Ciao, Giulia');
  expect(screen.queryByText(notice('Catalogo'))).toBeNull();
  // On the way back they are missing as before.
  await act(async () => router.navigate('/courses'));
  await waitFor(() => expect(screen.getByText(notice('Catalogo'))).toBeVisible());
});

test('the next page asks again for texts that were lost, however long ago', async () => {
  const messages = answering(lost, here);
  const code = decidedCode('/courses/next');
  const app = courses(messages);
  const { router } = await renderShell('/courses', {
    'mf-catalogue': { ...app, routes: [...app.routes, code.route] },
  });
  await screen.findByText(notice('Catalogo'));
  // Longer than texts are waited for: what was lost has not become late.
  await pass(2200);
  await act(async () => {
    void router.navigate('/courses/next');
    await code.come();
  });
  await heading('Courses');
  expect(messages).toHaveBeenCalledTimes(2);
  expect(screen.queryByText(notice('Catalogo'))).toBeNull();
});

test('texts that are lost do not wait for the code of the page before the version before has its turn', async () => {
  const registry = testRegistry(1, ['mf-catalogue']);
  const code = decidedCode('/courses');
  await renderShell(
    '/courses',
    {
      'mf-catalogue 1.0.0': { ...courses(lost), routes: [code.route] },
      'mf-catalogue 0.9.0': courses(here),
    },
    registry,
  );
  await heading('Courses');
  expect(screen.queryByText(notice('Catalogo'))).toBeNull();
});

/** A page whose code comes when the test says so. */
function decidedCode(path: string) {
  let come = () => {};
  const lazy = () =>
    new Promise<{ Component: typeof CoursesPage }>((resolve) => {
      come = () => resolve({ Component: CoursesPage });
    });
  return { route: { path, lazy }, come: async () => come() };
}

test('a version that works stays while the texts of a newer one are not there', async () => {
  const registry = testRegistry(1, ['mf-catalogue']);
  const { host } = await renderShell(
    '/courses',
    {
      'mf-catalogue 0.9.0': courses(here),
      'mf-catalogue 1.0.0': { ...courses(hanging), routes: [] },
    },
    onlyBefore(registry),
  );
  await heading('Courses');
  act(() => host.adopt({ ...registry, revision: 2 }));
  await pass(2500);
  await heading('Courses');
});

/** As it was before 1.0.0 was released. */
function onlyBefore(registry: ReturnType<typeof testRegistry>): ReturnType<typeof testRegistry> {
  const text = JSON.stringify(registry);
  const { remotes } = JSON.parse(text) as typeof registry;
  const remote = remotes['mf-catalogue'];
  const before = remote?.versions['0.9.0'];
  const declared = remote?.versions['1.0.0']?.remoteJson;
  if (remote === undefined || before === undefined || declared === undefined)
    throw new Error('not registered');
  const { previous: _previous, ...rest } = remote;
  const versions = { '0.9.0': { ...before, remoteJson: declared } };
  return {
    ...registry,
    remotes: { ...remotes, 'mf-catalogue': { ...rest, stable: '0.9.0', versions } },
  };
}
