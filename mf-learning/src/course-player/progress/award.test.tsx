import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { CoursePlayerPage } from '../CoursePlayerPage.tsx';
import { fakeCourse, wireCourse } from '../testing-course.ts';

const routes = [
  { path: '/courses/use/:courseId', Component: CoursePlayerPage },
  { path: '*', element: <p>altrove</p> },
];
const ALL = [11, 12, 21];
const LAST = '/courses/use/7?lesson=21';

beforeEach(() => signInAs('Discente'));
afterEach(() => {
  resetAuth();
  localStorage.clear();
});

function open(server: ReturnType<typeof fakeCourse>, at = LAST) {
  const api = fakeApi(server.endpoints);
  return { api, ...renderRoutes(routes, { at }) };
}

const lessonHeading = () => screen.findByRole('heading', { level: 1, name: /Il piano di emerg/ });
const headline = (name: string) => screen.findByRole('heading', { level: 2, name });
const badge = () => screen.findByRole('img', { name: /Sicurezza in ufficio/ });

/** Completes the course, and has the server issue its badge. */
async function winBadge() {
  const server = fakeCourse(wireCourse(), ALL.slice(0, 2));
  const opened = open(server);
  await lessonHeading();
  const [button] = screen.getAllByRole('button', { name: 'Completa il corso' });
  await userEvent.click(button as HTMLElement);
  const waiting = await headline('Stiamo firmando il tuo badge');
  const hadFocus = document.activeElement === waiting;
  server.course.idBadgeCertification = 'badge-1';
  await waitFor(() => expect(screen.getByText(/Lo stiamo registrando/)).toBeInTheDocument(), {
    timeout: 4000,
  });
  return { server, hadFocus, ...opened };
}

describe('the award of a course', () => {
  it('is struck into the page, has the focus that the button lost, and is said once', async () => {
    const { hadFocus } = await winBadge();
    expect(hadFocus).toBe(true);
    expect(await headline('Il badge porta il tuo nome')).toHaveFocus();
    expect(await badge()).toHaveAttribute('data-stamped');
    const said = screen
      .getAllByRole('status')
      .filter((region) => region.textContent === 'Il badge porta il tuo nome');
    expect(said).toHaveLength(1);
  });

  it('leaves the focus where the learner has put it meanwhile', async () => {
    const server = fakeCourse(wireCourse(), ALL.slice(0, 2));
    open(server);
    await lessonHeading();
    const [button] = screen.getAllByRole('button', { name: 'Completa il corso' });
    await userEvent.click(button as HTMLElement);
    await headline('Stiamo firmando il tuo badge');
    const menu = screen.getByRole('button', { name: 'Altre azioni' });
    act(() => menu.focus());
    server.course.idBadgeCertification = 'badge-1';
    await waitFor(() => expect(screen.getByText(/Lo stiamo registrando/)).toBeInTheDocument(), {
      timeout: 4000,
    });
    expect(menu).toHaveFocus();
  });

  it('is shared by its public address, kept as a picture, and leads on', async () => {
    const user = userEvent.setup();
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    const server = fakeCourse(wireCourse({ idBadgeCertification: 'badge-1' }), ALL);
    fakeApi({
      ...server.endpoints,
      'GET /api/Courses': () => ({
        data: {
          items: [{ id: 9, title: 'Primo soccorso', percentage: 40 } as never],
          totalItems: 1,
          page: 1,
          pageSize: 100,
        },
      }),
    });
    renderRoutes(routes, { at: LAST });
    await user.click(await screen.findByRole('button', { name: 'Condividi il badge' }));
    expect(copy).toHaveBeenCalledWith(`${window.location.origin}/public/certification/badge-1`);
    expect(await screen.findByText('Link copiato')).toBeInTheDocument();
    const download = screen.getByRole('link', { name: 'Scarica l’immagine' });
    expect(download).toHaveAttribute('href', '/api/Badges/Public/badge-1/picture');
    expect(download).toHaveAttribute('download', 'WB-3C07.svg');
    expect(screen.getByText('Primo soccorso')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Continua' })).toHaveAttribute(
      'href',
      '/courses/use/9',
    );
  });

  it('goes back to the lesson when it is closed, and is one line from then on', async () => {
    const { unmount, server } = await winBadge();
    await userEvent.click(screen.getByRole('button', { name: 'Chiudi e torna alla lezione' }));
    expect(await lessonHeading()).toHaveFocus();
    expect(screen.queryByText('Il badge porta il tuo nome')).not.toBeInTheDocument();
    expect(screen.getByText(/Il tuo badge è firmato/)).toBeInTheDocument();
    unmount();
    const { api } = open(server);
    await lessonHeading();
    expect(screen.getByText(/Il tuo badge è firmato/)).toBeInTheDocument();
    expect(api.callsTo('GET /api/Badges/GetBadgeDetail')).toHaveLength(0);
  });

  it('is not repeated at a later visit, nor at another lesson', async () => {
    const { router } = await winBadge();
    await badge();
    await act(() => router.navigate('/courses/use/7?lesson=12'));
    await screen.findByRole('heading', { level: 1, name: 'La postazione' });
    expect(screen.queryByText('Il badge porta il tuo nome')).not.toBeInTheDocument();
    expect(
      within(screen.getByRole('main')).getByRole('link', { name: 'Vedi il badge' }),
    ).toHaveAttribute('href', '/certification/badge-1');
  });

  it('who left before the badge was there sees it at the next visit', async () => {
    open(fakeCourse(wireCourse({ idBadgeCertification: 'badge-1' }), ALL));
    await headline('Il badge porta il tuo nome');
    expect(await badge()).toHaveAttribute('data-stamped');
    // Nothing has changed while the page is open, so there is nothing to say.
    const said = screen
      .getAllByRole('status')
      .filter((region) => region.textContent === 'Il badge porta il tuo nome');
    expect(said).toHaveLength(0);
  });

  it('of a year ago is no news on a new device', async () => {
    const exam = {
      id: 7,
      link: '/courses/use/7/exam/certification',
      price: 89,
      isPayed: false,
      result: null,
      downloadable: false,
      isPassed: null,
      examDate: null,
    };
    const server = fakeCourse(
      wireCourse({ idBadgeCertification: 'badge-1', esamiDTO: [exam] }),
      ALL,
    );
    server.badge.acquiredAt = '2025-05-04T08:00:00.000Z';
    const { api } = open(server);
    await lessonHeading();
    await waitFor(() => expect(api.callsTo('GET /api/Badges/GetBadgeDetail')).toHaveLength(1));
    expect(screen.queryByText('Il badge porta il tuo nome')).not.toBeInTheDocument();
    expect(screen.getByText(/Il tuo badge è firmato/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Vedi gli esami del corso' })).toHaveAttribute(
      'href',
      '/courses/view/7?tab=esami',
    );
  });
});
