import type { CDPSession, Page } from '@playwright/test';

/** What a page did until the first frame of its video was on the screen; milliseconds from navigation or press. */
export type FirstFrame = {
  frameAt: number;
  /** In the order of their begin: what was asked for, when, and how many bytes came over the network. */
  loaded: readonly Loaded[];
};

export type Loaded = { name: string; from: number; to: number; bytes: number };

type Watch = { pressedAt: number; frameAt: number | null; from: string };

/** For `addInitScript`: keeps when somebody pressed last, and when a video that came then showed its first frame. */
export function watchFrames(): void {
  const watch: Watch = { pressedAt: 0, frameAt: null, from: '' };
  Object.assign(globalThis, { frameWatch: watch });
  const begin = (event: Event) => {
    watch.pressedAt = event.timeStamp;
    watch.frameAt = null;
  };
  addEventListener('click', begin, { capture: true });
  const seen = new WeakSet<HTMLVideoElement>();
  const look = () => {
    for (const video of document.querySelectorAll('video')) {
      if (seen.has(video)) continue;
      seen.add(video);
      video.requestVideoFrameCallback((_now, { presentationTime }) => {
        watch.frameAt ??= presentationTime;
      });
    }
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** Bytes that each address has cost the network so far; the page itself cannot tell them of streamed videos. */
export function countBytes(devtools: CDPSession): Map<string, number> {
  const bytes = new Map<string, number>();
  const addresses = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    addresses.set(requestId, request.url);
  });
  devtools.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId);
    if (url !== undefined) bytes.set(url, (bytes.get(url) ?? 0) + encodedDataLength);
  });
  return bytes;
}

/** Waits for the first frame since the navigation or the last press. */
export async function firstFrame(page: Page, bytes: Map<string, number>): Promise<FirstFrame> {
  await page.waitForFunction(
    () => (globalThis as unknown as { frameWatch: Watch }).frameWatch.frameAt !== null,
    undefined,
    { timeout: 60_000, polling: 100 },
  );
  const { frameAt, entries } = await page.evaluate(() => {
    const { frameWatch } = globalThis as unknown as { frameWatch: Watch };
    const begun = frameWatch.pressedAt;
    const timings = [
      ...performance.getEntriesByType('navigation'),
      ...performance.getEntriesByType('resource'),
    ] as PerformanceResourceTiming[];
    return {
      frameAt: (frameWatch.frameAt ?? 0) - begun,
      entries: timings.map(({ name, startTime, responseEnd }) => ({
        name,
        from: startTime - begun,
        to: responseEnd - begun,
      })),
    };
  });
  const loaded = entries
    .filter(({ from }) => from >= 0 && from < frameAt)
    .map((entry) => ({ ...entry, bytes: bytes.get(entry.name) ?? 0 }));
  return { frameAt, loaded };
}

/** What the network had to bring before the video was asked for; a busy machine changes none of it. */
export function beforeVideo({ loaded }: FirstFrame): {
  requests: number;
  bytes: number;
  /** How many of them waited for one another. */
  inARow: number;
} {
  const video = loaded.find(({ name }) => fileNameIn(name).endsWith('.mp4'));
  // A video that still streams at its first frame is not among what was loaded.
  const asked = video?.from ?? Infinity;
  const before = loaded.filter(({ from, bytes }) => bytes > 0 && from < asked);
  let inARow = 0;
  let end = -Infinity;
  for (const { from, to } of before.toSorted((one, other) => one.to - other.to)) {
    if (from < end) continue;
    inARow += 1;
    end = to;
  }
  return {
    requests: before.length,
    bytes: before.reduce((sum, { bytes }) => sum + bytes, 0),
    inARow,
  };
}

/** Posters, captions and videos have addresses that differ by their token alone. */
function fileNameIn(address: string): string {
  const [payload = ''] = (new URL(address).searchParams.get('token') ?? '').split('.');
  const [name] = /[\w-]+\.\w+/.exec(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) ?? [];
  return name ?? '';
}
