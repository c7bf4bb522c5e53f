/** A label's field is the one that the page has, found in one step where it can be. */
import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { test } from 'node:test';

type Jsdom = { JSDOM: new (html: string) => { window: { document: Document } } };

// First, as in the environment of the tests.
const { saved } = await import('./quick-labels.js');
const required = createRequire(
  createRequire(import.meta.url).resolve('jest-environment-jsdom/package.json'),
);
const { JSDOM } = createRequire(required.resolve('@jest/environment-jsdom-abstract'))(
  'jsdom',
) as Jsdom;

const { document } = new JSDOM(`<!doctype html><body>
<label id="one" for="a">1</label><input id="a">
<label id="two" for="twice">2</label><p id="twice"></p><input id="twice">
<label id="none" for="nobody">3</label><label id="empty" for="">4<input></label>
<label id="text" for="p">5</label><p id="p"></p><label id="around">6<select></select></label>
</body>`).window;
const label = (id: string): HTMLLabelElement => {
  const found = document.querySelector<HTMLLabelElement>(`label#${id}`);
  assert.ok(found);
  return found;
};

test('a label has the field that it names', () => {
  const before = saved.count;
  assert.equal(label('one').control?.id, 'a');
  // Also after an update of jsdom, whose private function it is.
  assert.equal(saved.count, before + 1);
  for (const id of ['two', 'none', 'empty', 'text']) assert.equal(label(id).control, null, id);
  assert.equal(label('around').control?.localName, 'select');
});

test('it follows what becomes of the page', () => {
  const field = document.querySelector('#a');
  assert.ok(field);
  field.id = 'b';
  assert.equal(label('one').control, null);
  label('one').htmlFor = 'b';
  assert.equal(label('one').control, field);
  assert.deepEqual([...((field as HTMLInputElement).labels ?? [])], [label('one')]);
  // Of two with one id it is the first in the page, whichever came first.
  const earlier = document.createElement('input');
  earlier.id = 'b';
  document.body.prepend(earlier);
  assert.equal(label('one').control, earlier);
  earlier.remove();
  field.remove();
  assert.equal(label('one').control, null);
  const apart = document.createElement('div');
  apart.innerHTML = '<label for="x"></label><input id="x">';
  assert.equal(apart.querySelector('label')?.control, apart.querySelector('input'));
});
