import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, publicConfig, resetAuth } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { routes } from '../routes.tsx';
import type { TutorialClip } from './videos.ts';

afterEach(resetAuth);

// The code of a page is read once, outside the patience of the first test.
beforeAll(async () => {
  await import('./TutorialPage.tsx');
});

const three = { wallet: 'aaaaaaaaaaa', identity: 'bbbbbbbbbbb', spid: 'ccccccccccc' };
const serve = (tutorialVideos: Record<string, string>, clips: TutorialClip[] = []) =>
  fakeApi({
    'GET /api/config': () => ({ data: publicConfig({ tutorialVideos }) }),
    'GET /api/Tutorial/Videos': () => ({ data: clips }),
  });
const clipOf = (key: TutorialClip['key']): TutorialClip => ({
  key,
  url: `/${key}.mp4`,
  posterUrl: `/${key}.jpg`,
  captions: [{ language: 'it', url: `/${key}.it.vtt` }],
});
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
  expect(within(details).getByText(/Inquadra il codice con l’app/)).toBeInTheDocument();
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

it('[PUB-07] the installation’s own videos play in the page, with captions, each after its button', async () => {
  serve({}, [clipOf('wallet'), clipOf('identity'), clipOf('spid')]);
  const { router } = renderRoutes(routes, { at: '/public/tutorial' });
  const buttons = await screen.findAllByRole('button', { name: /^Riproduci il video/ });
  expect(buttons).toHaveLength(3);
  expect(document.querySelectorAll('video')).toHaveLength(0);
  expect(screen.queryByText(/YouTube/)).not.toBeInTheDocument();
  expect(screen.queryByText('Non ancora disponibile')).not.toBeInTheDocument();
  await userEvent.click(buttons[0] as HTMLElement);
  const video = await screen.findByLabelText('Configurazione del wallet');
  expect(video).toHaveAttribute('src', '/wallet.mp4');
  expect(video.querySelector('track')).toHaveAttribute('src', '/wallet.it.vtt');
  expect(frames()).toHaveLength(0);
  expect(router.state.location.search).toBe('?video=wallet');
});

it('[PUB-07 part] a video that the installation names at the service goes before its own', async () => {
  serve({ spid: three.spid }, [clipOf('spid'), clipOf('wallet')]);
  renderRoutes(routes, { at: '/public/tutorial?video=spid' });
  expect(await screen.findByTitle('Registrazione con SPID')).toHaveAttribute(
    'src',
    expect.stringContaining('youtube-nocookie'),
  );
  expect(screen.getByRole('button', { name: /wallet/ })).toBeInTheDocument();
  expect(await screen.findByText('Non ancora disponibile')).toBeInTheDocument();
});
