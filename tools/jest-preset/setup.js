import { existsSync } from 'node:fs';
import path from 'node:path';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The first page of a file is compiled while it is waited for; a passing test never waits this long.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

/** The folder of the package's own React, null where it has none. */
function reactOf(folder) {
  const found = path.join(folder, 'node_modules/react');
  if (existsSync(found)) return found;
  return path.dirname(folder) === folder ? null : reactOf(path.dirname(folder));
}

// React notes where each element was made, up to 10,000 in a second: a fifth of the time of a large form's test, for
// stacks that nobody reads here. It is told that there were more.
const react = reactOf(path.dirname(expect.getState().testPath));
const internals =
  react === null
    ? undefined
    : // oxlint-disable-next-line no-underscore-dangle -- the name is theirs
      jest.requireActual(react).__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE;
if (internals?.recentlyCreatedOwnerStacks !== undefined) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Number.MAX_SAFE_INTEGER,
    set() {},
  });
}

// jsdom has no layout: these exist in every browser, and nothing is seen through them.
window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
if (!('scrollIntoView' in Element.prototype))
  Object.assign(Element.prototype, { scrollIntoView() {} });

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
globalThis.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
};

// Browsers know `search` as a plain HTML element; this jsdom does not yet, and React warns of unknown tags.
const createElement = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = createElement(name, options);
  return name === 'search' ? Object.setPrototypeOf(element, HTMLElement.prototype) : element;
};

// jsdom takes its own AbortSignal only, and the environment gives Node's.
const { value: addEventListener } = Object.getOwnPropertyDescriptor(
  EventTarget.prototype,
  'addEventListener',
);
EventTarget.prototype.addEventListener = function listen(name, listener, options) {
  const { signal, ...rest } = Object(options);
  if (signal === undefined) return addEventListener.call(this, name, listener, options);
  addEventListener.call(this, name, listener, rest);
  signal.addEventListener('abort', () => this.removeEventListener(name, listener, rest));
  return undefined;
};

// In jsdom the tracks of a video are lists without events.
for (const name of ['textTracks', 'audioTracks']) {
  const tracksOf = new WeakMap();
  Object.defineProperty(HTMLMediaElement.prototype, name, {
    configurable: true,
    get() {
      const tracks =
        tracksOf.get(this) ??
        Object.assign(new EventTarget(), { length: 0, [Symbol.iterator]: () => [].values() });
      tracksOf.set(this, tracks);
      return tracks;
    },
  });
}
