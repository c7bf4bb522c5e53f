import { recordPosition } from './record-position.ts';
import type { Watched } from './watched.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

/** A video of a minute, in a browser whose clock and network the test holds. */
function play() {
  const state = { currentTime: 0, paused: true, ended: false, seeking: false };
  const video = Object.defineProperties(
    document.createElement('video'),
    Object.fromEntries(
      Object.keys(state).map((name) => [name, { get: () => state[name as keyof typeof state] }]),
    ),
  );
  const start = Date.now();
  const kept: Watched[] = [];
  const sent: (Watched & { isLast: boolean })[] = [];
  let isOnline = true;
  let delayMs = 0;
  const stop = recordPosition(video, {
    now: () => Date.now() - start,
    keep: (watched) => kept.push(watched),
    send: async (watched, isLast) => {
      if (!isOnline) throw new Error('offline');
      sent.push({ ...watched, isLast });
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    },
  });
  const fire = (name: string, changes: Partial<typeof state> = {}) => {
    Object.assign(state, changes);
    video.dispatchEvent(new Event(name));
  };
  return {
    state,
    kept,
    sent,
    stop,
    fire,
    setOnline: (value: boolean) => {
      isOnline = value;
    },
    setDelay: (ms: number) => {
      delayMs = ms;
    },
    /** Plays on; browsers tell four times a second. */
    async watch(seconds: number) {
      state.paused = false;
      for (let quarter = 0; quarter < seconds * 4; quarter += 1) {
        await jest.advanceTimersByTimeAsync(250);
        fire('timeupdate', { currentTime: state.currentTime + 0.25 });
      }
    },
  };
}

it('while it plays this device remembers every half second, and the server is told every second', async () => {
  const video = play();
  await video.watch(4);
  const gaps = video.kept.slice(1).map(({ at }, place) => at - (video.kept[place]?.at ?? 0));
  expect(Math.max(...gaps)).toBe(500);
  expect(video.kept.at(-1)).toEqual({ seconds: 3.75, at: 3750 });
  expect(video.sent.map(({ seconds }) => seconds)).toEqual([0.25, 1.25, 2.25, 3.25]);
});

it('on a slow network a report waits for the answer to the one before, a pause does not', async () => {
  const video = play();
  video.setDelay(2500);
  await video.watch(7);
  expect(video.sent.map(({ seconds }) => seconds)).toEqual([0.25, 2.75, 5.25]);
  video.fire('pause', { paused: true });
  expect(video.sent.at(-1)?.seconds).toBe(7);
});

it('a pause, the end and a jump are told at once; several jumps are one report', async () => {
  const video = play();
  await video.watch(2);
  video.fire('pause', { paused: true });
  expect(video.sent.at(-1)?.seconds).toBe(2);
  video.fire('seeking', { currentTime: 30 });
  video.fire('seeking', { currentTime: 41 });
  const { length } = video.sent;
  await jest.advanceTimersByTimeAsync(500);
  expect(video.sent.slice(length).map(({ seconds }) => seconds)).toEqual([41]);
  // Ended: the next time it begins at the beginning.
  video.fire('ended', { currentTime: 60, ended: true });
  expect(video.sent.at(-1)?.seconds).toBe(0);
});

it('a jump is remembered when it begins, and told before its frame is there', async () => {
  const video = play();
  await video.watch(1);
  const { length } = video.sent;
  video.fire('seeking', { currentTime: 15, seeking: true });
  expect(video.kept.at(-1)?.seconds).toBe(15);
  expect(video.sent).toHaveLength(length);
  await jest.advanceTimersByTimeAsync(500);
  expect(video.sent.slice(length).map(({ seconds }) => seconds)).toEqual([15]);
  video.fire('seeked', { seeking: false });
  await jest.advanceTimersByTimeAsync(3000);
  expect(video.sent).toHaveLength(length + 1);
});

it('what could not be sent is sent when the network is back, as it is then', async () => {
  const video = play();
  video.setOnline(false);
  await video.watch(3);
  video.fire('pause', { paused: true });
  await jest.advanceTimersByTimeAsync(0);
  video.setOnline(true);
  expect(video.sent).toEqual([]);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(video.sent.map(({ seconds }) => seconds)).toEqual([3]);
  window.dispatchEvent(new Event('online'));
  await jest.advanceTimersByTimeAsync(0);
  expect(video.sent).toHaveLength(1);
});

it('a page that is left tells where it was, unless the server knows; what has stopped tells nothing', async () => {
  const video = play();
  await video.watch(1);
  window.dispatchEvent(new Event('pagehide'));
  expect(video.sent.at(-1)).toMatchObject({ seconds: 1, isLast: true });
  video.fire('pause', { paused: true });
  await jest.advanceTimersByTimeAsync(0);
  const { length } = video.sent;
  window.dispatchEvent(new Event('pagehide'));
  expect(video.sent).toHaveLength(length);
  video.fire('seeking', { currentTime: 20 });
  video.stop();
  expect(video.sent.at(-1)).toMatchObject({ seconds: 20, isLast: true });
  const after = video.sent.length;
  video.fire('seeking', { currentTime: 50 });
  await jest.advanceTimersByTimeAsync(10_000);
  expect(video.sent).toHaveLength(after);
});
