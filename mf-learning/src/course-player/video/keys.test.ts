import { actionOfKey, isOfControl } from './keys.ts';

const press = (key: string, changes: object = {}) =>
  actionOfKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...changes });

it.each([
  [' ', { does: 'play' }],
  ['k', { does: 'play' }],
  ['K', { does: 'play' }],
  ['ArrowLeft', { does: 'seek-by', seconds: -5 }],
  ['ArrowRight', { does: 'seek-by', seconds: 5 }],
  ['j', { does: 'seek-by', seconds: -10 }],
  ['l', { does: 'seek-by', seconds: 10 }],
  ['ArrowUp', { does: 'volume-by', share: 0.1 }],
  ['ArrowDown', { does: 'volume-by', share: -0.1 }],
  ['m', { does: 'mute' }],
  ['c', { does: 'captions' }],
  ['f', { does: 'full-screen' }],
  ['n', { does: 'write-note' }],
  ['?', { does: 'list-keys' }],
  ['0', { does: 'seek-to-share', share: 0 }],
  ['7', { does: 'seek-to-share', share: 0.7 }],
  ['Enter', null],
  ['Tab', null],
  ['constructor', null],
])('key %j', (key, action) => {
  expect(press(key)).toEqual(action);
});

it('shortcuts of the browser stay its own', () => {
  for (const changes of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) {
    expect(press('f', changes)).toBeNull();
    expect(press('5', changes)).toBeNull();
  }
});

it.each([
  ['button', ' ', true],
  ['button', 'k', false],
  ['button', 'ArrowLeft', false],
  ['input', 'ArrowUp', true],
  ['input', 'm', false],
  ['select', 'c', true],
  ['div', ' ', false],
])('a %s keeps %j for itself: %s', (tag, key, isKept) => {
  expect(isOfControl(document.createElement(tag), key)).toBe(isKept);
});
