import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The first page of a file is compiled while it is waited for; a passing test never waits this long.
configure({ asyncUtilTimeout: 8000 });
jest.setTimeout(30_000);

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
