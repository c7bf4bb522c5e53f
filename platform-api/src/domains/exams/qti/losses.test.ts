import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import sharp from 'sharp';
import { readPackage, type QuestionPackage } from './read-package.ts';
import { choiceBody, declared, foreignPackage, itemXml, manifest } from './testing-package.ts';

let png: Buffer;
before(async () => {
  png = await sharp({ create: { width: 200, height: 100, channels: 3, background: 'white' } })
    .png()
    .toBuffer();
});
const single = itemXml({ body: choiceBody() });

async function readFiles(files: Record<string, string | Uint8Array>): Promise<QuestionPackage> {
  const read = await readPackage(foreignPackage(files));
  assert.ok(read.isReadable, JSON.stringify(read));
  return read;
}

async function readOne(xml: string) {
  const { questions, notices } = await readFiles({ 'items/q1.xml': xml, 'items/map.png': png });
  return { question: questions[0], notices };
}

const codesOf = ({ notices }: Pick<QuestionPackage, 'notices'>) =>
  notices.map(({ isRead, code, construct }) =>
    `${isRead ? 'warning' : 'unread'} ${code} ${construct}`.trim(),
  );

const interactions =
  'associate drawing end-attempt extended-text gap-match graphic-associate graphic-gap-match graphic-order hottext inline-choice media portable-custom position-object slider upload'.split(
    ' ',
  );
for (const name of interactions) {
  test(`an interaction that is none of ours is named: ${name}`, async () => {
    const body = `<q:p>Completa</q:p><q:div><q:qti-${name}-interaction response-identifier="ANSWER"/></q:div>`;
    const one = await readOne(itemXml({ body }, 'Completa lo schema'));
    const camel = `${name}-interaction`.replaceAll(/-(.)/g, (_, letter: string) =>
      letter.toUpperCase(),
    );
    assert.equal(one.question, undefined);
    assert.deepEqual(one.notices, [
      {
        isRead: false,
        code: 'UNSUPPORTED_INTERACTION',
        construct: camel,
        file: 'items/q1.xml',
        title: 'Completa lo schema',
      },
    ]);
  });
}

const losses: [what: string, xml: string, ...codes: string[]][] = [
  [
    'media',
    itemXml({ body: choiceBody('<q:p>Ascolta <q:audio src="a.mp3"/></q:p>') }),
    'unread MEDIA audio',
  ],
  [
    'mathematics',
    itemXml({
      body: choiceBody(
        '<q:p><math xmlns="http://www.w3.org/1998/Math/MathML"><mi>x</mi></math></q:p>',
      ),
    }),
    'unread MATHEMATICS math',
  ],
  [
    'a missing picture',
    itemXml({ body: choiceBody('<q:p>A <q:img src="no.png" alt="x"/></q:p>') }),
    'unread PICTURE_MISSING no.png',
  ],
  [
    'a picture of the network',
    itemXml({ body: choiceBody('<q:p>A <q:img src="https://example.org/a.png" alt="x"/></q:p>') }),
    'unread PICTURE_MISSING https://example.org/a.png',
  ],
  [
    'a picture outside of the package',
    itemXml({ body: choiceBody('<q:p>A <q:img src="../../../etc/passwd" alt="x"/></q:p>') }),
    'unread PICTURE_MISSING ../../../etc/passwd',
  ],
  [
    'a picture that is none',
    itemXml({ body: choiceBody('<q:p>A <q:img src="q1.xml" alt="x"/></q:p>') }),
    'unread PICTURE_UNREADABLE q1.xml',
  ],
  [
    'two pictures',
    itemXml({
      body: choiceBody('<q:p><q:img src="map.png" alt="x"/><q:img src="map.png" alt="x"/></q:p>'),
    }),
    'unread SEVERAL_PICTURES map.png',
  ],
  [
    'a picture without text',
    itemXml({ body: choiceBody('<q:p>A <q:img src="map.png"/></q:p>') }),
    'warning PICTURE_WITHOUT_TEXT map.png',
  ],
  [
    'formatting',
    itemXml({
      body: choiceBody(
        '<q:p>A <q:strong>B</q:strong></q:p><q:table><q:tr><q:td>1</q:td></q:tr></q:table>',
      ),
    }),
    'warning FORMATTING strong, table, tr, td',
  ],
  [
    'a rubric',
    itemXml({
      body: choiceBody(
        '<q:qti-rubric-block view="scorer"><q:p>x</q:p></q:qti-rubric-block><q:p>A</q:p>',
      ),
    }),
    'warning RUBRIC rubricBlock',
  ],
  [
    'two feedbacks',
    itemXml({
      body: choiceBody(),
      besides:
        '<q:qti-modal-feedback identifier="a">Sì</q:qti-modal-feedback><q:qti-modal-feedback identifier="b">No</q:qti-modal-feedback>',
    }),
    'warning FEEDBACK_JOINED modalFeedback',
  ],
  [
    'rules of its own',
    itemXml({
      body: choiceBody(),
      processing:
        '<q:qti-response-processing><q:qti-lookup-outcome-value identifier="X"/></q:qti-response-processing>',
    }),
    'warning CUSTOM_SCORING lookup-outcome-value',
  ],
  [
    'computed values',
    itemXml({ body: choiceBody(), besides: '<q:qti-template-declaration identifier="T"/>' }),
    'unread TEMPLATE templateDeclaration',
  ],
  [
    'a shared text',
    itemXml({ body: choiceBody(), besides: '<q:qti-assessment-stimulus-ref href="s.xml"/>' }),
    'unread STIMULUS assessmentStimulusRef',
  ],
  [
    'two interactions',
    itemXml({ body: choiceBody() + choiceBody() }),
    'unread SEVERAL_INTERACTIONS choiceInteraction',
  ],
  ['none', itemXml({ body: '<q:p>Leggi.</q:p>' }), 'unread NO_INTERACTION'],
  [
    'no key',
    itemXml({
      body: choiceBody(),
      declaration:
        '<q:qti-response-declaration identifier="ANSWER" cardinality="single" base-type="identifier"/>',
    }),
    'unread NO_KEY',
  ],
  [
    'a key of no option',
    itemXml({
      body: choiceBody(),
      declaration: declared('single', 'identifier', '<q:qti-value>z</q:qti-value>'),
    }),
    'unread QUESTION_INVALID key.optionId UNKNOWN',
  ],
  ['half a file', single.slice(0, 400), 'unread XML_INVALID'],
  ['a document type', `<!DOCTYPE x [<!ENTITY a "b">]>${single}`, 'unread DTD_REFUSED'],
  ['an external entity', `<!DOCTYPE x SYSTEM "file:///etc/passwd">${single}`, 'unread DTD_REFUSED'],
  ['an unknown entity', itemXml({ body: choiceBody('<q:p>&secret;</q:p>') }), 'unread XML_INVALID'],
  [
    'deep nesting',
    itemXml({ body: choiceBody('<q:div>'.repeat(100) + '</q:div>'.repeat(100)) }),
    'unread TOO_LARGE',
  ],
  ['another document', '<html/>', 'unread NOT_AN_ITEM'],
];
for (const [what, xml, ...codes] of losses) {
  test(`nothing is lost silently: ${what}`, async () => {
    assert.deepEqual(codesOf(await readOne(xml)), codes);
  });
}

test('an item without file, one twice, and one that no manifest names', async () => {
  const read = await readFiles({
    'imsmanifest.xml': manifest(['items/a.xml', 'items/a.xml', 'items/gone.xml', '../out.xml']),
    'items/a.xml': single,
    'other/b.xml': single,
  });
  assert.deepEqual(
    read.questions.map(({ file }) => file),
    ['items/a.xml', 'other/b.xml'],
  );
  assert.deepEqual(codesOf(read), [
    'unread FILE_MISSING items/gone.xml',
    'unread FILE_MISSING ../out.xml',
    'warning NOT_IN_MANIFEST imsmanifest.xml',
  ]);
});
