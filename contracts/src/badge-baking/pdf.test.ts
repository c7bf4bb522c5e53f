import assert from 'node:assert/strict';
import { test } from 'node:test';
import { deflateSync } from 'node:zlib';
import { badgeInPdf, UnreadablePdf } from './index.ts';

const badge = '{"@context":["https://www.w3.org/ns/credentials/v2"],"name":"Perché no"}';
const other = badge.replace('no', 'sì');
const token = 'eyJhbGciOiJFZERTQSJ9.e30.c2ln';

type Attachment = {
  content: string | Uint8Array;
  dictionary?: string;
  /** What stands between the data and its end. */
  tail?: string;
};

const bytesOf = (content: string | Uint8Array) =>
  typeof content === 'string' ? Buffer.from(content) : Buffer.from(content);

/** What a writer of PDF makes of attachments; nothing else of the file is looked at. */
function pdfWith(...attachments: Attachment[]): Uint8Array {
  const parts = [
    Buffer.from('%PDF-1.7\n%\xe2\xe3\n1 0 obj\n<< /Names << /EmbeddedFiles 9 0 R >> >>\nendobj\n'),
  ];
  for (const [index, { content, dictionary, tail = '\n' }] of attachments.entries()) {
    const data = bytesOf(content);
    const words = dictionary ?? `/Length ${data.length}`;
    parts.push(
      Buffer.from(`${index + 2} 0 obj\n<< /Type /EmbeddedFile ${words} >>\nstream\n`),
      data,
      Buffer.from(`${tail}endstream\nendobj\n`),
    );
  }
  return new Uint8Array(Buffer.concat([...parts, Buffer.from('trailer << >>\n%%EOF')]));
}

const packed = (content: string): Attachment => {
  const data = deflateSync(content);
  return { content: data, dictionary: `/Length ${data.length} /Filter /FlateDecode` };
};

const readable: [string, Uint8Array, string | null][] = [
  ['plain', pdfWith({ content: badge }), badge],
  ['packed', pdfWith(packed(badge)), badge],
  ['a token', pdfWith(packed(token)), token],
  [
    'filters in a list',
    pdfWith({ ...packed(badge), dictionary: '/Length 9 0 R /Filter [/FlateDecode]' }),
    badge,
  ],
  [
    'a length that is said elsewhere',
    pdfWith({ ...packed(badge), dictionary: '/Filter/FlateDecode /Length 12 0 R' }),
    badge,
  ],
  ['a length that is wrong', pdfWith({ content: badge, dictionary: '/Length 3' }), badge],
  [
    'lines as Windows has them',
    pdfWith({ content: badge, dictionary: '/Length 9 0 R', tail: '\r\n' }),
    badge,
  ],
  [
    'beside an invoice',
    pdfWith({ content: '<xml/>' }, packed('{"no":"context"}'), packed(badge)),
    badge,
  ],
  ['twice the same', pdfWith({ content: badge }, packed(badge)), badge],
  ['an invoice alone', pdfWith({ content: '<xml/>' }), null],
  ['bytes that are no text', pdfWith({ content: Uint8Array.of(0xff, 0xfe, 0) }), null],
  ['nothing attached', pdfWith(), null],
  [
    'the words on a page',
    new Uint8Array(Buffer.from('%PDF-1.7\n1 0 obj\n(/EmbeddedFile )\nendobj')),
    null,
  ],
];

for (const [name, pdf, expected] of readable) {
  test(`a PDF with ${name}`, async () => assert.equal(await badgeInPdf(pdf), expected));
}

const encrypted = new Uint8Array(
  Buffer.concat([pdfWith(packed(badge)), Buffer.from('trailer << /Encrypt 7 0 R >>')]),
);
const endless = pdfWith({ content: badge, dictionary: '/Length 9 0 R' });

const refused: [string, Uint8Array][] = [
  ['is no PDF', new Uint8Array(Buffer.from(badge))],
  ['is empty', new Uint8Array()],
  ['is encrypted', encrypted],
  ['has two badges', pdfWith(packed(badge), packed(other))],
  ['has a badge and a token', pdfWith(packed(badge), packed(token))],
  ['unpacks to a gigabyte', pdfWith(packed(' '.repeat(2_000_000)))],
  ['has a plain attachment of 2 MB', pdfWith({ content: ' '.repeat(2_000_000) })],
  ['has 33 attachments', pdfWith(...Array.from({ length: 33 }, () => packed(badge)))],
  ['is packed in another way', pdfWith({ content: badge, dictionary: '/Filter /LZWDecode' })],
  [
    'is packed twice',
    pdfWith({ ...packed(badge), dictionary: '/Filter [/ASCII85Decode /FlateDecode]' }),
  ],
  [
    'has a predictor',
    pdfWith({
      ...packed(badge),
      dictionary: '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>',
    }),
  ],
  ['is damaged', pdfWith({ content: 'not packed', dictionary: '/Filter /FlateDecode' })],
  ['stops in the middle', endless.subarray(0, Buffer.from(endless).indexOf('endstream'))],
];

for (const [name, pdf] of refused) {
  test(`a PDF that ${name} is refused`, () => assert.rejects(badgeInPdf(pdf), UnreadablePdf));
}

test('a PDF of 4 MB that says everything many times is read in a moment', async () => {
  for (const words of [
    '/EmbeddedFile ',
    'obj',
    '>> ',
    'obj << /EmbeddedFile >>',
    '/Filter ',
    ' ',
  ]) {
    const hostile = `%PDF-1.7 ${words.repeat(Math.floor(4_000_000 / words.length))}`;
    const begun = performance.now();
    await badgeInPdf(new Uint8Array(Buffer.from(hostile))).catch((error: unknown) =>
      assert.ok(error instanceof UnreadablePdf),
    );
    const took = performance.now() - begun;
    assert.ok(took < 5000, `${words}: ${took} ms`);
  }
});
