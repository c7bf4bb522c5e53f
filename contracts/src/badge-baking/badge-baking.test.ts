import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bakedInPng, bakedInSvg, bakePng, bakeSvg, UnreadablePicture } from './index.ts';

const credential = '{"name":"Perché ]]> no","id":"urn:uuid:1"}';
const other = '{"name":"Altro"}';

/** One pixel. */
const png = new Uint8Array(
  Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
);
const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><title>A</title></svg>';

const changed = (bytes: Uint8Array, change: (copy: Uint8Array) => void): Uint8Array => {
  const copy = bytes.slice();
  change(copy);
  return copy;
};

/** Where the chunk of that name has its length. */
const chunkAt = (bytes: Uint8Array, type: string) => Buffer.from(bytes).indexOf(type) - 4;

const count = (text: string, part: string) => text.split(part).length - 1;

test('what was baked is read again; a picture without one has none', () => {
  assert.equal(bakedInPng(png), null);
  assert.equal(bakedInSvg(svg), null);
  assert.equal(bakedInPng(bakePng(png, credential)), credential);
  assert.equal(bakedInSvg(bakeSvg(svg, credential)), credential);
});

test('a second baking replaces, never doubles, and leaves the picture as it was', () => {
  const once = bakePng(png, other);
  const twice = bakePng(bakePng(png, credential), other);
  assert.deepEqual(twice, once);
  assert.equal(count(Buffer.from(twice).toString('latin1'), 'openbadgecredential'), 1);
  const drawn = bakeSvg(bakeSvg(svg, credential), other);
  assert.equal(drawn, bakeSvg(svg, other));
  assert.equal(count(drawn, '<openbadges:credential'), 1);
});

test('an SVG of somebody else: another prefix, a token, comments and instructions before it', () => {
  const read = (body: string, attributes = 'xmlns:ob="https://purl.imsglobal.org/ob/v3p0"') =>
    bakedInSvg(`<?xml version="1.0"?><!-- <svg> --><svg ${attributes}>${body}</svg>`);
  assert.equal(read('<ob:credential verify="a.b.c"></ob:credential>'), 'a.b.c');
  assert.equal(read("<g/><ob:credential verify='a.b.c'/>"), 'a.b.c');
  assert.equal(read('<ob:credential>\n {&quot;a&quot;:1}\n</ob:credential>'), '{"a":1}');
  assert.equal(read('<!-- <ob:credential>x</ob:credential> -->'), null);
  assert.equal(read('<ob:credential>x</ob:credential>', 'xmlns:ob="urn:other"'), null);
});

const hostilePngs: Record<string, (baked: Uint8Array) => Uint8Array> = {
  'no PNG': (baked) => changed(baked, (copy) => (copy[1] = 0)),
  nothing: () => new Uint8Array(),
  'cut off': (baked) => baked.slice(0, -5),
  'cut in its credential': (baked) => baked.slice(0, chunkAt(baked, 'iTXt') + 40),
  'a length past the end': (baked) =>
    changed(baked, (copy) => copy.fill(0xff, chunkAt(copy, 'iTXt'), chunkAt(copy, 'iTXt') + 4)),
  'a length that is too short': (baked) =>
    changed(baked, (copy) => (copy[chunkAt(copy, 'iTXt') + 3]! -= 1)),
  'no header': (baked) => changed(baked, (copy) => (copy[13] = 0x41)),
  'another letter in the credential': (baked) =>
    changed(baked, (copy) => (copy[chunkAt(copy, 'iTXt') + 60] = 0x41)),
  'said to be compressed': (baked) =>
    changed(baked, (copy) => (copy[chunkAt(copy, 'iTXt') + 28] = 1)),
};

test('broken PNGs are refused, and none runs on for ever', () => {
  const baked = bakePng(png, credential);
  for (const [name, hostile] of Object.entries(hostilePngs)) {
    assert.throws(() => bakedInPng(hostile(baked)), UnreadablePicture, name);
  }
});

const active: Record<string, string> = {
  'a script': '<script>alert(1)</script>',
  'a script of another prefix': '<svg:script href="#a"/>',
  'an event': '<g onload="alert(1)"/>',
  'a page inside': '<foreignObject/>',
  'a link to run': '<a href="javascript:alert(1)"/>',
  'a picture of elsewhere': '<image xlink:href="https://elsewhere.example/x.png"/>',
  'a colour of elsewhere': '<g fill="url(https://elsewhere.example/#x)"/>',
  'a style': '<style>@import "//elsewhere.example"</style>',
  'a change of a link': '<set attributeName="href" to="javascript:alert(1)"/>',
};

test('a picture that runs or loads something is not baked; its credential is read and nothing run', () => {
  const baked = bakeSvg(svg, credential);
  for (const [name, body] of Object.entries(active)) {
    assert.throws(() => bakeSvg(svg.replace('<title>', `${body}<title>`), credential), {
      name: 'UnreadablePicture',
      message: 'the picture is not one alone',
    });
    assert.equal(bakedInSvg(baked.replace('<title>', `${body}<title>`)), credential, name);
  }
});

const brokenSvgs: Record<string, string> = {
  'not an SVG': '<html></html>',
  'text alone': 'svg',
  'a type declaration': `<!DOCTYPE svg [<!ENTITY a "aaaa">]>${svg}`,
  'an entity of nobody': svg.replace('A</title>', '&a;</title>'),
  'a style by instruction': `<?xml-stylesheet href="x.css"?>${svg}`,
  'an element that does not end': svg.replace('</title>', ''),
  'a comment that does not end': svg.replace('<title>', '<!-- <title>'),
  'an attribute twice': svg.replace('viewBox="', 'viewBox="0" viewBox="'),
  'a credential with elements': bakeSvg(svg, credential).replace('<![CDATA[', '<b/><![CDATA['),
  'an empty credential': bakeSvg(svg, credential).replace(/<!\[CDATA.*]]>/, ''),
};

test('broken SVGs are refused', () => {
  for (const [name, broken] of Object.entries(brokenSvgs)) {
    assert.throws(() => bakedInSvg(broken), UnreadablePicture, name);
  }
});
