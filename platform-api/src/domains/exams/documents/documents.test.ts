import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { badgeInPdf } from 'contracts/badge-baking';
import { courseId, openExams, type Exams, rightAnswer } from '../testing-exam.ts';

let t: Exams['t'];
let started: Exams['started'];
let reset: Exams['reset'];
before(async () => {
  ({ t, started, reset } = await openExams());
});
after(() => t.close());
beforeEach(() => reset());

const url = (isExam: boolean, isPassed: boolean) =>
  `/api/Courses/FetchExamResultPDF?courseId=${courseId}&isExam=${isExam}&isPassed=${isPassed}`;

const fetch = async (isExam: boolean, isPassed: boolean, language = 'it') => {
  const answer = await t.call('giulia', {
    url: url(isExam, isPassed),
    headers: { 'accept-language': language },
  });
  const { data, code } = answer.json();
  return { status: answer.statusCode, code, pdf: Buffer.from(data ?? '', 'base64') };
};

async function finish(kind: 'certification' | 'simulation', right: number) {
  const giulia = await started('giulia', kind);
  for (const question of giulia.attempt.questions.slice(0, right)) {
    const { position } = question;
    await giulia.answer(giulia.attempt.id, position, { answer: rightAnswer(question) });
  }
  await giulia.end(giulia.attempt.id);
  return giulia;
}

/** Text and alternatives of a tagged PDF's metadata; what is drawn is compressed. */
const words = (pdf: Buffer) => pdf.toString('latin1');
/** Texts outside of ASCII are UTF-16 in a PDF. */
const has = (pdf: Buffer, text: string) =>
  words(pdf).includes(text) ||
  words(pdf).includes(Buffer.from(text, 'utf16le').swap16().toString('latin1'));

test('[API-25] a failed certification has a report, and no attestation', async () => {
  await finish('certification', 3);
  const report = await fetch(true, false);
  assert.equal(report.status, 200);
  assert.match(words(report.pdf), /^%PDF-1\.7/);
  assert.match(words(report.pdf), /\/StructTreeRoot/);
  assert.match(words(report.pdf), /\(it-IT\)/);
  assert.ok(has(report.pdf, 'Rapporto dell’esame'));
  const attestation = await fetch(true, true);
  assert.deepEqual([attestation.status, attestation.code], [404, 'EXAM_DOCUMENT_NOT_FOUND']);
  assert.equal((await fetch(false, false)).status, 404, 'the simulation was not taken');
});

test('the attestation of a passed certification waits for the badge, and shows its address as a QR code', async () => {
  const giulia = await finish('certification', 8);
  const early = await fetch(true, true);
  assert.deepEqual([early.status, early.code], [409, 'EXAM_DOCUMENT_PENDING']);
  assert.equal((await giulia.result(giulia.attempt.id)).data.hasAttestation, false);
  await t.platform.jobs.drain();
  assert.equal((await giulia.result(giulia.attempt.id)).data.hasAttestation, true);
  const [italian, again, english] = [
    await fetch(true, true),
    await fetch(true, true),
    await fetch(true, true, 'en'),
  ];
  assert.equal(italian.status, 200);
  assert.ok(italian.pdf.equals(again.pdf), 'the same bytes for the same result');
  assert.match(words(italian.pdf), /\/S \/Figure/);
  const badge = (await giulia.result(giulia.attempt.id)).data.badge;
  const { body } = await t.call(null, { url: `/api/Badges/Public/${badge.id}/credential` });
  assert.equal(await badgeInPdf(italian.pdf), body, 'the credential is attached');
  assert.ok(has(italian.pdf, 'Giulia'));
  assert.match(words(english.pdf), /\(en-GB\)/);
});

test('a simulation has documents of its own, of the caller alone', async () => {
  await finish('simulation', 8);
  assert.equal((await fetch(false, true)).status, 200);
  assert.equal((await fetch(true, true)).status, 404);
  const other = await t.call('marco', { url: url(false, true) });
  assert.equal(other.statusCode, 404);
  assert.equal((await t.call(null, { url: url(false, true) })).statusCode, 401);
});
