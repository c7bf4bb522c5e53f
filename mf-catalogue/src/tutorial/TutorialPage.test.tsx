import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, publicConfig, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';

afterEach(resetAuth);

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./TutorialPage.tsx');
});

const three = { wallet: 'aaaaaaaaaaa', identity: 'bbbbbbbbbbb', spid: 'ccccccccccc' };
const serve = (tutorialVideos: Record<string, string>) =>
  fakeApi({ 'GET /api/config': () => ({ data: publicConfig({ tutorialVideos }) }) });
const frames = () => document.querySelectorAll('iframe');

it('[PUB-07] three videos load from youtube-nocookie, each only after its button is pressed', async () => {
  serve(three);
  const { router } = renderRoutes(routes, { at: '/public/tutorial' });
  const buttons = await screen.findAllByRole('button', { name: /^Riproduci il video/ });
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual([
    'Riproduci il video: Configurazione del wallet',
    'Riproduci il video: Registrazione con identità verificata',
    'Riproduci il video: Registrazione con SPID',
  ]);
  expect(frames()).toHaveLength(0);
  await userEvent.click(buttons[1] as HTMLElement);
  const frame = await screen.findByTitle('Registrazione con identità verificata');
  expect(frame).toHaveAttribute(
    'src',
    expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/bbbbbbbbbbb\?/),
  );
  expect(frames()).toHaveLength(1);
  expect(router.state.location.search).toBe('?video=identity');
});

it('[PUB-07 part] each video has a transcript, also before it is played', async () => {
  serve(three);
  renderRoutes(routes, { at: '/public/tutorial' });
  const [summary, ...rest] = await screen.findAllByText('Trascrizione');
  expect(rest).toHaveLength(2);
  const details = summary?.closest('details') as HTMLElement;
  expect(within(details).getByText(/Apri la voce Wallet/)).toBeInTheDocument();
});

it('[PUB-08] a video that does not exist is said to be not yet available', async () => {
  serve({ spid: three.spid });
  renderRoutes(routes, { at: '/public/tutorial' });
  expect(await screen.findByRole('button', { name: /SPID/ })).toBeInTheDocument();
  await waitFor(() => expect(screen.getAllByText('Non ancora disponibile')).toHaveLength(2));
  expect(
    screen.getByRole('heading', { name: 'Registrazione con identità verificata' }),
  ).toBeInTheDocument();
});
