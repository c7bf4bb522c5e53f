import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import fc from 'fast-check';
import sharp from 'sharp';
import { readPackage, type QuestionPackage } from './read-package.ts';
import { choiceBody, declared, foreignPackage, itemXml } from './testing-package.ts';

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

test('prefixes, CDATA and a template of another address are read', async () => {
  const { question, notices } = await readOne(single);
  assert.deepEqual(notices, []);
  assert.equal(question?.stem, 'Che cosa protegge un differenziale?');
  assert.deepEqual(question.question, {
    kind: 'single',
    content: {
      options: [
        { id: 'a', text: 'Il quadro' },
        { id: 'b', text: 'Le persone' },
        { id: 'c', text: 'Il cavo' },
      ],
    },
    key: { optionId: 'b' },
  });
  assert.deepEqual([question.points, question.area, question.state], [1, null, null]);
});

test('names of QTI 2 and UTF-16 are read', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-16"?>
    <assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="x" title="Due poli">
      <responseDeclaration identifier="R" cardinality="multiple" baseType="identifier">
        <correctResponse><value>b</value><value> a </value></correctResponse></responseDeclaration>
      <itemBody><choiceInteraction responseIdentifier="R" maxChoices="2"><prompt>Quali?</prompt>
        <simpleChoice identifier="a">Fase</simpleChoice><simpleChoice identifier="b">Neutro</simpleChoice>
        <simpleChoice identifier="c">Terra</simpleChoice></choiceInteraction></itemBody>
      <responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/match_correct"/>
    </assessmentItem>`;
  const wide = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(xml, 'utf16le')]);
  const { questions, notices } = await readFiles({ 'items/q1.xml': wide });
  assert.deepEqual(notices, []);
  assert.equal(questions[0]?.stem, 'Quali?');
  assert.deepEqual(questions[0].question.key, { optionIds: ['b', 'a'] });
});

const entry = '<q:qti-text-entry-interaction response-identifier="ANSWER"/>';
const picture = '<q:object type="image/png" data="map.png">Una pianta</q:object>';

const kinds: [what: string, xml: string, kind: string, key: unknown, notices?: string[]][] = [
  [
    'two options that say true and false',
    itemXml({
      declaration: declared('single', 'identifier', '<q:qti-value>x2</q:qti-value>'),
      body: `<q:qti-choice-interaction response-identifier="ANSWER"><q:qti-prompt>Isola?</q:qti-prompt>
        <q:qti-simple-choice identifier="x1">True</q:qti-simple-choice><q:qti-simple-choice identifier="x2">False.</q:qti-simple-choice></q:qti-choice-interaction>`,
    }),
    'trueFalse',
    { value: false },
  ],
  [
    'a number within two per cent',
    itemXml({
      declaration: declared('single', 'float', '<q:qti-value>230</q:qti-value>'),
      body: `<q:p>Quanti volt? ${entry}</q:p>`,
      processing: `<q:qti-response-processing><q:qti-response-condition><q:qti-response-if><q:qti-equal tolerance-mode="relative" tolerance="2 2"><q:qti-variable identifier="ANSWER"/><q:qti-correct identifier="ANSWER"/></q:qti-equal><q:qti-set-outcome-value identifier="SCORE"><q:qti-base-value base-type="float">1</q:qti-base-value></q:qti-set-outcome-value></q:qti-response-if></q:qti-response-condition></q:qti-response-processing>`,
    }),
    'number',
    { value: 230, tolerance: 4.6 },
  ],
  [
    'texts of a mapping',
    itemXml({
      declaration: declared(
        'single',
        'string',
        '<q:qti-value>Ohm</q:qti-value>',
        '<q:qti-mapping><q:qti-map-entry map-key="Ohm" mapped-value="1" case-sensitive="true"/><q:qti-map-entry map-key="di Ohm" mapped-value="1"/><q:qti-map-entry map-key="Om" mapped-value="0.5"/></q:qti-mapping>',
      ),
      body: `<q:p>La legge ${entry} lega V e I.</q:p>`,
      processing: '<q:qti-response-processing template="x/rptemplates/map_response.xml"/>',
    }),
    'text',
    { accepted: ['Ohm', 'di Ohm'] },
    ['warning PARTIAL_POINTS mapping', 'warning CASE_SENSITIVE caseSensitive'],
  ],
  [
    'an order',
    itemXml({
      declaration: declared(
        'ordered',
        'identifier',
        '<q:qti-value>b</q:qti-value><q:qti-value>a</q:qti-value>',
      ),
      body: `<q:qti-order-interaction response-identifier="ANSWER"><q:qti-prompt>In che ordine?</q:qti-prompt><q:qti-simple-choice identifier="a" fixed="true">Verifica</q:qti-simple-choice><q:qti-simple-choice identifier="b">Stacca</q:qti-simple-choice></q:qti-order-interaction>`,
    }),
    'order',
    { optionIds: ['b', 'a'] },
    ['warning FIXED_ORDER fixed'],
  ],
  [
    'pairs whose second set is the one that has one each',
    itemXml({
      declaration: declared(
        'multiple',
        'directedPair',
        '<q:qti-value>a x</q:qti-value><q:qti-value>a y</q:qti-value><q:qti-value>b z</q:qti-value>',
      ),
      body: `<q:qti-match-interaction response-identifier="ANSWER"><q:qti-prompt>Abbina</q:qti-prompt><q:qti-simple-match-set>${associable('a', 'b')}</q:qti-simple-match-set><q:qti-simple-match-set>${associable('x', 'y', 'z')}</q:qti-simple-match-set></q:qti-match-interaction>`,
    }),
    'match',
    { optionOf: { x: 'a', y: 'a', z: 'b' } },
  ],
  [
    'a point in an area',
    itemXml({
      declaration: declared(
        'single',
        'point',
        '<q:qti-value>20 30</q:qti-value>',
        '<q:qti-area-mapping default-value="0"><q:qti-area-map-entry shape="circle" coords="20,30,10" mapped-value="1"/></q:qti-area-mapping>',
      ),
      body: `<q:qti-select-point-interaction response-identifier="ANSWER" max-choices="1"><q:qti-prompt>Dov’è?</q:qti-prompt>${picture}</q:qti-select-point-interaction>`,
      processing: '<q:qti-response-processing template="x/map_response_point.xml"/>',
    }),
    'hotSpot',
    { regions: [{ shape: 'circle', x: 0.1, y: 0.3, radius: 0.05 }] },
  ],
  [
    'one hot spot of two',
    itemXml({
      body: `<q:qti-hotspot-interaction response-identifier="ANSWER" max-choices="1"><q:qti-prompt>Dov’è?</q:qti-prompt>${picture}<q:qti-hotspot-choice identifier="a" shape="circle" coords="5,5,5"/><q:qti-hotspot-choice identifier="b" shape="rect" coords="50,25,100,75"/></q:qti-hotspot-interaction>`,
    }),
    'hotSpot',
    { regions: [{ shape: 'rectangle', left: 0.25, top: 0.25, width: 0.25, height: 0.5 }] },
    ['warning SPOTS_LEFT_OUT hotspotChoice'],
  ],
];

function associable(...ids: string[]) {
  return ids
    .map(
      (id) =>
        `<q:qti-simple-associable-choice identifier="${id}" match-max="3">Voce ${id}</q:qti-simple-associable-choice>`,
    )
    .join('');
}

for (const [what, xml, kind, key, notices = []] of kinds) {
  test(`read: ${what}`, async () => {
    const one = await readOne(xml);
    assert.deepEqual(codesOf(one), notices);
    assert.deepEqual([one.question?.question.kind, one.question?.question.key], [kind, key]);
  });
}

test('a gap inside a sentence is part of the question, one after it is not', async () => {
  const declaration = declared('single', 'string', '<q:qti-value>Ohm</q:qti-value>');
  const inside = await readOne(
    itemXml({ declaration, body: `<q:p>La legge di ${entry} lega V e I.</q:p>` }),
  );
  assert.equal(inside.question?.stem, 'La legge di ____ lega V e I.');
  const after = await readOne(
    itemXml({ declaration, body: `<q:p>Chi la scoprì?</q:p><q:p>${entry}</q:p>` }),
  );
  assert.equal(after.question?.stem, 'Chi la scoprì?');
});

/** Values that belong elsewhere, or nowhere. */
const strayValues =
  'ANSWER,a,b,z,multiple,ordered,single,point,string,float,identifier,directedPair,0,-1,1e9,NaN,x y,rect,poly'.split(
    ',',
  );

test('500 damaged items and 200 damaged packages: each is read, named or refused, none breaks the reader', async () => {
  const whole = kinds.map(([, xml]) => xml);
  const damage = fc.sample(
    fc.record({
      xml: fc.constantFrom(...whole),
      isTorn: fc.constantFrom(true, false, false, false),
      at: fc.nat(5000),
      value: fc.oneof(fc.constantFrom(...strayValues), fc.stringMatching(/^[^"<&]{0,20}$/)),
    }),
    { numRuns: 500, seed: 14 },
  );
  const items = damage.map(({ xml, isTorn, at, value }, place) => {
    const values = [...xml.matchAll(/"[^"]*"/g)];
    const hit = values[at % values.length];
    const [from, to] = isTorn
      ? [at % xml.length, (at % xml.length) + 40]
      : [(hit?.index ?? 0) + 1, (hit?.index ?? 0) + (hit?.[0].length ?? 2) - 1];
    return [`items/q${place}.xml`, xml.slice(0, from) + value + xml.slice(to)] as const;
  });
  const read = await readFiles({ ...Object.fromEntries(items), 'items/map.png': png });
  const unread = read.notices.filter(({ isRead }) => !isRead);
  assert.equal(read.questions.length + unread.length, 500);
  assert.ok(new Set(unread.map(({ code }) => code)).size >= 6, codesOf(read).join());
  assert.ok(read.questions.length > 50 && unread.length > 100, `${unread.length} not read`);

  const bytes = foreignPackage({ 'items/q1.xml': single, 'items/map.png': png });
  const holes = fc.sample(
    fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 }),
    { numRuns: 200, seed: 14 },
  );
  for (const hole of holes) {
    const copy = Uint8Array.from(bytes);
    for (const [at, byte] of hole) copy[at] = byte;
    const found = await readPackage(copy);
    if (found.isReadable) assert.ok(found.questions.length + found.notices.length > 0);
  }
});
