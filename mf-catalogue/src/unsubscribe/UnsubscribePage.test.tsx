import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';

afterEach(resetAuth);

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./UnsubscribePage.tsx');
});

const left = { data: { isRegistered: false } };

it('[PUB-09] [PUB-10 part] [API-38 part] with both parameters it leaves the newsletter of that course, once', async () => {
  const api = fakeApi({ 'DELETE /api/NewsletterRegistration': () => left });
  renderRoutes(routes, { at: '/unsubscribe?courseId=7&userId=abc-1' });
  expect(
    await screen.findByText(/Non riceverai più la newsletter di questo corso/),
  ).toBeInTheDocument();
  expect(api.callsTo('DELETE /api/NewsletterRegistration').map(({ query }) => query)).toEqual([
    { userId: 'abc-1', courseId: '7' },
  ]);
});

it('[PUB-10 part] without a course it leaves the newsletter of the platform', async () => {
  const api = fakeApi({ 'DELETE /api/NewsletterRegistration': () => left });
  renderRoutes(routes, { at: '/unsubscribe?userId=abc-1' });
  expect(
    await screen.findByText(/Non riceverai più la newsletter di WorkerBadge/),
  ).toBeInTheDocument();
  expect(api.callsTo('DELETE /api/NewsletterRegistration')[0]?.query).toEqual({ userId: 'abc-1' });
});

it('[PUB-11 part] it says that the person has just left and can come back, and takes them back', async () => {
  const api = fakeApi({
    'DELETE /api/NewsletterRegistration': () => left,
    'PUT /api/NewsletterRegistration': () => ({ data: { isRegistered: true } }),
  });
  renderRoutes(routes, { at: '/unsubscribe?userId=abc-1' });
  expect(
    await screen.findByRole('heading', { name: 'Ti sei appena disiscritto' }),
  ).toBeInTheDocument();
  expect(screen.getByText(/puoi iscriverti di nuovo/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Iscriviti di nuovo' }));
  expect(await screen.findByText(/di nuovo attiva/)).toBeInTheDocument();
  expect(api.callsTo('PUT /api/NewsletterRegistration')[0]?.query).toEqual({ userId: 'abc-1' });
});

it('[PUB-11 part] a failure is a warning with the words of the server, and can be tried again', async () => {
  const api = fakeApi({
    'DELETE /api/NewsletterRegistration': () => ({
      warning: 'Il link di disiscrizione non è completo',
      code: 'UNSUBSCRIBE_LINK_INVALID',
    }),
  });
  renderRoutes(routes, { at: '/unsubscribe?userId=abc-1' });
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Il link di disiscrizione non è completo',
  );
  api.use({ 'DELETE /api/NewsletterRegistration': () => left });
  await userEvent.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(
    await screen.findByRole('heading', { name: 'Ti sei appena disiscritto' }),
  ).toBeInTheDocument();
});

it('a link that names nobody makes no call', async () => {
  const api = fakeApi({});
  renderRoutes(routes, { at: '/unsubscribe?courseId=7' });
  expect(await screen.findByRole('alert')).toHaveTextContent('Il link non è completo');
  expect(api.callsTo('DELETE /api/NewsletterRegistration')).toHaveLength(0);
});
