import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, resetAuth, signInAs } from 'shared-auth/testing';
import { renderRoutes } from 'shared-ui/testing';
import { CoursePlayerPage } from '../CoursePlayerPage.tsx';
import { usePlayback } from '../lesson/playback.ts';
import { fakeCourse, SERVER_TIME, video, wireCourse } from '../testing-course.ts';
import { page } from '../ahead/hand-over.ts';
import { changePreferences } from './preferences.ts';

const vtt = {
  it: `WEBVTT

00:01.000 --> 00:04.000
Buongiorno a tutti.

00:05.000 --> 00:09.000
Perché il rischio c’è.

00:10.000 --> 00:14.000
Ora si misura.
`,
  en: `WEBVTT

00:01.000 --> 00:04.000
Good morning.
`,
};

const realFetch = globalThis.fetch;

beforeEach(() => {
  signInAs('Discente');
  changePreferences({ areOn: true, language: null, size: 'medium', ground: 'solid', speed: 1 });
  globalThis.fetch = async (url) =>
    new Response(url === '/video-101.en.vtt' ? vtt.en : vtt.it, { status: 200 });
  URL.createObjectURL = () => 'blob:captions';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  jest.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue(undefined);
});
afterEach(() => {
  globalThis.fetch = realFetch;
  jest.restoreAllMocks();
  resetAuth();
});

/** The player of a lesson whose video is a minute long. */
async function open(server = fakeCourse(wireCourse())) {
  const api = fakeApi(server.endpoints);
  const rendered = renderRoutes([{ path: '/courses/use/:courseId', Component: CoursePlayerPage }], {
    at: '/courses/use/7',
  });
  const element = await screen.findByLabelText<HTMLVideoElement>(/Video della lezione/);
  Object.defineProperty(element, 'duration', { configurable: true, value: 60 });
  return { api, element, ...rendered };
}

/** The browser knows the video, and what waited for it has happened. */
async function load(element: HTMLVideoElement) {
  await act(async () => {
    fireEvent.loadedMetadata(element);
    fireEvent.durationChange(element);
    await new Promise((resolve) => setTimeout(resolve));
    fireEvent.seeked(element);
    await new Promise((resolve) => setTimeout(resolve));
  });
}

const playAt = (element: HTMLVideoElement, seconds: number) =>
  act(() => {
    element.currentTime = seconds;
    fireEvent.timeUpdate(element);
  });

const transcript = () => screen.findByRole('region', { name: 'Trascrizione' });

async function openTranscript() {
  await userEvent.click(within(await transcript()).getByRole('button', { name: 'Trascrizione' }));
  return within(await transcript());
}

it('the transcript follows the video, marks what is said, and a line leads to its place', async () => {
  const { element } = await open();
  await load(element);
  const inside = await openTranscript();
  const lines = () => inside.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    '0:01Buongiorno a tutti.',
    '0:05Perché il rischio c’è.',
    '0:10Ora si misura.',
  ]);
  playAt(element, 6);
  expect(inside.getByRole('button', { current: true })).toHaveTextContent('Perché il rischio c’è.');
  await userEvent.click(inside.getByRole('button', { name: /Ora si misura/ }));
  expect(element.currentTime).toBe(10);
  expect(usePlayback.getState()).toMatchObject({ lessonId: 11 });
});

describe('over the bar, where the pointer is', () => {
  const found = (element: HTMLVideoElement) =>
    [...document.querySelectorAll('video')].find((other) => other !== element);
  /** At 30 of 60 seconds, on a bar of 200 px. */
  async function point() {
    const { element } = await open();
    await load(element);
    Object.defineProperty(element, 'currentSrc', { configurable: true, value: '/video-101.mp4' });
    const bar = screen.getByRole('slider', { name: 'Punto del video' });
    const root = bar.parentElement ?? bar;
    root.getBoundingClientRect = () => ({ left: 0, width: 200 }) as DOMRect;
    const to = (clientX: number) =>
      act(() => void fireEvent(root, new MouseEvent('pointermove', { bubbles: true, clientX })));
    to(100);
    return { element, root, to };
  }

  it('the picture, the time and what is said there are seen before one goes there', async () => {
    const { element, root, to } = await point();
    const picture = found(element);
    expect(picture).toHaveAttribute('src', '/video-101.mp4');
    expect(picture).not.toHaveAttribute('data-shown');
    Object.defineProperty(picture, 'readyState', { value: HTMLMediaElement.HAVE_METADATA });
    act(() => void fireEvent.loadedMetadata(picture ?? element));
    expect(picture?.currentTime).toBe(30);
    act(() => void fireEvent.seeked(picture ?? element));
    expect(picture).toHaveAttribute('data-shown');
    to(20);
    expect(picture?.currentTime).toBe(6);
    expect(picture?.parentElement).toHaveTextContent('0:06Perché il rischio c’è.');
    // The video itself has not moved.
    expect(element.currentTime).toBe(0);
    act(() => void fireEvent(root, new MouseEvent('pointerout', { bubbles: true })));
    expect(picture?.parentElement).toHaveAttribute('hidden');
  });

  it('there is no picture for who saves data, nor where it cannot be read', async () => {
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { saveData: true },
    });
    const { element, to } = await point();
    expect(found(element)).toBeUndefined();
    Object.defineProperty(navigator, 'connection', {
      configurable: true,
      value: { effectiveType: '3g' },
    });
    to(110);
    expect(found(element)).toBeUndefined();
    Object.defineProperty(navigator, 'connection', { configurable: true, value: undefined });
    to(120);
    const picture = found(element) ?? element;
    act(() => void fireEvent.seeked(picture));
    act(() => void fireEvent.error(picture));
    expect(picture).not.toHaveAttribute('data-shown');
  });
});

it('the transcript is searched without accents; its words are marked, the lines found counted', async () => {
  const { element } = await open();
  await load(element);
  const inside = await openTranscript();
  await userEvent.type(inside.getByRole('searchbox'), 'perche');
  expect(inside.getAllByRole('listitem')).toHaveLength(1);
  expect(inside.getByText('Perché').tagName).toBe('MARK');
  expect(inside.getByText('1 frase trovata')).toBeInTheDocument();
  await userEvent.type(inside.getByRole('searchbox'), ' mai');
  expect(inside.queryAllByRole('listitem')).toHaveLength(0);
  expect(inside.getAllByText('Nessuna frase trovata').length).toBeGreaterThan(0);
});

it('the transcript stops to follow when the reader scrolls, until it is asked to again', async () => {
  const scrolled = jest.fn();
  Object.defineProperty(Element.prototype, 'scrollTo', { configurable: true, value: scrolled });
  const { element } = await open();
  await load(element);
  const inside = await openTranscript();
  playAt(element, 2);
  expect(scrolled).toHaveBeenCalled();
  fireEvent.wheel(inside.getByRole('list'));
  scrolled.mockClear();
  playAt(element, 6);
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.click(inside.getByRole('button', { name: 'Torna al punto del video' }));
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it('without captions there is no transcript, no button for captions and no key for them', async () => {
  const course = wireCourse();
  const lesson = course.modules[0]?.lessonList[0];
  if (lesson) lesson.documentList = [video(101, { captions: [] })];
  const { element } = await open(fakeCourse(course));
  await load(element);
  expect(screen.queryByRole('region', { name: 'Trascrizione' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sottotitoli' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Aspetto dei sottotitoli/ }));
  expect(screen.getByText('Audio sì o no')).toBeInTheDocument();
  expect(screen.queryByText('Sottotitoli sì o no')).not.toBeInTheDocument();
});

it('captions are on in the language of the page; language, size and ground are chosen and kept', async () => {
  const { element, unmount } = await open();
  const button = await screen.findByRole('button', { name: 'Sottotitoli' });
  expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(element.querySelector('track')).toHaveAttribute('srclang', 'it');
  fireEvent.keyDown(button, { key: 'c' });
  expect(button).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getByText('Sottotitoli spenti')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /Aspetto dei sottotitoli/ }));
  await userEvent.selectOptions(screen.getByLabelText('Dimensione'), 'large');
  await userEvent.selectOptions(screen.getByLabelText('Sfondo'), 'shaded');
  await userEvent.selectOptions(screen.getByLabelText('Lingua'), 'en');
  await waitFor(() => expect(element.querySelector('track')).toHaveAttribute('srclang', 'en'));
  expect(screen.getByLabelText('Lingua')).toHaveFocus();
  await userEvent.selectOptions(screen.getByLabelText('Velocità'), '1.5');
  expect(element.parentElement).toHaveAttribute('data-size', 'large');
  expect(element.parentElement).toHaveAttribute('data-ground', 'shaded');
  expect(element.playbackRate).toBe(1.5);
  unmount();
  expect(JSON.parse(localStorage.getItem('wb-player') ?? '')).toEqual({
    areOn: false,
    language: 'en',
    size: 'large',
    ground: 'shaded',
    speed: 1.5,
  });
});

async function openAtSecond(second: number) {
  const { element } = await open();
  await load(element);
  const slider = screen.getByRole('slider', { name: 'Punto del video' });
  await waitFor(() => expect(slider).toBeEnabled());
  playAt(element, second);
  return { element, slider };
}

it('keys move the video from any control of the player, and the slider tells the place', async () => {
  const { element, slider } = await openAtSecond(20);
  await waitFor(() => expect(slider).toHaveAttribute('aria-valuetext', '0:20 di 1:00'));
  const play = screen.getByRole('button', { name: 'Riproduci' });
  const presses: [Element, string, number][] = [
    [play, 'l', 30],
    [play, 'ArrowLeft', 25],
    [play, '5', 30],
    [slider, 'ArrowUp', 35],
    [slider, 'Home', 0],
    [slider, 'j', 0],
  ];
  for (const [target, key, place] of presses) {
    fireEvent.keyDown(target, { key });
    expect(element.currentTime).toBe(place);
    playAt(element, place);
  }
});

it('keys that are pressed before the browser tells of the last one add up', async () => {
  const { element } = await openAtSecond(20);
  const play = screen.getByRole('button', { name: 'Riproduci' });
  for (const key of ['ArrowRight', 'ArrowRight', 'l']) fireEvent.keyDown(play, { key });
  expect(element.currentTime).toBe(40);
});

describe('a position', () => {
  const watchedBefore = (seconds: number) => {
    const course = wireCourse();
    const lesson = course.modules[0]?.lessonList[0];
    if (lesson) lesson.position = { seconds, at: '2026-05-04T07:00:00.000Z' };
    return fakeCourse(course);
  };

  it('known to the server is where the video goes on, and is not told again by that', async () => {
    const { api, element } = await open(watchedBefore(23.4));
    await load(element);
    expect(element.currentTime).toBe(23.4);
    expect(api.callsTo('PUT /api/Courses/LessonPosition')).toEqual([]);
  });

  it('is told when the video is paused, by the server’s time', async () => {
    const { api, element } = await open();
    await load(element);
    element.currentTime = 12.5;
    fireEvent.pause(element);
    await waitFor(() => expect(api.callsTo('PUT /api/Courses/LessonPosition')).toHaveLength(1));
    const [call] = api.callsTo('PUT /api/Courses/LessonPosition');
    expect(call?.body).toMatchObject({ courseId: 7, lessonId: 11, seconds: 12.5 });
    const late = Date.parse(call?.body.at ?? '') - Date.parse(SERVER_TIME);
    expect(late).toBeGreaterThanOrEqual(0);
    expect(late).toBeLessThan(60_000);
  });

  it('of a preview stays on its device (E8)', async () => {
    const { api, element } = await open(fakeCourse(wireCourse({ mode: 'preview' })));
    await load(element);
    fireEvent.pause(element);
    await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(api.callsTo('PUT /api/Courses/LessonPosition')).toEqual([]);
  });
});

it.each(['loadedData', 'suspend', 'stalled', 'error'] as const)(
  'notes, with their forms, come after the first frame, or when the browser does not get it: %s',
  async (event) => {
    jest
      .spyOn(HTMLMediaElement.prototype, 'networkState', 'get')
      .mockReturnValue(HTMLMediaElement.NETWORK_LOADING);
    const { element } = await open();
    await transcript();
    const notes = { name: 'Note e segnalibri' };
    expect(screen.queryByRole('region', notes)).not.toBeInTheDocument();
    fireEvent[event](element);
    expect(await screen.findByRole('region', notes)).toBeInTheDocument();
  },
);

it('a video that has begun before the application is taken as it is: same element, same address', async () => {
  const begun = Object.assign(document.createElement('video'), { src: '/begun.mp4?token=earlier' });
  const take = jest.fn();
  signInAs('Discente', { userId: 'marco' });
  page.begunLesson = {
    courseId: 7,
    userId: 'marco',
    role: 'Discente',
    answer: Promise.resolve(null),
    video: { lessonId: 11, documentId: 101, element: begun, take },
  };
  const { element } = await open();
  expect(element).toBe(begun);
  expect(element).toHaveAttribute('src', '/begun.mp4?token=earlier');
  expect(take).toHaveBeenCalledTimes(1);
  expect(page.begunLesson).toBeUndefined();
});

it('a key leads from the video to the field of a note, outside of full screen', async () => {
  const { element } = await open();
  await load(element);
  fireEvent.loadedData(element);
  const field = await screen.findByRole('textbox', { name: 'Nuova nota' }, { timeout: 10_000 });
  const leave = jest.fn(async () => undefined);
  Object.assign(document, { fullscreenElement: element, exitFullscreen: leave });
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Punto del video' }), { key: 'n' });
  await waitFor(() => expect(field).toHaveFocus());
  expect(leave).toHaveBeenCalledTimes(1);
  Object.assign(document, { fullscreenElement: null });
});
