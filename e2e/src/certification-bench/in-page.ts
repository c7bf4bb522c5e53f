/** What runs in the product's page: each is sent as text, and sees nothing but its argument. */

type Held = { letVerifierGo?: () => void };

/** Before the page's own scripts: its verifier begins when it is let go, with what it was asked by then. */
export const holdVerifier = () => {
  const Begun = Worker;
  const isVerifier = (url: string | URL) => /verifier/u.test(String(url));
  class HeldWorker extends EventTarget {
    #asked: unknown[] = [];
    #begun: Worker | null = null;
    constructor(url: string | URL) {
      super();
      (globalThis as Held).letVerifierGo = () => {
        const worker = new Begun(url);
        worker.addEventListener('message', ({ data }) =>
          this.dispatchEvent(new MessageEvent('message', { data })),
        );
        worker.addEventListener('error', () => this.dispatchEvent(new Event('error')));
        this.#begun = worker;
        for (const asked of this.#asked) this.#ask(worker, asked);
      };
    }
    postMessage(asked: unknown) {
      if (this.#begun === null) this.#asked.push(asked);
      else this.#ask(this.#begun, asked);
    }
    #ask(worker: Worker, asked: unknown) {
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
      worker.postMessage(asked);
    }
    terminate() {
      this.#begun?.terminate();
    }
  }
  globalThis.Worker = new Proxy(Begun, {
    construct: (_, [url]: [string | URL]) =>
      isVerifier(url) ? new HeldWorker(url) : new Begun(url),
  });
};

/** Sets a mark later, and says so. */
export const markLater = ([mark, said, ms]: readonly [string, string, number]) =>
  void setTimeout(() => {
    performance.mark(mark);
    console.debug(said);
  }, ms);

/** How many requests it made; 0 until it says that it checks. */
export const requestsOfChecking = () =>
  document.querySelector('#root [data-verdict=checking]') === null
    ? 0
    : performance.getEntriesByType('resource').length;

/** The middle of a button, which is in sight then. */
export const placeOfButton = (name: string) => {
  const named = new RegExp(name, 'u');
  const button = [...document.querySelectorAll('#root button')].find(({ textContent }) =>
    named.test(textContent.trim()),
  );
  if (button === undefined) return null;
  button.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
};

/** The verifier is let go; its verdict is drawn, and nothing followed for a while. */
export const sayWhenFirstVerified = ([mark, said, ms]: readonly [string, string, number]) => {
  const observer = new MutationObserver(() => {
    if (document.querySelector('#root [data-verdict=authentic]') === null) return;
    observer.disconnect();
    setTimeout(() => {
      performance.mark(mark);
      console.debug(said);
    }, 1000);
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-verdict'] });
  setTimeout(() => (globalThis as Held).letVerifierGo?.(), ms);
};

/** The verdict has gone, has come back, and is drawn. */
export const sayWhenVerifiedAgain = ([mark, said]: readonly [string, string]) => {
  let hasGone = false;
  const observer = new MutationObserver(() => {
    const verdict = document.querySelector('#root [data-verdict]')?.getAttribute('data-verdict');
    if (verdict === 'checking') hasGone = true;
    if (!hasGone || verdict !== 'authentic') return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        performance.mark(mark);
        console.debug(said);
      }),
    );
  });
  observer.observe(document.body, { subtree: true, attributeFilter: ['data-verdict'] });
};

/** A worker asks for these, reads nothing of their answers, and nothing follows for a while. */
export const sayWhenAsked = ([said, ms, urls]: readonly [string, number, readonly string[]]) => {
  const ask = async ({ data }: MessageEvent<string[]>) => {
    const options = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const;
    const answers = data.map((url) =>
      fetch(url, { ...options, signal: AbortSignal.timeout(15_000) }),
    );
    for (const answer of answers) await (await answer).arrayBuffer();
    postMessage('asked');
  };
  setTimeout(() => {
    const worker = new Worker(URL.createObjectURL(new Blob([`onmessage = ${String(ask)}`])));
    worker.addEventListener('message', () => setTimeout(() => console.debug(said), 500));
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no other origin.
    worker.postMessage(urls);
  }, ms);
};
