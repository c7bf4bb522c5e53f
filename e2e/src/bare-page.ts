import type { Browser } from '@playwright/test';

type Message = {
  id?: number;
  method?: string;
  params?: { type?: string; args?: { value?: unknown }[] };
  result?: { result?: { value?: unknown }; exceptionDetails?: { text: string } };
  error?: { message: string };
};

/** A page in a context of its own, without the test library. */
export type BarePage = {
  /** A command of the browser's protocol. */
  send: (method: string, params?: object) => Promise<Message['result']>;
  /** Runs a function in the page, which is sent as text and sees nothing but its argument. */
  evaluate: <A, R>(run: (argument: A) => R, argument: A) => Promise<R>;
  /** The next time that the page says this on its console. It rejects after half a minute. */
  heard: (said: string) => Promise<void>;
  close: () => Promise<void>;
};

const MAX_MS = 30_000;

/**
 * Opens a page that is measured as its visitors have it: the test library enters every worker of its own pages, is told
 * of each of its requests, and has noted where in the code it was made, for which the engine reads its scripts again.
 * Here only the page itself is listened to, its workers by nobody.
 *
 * @param first what runs in the page before its own scripts
 */
export async function openBarePage(
  browser: Browser,
  viewport: { width: number; height: number },
  first: readonly (() => void)[],
): Promise<BarePage> {
  const devtools = await browser.newBrowserCDPSession();
  const { browserContextId } = await devtools.send('Target.createBrowserContext');
  const { targetId } = await devtools.send('Target.createTarget', {
    url: 'about:blank',
    browserContextId,
  });
  const { sessionId } = await devtools.send('Target.attachToTarget', { targetId });
  const answers = new Map<number, PromiseWithResolvers<Message['result']>>();
  const listeners = new Map<string, () => void>();
  let lastId = 0;

  devtools.on('Target.receivedMessageFromTarget', ({ sessionId: from, message }) => {
    if (from !== sessionId) return;
    const { id, method, params, result, error } = JSON.parse(message) as Message;
    if (method === 'Runtime.consoleAPICalled') listeners.get(String(params?.args?.[0]?.value))?.();
    if (id === undefined) return;
    const answer = answers.get(id);
    answers.delete(id);
    if (error === undefined) answer?.resolve(result);
    else answer?.reject(new Error(error.message));
  });

  async function send(method: string, params: object = {}): Promise<Message['result']> {
    const id = ++lastId;
    const answer = Promise.withResolvers<Message['result']>();
    answers.set(id, answer);
    const message = JSON.stringify({ id, method, params });
    await devtools.send('Target.sendMessageToTarget', { sessionId, message });
    return answer.promise;
  }

  await send('Page.enable');
  await send('Runtime.enable');
  await send('Emulation.setDeviceMetricsOverride', {
    ...viewport,
    deviceScaleFactor: 1,
    mobile: false,
  });
  for (const run of first) {
    await send('Page.addScriptToEvaluateOnNewDocument', { source: `(${String(run)})()` });
  }
  return {
    send,
    async evaluate<A, R>(run: (argument: A) => R, argument: A): Promise<R> {
      const expression = `(${String(run)})(${JSON.stringify(argument)})`;
      const done = await send('Runtime.evaluate', { expression, returnByValue: true });
      if (done?.exceptionDetails) throw new Error(done.exceptionDetails.text);
      return done?.result?.value as R;
    },
    heard: (said) =>
      new Promise((resolve, reject) => {
        const late = () => reject(new Error(`The page did not say "${said}"`));
        const timer = setTimeout(late, MAX_MS);
        listeners.set(said, () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    async close() {
      await devtools.send('Target.disposeBrowserContext', { browserContextId });
      await devtools.detach();
    },
  };
}
